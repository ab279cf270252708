import Foundation
import LayoutSnapshotGraphics
import Testing

/// Angles of vectors, in whole numbers.
@Suite struct IntegerTurnTests {
  /// The C library's angle, which may differ between machines in its last bits, in turns from 0 to 1.
  private func reference(_ x: Int64, _ y: Int64) -> Double {
    let turns = atan2(Double(y), Double(x)) / (2 * Double.pi)
    return turns < 0 ? turns + 1 : turns
  }

  private func error(_ x: Int64, _ y: Int64) -> Double {
    let difference = abs(Double(integerTurn(x, y)) / 0x1p32 - reference(x, y))
    return min(difference, 1 - difference)
  }

  @Test func eighths_areExact() {
    let eighths: [(Int64, Int64)] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    for (index, (x, y)) in eighths.enumerated() {
      for length: Int64 in [1, 3, 128, 99_999, 1 << 32] {
        #expect(integerTurn(x * length, y * length) == UInt32(index) << 29)
      }
    }
    #expect(integerTurn(0, 0) == 0)
  }

  @Test func angles_areNearerThanOneColor() {
    var worst = 0.0
    for x: Int64 in -150...150 {
      for y: Int64 in -150...150 where x != 0 || y != 0 { worst = max(worst, error(x, y)) }
    }
    // Around a circle of the greatest radius, in steps that meet no axis.
    for step in 0..<100_000 {
      let angle = Double(step) * 2 * Double.pi / 100_000 + 1e-6
      worst = max(worst, error(Int64(cos(angle) * 0x1p32), Int64(sin(angle) * 0x1p32)))
    }
    #expect(worst < 1e-8 && worst > 0, "\(worst)")
  }

  /// Around a square whose sides meet all eighths of a turn, angles never go back.
  @Test func angles_grow() {
    let side: Int64 = 4096
    let last = (1...4 * side).reduce(integerTurn(side, -side) &+ 1 << 29) { before, step in
      let (part, whole) = ((step - 1) / side, (step - 1) % side + 1)
      let (x, y) = [
        (side, whole * 2 - side), (side - whole * 2, side), (-side, side - whole * 2),
        (whole * 2 - side, -side),
      ][Int(part)]
      let now = integerTurn(x, y) &+ 1 << 29
      // The last point is the first one, a turn further on.
      #expect(now >= before || step == 4 * side)
      return now
    }
    #expect(last == 0)
  }
}
