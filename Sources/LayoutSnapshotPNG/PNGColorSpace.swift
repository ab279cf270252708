import LayoutSnapshotGraphics

/// What a file says its numbers mean as colours. Comparison ignores it, and reports where it differs.
///
/// ```swift
/// PNGColorSpace(file).description   // "sRGB"
/// ```
package struct PNGColorSpace: Hashable, Sendable {
  /// The chunks that speak of colour, by name and content, in the order of their names.
  private struct Statement: Hashable, Sendable {
    var chunk: String
    var content: Digest128
    var summary: String
  }

  private let statements: [Statement]

  private static let chunks: Set = ["cHRM", "cICP", "gAMA", "iCCP", "sRGB"]

  /// Reads the chunks before the pixels; a file that is no PNG says nothing.
  package init(_ file: [UInt8]) {
    var statements: [Statement] = []
    if (try? PNGHeader(file)) != nil {
      for chunk in PNGChunks(file) {
        if chunk.name == "IDAT" { break }
        guard Self.chunks.contains(chunk.name) else { continue }
        let data = Array(file[chunk.data])
        statements.append(
          Statement(
            chunk: chunk.name, content: XXH3.digest(data), summary: Self.summary(of: chunk.name, data)))
      }
    }
    self.statements = statements.sorted { $0.chunk < $1.chunk }
  }

  /// What we write, and what viewers assume where nothing is said.
  package static let sRGB = PNGColorSpace()

  private init() { statements = [] }

  /// Whether its numbers mean what ours mean: a chunk sRGB overrides the older ones beside it, and the
  /// gamma of sRGB alone says the same.
  package var isSRGB: Bool {
    statements.isEmpty || statements.contains { $0.chunk == "sRGB" }
      || statements.map(\.summary) == ["gamma 45455/100000"]
  }

  private static func summary(of chunk: String, _ data: [UInt8]) -> String {
    switch chunk {
    case "gAMA" where data.count == 4: "gamma \(data.bigEndian32(at: 0))/100000"
    case "iCCP": "profile \"\(String(decoding: data.prefix { $0 != 0 }, as: UTF8.self))\""
    case "cHRM": "chromaticities"
    case "cICP": "code points \(data)"
    default: chunk
    }
  }
}

extension PNGColorSpace: CustomStringConvertible {
  /// What is stated, for people.
  package var description: String {
    statements.isEmpty ? "not stated" : statements.map(\.summary).joined(separator: ", ")
  }
}
