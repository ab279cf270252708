/// A place in a document's text, with line and column counted from 1 as editors show them.
public struct DocumentLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, counted in bytes of UTF-8.
  public let column: Int

  /// A place with a line and a column.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// `line:column`, as compilers write it.
  public var description: String { "\(line):\(column)" }

  /// Whether the first place comes earlier in the text.
  public static func < (a: DocumentLocation, b: DocumentLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
