import Foundation

/// The time of a layer. Nothing moves in a picture, so it is only stored.
struct LayerTiming {
  var beginTime: TimeInterval = 0
  var duration = TimeInterval.infinity
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

extension Layer: CAMediaTiming {
  /// When the layer's time begins; only stored.
  public final var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long the layer's time lasts; only stored.
  public final var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the layer's time goes; only stored. Code sets it to 0 to pause animations.
  public final var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The time at which the layer stands while its ``speed`` is 0; only stored.
  public final var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How often the layer's time is repeated; only stored.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long the layer's time is repeated; only stored.
  public final var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether the layer's time then goes backward; only stored.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Which values hold outside of the layer's time; only stored.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts a time of another layer, or of the clock if it is nil, to this layer's time.
  ///
  /// ```swift
  /// let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
  /// layer.speed = 0
  /// layer.timeOffset = paused
  /// ```
  public final func convertTime(_ time: TimeInterval, from layer: Layer?) -> TimeInterval {
    ownTime(at: layer?.clockTime(at: time) ?? time)
  }

  /// Converts a time of this layer to another layer's time, or to that of the clock if it is nil.
  public final func convertTime(_ time: TimeInterval, to layer: Layer?) -> TimeInterval {
    let clock = clockTime(at: time)
    return layer?.ownTime(at: clock) ?? clock
  }

  private func ownTime(at clock: TimeInterval) -> TimeInterval {
    let outer = superlayer?.ownTime(at: clock) ?? clock
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  private func clockTime(at time: TimeInterval) -> TimeInterval {
    // While the time stands still, it is that of its beginning.
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.clockTime(at: outer) ?? outer
  }
}
