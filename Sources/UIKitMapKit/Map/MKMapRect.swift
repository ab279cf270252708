/// A point on the flat map.
///
/// ```swift
/// let corner = MKMapPoint(x: 100, y: 200)
/// ```
///
/// Which place it stands for is not said: Apple's projection is not documented.
public struct MKMapPoint: Sendable {
  /// The distance from the left edge of the map.
  public var x: Double
  /// The distance from the top edge of the map.
  public var y: Double

  /// The top left corner of the map.
  public init() { self.init(x: 0, y: 0) }
  /// A point with its distances.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size on the flat map.
///
/// ```swift
/// let size = MKMapSize(width: 100, height: 200)
/// ```
public struct MKMapSize: Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// An empty size.
  public init() { self.init(width: 0, height: 0) }
  /// A size with its lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle on the flat map.
///
/// ```swift
/// let both = MKMapRect(x: 0, y: 0, width: 10, height: 10).union(other)
/// ```
public struct MKMapRect: Sendable {
  /// The top left corner.
  public var origin: MKMapPoint
  /// How far it reaches.
  public var size: MKMapSize

  /// An empty rectangle in the corner of the map.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  /// A rectangle with its corner and its size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle with its numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// No rectangle, such as that of two which do not meet.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// From left to right.
  public var width: Double { size.width }
  /// From top to bottom.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The smallest rectangle around both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (left, top) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect2.maxX) - left, height: max(maxY, rect2.maxY) - top)
  }
  /// What lies in both; ``null`` if they do not meet.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard intersects(rect2) else { return .null }
    let (left, top) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return MKMapRect(
      x: left, y: top, width: min(maxX, rect2.maxX) - left, height: min(maxY, rect2.maxY) - top)
  }
  /// Whether they share an area.
  public func intersects(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
      && rect2.minY < maxY
  }
  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  /// Whether another one lies in it.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }
  /// The rectangle with its edges moved to the middle; ``null`` if nothing is left.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, size.width >= 2 * dx, size.height >= 2 * dy else { return .null }
    return MKMapRect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
  /// The rectangle moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull
      ? .null : MKMapRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }
}

/// The older name of `MKMapRect.null`.
public let MKMapRectNull = MKMapRect.null
/// The older form of `MKMapPoint(x:y:)`.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// The older form of `MKMapSize(width:height:)`.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
/// The older form of `MKMapRect(x:y:width:height:)`.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
/// The older form of `MKMapRect.union(_:)`.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// The older form of `MKMapRect.isNull`.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Whether two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}
/// Whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}
/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
