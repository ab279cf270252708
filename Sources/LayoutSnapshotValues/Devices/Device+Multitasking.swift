import Foundation

extension Device {
  /// The part of an iPad's screen that an app has beside another app.
  public enum Multitasking: String, Sendable, CaseIterable {
    /// The narrow part of an uneven split.
    case oneThird = "third"
    /// One of two equal parts, in landscape only.
    case half = "half"
    /// The wide part of an uneven split.
    case twoThirds = "twothirds"
    /// The narrow window over another app.
    case slideOver = "slideover"
  }

  /// The part of an iPad's screen that an app has beside another app; nil if there is no such part.
  ///
  /// ```swift
  /// Device.iPadPro12_9.landscape.multitasking(.half)?.width  // 678
  /// ```
  ///
  /// The widths are those of Apple's Human Interface Guidelines, "Adaptivity and Layout", from the years in
  /// which these listed them: 10 points separate two apps, and the narrow one is 320 points wide on iPads
  /// with a home button and on iPad mini, 375 points on the others.
  public func multitasking(_ part: Multitasking) -> Device? {
    guard userInterfaceIdiom == .pad, part != .half || width > height else { return nil }
    let narrow = max(size.width, size.height) < 1180 ? 320.0 : 375.0
    let extent =
      switch part {
      case .oneThird, .slideOver: narrow
      case .half: (width - Device.divider) / 2
      case .twoThirds: width - Device.divider - narrow
      }
    return Device(
      name: "\(model)\(isTurned ? "_landscape" : "")_\(part.rawValue)", width: extent, height: height,
      scale: scale, safeAreaInsets: safeAreaInsets, userInterfaceIdiom: .pad
    ).with(traits)
  }

  private static let divider = 10.0

  /// Every part of every iPad's screen, in portrait and in landscape.
  static let multitaskingParts: [Device] = pads.flatMap { [$0, $0.landscape] }.flatMap { device in
    Multitasking.allCases.compactMap(device.multitasking)
  }
}

extension DeviceMatrix {
  /// Every part of the devices' screens that an app can have beside another app; none for iPhones.
  public var multitasking: DeviceMatrix {
    DeviceMatrix(devices.flatMap { device in Device.Multitasking.allCases.compactMap(device.multitasking) })
  }
}
