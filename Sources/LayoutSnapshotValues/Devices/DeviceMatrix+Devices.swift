/// Every device as a matrix of one, so that `on: .iPhone17Pro` and `on: .iPhone15.landscape.styles` are enough.
extension DeviceMatrix {
  /// ``Device/iPhone4`` alone.
  public static let iPhone4: DeviceMatrix = [.iPhone4]
  /// ``Device/iPhone5`` alone.
  public static let iPhone5: DeviceMatrix = [.iPhone5]
  /// ``Device/iPhone8`` alone.
  public static let iPhone8: DeviceMatrix = [.iPhone8]
  /// ``Device/iPhone8Plus`` alone.
  public static let iPhone8Plus: DeviceMatrix = [.iPhone8Plus]
  /// ``Device/iPhoneX`` alone.
  public static let iPhoneX: DeviceMatrix = [.iPhoneX]
  /// ``Device/iPhoneXR`` alone.
  public static let iPhoneXR: DeviceMatrix = [.iPhoneXR]
  /// ``Device/iPhone11ProMax`` alone.
  public static let iPhone11ProMax: DeviceMatrix = [.iPhone11ProMax]
  /// ``Device/iPhone13Mini`` alone.
  public static let iPhone13Mini: DeviceMatrix = [.iPhone13Mini]
  /// ``Device/iPhone14`` alone.
  public static let iPhone14: DeviceMatrix = [.iPhone14]
  /// ``Device/iPhone14Plus`` alone.
  public static let iPhone14Plus: DeviceMatrix = [.iPhone14Plus]
  /// ``Device/iPhone15`` alone.
  public static let iPhone15: DeviceMatrix = [.iPhone15]
  /// ``Device/iPhone15ProMax`` alone.
  public static let iPhone15ProMax: DeviceMatrix = [.iPhone15ProMax]
  /// ``Device/iPhone16Pro`` alone.
  public static let iPhone16Pro: DeviceMatrix = [.iPhone16Pro]
  /// ``Device/iPhone16ProMax`` alone.
  public static let iPhone16ProMax: DeviceMatrix = [.iPhone16ProMax]
  /// ``Device/iPhoneAir`` alone.
  public static let iPhoneAir: DeviceMatrix = [.iPhoneAir]
  /// ``Device/iPhoneDuo`` alone.
  public static let iPhoneDuo: DeviceMatrix = [.iPhoneDuo]
  /// ``Device/iPhoneDuoCover`` alone.
  public static let iPhoneDuoCover: DeviceMatrix = [.iPhoneDuoCover]
  /// ``Device/iPad9`` alone.
  public static let iPad9: DeviceMatrix = [.iPad9]
  /// ``Device/iPad10_2`` alone.
  public static let iPad10_2: DeviceMatrix = [.iPad10_2]
  /// ``Device/iPadPro10_5`` alone.
  public static let iPadPro10_5: DeviceMatrix = [.iPadPro10_5]
  /// ``Device/iPadMini6`` alone.
  public static let iPadMini6: DeviceMatrix = [.iPadMini6]
  /// ``Device/iPadAir`` alone.
  public static let iPadAir: DeviceMatrix = [.iPadAir]
  /// ``Device/iPadPro11`` alone.
  public static let iPadPro11: DeviceMatrix = [.iPadPro11]
  /// ``Device/iPadPro11M4`` alone.
  public static let iPadPro11M4: DeviceMatrix = [.iPadPro11M4]
  /// ``Device/iPadPro12_9`` alone.
  public static let iPadPro12_9: DeviceMatrix = [.iPadPro12_9]
  /// ``Device/iPadPro13M4`` alone.
  public static let iPadPro13M4: DeviceMatrix = [.iPadPro13M4]

  // Models with the screen of another.

  /// ``Device/iPhoneSE`` alone.
  public static let iPhoneSE: DeviceMatrix = [.iPhoneSE]
  /// ``Device/iPhone11`` alone.
  public static let iPhone11: DeviceMatrix = [.iPhone11]
  /// ``Device/iPhone11Pro`` alone.
  public static let iPhone11Pro: DeviceMatrix = [.iPhone11Pro]
  /// ``Device/iPhone12`` alone.
  public static let iPhone12: DeviceMatrix = [.iPhone12]
  /// ``Device/iPhone12Mini`` alone.
  public static let iPhone12Mini: DeviceMatrix = [.iPhone12Mini]
  /// ``Device/iPhone12ProMax`` alone.
  public static let iPhone12ProMax: DeviceMatrix = [.iPhone12ProMax]
  /// ``Device/iPhone13`` alone.
  public static let iPhone13: DeviceMatrix = [.iPhone13]
  /// ``Device/iPhone13ProMax`` alone.
  public static let iPhone13ProMax: DeviceMatrix = [.iPhone13ProMax]
  /// ``Device/iPhone14Pro`` alone.
  public static let iPhone14Pro: DeviceMatrix = [.iPhone14Pro]
  /// ``Device/iPhone14ProMax`` alone.
  public static let iPhone14ProMax: DeviceMatrix = [.iPhone14ProMax]
  /// ``Device/iPhone15Plus`` alone.
  public static let iPhone15Plus: DeviceMatrix = [.iPhone15Plus]
  /// ``Device/iPhone15Pro`` alone.
  public static let iPhone15Pro: DeviceMatrix = [.iPhone15Pro]
  /// ``Device/iPhone16`` alone.
  public static let iPhone16: DeviceMatrix = [.iPhone16]
  /// ``Device/iPhone16Plus`` alone.
  public static let iPhone16Plus: DeviceMatrix = [.iPhone16Plus]
  /// ``Device/iPhone16e`` alone.
  public static let iPhone16e: DeviceMatrix = [.iPhone16e]
  /// ``Device/iPhone17`` alone.
  public static let iPhone17: DeviceMatrix = [.iPhone17]
  /// ``Device/iPhone17Pro`` alone.
  public static let iPhone17Pro: DeviceMatrix = [.iPhone17Pro]
  /// ``Device/iPhone17ProMax`` alone.
  public static let iPhone17ProMax: DeviceMatrix = [.iPhone17ProMax]
  /// ``Device/iPhone17e`` alone.
  public static let iPhone17e: DeviceMatrix = [.iPhone17e]
  /// ``Device/iPhone18Pro`` alone.
  public static let iPhone18Pro: DeviceMatrix = [.iPhone18Pro]
  /// ``Device/iPhone18ProMax`` alone.
  public static let iPhone18ProMax: DeviceMatrix = [.iPhone18ProMax]
}
