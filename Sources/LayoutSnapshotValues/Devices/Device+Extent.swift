import Foundation

extension Device {
  /// How large a view is on a device.
  package enum Extent: Hashable, Sendable {
    /// As large as the screen.
    case screen
    /// As large as its constraints ask for, except for the sizes that are given.
    case fitting(width: Double?, height: Double?)

    var suffix: String {
      switch self {
      case .screen: ""
      case .fitting(nil, nil): "-fits"
      case .fitting(let width?, nil): "-w\(Self.text(width))"
      case .fitting(nil, let height?): "-h\(Self.text(height))"
      case .fitting(let width?, let height?): "-\(Self.text(width))x\(Self.text(height))"
      }
    }

    /// A full stop would begin the traits in a device's name.
    private static func text(_ number: Double) -> String {
      String(numberText(number).map { $0 == "." ? "_" : $0 })
    }
  }

  /// The same device for a component that is as large as its constraints ask for; its name ends in `-fits`.
  ///
  /// ```swift
  /// assertSnapshot(of: BadgeView(), on: .iPhone17Pro.sizeThatFits)
  /// ```
  ///
  /// The component has the device's traits, and nothing covers its edges.
  public var sizeThatFits: Device { with(Extent.fitting(width: nil, height: nil)) }

  /// The same device for a component of a width, as high as its constraints ask for; its name ends in `-w320`.
  ///
  /// ```swift
  /// assertSnapshot(of: MessageCell(), on: Device.iPhone8.fixed(width: 375))
  /// ```
  public func fixed(width: Double) -> Device { with(Extent.fitting(width: width, height: nil)) }

  /// The same device for a component of a size; its name ends in `-320x44`.
  public func fixed(width: Double, height: Double) -> Device {
    with(Extent.fitting(width: width, height: height))
  }
}

extension DeviceMatrix {
  /// A component as large as its constraints ask for, with the traits of ``Device/iPhone15``.
  public static let sizeThatFits = DeviceMatrix.iPhone15.sizeThatFits

  /// A component of a width, as high as its constraints ask for, with the traits of ``Device/iPhone15``.
  public static func fixed(width: Double) -> DeviceMatrix { DeviceMatrix.iPhone15.fixed(width: width) }

  /// A component of a size, with the traits of ``Device/iPhone15``.
  public static func fixed(width: Double, height: Double) -> DeviceMatrix {
    DeviceMatrix.iPhone15.fixed(width: width, height: height)
  }

  /// The same devices for a component that is as large as its constraints ask for.
  ///
  /// ```swift
  /// assertSnapshot(of: BadgeView(), on: .iPhone17Pro.styles.sizeThatFits)
  /// ```
  public var sizeThatFits: DeviceMatrix { DeviceMatrix(devices.map(\.sizeThatFits)) }

  /// The same devices for a component of a width, as high as its constraints ask for.
  public func fixed(width: Double) -> DeviceMatrix { DeviceMatrix(devices.map { $0.fixed(width: width) }) }

  /// The same devices for a component of a size.
  public func fixed(width: Double, height: Double) -> DeviceMatrix {
    DeviceMatrix(devices.map { $0.fixed(width: width, height: height) })
  }
}
