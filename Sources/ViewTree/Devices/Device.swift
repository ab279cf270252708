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
  /// What bars, notch and indicator cover in this orientation.
  public let safeAreaInsets: EdgeInsets
  /// What they cover in the other orientation.
  let turnedSafeAreaInsets: EdgeInsets
  /// What kind of device it is.
  public let userInterfaceIdiom: UserInterfaceIdiom
  /// The direction in which the device's language runs.
  public private(set) var layoutDirection = UserInterfaceLayoutDirection.leftToRight

  /// A kind of device. The numbers are UIKit's.
  public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
  }

  /// A screen of your own. Sizes that cannot be laid out are refused by ``View/layout(on:)``.
  public init(
    name: String, width: Double, height: Double, scale: Int, safeAreaInsets: EdgeInsets = .zero,
    landscapeSafeAreaInsets: EdgeInsets? = nil, userInterfaceIdiom: UserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    turnedSafeAreaInsets = landscapeSafeAreaInsets ?? safeAreaInsets
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// The extent in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// The same device lying on its side; its name ends in `-landscape`.
  public var landscape: Device {
    var turned = Device(
      name: name + "-landscape", width: height, height: width, scale: scale,
      safeAreaInsets: turnedSafeAreaInsets, landscapeSafeAreaInsets: safeAreaInsets,
      userInterfaceIdiom: userInterfaceIdiom)
    turned.layoutDirection = layoutDirection
    return turned
  }

  /// The same device in a language that runs from right to left; its name ends in `-rtl`.
  public var rightToLeft: Device {
    var device = Device(
      name: name + "-rtl", width: width, height: height, scale: scale, safeAreaInsets: safeAreaInsets,
      landscapeSafeAreaInsets: turnedSafeAreaInsets, userInterfaceIdiom: userInterfaceIdiom)
    device.layoutDirection = .rightToLeft
    return device
  }

  /// Whether the numbers make sense: a size that can be drawn, and a scale that screens have.
  var isUsable: Bool {
    (1...8).contains(scale) && [width, height].allSatisfy { $0 >= 1 && $0 <= Device.largestExtent }
  }

  /// The largest width or height in points. A square of it at 1x fills 1 GB.
  static let largestExtent = 16384.0
}

extension Device {
  /// Whether there is little or much room along an axis. The numbers are UIKit's.
  public enum SizeClass: Int, Sendable, CaseIterable {
    /// Little room.
    case compact = 1
    /// Much room.
    case regular = 2
  }

  /// The room across: regular on iPads of 678 points and more, and on large iPhones that lie on their sides.
  public var horizontalSizeClass: SizeClass {
    switch userInterfaceIdiom {
    case .pad: width >= 678 ? .regular : .compact
    case .phone: width > height && height >= 414 ? .regular : .compact
    }
  }

  /// The room downwards: compact on iPhones that lie on their sides.
  public var verticalSizeClass: SizeClass {
    userInterfaceIdiom == .phone && width > height ? .compact : .regular
  }
}
