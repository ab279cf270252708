/// A root of a chain that adds an amount to one of its links, or such a link's residual.
struct ChainPart: MarkHolder {
  /// The root's position in the component; -1 for a residual.
  var root: Int32
  /// The amount is `factor * root`.
  var factor: Double
  var link: Int32
  var firstMark: Int32 = 0
  var markCount: Int32 = 0

  var unit: Double { factor }
  var isResidual: Bool { root < 0 }
}
