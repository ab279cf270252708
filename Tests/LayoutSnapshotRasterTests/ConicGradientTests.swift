import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

/// Gradients around a point.
@Suite struct ConicGradientTests {
  private let stops: [LinearGradient.Stop] = [
    .init(position: 0, color: .black), .init(position: 65536, color: .white),
  ]
  /// The middle of pixel (20, 20).
  private let center = FixedPoint(20 * 256 + 128, 20 * 256 + 128)

  private func gradient(
    _ width: Int = 41, _ height: Int = 41, from start: UInt32 = 0, _ stops: [LinearGradient.Stop]? = nil
  ) -> ConicGradient {
    ConicGradient(
      around: center, width: Fixed(pixels: width), height: Fixed(pixels: height), from: start,
      stops: stops ?? self.stops)
  }

  private func draw(_ gradient: ConicGradient, in map: Affine = .identity) -> Bitmap {
    var list = DisplayList(width: 41, height: 41)
    list.append(.beginTransform(map))
    list.append(.paint(.rect(Showcase.rect(-99, -99, 99, 99)), .conic(gradient)))
    list.append(.end)
    return Rasterizer.draw(list)
  }

  /// From the right, downwards: black to white in one turn.
  @Test func colors_goClockwise() {
    let bitmap = draw(gradient())
    for (x, y, red) in [(30, 20, 0), (30, 30, 32), (20, 30, 64), (10, 30, 96), (10, 20, 128)]
      as [(Int, Int, UInt8)]
    {
      #expect(bitmap[x, y].red == red, "\(x) \(y)")
    }
    #expect(bitmap[10, 10].red == 159 && bitmap[20, 10].red == 191 && bitmap[30, 10].red == 223)
    // The first and the last color meet at the ray.
    #expect(bitmap[40, 20] == .black && bitmap[40, 19].red > 250)
  }

  /// Against angles computed with floating-point numbers, in rectangles that are wide, high and square.
  @Test(arguments: [(41, 41, 0.0), (80, 20, 0.125), (10, 70, 0.6), (33, 32, 0.999)])
  func colors_anywhere_areThoseOfTheAngleInTheStretchedSquare(width: Int, height: Int, start: Double) {
    let bitmap = draw(gradient(width, height, from: UInt32(start * 0x1p32)))
    for y in 0..<41 {
      for x in 0..<41 where x != 20 || y != 20 {
        let angle = atan2(Double(y - 20) / Double(height), Double(x - 20) / Double(width)) / (2 * .pi) - start
        let share = angle - angle.rounded(.down)
        // At the ray itself one of the two colors is as right as the other.
        if share < 1e-6 || share > 1 - 1e-6 { continue }
        #expect(abs(Double(bitmap[x, y].red) - share * 255) <= 1, "\(x) \(y)")
      }
    }
  }

  @Test func stops_beforeTheFirstAndBehindTheLast_goOn() {
    let bitmap = draw(
      gradient(
        41, 41, from: 0, [.init(position: 16384, color: .black), .init(position: 32768, color: .white)]))
    #expect(bitmap[30, 25] == .black && bitmap[20, 30] == .black && bitmap[10, 20] == .white)
    #expect(bitmap[10, 30].red == 128 && bitmap[30, 15] == .white)
  }

  /// A quarter turn of the picture is a quarter of the colors; and coordinates at their limits are no danger.
  @Test func gradients_underATransform_areMapped() {
    let quarter = Affine.rotation(turns: 1 << 30).then(
      .translation(x: Fixed(pixels: 41), y: Fixed(pixels: 0)))
    let (turned, later) = (draw(gradient(), in: quarter), draw(gradient(from: 1 << 30)))
    for y in 0..<41 {
      for x in 0..<41 where x != 20 || y < 20 {
        #expect(abs(Int(turned[x, y].red) - Int(later[x, y].red)) <= 1, "\(x) \(y)")
      }
    }
    let far = ConicGradient(
      around: FixedPoint(.min, .min), width: Fixed(rawValue: .max), height: Fixed(rawValue: .max), from: 0,
      stops: stops)
    #expect(draw(far)[20, 20].red == 32)
    let flat = ConicGradient(
      around: center, width: Fixed(pixels: 0), height: Fixed(rawValue: -5), from: 0, stops: stops)
    #expect(draw(flat)[20, 30].red == 64)
  }

  @Test func description_namesEverything() {
    #expect(
      "\(Paint.conic(gradient(30, 20, from: 7)))"
        == "conic 20+128/256,20+128/256 30x20 from 7/2^32 0/65536 #000000 65536/65536 #FFFFFF")
  }
}
