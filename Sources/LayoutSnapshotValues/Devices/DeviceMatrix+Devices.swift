/// Each device as a matrix of its own, so that `on: .iPhone17Pro` and `on: .iPhone15.landscape.styles` work.
extension DeviceMatrix {
  /// Only ``Device/iPhone4``.
  public static let iPhone4: DeviceMatrix = [.iPhone4]
  /// Only ``Device/iPhone5``.
  public static let iPhone5: DeviceMatrix = [.iPhone5]
  /// Only ``Device/iPhone8``.
  public static let iPhone8: DeviceMatrix = [.iPhone8]
  /// Only ``Device/iPhone8Plus``.
  public static let iPhone8Plus: DeviceMatrix = [.iPhone8Plus]
  /// Only ``Device/iPhoneX``.
  public static let iPhoneX: DeviceMatrix = [.iPhoneX]
  /// Only ``Device/iPhoneXR``.
  public static let iPhoneXR: DeviceMatrix = [.iPhoneXR]
  /// Only ``Device/iPhone11ProMax``.
  public static let iPhone11ProMax: DeviceMatrix = [.iPhone11ProMax]
  /// Only ``Device/iPhone13Mini``.
  public static let iPhone13Mini: DeviceMatrix = [.iPhone13Mini]
  /// Only ``Device/iPhone14``.
  public static let iPhone14: DeviceMatrix = [.iPhone14]
  /// Only ``Device/iPhone14Plus``.
  public static let iPhone14Plus: DeviceMatrix = [.iPhone14Plus]
  /// Only ``Device/iPhone15``.
  public static let iPhone15: DeviceMatrix = [.iPhone15]
  /// Only ``Device/iPhone15ProMax``.
  public static let iPhone15ProMax: DeviceMatrix = [.iPhone15ProMax]
  /// Only ``Device/iPhone16Pro``.
  public static let iPhone16Pro: DeviceMatrix = [.iPhone16Pro]
  /// Only ``Device/iPhone16ProMax``.
  public static let iPhone16ProMax: DeviceMatrix = [.iPhone16ProMax]
  /// Only ``Device/iPhoneAir``.
  public static let iPhoneAir: DeviceMatrix = [.iPhoneAir]
  /// Only ``Device/iPhoneDuo``.
  public static let iPhoneDuo: DeviceMatrix = [.iPhoneDuo]
  /// Only ``Device/iPhoneDuoCover``.
  public static let iPhoneDuoCover: DeviceMatrix = [.iPhoneDuoCover]
  /// Only ``Device/iPad9``.
  public static let iPad9: DeviceMatrix = [.iPad9]
  /// Only ``Device/iPad10_2``.
  public static let iPad10_2: DeviceMatrix = [.iPad10_2]
  /// Only ``Device/iPadPro10_5``.
  public static let iPadPro10_5: DeviceMatrix = [.iPadPro10_5]
  /// Only ``Device/iPadMini6``.
  public static let iPadMini6: DeviceMatrix = [.iPadMini6]
  /// Only ``Device/iPadAir``.
  public static let iPadAir: DeviceMatrix = [.iPadAir]
  /// Only ``Device/iPadPro11``.
  public static let iPadPro11: DeviceMatrix = [.iPadPro11]
  /// Only ``Device/iPadPro11M4``.
  public static let iPadPro11M4: DeviceMatrix = [.iPadPro11M4]
  /// Only ``Device/iPadPro12_9``.
  public static let iPadPro12_9: DeviceMatrix = [.iPadPro12_9]
  /// Only ``Device/iPadPro13M4``.
  public static let iPadPro13M4: DeviceMatrix = [.iPadPro13M4]

  // Models with the same screen as another model.

  /// Only ``Device/iPhoneSE``.
  public static let iPhoneSE: DeviceMatrix = [.iPhoneSE]
  /// Only ``Device/iPhone11``.
  public static let iPhone11: DeviceMatrix = [.iPhone11]
  /// Only ``Device/iPhone11Pro``.
  public static let iPhone11Pro: DeviceMatrix = [.iPhone11Pro]
  /// Only ``Device/iPhone12``.
  public static let iPhone12: DeviceMatrix = [.iPhone12]
  /// Only ``Device/iPhone12Mini``.
  public static let iPhone12Mini: DeviceMatrix = [.iPhone12Mini]
  /// Only ``Device/iPhone12ProMax``.
  public static let iPhone12ProMax: DeviceMatrix = [.iPhone12ProMax]
  /// Only ``Device/iPhone13``.
  public static let iPhone13: DeviceMatrix = [.iPhone13]
  /// Only ``Device/iPhone13ProMax``.
  public static let iPhone13ProMax: DeviceMatrix = [.iPhone13ProMax]
  /// Only ``Device/iPhone14Pro``.
  public static let iPhone14Pro: DeviceMatrix = [.iPhone14Pro]
  /// Only ``Device/iPhone14ProMax``.
  public static let iPhone14ProMax: DeviceMatrix = [.iPhone14ProMax]
  /// Only ``Device/iPhone15Plus``.
  public static let iPhone15Plus: DeviceMatrix = [.iPhone15Plus]
  /// Only ``Device/iPhone15Pro``.
  public static let iPhone15Pro: DeviceMatrix = [.iPhone15Pro]
  /// Only ``Device/iPhone16``.
  public static let iPhone16: DeviceMatrix = [.iPhone16]
  /// Only ``Device/iPhone16Plus``.
  public static let iPhone16Plus: DeviceMatrix = [.iPhone16Plus]
  /// Only ``Device/iPhone16e``.
  public static let iPhone16e: DeviceMatrix = [.iPhone16e]
  /// Only ``Device/iPhone17``.
  public static let iPhone17: DeviceMatrix = [.iPhone17]
  /// Only ``Device/iPhone17Pro``.
  public static let iPhone17Pro: DeviceMatrix = [.iPhone17Pro]
  /// Only ``Device/iPhone17ProMax``.
  public static let iPhone17ProMax: DeviceMatrix = [.iPhone17ProMax]
  /// Only ``Device/iPhone17e``.
  public static let iPhone17e: DeviceMatrix = [.iPhone17e]
  /// Only ``Device/iPhone18Pro``.
  public static let iPhone18Pro: DeviceMatrix = [.iPhone18Pro]
  /// Only ``Device/iPhone18ProMax``.
  public static let iPhone18ProMax: DeviceMatrix = [.iPhone18ProMax]
}
