/// The names from a layout's root to an item, joined by slashes: `Card/title`.
///
/// Layouts, causes and findings keep paths as texts, because users read and write them so. What is asked about one is
/// answered here, so that no other code takes it apart.
package struct LayoutPath: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The item's own name.
  package var name: String { lastSlash.map { String(text[text.index(after: $0)...]) } ?? text }

  /// The path of the item around it; none for the root.
  package var parent: String? { lastSlash.map { String(text[..<$0]) } }

  /// How many items are around it.
  package var depth: Int { text.utf8.count { $0 == LayoutPath.slash } }

  /// The path without the root's name; empty for the root.
  package var belowRoot: String {
    text.firstIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? ""
  }

  /// The paths that it ends with, the shortest first: `c`, `b/c`, `a/b/c`.
  package var ends: [Substring] {
    let starts = text.indices.filter { text[$0] == "/" }.map { text.index(after: $0) }
    return starts.reversed().map { text[$0...] } + [text[...]]
  }

  /// Whether another item lies in this one; an item does not lie in itself.
  package func contains(_ other: String) -> Bool {
    let (own, inner) = (text.utf8, other.utf8)
    return inner.count > own.count && inner.starts(with: own)
      && inner[inner.index(inner.startIndex, offsetBy: own.count)] == LayoutPath.slash
  }

  private static let slash = UInt8(ascii: "/")
  private var lastSlash: String.Index? { text.lastIndex(of: "/") }
}
