import Foundation
import LayoutSnapshotViews

/// What bars and notches covered of the root views in a folder of documents: a file of observations.
package struct CanvasEnvironment: Sendable {
  private let roots: [String: [String: Root]]

  struct Root: Decodable {
    /// Top, left, bottom, right, as the document's structure suggests.
    let structural: [Double]
    let observed: [String: Double]
  }

  /// - Parameter url: JSON: document, root view, then `structural` insets (top, left, bottom, right) and the
  ///   edges that are `observed` because a saved constraint tells of them.
  package init(contentsOf url: URL) throws {
    roots = try JSONDecoder().decode([String: [String: Root]].self, from: Data(contentsOf: url))
  }

  /// What was observed of a root view's safe area and, for edges of which nothing was, what is suggested.
  ///
  /// - Parameter cell: whether the root is a cell; no bar covers those, whatever the canvas's device.
  package func safeArea(of id: String, isCell: Bool, in document: String) -> EdgeInsets? {
    guard let root = roots[document]?[id] else { return nil }
    var sides = isCell ? [] : root.structural
    sides += Array(repeating: 0, count: max(0, 4 - sides.count))
    for (index, name) in ["top", "leading", "bottom", "trailing"].enumerated() {
      // Where a slider touches the edge, its shadow was taken for an inset of -2.
      if let value = root.observed[name] { sides[index] = max(0, value) }
    }
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
