import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

/// Gradients between circles.
@Suite struct RadialGradientTests {
  private let stops: [LinearGradient.Stop] = [
    .init(position: 0, color: .black), .init(position: 65536, color: .white),
  ]

  private func circle(_ x: Int32, _ y: Int32, _ radius: Int32) -> RadialGradient.Circle {
    .init(FixedPoint(x * 256, y * 256), radius: Fixed(rawValue: radius * 256))
  }

  private func draw(_ gradient: RadialGradient, in map: Affine = .identity) -> Bitmap {
    var list = DisplayList(width: 41, height: 41)
    list.append(.beginTransform(map))
    list.append(.paint(.rect(Showcase.rect(-99, -99, 99, 99)), .radial(gradient)))
    list.append(.end)
    return Rasterizer.draw(list)
  }

  /// From a point in the middle of pixel (20, 20): white at a distance of 16.
  @Test func circles_aroundOnePoint_followTheDistance() {
    let center = FixedPoint(20 * 256 + 128, 20 * 256 + 128)
    let gradient = RadialGradient(
      from: .init(center, radius: Fixed(pixels: 0)), to: .init(center, radius: Fixed(pixels: 16)),
      stops: stops)
    let bitmap = draw(gradient)
    for y in 0..<41 {
      for x in 0..<41 {
        let distance = Double((x - 20) * (x - 20) + (y - 20) * (y - 20)).squareRoot()
        #expect(abs(Double(bitmap[x, y].red) - min(255, distance / 16 * 255)) <= 1, "\(x) \(y)")
      }
    }
    // By hand: a quarter of the way, a half, and 3, 4, 5.
    #expect(bitmap[24, 20].red == 64 && bitmap[20, 28].red == 128 && bitmap[23, 24] == bitmap[25, 20])
  }

  /// Nothing is painted inside of the first circle and outside of the last one.
  @Test func circles_thatDoNotGoOn_leaveTheRest() {
    let bitmap = draw(
      RadialGradient(
        from: circle(20, 20, 5), to: circle(20, 20, 10), stops: stops, extendsStart: false, extendsEnd: false)
    )
    #expect(bitmap[20, 20] == .clear && bitmap[20, 23] == .clear && bitmap[20, 35] == .clear)
    #expect(bitmap[27, 20].alpha == 255)
  }

  /// Heights twice the widths.
  @Test func ellipses_areStretchedCircles() {
    let center = FixedPoint(20 * 256 + 128, 20 * 256 + 128)
    let bitmap = draw(
      RadialGradient(
        from: .init(center, radius: Fixed(pixels: 0)), to: .init(center, radius: Fixed(pixels: 10)),
        stretch: 2 * 65536, stops: stops))
    for distance in 0..<10 { #expect(bitmap[20 + distance, 20] == bitmap[20, 20 + 2 * distance]) }
    #expect(bitmap[30, 20] == .white && bitmap[20, 40] == .white && bitmap[20, 31] != .white)
  }

  /// Against the roots computed with floating-point numbers, from circle in circle to two that lie apart.
  @Test(
    arguments: [
      (0, 0, 3, 12), (4, 2, 1, 14), (-9, 6, 12, 1), (12, 3, 4, 4), (20, -4, 3, 9), (10, 0, 2, 12),
    ] as [(Int32, Int32, Int32, Int32)])
  func circles_anywhere_areTheLastThroughAPoint(dx: Int32, dy: Int32, first: Int32, last: Int32) {
    let gradient = RadialGradient(
      from: circle(15, 20, first), to: circle(15 + dx, 20 + dy, last), stops: stops, extendsStart: false,
      extendsEnd: true)
    let bitmap = draw(gradient)
    var painted = 0
    for y in 0..<41 {
      for x in 0..<41 {
        let (px, py) = (Double(x) + 0.5 - 15, Double(y) + 0.5 - 20)
        let (wx, wy, r, dr) = (Double(dx), Double(dy), Double(first), Double(last - first))
        let a = wx * wx + wy * wy - dr * dr
        let b = px * wx + py * wy + r * dr
        let c = px * px + py * py - r * r
        let root = b * b - a * c
        // At the edge of what is painted the two may differ.
        if abs(root) < 40 { continue }
        let shares =
          a == 0 ? [c / (2 * b)] : root < 0 ? [] : [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a]
        if shares.contains(where: { abs($0) < 0.01 || abs(r + $0 * dr) < 0.05 }) { continue }
        let share = shares.filter { $0 >= 0 && r + $0 * dr >= 0 }.max()
        let expected = share.map { 255 * min(1, $0) }
        if let expected {
          painted += 1
          #expect(abs(Double(bitmap[x, y].red) - expected) <= 2 && bitmap[x, y].alpha == 255, "\(x) \(y)")
        } else {
          #expect(bitmap[x, y] == .clear, "\(x) \(y)")
        }
      }
    }
    #expect(painted > 20)
  }

  /// A turned and enlarged gradient; and one whose coordinates are at their limits.
  @Test func circles_underATransform_areMapped() {
    let gradient = RadialGradient(from: circle(5, 5, 0), to: circle(5, 5, 8), stops: stops)
    let twice = draw(gradient, in: .scale(x: 2 << 24, y: 2 << 24))
    let large = draw(RadialGradient(from: circle(10, 10, 0), to: circle(10, 10, 16), stops: stops))
    for y in 0..<41 {
      for x in 0..<41 { #expect(abs(Int(twice[x, y].red) - Int(large[x, y].red)) <= 2) }
    }
    let far = RadialGradient(
      from: .init(FixedPoint(.min, .min), radius: Fixed(pixels: 0)),
      to: .init(FixedPoint(.max, .max), radius: Fixed(rawValue: .max)), stops: stops)
    #expect(draw(far)[20, 20].alpha == 255)
  }
}
