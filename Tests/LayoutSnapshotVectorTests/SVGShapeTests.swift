import Foundation
import LayoutSnapshotVector
import Testing

/// Basic shapes and path data become paths.
struct SVGShapeTests {
  static let shapes: [(element: String, path: String)] = [
    (##"<rect x="1" y="2" width="3" height="4"/>"##, "M1,2 L4,2 L4,6 L1,6 Z"),
    (##"<rect width="10%" height="50%"/>"##, "M0,0 L10,0 L10,50 L0,50 Z"),
    (##"<line x1="1" y1="2" x2="3" y2="4"/>"##, "M1,2 L3,4"),
    (##"<polyline points="1 2, 3,4 5-6"/>"##, "M1,2 L3,4 L5,-6"),
    (##"<polygon points="1,2 3,4 5,6"/>"##, "M1,2 L3,4 L5,6 Z"),
    (##"<path d="M1 2h3v4H0V1z"/>"##, "M1,2 L4,2 L4,6 L0,6 L0,1 Z"),
    (##"<path d="m1 2 3 4-1-1"/>"##, "M1,2 L4,6 L3,5"),
    (##"<path d="M1.5.5.25-1e1"/>"##, "M1.5,0.5 L0.25,-10"),
    (##"<path d="M0 0C1 1 2 1 3 0S5-1 6 0"/>"##, "M0,0 C1,1 2,1 3,0 C4,-1 5,-1 6,0"),
    (##"<path d="M0 0s5-1 6 0"/>"##, "M0,0 C0,0 5,-1 6,0"),
    (##"<path d="M0 0Q3 3 6 0T12 0"/>"##, "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0"),
    (##"<path d="M0 0T6 0"/>"##, "M0,0 C0,0 2,0 6,0"),
    // A closed subpath goes on at its start.
    (##"<path d="M1 1h2v2zl5 5"/>"##, "M1,1 L3,1 L3,3 Z M1,1 L6,6"),
    // The quarter of a circle, with flags that are written without space.
    (##"<path d="M10 0A10 10 0 0110 20"/>"##, "M10,0 C15.523,0 20,4.477 20,10 C20,15.523 15.523,20 10,20"),
    // Radii without a length are lines; radii that are too small grow.
    (##"<path d="M0 0A0 5 0 0 1 4 4"/>"##, "M0,0 L4,4"),
    (##"<path d="M0 0A1 1 0 0 1 20 0"/>"##, "M0,0 C0,-5.523 4.477,-10 10,-10 C15.523,-10 20,-5.523 20,0"),
    (
      ##"<circle cx="10" cy="10" r="10"/>"##,
      "M20,10 C20,15.523 15.523,20 10,20 C4.477,20 0,15.523 0,10 C0,4.477 4.477,0 10,0 C15.523,0 20,4.477 20,10 Z"
    ),
    (
      ##"<ellipse rx="2" ry="4"/>"##,
      "M2,0 C2,2.209 1.105,4 0,4 C-1.105,4 -2,2.209 -2,0 C-2,-2.209 -1.105,-4 0,-4 C1.105,-4 2,-2.209 2,0 Z"
    ),
    (
      // One radius stands for both, and none is larger than half a side.
      ##"<rect width="4" height="2" ry="9"/>"##,
      "M2,0 L2,0 C3.105,0 4,0.448 4,1 L4,1 C4,1.552 3.105,2 2,2 L2,2 C0.895,2 0,1.552 0,1 L0,1 C0,0.448 0.895,0 2,0 Z"
    ),
  ]

  @Test(arguments: shapes) func shape_becomesAPath(_ example: (element: String, path: String)) throws {
    let picture = try svg(example.element)
    #expect(picture.paths == [example.path])
    #expect(picture.lacks == [])
  }

  @Test(arguments: [
    ##"<rect width="0" height="4"/>"##, ##"<rect width="3" height="-4"/>"##, ##"<circle r="0"/>"##,
    ##"<ellipse rx="3"  ry="0"/>"##, ##"<path/>"##, ##"<path d=""/>"##, ##"<polygon/>"##,
  ]) func shape_withoutExtent_isNotDrawn(_ element: String) throws {
    #expect(try svg(element).steps == [])
  }

  /// The long way round, the other way, and turned ellipses: their points lie on the ellipse that the attributes describe.
  @Test(arguments: [(0.0, false, false), (30, true, false), (-75, false, true), (400, true, true)])
  func arc_liesOnItsEllipse(_ degrees: Double, _ isLarge: Bool, _ isSweep: Bool) throws {
    let (rx, ry) = (30.0, 20.0)
    let flags = "\(isLarge ? 1 : 0) \(isSweep ? 1 : 0)"
    let picture = try svg(##"<path d="M40 50A\##(rx) \##(ry) \##(degrees) \##(flags) 60 55"/>"##)
    guard case .fill(let path, _, _) = try #require(picture.steps.first) else { return }
    var (points, from) = ([VectorPoint](), VectorPoint(0, 0))
    for element in path.elements {
      switch element {
      case .move(let end): (points, from) = ([end], end)
      case .cubic(let first, let second, let end):
        func middle(_ get: (VectorPoint) -> Double) -> Double {
          (get(from) + 3 * get(first) + 3 * get(second) + get(end)) / 8
        }
        points += [VectorPoint(middle(\.x), middle(\.y)), end]
        from = end
      case .line, .close: Issue.record("an arc of curves alone")
      }
    }
    #expect(points.first == VectorPoint(40, 50))
    #expect(points.last == VectorPoint(60, 55))
    // Turned back and scaled, the ellipse is a circle of radius 1 through both ends. There are two; the side tells which.
    let angle = degrees * .pi / 180
    let round = points.map { point in
      VectorPoint(
        (cos(angle) * point.x + sin(angle) * point.y) / rx, (cos(angle) * point.y - sin(angle) * point.x) / ry
      )
    }
    let (a, b) = (round[0], round[round.count - 1])
    let chord = VectorPoint(b.x - a.x, b.y - a.y)
    let square = chord.x * chord.x + chord.y * chord.y
    let distance = (1 / square - 0.25).squareRoot() * (isLarge == isSweep ? 1 : -1)
    let center = VectorPoint((a.x + b.x) / 2 + chord.y * distance, (a.y + b.y) / 2 - chord.x * distance)
    for point in round {
      let radius = ((point.x - center.x) * (point.x - center.x) + (point.y - center.y) * (point.y - center.y))
        .squareRoot()
      // Cubics stand out by up to 0.03 percent.
      #expect(abs(radius - 1) < 3e-4)
    }
    var area = 0.0
    for (p, q) in zip(points, points.dropFirst() + [points[0]]) { area += p.x * q.y - q.x * p.y }
    #expect((area > 0) == isSweep)
    #expect((abs(area) > rx * ry * .pi) == isLarge)
  }

  @Test func path_damaged_isDrawnUpToTheError() throws {
    let picture = try svg(##"<path d="M1 1L2 2L3 x"/>"##)
    #expect(picture.paths == ["M1,1 L2,2"])
    #expect(picture.lacks == ["the rest of a damaged path"])
    #expect(try svg(##"<path d="L1 1"/>"##).steps == [])
    #expect(try svg(##"<polygon points="1 1 2 2 3"/>"##).lacks == ["the rest of a damaged path"])
  }

  @Test func path_hugeNumbers_areNotDrawn() throws {
    let picture = try svg(##"<path d="M1 1L1e300 2"/><rect width="1e308" height="1e308"/>"##)
    #expect(picture.steps == [])
    #expect(picture.lacks == ["numbers beyond all bounds"])
    // More digits than a number holds are rounded, not refused.
    #expect(try svg(##"<path d="M0.3333333333333333333333 1L2 2"/>"##).paths == ["M0.333,1 L2,2"])
    #expect(try svg(##"<path d="M1e999 1L2 2"/>"##).steps == [])
  }

  static let units: [(length: String, value: String)] = [
    ("96px", "96"), ("72pt", "96"), ("1in", "96"), ("2.54cm", "96"), ("25.4mm", "96"), ("6pc", "96"),
    ("2em", "32"), ("2ex", "16"), ("5%", "5"), ("1e1", "10"), ("3furlongs", "0"),
  ]

  @Test(arguments: units) func length_hasUnits(_ example: (length: String, value: String)) throws {
    let picture = try svg(##"<line x1="1" x2="1" y2="\##(example.length)"/>"##)
    #expect(picture.paths == ["M1,0 L1,\(example.value)"])
  }
}
