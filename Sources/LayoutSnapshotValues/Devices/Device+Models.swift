/// Models that have the same screen as another model.
///
/// ```swift
/// Device.iPhone17Pro.name                                // "iPhone17Pro"
/// Device.iPhone17Pro.size == Device.iPhone16Pro.size     // true
/// ```
///
/// The file name of a reference contains the model that the test names. ``DeviceMatrix/phones`` contains each
/// screen once.
extension Device {
  /// The screen of iPhone SE of 2020 and 2022: ``iPhone8``.
  public static let iPhoneSE = Device(name: "iPhoneSE", screenOf: .iPhone8)
  /// The screen of iPhone 11: ``iPhoneXR``.
  public static let iPhone11 = Device(name: "iPhone11", screenOf: .iPhoneXR)
  /// The screen of iPhone 11 Pro: ``iPhoneX``.
  public static let iPhone11Pro = Device(name: "iPhone11Pro", screenOf: .iPhoneX)
  /// The screen of iPhone 12 and 12 Pro: ``iPhone14``.
  public static let iPhone12 = Device(name: "iPhone12", screenOf: .iPhone14)
  /// The screen of iPhone 12 mini: ``iPhone13Mini``.
  public static let iPhone12Mini = Device(name: "iPhone12Mini", screenOf: .iPhone13Mini)
  /// The screen of iPhone 12 Pro Max: ``iPhone14Plus``.
  public static let iPhone12ProMax = Device(name: "iPhone12ProMax", screenOf: .iPhone14Plus)
  /// The screen of iPhone 13 and 13 Pro: ``iPhone14``.
  public static let iPhone13 = Device(name: "iPhone13", screenOf: .iPhone14)
  /// The screen of iPhone 13 Pro Max: ``iPhone14Plus``.
  public static let iPhone13ProMax = Device(name: "iPhone13ProMax", screenOf: .iPhone14Plus)
  /// The screen of iPhone 14 Pro: ``iPhone15``.
  public static let iPhone14Pro = Device(name: "iPhone14Pro", screenOf: .iPhone15)
  /// The screen of iPhone 14 Pro Max: ``iPhone15ProMax``.
  public static let iPhone14ProMax = Device(name: "iPhone14ProMax", screenOf: .iPhone15ProMax)
  /// The screen of iPhone 15 Plus: ``iPhone15ProMax``.
  public static let iPhone15Plus = Device(name: "iPhone15Plus", screenOf: .iPhone15ProMax)
  /// The screen of iPhone 15 Pro: ``iPhone15``.
  public static let iPhone15Pro = Device(name: "iPhone15Pro", screenOf: .iPhone15)
  /// The screen of iPhone 16: ``iPhone15``.
  public static let iPhone16 = Device(name: "iPhone16", screenOf: .iPhone15)
  /// The screen of iPhone 16 Plus: ``iPhone15ProMax``.
  public static let iPhone16Plus = Device(name: "iPhone16Plus", screenOf: .iPhone15ProMax)
  /// The screen of iPhone 16e: ``iPhone14``.
  public static let iPhone16e = Device(name: "iPhone16e", screenOf: .iPhone14)
  /// The screen of iPhone 17: ``iPhone16Pro``.
  public static let iPhone17 = Device(name: "iPhone17", screenOf: .iPhone16Pro)
  /// The screen of iPhone 17 Pro: ``iPhone16Pro``.
  public static let iPhone17Pro = Device(name: "iPhone17Pro", screenOf: .iPhone16Pro)
  /// The screen of iPhone 17 Pro Max: ``iPhone16ProMax``.
  public static let iPhone17ProMax = Device(name: "iPhone17ProMax", screenOf: .iPhone16ProMax)
  /// The screen of iPhone 17e: ``iPhone14``.
  public static let iPhone17e = Device(name: "iPhone17e", screenOf: .iPhone14)
  /// The screen of iPhone 18 Pro: ``iPhone16Pro``.
  public static let iPhone18Pro = Device(name: "iPhone18Pro", screenOf: .iPhone16Pro)
  /// The screen of iPhone 18 Pro Max: ``iPhone16ProMax``.
  public static let iPhone18ProMax = Device(name: "iPhone18ProMax", screenOf: .iPhone16ProMax)

  /// Every model above, in the order of their names.
  static let models: [Device] = [
    .iPhoneSE, .iPhone11, .iPhone11Pro, .iPhone12, .iPhone12Mini, .iPhone12ProMax, .iPhone13,
    .iPhone13ProMax, .iPhone14Pro, .iPhone14ProMax, .iPhone15Plus, .iPhone15Pro, .iPhone16,
    .iPhone16Plus, .iPhone16e, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhone17e, .iPhone18Pro,
    .iPhone18ProMax,
  ]
}
