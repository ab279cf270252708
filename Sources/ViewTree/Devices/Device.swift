import Foundation

/// A screen that a layout is solved for: its size in points and how many pixels make a point.
///
/// ```swift
/// let layout = try view.layout(on: .iPhone4.landscape)
/// let watch = Device(name: "watch45", width: 198, height: 242, scale: 2)
/// ```
public struct Device: Hashable, Sendable {
  /// A short name without spaces, stable for ever, because reference files carry it.
  public let name: String
  /// The extent across, in points.
  public let width: Double
  /// The extent downwards, in points.
  public let height: Double
  /// Pixels a point, from 1 to 8.
  public let scale: Int

  /// A screen of your own. Sizes that cannot be laid out are refused by ``View/layout(on:)``.
  public init(name: String, width: Double, height: Double, scale: Int) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The extent in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// The same device lying on its side; its name ends in `-landscape`.
  public var landscape: Device {
    Device(name: name + "-landscape", width: height, height: width, scale: scale)
  }

  /// Whether the numbers make sense: a size that can be drawn, and a scale that screens have.
  var isUsable: Bool {
    (1...8).contains(scale) && [width, height].allSatisfy { $0 >= 1 && $0 <= Device.largestExtent }
  }

  /// The largest width or height in points. A square of it at 1x fills 1 GB.
  static let largestExtent = 16384.0
}

extension Device {
  /// The 3.5-inch screen: 320x480 points at 2x.
  public static let iPhone4 = Device(name: "iPhone4", width: 320, height: 480, scale: 2)
  /// The 4-inch screen: 320x568 points at 2x.
  public static let iPhone5 = Device(name: "iPhone5", width: 320, height: 568, scale: 2)
  /// The 6.1-inch screen with a sensor island: 393x852 points at 3x.
  public static let iPhone15 = Device(name: "iPhone15", width: 393, height: 852, scale: 3)
}
