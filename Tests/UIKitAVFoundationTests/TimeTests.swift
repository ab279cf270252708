import Testing
import UIKitAVFoundation

/// Times and ranges against what Core Media documents.
@Suite struct TimeTests {
  private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

  /// Value, timescale, and whether the number was rounded.
  private func parts(_ time: CMTime) -> [Int64] {
    [time.value, Int64(time.timescale), time.hasBeenRounded ? 1 : 0]
  }

  @Test func products_areExact_orAsNearAsTimescalesAllow() {
    func parts(_ time: CMTime) -> [Int64] { [time.value, Int64(time.timescale), Int64(time.flags.rawValue)] }
    #expect(parts(CMTimeMultiply(CMTime(value: 3, timescale: 600), multiplier: -4)) == [-12, 600, 1])
    #expect(
      parts(CMTimeMultiply(CMTime(value: .max, timescale: 600), multiplier: 3))
        == [6_917_529_027_641_081_855, 150, 3])
    #expect(CMTimeMultiply(CMTime(value: .max, timescale: 2), multiplier: -3).isNegativeInfinity)
    #expect(CMTimeMultiply(CMTime(value: .min, timescale: 1), multiplier: 1).value == .min)
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
    #expect(CMTimeMultiply(.indefinite, multiplier: 2).isIndefinite)
    let (tenth, twelve) = (CMTime(value: 10, timescale: 600), CMTime(value: 12, timescale: 600))
    #expect(parts(CMTimeMultiplyByRatio(tenth, multiplier: 1, divisor: 4)) == [5, 1200, 1])
    #expect(parts(CMTimeMultiplyByRatio(twelve, multiplier: 1, divisor: -4)) == [-3, 600, 1])
    let far = CMTime(value: 1_000_000_000_001, timescale: 1_999_999_999)
    #expect(
      parts(CMTimeMultiplyByRatio(far, multiplier: 1, divisor: 1_999_999_973)) == [125, 499_999_993, 3])
    #expect(
      parts(
        CMTimeMultiplyByRatio(
          CMTime(value: 7919, timescale: 1539165521), multiplier: 28162509, divisor: 1950239542))
        == [17, 228812907, 3])
    #expect(
      parts(
        CMTimeMultiplyByRatio(
          CMTime(value: 7919, timescale: 2029019199), multiplier: 1326986383, divisor: 1345826355))
        == [7260, 1886579003, 3])
    #expect(!CMTimeMultiplyByRatio(tenth, multiplier: 1, divisor: 0).isValid)
    #expect(parts(CMTimeAbsoluteValue(CMTime(value: -7, timescale: 2))) == [7, 2, 1])
    #expect(CMTimeAbsoluteValue(.negativeInfinity).isPositiveInfinity)
  }

  @Test func values_holdTimes() {
    var time = CMTime(value: -7, timescale: -2)
    (time.epoch, time.flags) = (3, [.valid, .hasBeenRounded])
    let kept = NSValue(time: time).timeValue
    #expect(kept.value == -7 && kept.timescale == -2 && kept.epoch == 3 && kept.flags == time.flags)
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 5, timescale: 4))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(NSValue(time: .zero) == NSValue(time: .zero) && NSValue(time: .zero) != NSValue(time: .invalid))
    #expect(!NSValue(timeRange: range).timeValue.isValid && !NSValue(cgRect: .zero).timeRangeValue.isValid)
  }

  @Test func sum_hasTheLeastCommonMultiple() {
    #expect(parts(time(1, 30) + time(1, 24)) == [9, 120, 0])
    #expect(parts(time(1, 600) + time(1, 600)) == [2, 600, 0])
    #expect(parts(time(1, 2) - time(3, 4)) == [-1, 4, 0])
    #expect(parts(time(-1, 3) + time(1, 3)) == [0, 3, 0])
    var sum = CMTime.zero
    for _ in 0..<300 { sum += time(1, 30) }
    #expect(parts(sum) == [300, 30, 0] && sum == time(10, 1))
  }

  @Test func sum_thatHasNoTimescale_isRounded() {
    // The largest timescale is a prime: half a second is 1 073 741 823.5 units of it.
    #expect(
      parts(time(1, kCMTimeMaxTimescale) + time(1, 2)) == [1_073_741_825, Int64(kCMTimeMaxTimescale), 1])
  }

  @Test func sum_thatDoesNotFit_halvesItsTimescale_andThenIsInfinite() {
    #expect(parts(time(.max, 600) + time(.max, 600)) == [.max, 300, 0])
    #expect(time(.max, 1) + time(.max, 1) == .positiveInfinity)
    #expect(time(.min, 1) + time(.min, 1) == .negativeInfinity)
  }

  @Test func sum_withWhatIsNoNumber() {
    #expect(!(CMTime.invalid + .zero).isValid && !(CMTime.zero - .invalid).isValid)
    #expect((CMTime.indefinite + .zero).isIndefinite)
    #expect((CMTime.indefinite + .positiveInfinity).isPositiveInfinity)
    #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    let (one, other) = (
      CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1),
      CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 2)
    )
    #expect(!(one + other).isValid && (one + .zero).epoch == 1 && (one - one).epoch == 0)
  }

  @Test func order_goesFromMinusInfinityToInvalid() {
    let all: [CMTime] = [
      .negativeInfinity, time(-1, 3), .zero, time(1, 3), time(1, 2), .indefinite, .positiveInfinity, .invalid,
    ]
    for (index, left) in all.enumerated() {
      for (other, right) in all.enumerated() {
        #expect(CMTimeCompare(left, right) == (index < other ? -1 : index > other ? 1 : 0))
      }
    }
    #expect(time(1, 2) == time(300, 600) && time(1, 2).hashValue == time(300, 600).hashValue)
    #expect(CMTimeMinimum(time(1, 2), time(1, 3)) == time(1, 3))
    #expect(CMTimeMaximum(time(1, 2), time(1, 3)) == time(1, 2))
  }

  @Test func seconds_areCutOff_andSayWhatWasLost() {
    #expect(parts(CMTime(seconds: 2.87, preferredTimescale: 1)) == [2, 1, 1])
    #expect(parts(CMTimeMakeWithSeconds(-2.87, preferredTimescale: 1)) == [-2, 1, 1])
    #expect(parts(CMTimeMakeWithSeconds(0.35, preferredTimescale: 1000)) == [350, 1000, 0])
    #expect(parts(CMTimeMakeWithSeconds(5, preferredTimescale: 600)) == [3000, 600, 0])
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(seconds: 1e17, preferredTimescale: 600).timescale == 75)
    #expect(CMTime(seconds: -1e30, preferredTimescale: 600) == .negativeInfinity)
    #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.indefinite.seconds.isNaN)
    #expect(CMTimeGetSeconds(time(3, 4)) == 0.75)
  }

  @Test func scales_areConverted_asTheMethodSays() {
    let quarter = time(-1, 4)
    let expected: [(CMTimeRoundingMethod, Int64)] = [
      (.roundHalfAwayFromZero, -1), (.roundTowardZero, 0), (.roundAwayFromZero, -1), (.quickTime, -1),
      (.roundTowardPositiveInfinity, 0), (.roundTowardNegativeInfinity, -1),
    ]
    for (method, value) in expected {
      #expect(parts(quarter.convertScale(2, method: method)) == [value, 2, 1], "\(method)")
    }
    #expect(parts(time(1, 3).convertScale(10, method: .default)) == [3, 10, 1])
    #expect(parts(CMTimeConvertScale(time(1, 3), timescale: 600, method: .default)) == [200, 600, 0])
  }

  @Test func ranges_endBeforeTheirEnd() {
    let range = CMTimeRangeMake(start: time(1, 1), duration: time(2, 1))
    #expect(range.end == time(3, 1) && range.containsTime(time(1, 1)) && !range.containsTime(time(3, 1)))
    let later = CMTimeRange(start: time(2, 1), end: time(5, 1))
    #expect(later.duration == time(3, 1))
    #expect(range.intersection(later) == CMTimeRange(start: time(2, 1), duration: time(1, 1)))
    #expect(range.union(later) == CMTimeRange(start: time(1, 1), duration: time(4, 1)))
    #expect(range.containsTimeRange(CMTimeRange(start: time(3, 2), duration: time(1, 1))))
    #expect(!range.containsTimeRange(later) && !CMTimeRange.invalid.isValid && CMTimeRange.zero.isEmpty)
  }
}
