import Foundation
import ViewTree

/// What bars and notches covered of the root views in a folder of documents: a file of observations.
package struct CanvasEnvironment: Sendable {
  private let insets: [String: [String: EdgeInsets]]

  /// - Parameter url: JSON: document, root view, then `structural` insets (top, left, bottom, right) and the
  ///   edges that are `observed` because a saved constraint tells of them.
  package init(contentsOf url: URL) throws {
    struct Root: Decodable {
      let structural: [Double]
      let observed: [String: Double]
    }
    let table = try JSONDecoder().decode([String: [String: Root]].self, from: Data(contentsOf: url))
    insets = table.mapValues { roots in
      roots.mapValues { root in
        var sides = root.structural + Array(repeating: 0, count: max(0, 4 - root.structural.count))
        for (index, name) in ["top", "leading", "bottom", "trailing"].enumerated() {
          if let value = root.observed[name] { sides[index] = value }
        }
        return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      }
    }
  }

  package func safeArea(of root: String, in document: String) -> EdgeInsets? { insets[document]?[root] }
}
