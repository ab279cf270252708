/// How far an animation is at each moment.
///
/// ```swift
/// assertSnapshot(of: opening, as: .animation(duration: 0.4, timing: .spring(duration: 0.3, bounce: 0.2)), on: .iPhone17)
/// ```
///
/// Moments are computed with additions, multiplications and divisions alone, which give the same bits on every processor.
public struct AnimationTiming: Hashable, Sendable {
  private enum Curve: Hashable {
    case line
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    case spring(duration: Double, bounce: Double, velocity: Double)
  }

  private let curve: Curve

  /// The same speed throughout.
  public static let linear = AnimationTiming(curve: .line)
  /// Slow at the beginning.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// Slow at both ends, as UIKit's animations are by default.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)

  /// A curve from (0, 0) to (1, 1) with two control points, like that of `UICubicTimingParameters`.
  ///
  /// - Precondition: both x coordinates lie between 0 and 1.
  public static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> AnimationTiming {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "A curve of time cannot go back.")
    return AnimationTiming(curve: .cubic(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// A spring, with the parameters of `UIView.animate(springDuration:bounce:)`.
  ///
  /// A spring rests later than its duration says. The last frame shows where it is when the animation ends.
  /// - Parameters:
  ///   - duration: the perceived duration in seconds.
  ///   - bounce: 0 for a spring that does not go beyond its end, up to 1 for one that never rests; below 0 for a slow one.
  ///   - initialVelocity: the velocity at the start, in distances a second.
  /// - Precondition: the duration is at least 0.01, and the bounce is above -1 and at most 1.
  public static func spring(duration: Double, bounce: Double = 0, initialVelocity: Double = 0)
    -> AnimationTiming
  {
    precondition(duration >= 0.01 && duration.isFinite, "A spring needs a hundredth of a second.")
    precondition(bounce > -1 && bounce <= 1, "The bounce of a spring is above -1 and at most 1.")
    return AnimationTiming(curve: .spring(duration: duration, bounce: bounce, velocity: initialVelocity))
  }

  /// How far the animation is in each of its frames: 0 at the start, and 1 at the end.
  ///
  /// - Parameters:
  ///   - count: the number of frames after the first.
  ///   - duration: the time of the last frame.
  func fractions(count: Int, duration: Double) -> [Double] {
    switch curve {
    case .line: (0...count).map { Double($0) / Double(count) }
    case .cubic(let x1, let y1, let x2, let y2):
      (0...count).map { AnimationTiming.cubic(at: Double($0) / Double(count), x1, y1, x2, y2) }
    case .spring(let perceived, let bounce, let velocity):
      AnimationTiming.spring(count, duration / Double(count), perceived, bounce, velocity)
    }
  }

  /// The height of the curve where its x coordinate is a time, which halving finds to the last bit.
  private static func cubic(
    at time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    if time <= 0 || time >= 1 { return time }
    func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if point(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return point(y1, y2, (low + high) / 2)
  }

  /// The motion of a spring in small steps, by the method of Runge and Kutta.
  ///
  /// Stiffness and damping of a mass of 1 follow from duration and bounce as Apple's documentation of SwiftUI's
  /// `Spring` says. The solution in closed form needs a cosine, whose last bits are not the same everywhere.
  private static func spring(
    _ count: Int, _ interval: Double, _ duration: Double, _ bounce: Double, _ velocity: Double
  ) -> [Double] {
    let turn = 2 * Double.pi / duration
    let stiffness = turn * turn
    let damping = bounce >= 0 ? 2 * turn * (1 - bounce) : 2 * turn / (1 + bounce)
    func pull(_ place: Double, _ speed: Double) -> Double { stiffness * (1 - place) - damping * speed }
    // Small beside the duration, and beside the time in which a slow spring loses its speed.
    let steps = max(8, Int((interval * 64 * (1 / duration + damping)).rounded(.up)))
    let step = interval / Double(steps)
    var (place, speed) = (0.0, velocity)
    var places = [place]
    for _ in 0..<count {
      for _ in 0..<steps {
        let (v1, a1) = (speed, pull(place, speed))
        let (v2, a2) = (speed + a1 * step / 2, pull(place + v1 * step / 2, speed + a1 * step / 2))
        let (v3, a3) = (speed + a2 * step / 2, pull(place + v2 * step / 2, speed + a2 * step / 2))
        let (v4, a4) = (speed + a3 * step, pull(place + v3 * step, speed + a3 * step))
        place += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        speed += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      }
      places.append(place)
    }
    return places
  }
}
