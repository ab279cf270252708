extension Device {
  /// The diagonals of iPhone screens. If several devices share one, it stands for the newest.
  public enum ScreenSize: Sendable, CaseIterable {
    /// 3.5 inches: ``Device/iPhone4``.
    case inch3_5
    /// 4 inches: ``Device/iPhone5``.
    case inch4
    /// 4.7 inches: ``Device/iPhone8``.
    case inch4_7
    /// 5.4 inches: ``Device/iPhone13Mini``.
    case inch5_4
    /// 5.5 inches: ``Device/iPhone8Plus``.
    case inch5_5
    /// 5.8 inches: ``Device/iPhoneX``.
    case inch5_8
    /// 6.1 inches: ``Device/iPhone15``.
    case inch6_1
    /// 6.3 inches: ``Device/iPhone16Pro``.
    case inch6_3
    /// 6.5 inches: ``Device/iPhoneAir``.
    case inch6_5
    /// 6.7 inches: ``Device/iPhone15ProMax``.
    case inch6_7
    /// 6.9 inches: ``Device/iPhone16ProMax``.
    case inch6_9
    /// 7.6 inches, unfolded: ``Device/iPhoneDuo``.
    case inch7_6
  }

  /// The iPhone with a screen size, in portrait.
  ///
  /// ```swift
  /// Device.iPhone(.inch6_1).name  // "iPhone15"
  /// ```
  public static func iPhone(_ size: ScreenSize) -> Device {
    switch size {
    case .inch3_5: .iPhone4
    case .inch4: .iPhone5
    case .inch4_7: .iPhone8
    case .inch5_4: .iPhone13Mini
    case .inch5_5: .iPhone8Plus
    case .inch5_8: .iPhoneX
    case .inch6_1: .iPhone15
    case .inch6_3: .iPhone16Pro
    case .inch6_5: .iPhoneAir
    case .inch6_7: .iPhone15ProMax
    case .inch6_9: .iPhone16ProMax
    case .inch7_6: .iPhoneDuo
    }
  }
}

extension DeviceMatrix {
  /// Only the iPhone with a screen size.
  public static func iPhone(_ size: Device.ScreenSize) -> DeviceMatrix { [.iPhone(size)] }
}
