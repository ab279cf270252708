import Foundation
import Testing

@testable import LayoutSnapshotTesting

/// How far animations are at each moment.
@Suite struct AnimationTimingTests {
  @Test func line_andCurves_beginAndEndExactly() {
    #expect(AnimationTiming.linear.fractions(count: 4, duration: 1) == [0, 0.25, 0.5, 0.75, 1])
    for timing in [AnimationTiming.easeIn, .easeOut, .easeInOut, .cubic(0.1, 2, 0.3, -1)] {
      let fractions = timing.fractions(count: 10, duration: 0.4)
      #expect(fractions.count == 11 && fractions.first == 0 && fractions.last == 1)
    }
    #expect(abs(AnimationTiming.easeInOut.fractions(count: 2, duration: 1)[1] - 0.5) < 1e-12)
    let (slow, fast) = (
      AnimationTiming.easeIn.fractions(count: 8, duration: 1),
      AnimationTiming.easeOut.fractions(count: 8, duration: 1)
    )
    for index in 1..<8 {
      #expect(slow[index] < Double(index) / 8 && fast[index] > Double(index) / 8)
      #expect(abs(slow[index] + fast[8 - index] - 1) < 1e-12)
    }
    let straight = AnimationTiming.cubic(0.2, 0.2, 0.7, 0.7).fractions(count: 8, duration: 1)
    for index in 0...8 { #expect(abs(straight[index] - Double(index) / 8) < 1e-12) }
  }

  /// The closed solutions of an oscillator: with little, with critical and with much damping.
  @Test(arguments: [0.6, 0.15, 0, -0.5, 1], [0, 3.0])
  func spring_movesAsTheEquationSays(_ bounce: Double, _ velocity: Double) {
    let duration = 0.5
    let turn = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    func place(_ time: Double) -> Double {
      let decay = ratio * turn
      if ratio == 1 { return 1 - exp(-turn * time) * (1 + (turn - velocity) * time) }
      if ratio < 1 {
        let own = turn * (1 - ratio * ratio).squareRoot()
        return 1 - exp(-decay * time) * (cos(own * time) + (decay - velocity) / own * sin(own * time))
      }
      let own = turn * (ratio * ratio - 1).squareRoot()
      return 1 - exp(-decay * time) * (cosh(own * time) + (decay - velocity) / own * sinh(own * time))
    }
    let timing = AnimationTiming.spring(duration: duration, bounce: bounce, initialVelocity: velocity)
    let fractions = timing.fractions(count: 60, duration: 1)
    for (index, fraction) in fractions.enumerated() {
      #expect(abs(fraction - place(Double(index) / 60)) < 1e-6, "frame \(index)")
    }
  }

  @Test func bounce_goesBeyondTheEnd_andRests() {
    let bouncing = AnimationTiming.spring(duration: 0.3, bounce: 0.4).fractions(count: 120, duration: 2)
    #expect(bouncing.max() ?? 0 > 1.05)
    #expect(abs(bouncing[120] - 1) < 1e-6)
    let smooth = AnimationTiming.spring(duration: 0.3).fractions(count: 120, duration: 2)
    #expect(smooth.allSatisfy { $0 <= 1 })
  }
}
