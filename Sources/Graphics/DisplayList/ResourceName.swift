/// What an image or a typeface is called in a printed display list.
///
/// Kept as bytes: two names are equal where their bytes are, without Unicode's tables, which embedded
/// builds of the drawing floors do not have.
package struct ResourceName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let bytes: [UInt8]

  package init(_ name: String) { bytes = Array(name.utf8) }
  package init(stringLiteral name: String) { self.init(name) }

  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
