import Foundation

extension BezierPath {
  /// Adds the outline of a straight line with round ends.
  ///
  /// It is a single outline: with two, the coverage of pixels along a shared edge would add up wrongly.
  func addStroke(from: CGPoint, to: CGPoint, width: CGFloat) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let radius = width / 2
    // Along the line, and to the left of it, both as long as the radius.
    let (along, left) = (
      CGPoint(x: dx / length * radius, y: dy / length * radius),
      CGPoint(x: dy / length * radius, y: -dx / length * radius)
    )
    func point(_ end: CGPoint, _ forwards: CGFloat, _ sideways: CGFloat) -> CGPoint {
      CGPoint(
        x: end.x + along.x * forwards + left.x * sideways, y: end.y + along.y * forwards + left.y * sideways)
    }
    let control: CGFloat = 0.5522847498
    move(to: point(from, 0, 1))
    for (end, direction) in [(to, 1.0), (from, -1.0)] {
      addLine(to: point(end, 0, direction))
      addCurve(
        to: point(end, direction, 0), controlPoint1: point(end, control * direction, direction),
        controlPoint2: point(end, direction, control * direction))
      addCurve(
        to: point(end, 0, -direction), controlPoint1: point(end, direction, -control * direction),
        controlPoint2: point(end, control * direction, -direction))
    }
  }
}
