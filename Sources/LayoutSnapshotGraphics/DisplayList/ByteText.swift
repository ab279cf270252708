/// A short text: what an image or a typeface is called in a printed display list, or what a label says.
///
/// Kept as bytes: two are equal where their bytes are, without Unicode's tables, which embedded
/// builds of the drawing floors do not have.
package struct ByteText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let bytes: [UInt8]

  package init(_ name: String) { bytes = Array(name.utf8) }
  package init(stringLiteral name: String) { self.init(name) }

  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
