/// The devices that a view is laid out on, in order.
///
/// ```swift
/// assertSnapshot(of: view, on: .classic)
/// assertSnapshot(of: view, on: [.iPhone4, .iPhone15.landscape])
/// assertSnapshot(of: view, on: .phones.styles.directions)
/// assertSnapshot(of: view, on: .iPhone17Pro.landscape)
/// ```
public struct DeviceMatrix: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The devices, in order.
  public let devices: [Device]

  /// A matrix of devices, in the given order.
  public init(_ devices: [Device]) { self.devices = devices }
  /// A matrix of devices, in the given order.
  public init(arrayLiteral devices: Device...) { self.devices = devices }

  /// The 3.5-inch and the 4-inch screen, in portrait and in landscape.
  public static let classic: DeviceMatrix = [
    .iPhone4, .iPhone4.landscape, .iPhone5, .iPhone5.landscape,
  ]
  /// Every iPhone in portrait.
  public static let phones = DeviceMatrix(Device.phones)
  /// Every iPad in portrait.
  public static let pads = DeviceMatrix(Device.pads)
  /// Every iPhone and iPad, in portrait and in landscape.
  public static let all = DeviceMatrix((Device.phones + Device.pads).flatMap { [$0, $0.landscape] })

  /// One iPhone in light and in dark style.
  public static let styles = DeviceMatrix.iPhone15.styles
  /// One iPhone in both directions of text.
  public static let directions = DeviceMatrix.iPhone15.directions
  /// One iPhone in every text size.
  public static let typeSizes = DeviceMatrix.iPhone15.typeSizes
}

extension DeviceMatrix {
  /// Each device with each of the given traits. All combinations of the first device come first.
  ///
  /// ```swift
  /// DeviceMatrix([.iPhone4, .iPhone15], traits: [.light, [.dark, .rightToLeft]]).devices.map(\.name)
  /// // ["iPhone4", "iPhone4.dark-rtl", "iPhone15", "iPhone15.dark-rtl"]
  /// ```
  public init(_ devices: [Device], traits: [Traits]) {
    self.init(devices.flatMap { device in traits.map { device.with($0) } })
  }

  /// The same devices, each with the given traits.
  public func with(_ traits: Traits...) -> DeviceMatrix {
    DeviceMatrix(devices, traits: [Traits(traitsFrom: traits)])
  }

  /// Each device in portrait.
  public var portrait: DeviceMatrix { DeviceMatrix(devices.map(\.portrait)) }
  /// Each device in landscape.
  public var landscape: DeviceMatrix { DeviceMatrix(devices.map(\.landscape)) }
  /// Each device in portrait, followed by the same device in landscape.
  public var orientations: DeviceMatrix { DeviceMatrix(devices.flatMap { [$0.portrait, $0.landscape] }) }
  /// Each device in light and in dark style.
  public var styles: DeviceMatrix { DeviceMatrix(devices, traits: [.light, .dark]) }
  /// Each device in a left-to-right and in a right-to-left language.
  public var directions: DeviceMatrix { DeviceMatrix(devices, traits: [.leftToRight, .rightToLeft]) }
  /// Each device in every text size, the smallest first.
  public var typeSizes: DeviceMatrix {
    DeviceMatrix(devices, traits: ContentSizeCategory.sizes.map(Traits.contentSize))
  }

  /// Each device in each of some locales, by identifiers such as `de_DE`. The direction follows the language.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .iPhone5.locales("en_US", "de_DE", "ar_EG").typeSizes) { $0.truncatesNothing }
  /// ```
  public func locales(_ identifiers: String...) -> DeviceMatrix {
    DeviceMatrix(devices, traits: identifiers.map(Traits.locale))
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

  /// Screens of the given height and of all widths in a range, in steps.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .widths(280...430, height: 600)) { $0.truncatesNothing }
  /// ```
  public static func widths(
    _ range: ClosedRange<Double>, by step: Double = 10, height: Double, scale: Int = 2
  ) -> DeviceMatrix {
    precondition(step > 0, "widths have to grow from step to step")
    let widths = stride(from: range.lowerBound, through: range.upperBound, by: step)
    return DeviceMatrix(widths.flatMap { size(width: $0, height: height, scale: scale).devices })
  }

  /// Screens of the given width and of all heights in a range, in steps.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .heights(320...932, width: 390)) { $0.staysInside }
  /// ```
  public static func heights(
    _ range: ClosedRange<Double>, by step: Double = 10, width: Double, scale: Int = 2
  ) -> DeviceMatrix {
    precondition(step > 0, "heights have to grow from step to step")
    let heights = stride(from: range.lowerBound, through: range.upperBound, by: step)
    return DeviceMatrix(heights.flatMap { size(width: width, height: $0, scale: scale).devices })
  }

  /// Screens of all whole widths in a range, at a height of 1,024 points.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .widths(320...1366)) { $0.truncatesNothing }
  /// ```
  public static func widths(_ range: ClosedRange<Int>, scale: Int = 2) -> DeviceMatrix {
    widths(Double(range.lowerBound)...Double(range.upperBound), by: 1, height: 1024, scale: scale)
  }

  /// Screens of all whole heights in a range, at a width of 390 points.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .heights(320...1366)) { $0.staysInside }
  /// ```
  public static func heights(_ range: ClosedRange<Int>, scale: Int = 2) -> DeviceMatrix {
    heights(Double(range.lowerBound)...Double(range.upperBound), by: 1, width: 390, scale: scale)
  }

  /// Each screen with each of some heights: with widths, a grid of sizes.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .widths(320...430).withHeights(480...932, by: 4)) { $0.staysInside }
  /// ```
  /// - Complexity: the screens are the product of both: all sizes from 320 to 1,366 are a million.
  public func withHeights(_ range: ClosedRange<Double>, by step: Double = 1) -> DeviceMatrix {
    precondition(step > 0, "heights have to grow from step to step")
    let heights = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    return DeviceMatrix(
      devices.flatMap { device in
        heights.flatMap { height in
          DeviceMatrix.size(width: device.width, height: height, scale: device.scale).devices
            .map { $0.with(device.traits) }
        }
      })
  }

  /// Every part of every iPad's screen that an app can have beside another app, in portrait and in landscape.
  ///
  /// ```swift
  /// expectLayout(of: form, on: .everySplit.typeSizes) { $0.truncatesNothing }
  /// ```
  public static var everySplit: DeviceMatrix { pads.orientations.multitasking }

  /// Every whole width from 320 to 1,366 points at a height of 1,024, and every whole height from 320 to 1,366 at a
  /// width of 390: 2,094 screens.
  ///
  /// ```swift
  /// assertEqualLayout(StoryboardForm(), CodeForm(), on: .everySize)
  /// ```
  public static var everySize: DeviceMatrix {
    widths(320...1366, by: 1, height: 1024) + heights(320...1366, by: 1, width: 390)
  }

  /// The devices of one matrix followed by those of another.
  public static func + (first: DeviceMatrix, second: DeviceMatrix) -> DeviceMatrix {
    DeviceMatrix(first.devices + second.devices)
  }
}

/// A value for the `on:` argument of assertions: a device, an array of devices, or a matrix.
public protocol DeviceSelection {
  /// The devices to lay out on, in order.
  var deviceMatrix: DeviceMatrix { get }
}

extension DeviceMatrix: DeviceSelection {
  /// The matrix itself.
  public var deviceMatrix: DeviceMatrix { self }
}

extension Device: DeviceSelection {
  /// A matrix of this device only.
  public var deviceMatrix: DeviceMatrix { [self] }
}

extension [Device]: DeviceSelection {
  /// A matrix of these devices.
  public var deviceMatrix: DeviceMatrix { DeviceMatrix(self) }
}
