/// A rectangle whose corners are quarter circles, each with a radius of its own.
package struct RoundedRect: Hashable, Sendable {
  /// The rectangle that the corners are cut from.
  package let rect: FixedRect
  /// The radii, scaled down together where two on one side would not fit beside each other.
  package let radii: CornerRadii

  package init(_ rect: FixedRect, radii: CornerRadii) {
    self.rect = rect
    self.radii = radii.fitted(into: rect)
  }

  package init(_ rect: FixedRect, radius: Fixed) { self.init(rect, radii: CornerRadii(radius)) }

  /// The outline of what a border of some width leaves free: rectangle and radii shrink alike.
  ///
  /// - Returns: nil where the border covers everything.
  package func inset(by width: Fixed) -> RoundedRect? {
    let w = Int64(width.rawValue)
    guard Int64(rect.right.rawValue) - Int64(rect.left.rawValue) > 2 * w,
      Int64(rect.bottom.rawValue) - Int64(rect.top.rawValue) > 2 * w
    else { return nil }
    let inner = FixedRect(
      left: Fixed(rawValue: rect.left.rawValue + width.rawValue),
      top: Fixed(rawValue: rect.top.rawValue + width.rawValue),
      right: Fixed(rawValue: rect.right.rawValue - width.rawValue),
      bottom: Fixed(rawValue: rect.bottom.rawValue - width.rawValue))
    return RoundedRect(inner, radii: radii.map { max(0, $0 - width.rawValue) })
  }
}

/// The radii of a rectangle's four corners.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Fixed
  package var topRight: Fixed
  package var bottomRight: Fixed
  package var bottomLeft: Fixed

  package init(topLeft: Fixed, topRight: Fixed, bottomRight: Fixed, bottomLeft: Fixed) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  package init(_ radius: Fixed) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The four, clockwise from the top left.
  package var clockwise: [Fixed] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The largest of the four.
  package var largest: Fixed { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  func map(_ change: (Int32) -> Int32) -> CornerRadii {
    CornerRadii(
      topLeft: Fixed(rawValue: change(topLeft.rawValue)),
      topRight: Fixed(rawValue: change(topRight.rawValue)),
      bottomRight: Fixed(rawValue: change(bottomRight.rawValue)),
      bottomLeft: Fixed(rawValue: change(bottomLeft.rawValue)))
  }

  /// All radii times the largest fraction, at most one, at which no two overlap: the rule of CSS
  /// Backgrounds 3, section 5.5, which keeps a pill a pill.
  func fitted(into rect: FixedRect) -> CornerRadii {
    let positive = map { max(0, $0) }
    let width = max(0, Int64(rect.right.rawValue) - Int64(rect.left.rawValue))
    let height = max(0, Int64(rect.bottom.rawValue) - Int64(rect.top.rawValue))
    var (share, whole) = (Int64(1), Int64(1))
    func limit(_ a: Fixed, _ b: Fixed, to side: Int64) {
      let sum = Int64(a.rawValue) + Int64(b.rawValue)
      if sum > side, side * whole < share * sum { (share, whole) = (side, sum) }
    }
    limit(positive.topLeft, positive.topRight, to: width)
    limit(positive.bottomLeft, positive.bottomRight, to: width)
    limit(positive.topLeft, positive.bottomLeft, to: height)
    limit(positive.topRight, positive.bottomRight, to: height)
    let (numerator, denominator) = (share, whole)
    return positive.map { Int32(Int64($0) * numerator / denominator) }
  }
}
