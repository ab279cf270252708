/// One axis of a frame and its mask: where the view lies for any extent of its superview.
struct AutoresizingAxis {
  /// Before, extent and after, as they were when the frame was set.
  let lengths: (before: Double, extent: Double, after: Double)
  /// How much of the superview's growth goes to each.
  let shares: (before: Double, extent: Double)

  init(origin: Double, extent: Double, superviewExtent: Double, flexible: StatedFrame.Flexibility) {
    lengths = (origin, extent, superviewExtent - origin - extent)
    // Those that are flexible grow in proportion to what they are, or equally if they are all nothing.
    let candidates = [
      flexible.before ? max(lengths.before, 0) : nil, flexible.extent ? extent : nil,
      flexible.after ? max(lengths.after, 0) : nil,
    ]
    let present = candidates.compactMap { $0 }
    let sum = present.reduce(0, +)
    let parts = candidates.map { $0.map { sum > 0 ? $0 / sum : 1 / Double(present.count) } ?? 0 }
    shares = (parts[0], parts[1])
  }
}
