/// A root of a chain that adds an amount to one of its links, or such a link's residual.
struct ChainPart: BitwiseCopyable {
  /// The root's position in the component; -1 for a residual.
  var root: Int32
  /// The amount is `factor * root`.
  var factor: Double
  var link: Int32
  var firstMark: Int32 = 0
  var markCount: Int32 = 0

  var marks: Range<Int> { Int(firstMark)..<Int(firstMark + markCount) }
}

/// A row of one part of a chain alone: where its residual is 0, and what it costs on either side of that.
struct ChainMark: BitwiseCopyable {
  var position: Double
  var weight: Double
  var level: Int32
  /// Whether it costs something to be below it, and above.
  var wantsMore: Bool
  var wantsLess: Bool
  var pulls: Bool

  /// Whether what must hold does not, that far behind the mark.
  func isMissed(_ distance: Double) -> Bool {
    wantsMore && distance < -Tolerance.coincidence || wantsLess && distance > Tolerance.coincidence
  }
}
