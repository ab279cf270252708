/// Models that have the screen of another one, by which their pictures are named.
///
/// ```swift
/// Device.iPhone17Pro.name  // "iPhone16Pro"
/// ```
///
/// A screen is laid out once, whichever of its models is meant.
extension Device {
  /// The screen of iPhone SE of 2020 and 2022: ``iPhone8``.
  public static var iPhoneSE: Device { .iPhone8 }
  /// The screen of iPhone 11: ``iPhoneXR``.
  public static var iPhone11: Device { .iPhoneXR }
  /// The screen of iPhone 11 Pro: ``iPhoneX``.
  public static var iPhone11Pro: Device { .iPhoneX }
  /// The screen of iPhone 12 and 12 Pro: ``iPhone14``.
  public static var iPhone12: Device { .iPhone14 }
  /// The screen of iPhone 12 mini: ``iPhone13Mini``.
  public static var iPhone12Mini: Device { .iPhone13Mini }
  /// The screen of iPhone 12 Pro Max: ``iPhone14Plus``.
  public static var iPhone12ProMax: Device { .iPhone14Plus }
  /// The screen of iPhone 13 and 13 Pro: ``iPhone14``.
  public static var iPhone13: Device { .iPhone14 }
  /// The screen of iPhone 13 Pro Max: ``iPhone14Plus``.
  public static var iPhone13ProMax: Device { .iPhone14Plus }
  /// The screen of iPhone 14 Pro: ``iPhone15``.
  public static var iPhone14Pro: Device { .iPhone15 }
  /// The screen of iPhone 14 Pro Max: ``iPhone15ProMax``.
  public static var iPhone14ProMax: Device { .iPhone15ProMax }
  /// The screen of iPhone 15 Plus: ``iPhone15ProMax``.
  public static var iPhone15Plus: Device { .iPhone15ProMax }
  /// The screen of iPhone 15 Pro: ``iPhone15``.
  public static var iPhone15Pro: Device { .iPhone15 }
  /// The screen of iPhone 16: ``iPhone15``.
  public static var iPhone16: Device { .iPhone15 }
  /// The screen of iPhone 16 Plus: ``iPhone15ProMax``.
  public static var iPhone16Plus: Device { .iPhone15ProMax }
  /// The screen of iPhone 16e: ``iPhone14``.
  public static var iPhone16e: Device { .iPhone14 }
  /// The screen of iPhone 17: ``iPhone16Pro``.
  public static var iPhone17: Device { .iPhone16Pro }
  /// The screen of iPhone 17 Pro: ``iPhone16Pro``.
  public static var iPhone17Pro: Device { .iPhone16Pro }
  /// The screen of iPhone 17 Pro Max: ``iPhone16ProMax``.
  public static var iPhone17ProMax: Device { .iPhone16ProMax }
  /// The screen of iPhone 17e: ``iPhone14``.
  public static var iPhone17e: Device { .iPhone14 }
  /// The screen of iPhone 18 Pro: ``iPhone16Pro``.
  public static var iPhone18Pro: Device { .iPhone16Pro }
  /// The screen of iPhone 18 Pro Max: ``iPhone16ProMax``.
  public static var iPhone18ProMax: Device { .iPhone16ProMax }
}
