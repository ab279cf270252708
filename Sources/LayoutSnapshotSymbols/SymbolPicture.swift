import LayoutSnapshotSupport
import LayoutSnapshotVector

/// The picture of a symbol, in forms of this package's own, under the name of Apple's symbol that it replaces.
///
/// ```swift
/// let symbol = SymbolPicture.named("bell.slash.fill")
/// symbol?.width                // 19, in units of 1 point beside text of 17 points
/// symbol?.picture(weight: 1)   // its paths, with lines of the regular weight
/// ```
///
/// A name says more than which drawing is meant: `SymbolForm` reads it. The same name gives the same paths on every
/// machine.
package struct SymbolPicture: Sendable {
  /// The size beside text of 17 points.
  package let width: Double
  /// The size beside text of 17 points.
  package let height: Double
  private let form: SymbolForm

  /// What was read before; names that mean nothing are not kept.
  private static let found = Locked<[String: SymbolPicture]>([:])

  /// The symbol of a name; `nil` if there is no drawing of it.
  package static func named(_ name: String) -> SymbolPicture? {
    if let known = found.withLock({ $0[name] }) { return known }
    guard let picture = SymbolForm(name).map(SymbolPicture.init) else { return nil }
    found.withLock { $0[name] = picture }
    return picture
  }

  private init(_ form: SymbolForm) {
    (width, height) = form.size
    self.form = form
  }

  /// The paths in black.
  ///
  /// - Parameter weight: the thickness of lines, where 1 is that of the regular weight.
  package func picture(weight: Double) -> VectorPicture {
    var ink = SymbolInk(weight: weight)
    ink.drawWithinEdges((width, height)) { form.draw(with: &$0) }
    return VectorPicture(width: width, height: height, steps: ink.steps, lacks: [])
  }

  /// The mark of a name that has no drawing: a box with a stroke.
  package static func box(weight: Double) -> VectorPicture {
    var ink = SymbolInk(weight: weight / 2)
    var frame = VectorPath()
    frame.roundedRect(x: 1.5, y: 1.5, width: 17, height: 17, rx: 3, ry: 3)
    ink.stroke(frame)
    ink.stroke(.line(from: VectorPoint(5, 15), to: VectorPoint(15, 5)))
    return VectorPicture(width: 20, height: 20, steps: ink.steps, lacks: [])
  }
}
