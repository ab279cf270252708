/// The devices that one tree is laid out on, in order.
///
/// ```swift
/// assertSnapshot(of: view, on: .classic)
/// assertSnapshot(of: view, on: [.iPhone4, .iPhone15.landscape])
/// assertSnapshot(of: view, on: .phones.styles.directions)
/// assertSnapshot(of: view, on: .iPhone17Pro.landscape)
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

  /// Each device upright.
  public var portrait: DeviceMatrix { DeviceMatrix(devices.map(\.portrait)) }
  /// Each device lying on its side.
  public var landscape: DeviceMatrix { DeviceMatrix(devices.map(\.landscape)) }
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

  /// A screen of your own.
  ///
  /// ```swift
  /// assertSnapshot(of: card, on: .size(width: 250, height: 400))   // card.250x400.png
  /// ```
  public static func size(width: Double, height: Double, scale: Int = 2) -> DeviceMatrix {
    let name = Device.Extent.fitting(width: width, height: height).suffix.dropFirst()
    return [Device(name: String(name), width: width, height: height, scale: scale)]
  }

  /// Screens of all widths of a range, in steps, each as high as given.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .widths(280...430, height: 600)) { $0.truncatesNothing }
  /// ```
  public static func widths(
    _ range: ClosedRange<Double>, by step: Double = 10, height: Double, scale: Int = 2
  ) -> DeviceMatrix {
    precondition(step > 0, "widths have to grow from step to step")
    let widths = stride(from: range.lowerBound, through: range.upperBound, by: step)
    return widths.map { size(width: $0, height: height, scale: scale) }.reduce([], +)
  }

  /// All of this matrix, then all of another.
  public static func + (first: DeviceMatrix, second: DeviceMatrix) -> DeviceMatrix {
    DeviceMatrix(first.devices + second.devices)
  }
}

/// What can be said where views are laid out: a device, several, or a matrix.
public protocol DeviceSelection {
  /// The devices in the order in which they are laid out.
  var deviceMatrix: DeviceMatrix { get }
}

extension DeviceMatrix: DeviceSelection {
  /// The devices in the order in which they are laid out.
  public var deviceMatrix: DeviceMatrix { self }
}

extension Device: DeviceSelection {
  /// The devices in the order in which they are laid out.
  public var deviceMatrix: DeviceMatrix { [self] }
}

extension [Device]: DeviceSelection {
  /// The devices in the order in which they are laid out.
  public var deviceMatrix: DeviceMatrix { DeviceMatrix(self) }
}
