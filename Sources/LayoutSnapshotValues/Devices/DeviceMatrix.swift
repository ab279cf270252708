/// The devices that one tree is laid out on, in order.
///
/// ```swift
/// assertSnapshot(of: view, on: .classic)
/// assertSnapshot(of: view, on: [.iPhone4, .iPhone15.landscape])
/// assertSnapshot(of: view, on: .phones.styles.directions)
/// ```
public struct DeviceMatrix: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The devices in the order in which they are laid out.
  public let devices: [Device]

  /// The given devices, in their order.
  public init(_ devices: [Device]) { self.devices = devices }
  /// The given devices, in their order.
  public init(arrayLiteral devices: Device...) { self.devices = devices }

  /// The 3.5-inch and the 4-inch screen, upright and lying on their sides.
  public static let classic: DeviceMatrix = [
    .iPhone4, .iPhone4.landscape, .iPhone5, .iPhone5.landscape,
  ]
  /// The 3.5-inch screen alone.
  public static let iPhone4: DeviceMatrix = [.iPhone4]
  /// The 4-inch screen alone.
  public static let iPhone5: DeviceMatrix = [.iPhone5]
  /// The 6.1-inch screen alone.
  public static let iPhone15: DeviceMatrix = [.iPhone15]

  /// Every iPhone, upright.
  public static let phones = DeviceMatrix(Device.phones)
  /// Every iPad, upright.
  public static let pads = DeviceMatrix(Device.pads)
  /// Every iPhone and iPad, upright and lying on their sides.
  public static let all = DeviceMatrix((Device.phones + Device.pads).flatMap { [$0, $0.landscape] })

  /// One phone in both styles.
  public static let styles = DeviceMatrix.iPhone15.styles
  /// One phone in both directions of text.
  public static let directions = DeviceMatrix.iPhone15.directions
  /// One phone at every size of text.
  public static let typeSizes = DeviceMatrix.iPhone15.typeSizes
}

extension DeviceMatrix {
  /// Every device with each of some traits, the first device with all of them first.
  ///
  /// ```swift
  /// DeviceMatrix([.iPhone4, .iPhone15], traits: [.light, [.dark, .rightToLeft]]).devices.map(\.name)
  /// // ["iPhone4", "iPhone4.dark-rtl", "iPhone15", "iPhone15.dark-rtl"]
  /// ```
  public init(_ devices: [Device], traits: [Traits]) {
    self.init(devices.flatMap { device in traits.map { device.with($0) } })
  }

  /// The same devices, each with some traits.
  public func with(_ traits: Traits...) -> DeviceMatrix {
    DeviceMatrix(devices, traits: [Traits(traitsFrom: traits)])
  }

  /// Each device upright, followed by itself lying on its side.
  public var orientations: DeviceMatrix { DeviceMatrix(devices.flatMap { [$0.portrait, $0.landscape] }) }
  /// Each device in light and in dark style.
  public var styles: DeviceMatrix { DeviceMatrix(devices, traits: [.light, .dark]) }
  /// Each device in a language that runs from left to right, and in one that runs from right to left.
  public var directions: DeviceMatrix { DeviceMatrix(devices, traits: [.leftToRight, .rightToLeft]) }
  /// Each device at every size of text, the smallest first.
  public var typeSizes: DeviceMatrix {
    DeviceMatrix(devices, traits: ContentSizeCategory.sizes.map(Traits.contentSize))
  }

  /// All of this matrix, then all of another.
  public static func + (first: DeviceMatrix, second: DeviceMatrix) -> DeviceMatrix {
    DeviceMatrix(first.devices + second.devices)
  }
}
