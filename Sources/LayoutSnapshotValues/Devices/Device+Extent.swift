import Foundation

extension Device {
  /// The size of a view on a device.
  package enum Extent: Hashable, Sendable {
    /// The size of the screen.
    case screen
    /// The size that the view's constraints ask for, except for a width or a height that is given.
    case fitting(width: Double?, height: Double?)
    /// The width of the screen, and the height at which nothing is left to scroll down to.
    case wholeContent

    var suffix: String {
      switch self {
      case .screen: ""
      case .wholeContent: "-whole"
      case .fitting(nil, nil): "-fits"
      case .fitting(let width?, nil): "-w\(Self.text(width))"
      case .fitting(nil, let height?): "-h\(Self.text(height))"
      case .fitting(let width?, let height?): "-\(Self.text(width))x\(Self.text(height))"
      }
    }

    /// Whether the content decides how wide a view is, and not the device.
    package var isAsWideAsContent: Bool {
      if case .fitting(nil, _) = self { true } else { false }
    }

    /// Whether the content decides how high a view is, and not the device.
    package var isAsHighAsContent: Bool {
      switch self {
      case .wholeContent, .fitting(_, nil): true
      case .screen, .fitting: false
      }
    }

    /// A number without a full stop, which would begin the traits in a device's name.
    private static func text(_ number: Double) -> String {
      String(numberText(number).map { $0 == "." ? "_" : $0 })
    }
  }

  /// The same device for a component in the size that its constraints ask for. The name ends in `-fits`.
  ///
  /// ```swift
  /// assertSnapshot(of: BadgeView(), on: .iPhone17Pro.sizeThatFits)
  /// ```
  ///
  /// The component has the device's traits, and nothing covers its edges.
  public var sizeThatFits: Device { with(Extent.fitting(width: nil, height: nil)) }

  /// The same device for a component of a fixed width, as high as its constraints ask for. The name ends in `-w320`.
  ///
  /// ```swift
  /// assertSnapshot(of: MessageCell(), on: Device.iPhone8.fixed(width: 375))
  /// ```
  public func fixed(width: Double) -> Device { with(Extent.fitting(width: width, height: nil)) }

  /// The same device for a component of a fixed size. The name ends in `-320x44`.
  public func fixed(width: Double, height: Double) -> Device {
    with(Extent.fitting(width: width, height: height))
  }

  /// The same device, as high as the content of scroll views needs. The name ends in `-whole`.
  ///
  /// ```swift
  /// assertSnapshot(of: SettingsViewController(), on: .iPhone17Pro.wholeContent)
  /// ```
  ///
  /// The picture shows everything that a user can scroll down to, below and above bars that appear once. Size classes
  /// and safe area are those of the device. Content that fits on the screen gives the picture of the screen.
  ///
  /// Scroll views inside others, and those that stay as high on a higher screen, show what they show on the device.
  /// The content may be up to 131,072 points high. What cannot be shown as a whole is an error of the layout. A picture may
  /// have up to 67 million pixels: 1,000 rows of 44 points on ``iPhone8``. Beyond that, compare frames alone.
  public var wholeContent: Device { with(Extent.wholeContent) }
}

extension DeviceMatrix {
  /// A component in the size that its constraints ask for, with the traits of ``Device/iPhone15``.
  public static let sizeThatFits = DeviceMatrix.iPhone15.sizeThatFits

  /// A component of a fixed width, as high as its constraints ask for, with the traits of ``Device/iPhone15``.
  public static func fixed(width: Double) -> DeviceMatrix { DeviceMatrix.iPhone15.fixed(width: width) }

  /// A component of a fixed size, with the traits of ``Device/iPhone15``.
  public static func fixed(width: Double, height: Double) -> DeviceMatrix {
    DeviceMatrix.iPhone15.fixed(width: width, height: height)
  }

  /// The same devices for a component in the size that its constraints ask for.
  ///
  /// ```swift
  /// assertSnapshot(of: BadgeView(), on: .iPhone17Pro.styles.sizeThatFits)
  /// ```
  public var sizeThatFits: DeviceMatrix { DeviceMatrix(devices.map(\.sizeThatFits)) }

  /// The same devices for a component of a fixed width, as high as its constraints ask for.
  public func fixed(width: Double) -> DeviceMatrix { DeviceMatrix(devices.map { $0.fixed(width: width) }) }

  /// The same devices for a component of a fixed size.
  public func fixed(width: Double, height: Double) -> DeviceMatrix {
    DeviceMatrix(devices.map { $0.fixed(width: width, height: height) })
  }

  /// The same devices, as high as the content of scroll views needs; see ``Device/wholeContent``.
  ///
  /// ```swift
  /// assertSnapshot(of: SettingsViewController(), on: .classic.wholeContent)
  /// ```
  public var wholeContent: DeviceMatrix { DeviceMatrix(devices.map(\.wholeContent)) }
}
