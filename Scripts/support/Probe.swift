/// Answers questions about text, one a line, for the scripts that compare `Typeset` with other sources.
///
/// Compiled together with the module's sources by `support/probe.py`. Characters are given as hexadecimal numbers.
///
///     bidi 0|1|auto CHARACTERS   levels, then the visual order
///     lines CHARACTERS           positions after which a line may end
///     graphemes CHARACTERS       positions at which a grapheme cluster begins
@main
struct Probe {
  static func main() {
    while let line = readLine() {
      let fields = line.split(separator: " ").map(String.init)
      guard let command = fields.first else { continue }
      print(answer(command, Array(fields.dropFirst())))
    }
  }

  static func answer(_ command: String, _ fields: [String]) -> String {
    switch command {
    case "bidi": bidi(fields)
    case "lines": lines(scalars(fields))
    case "graphemes": graphemes(scalars(fields))
    default: fatalError("unknown command \(command)")
    }
  }

  static func scalars(_ fields: some Sequence<String>) -> [Unicode.Scalar] {
    fields.map { field in
      guard let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) else {
        fatalError("not a character: \(field)")
      }
      return scalar
    }
  }

  static func bidi(_ fields: [String]) -> String {
    let text = scalars(fields.dropFirst())
    let properties = text.map(UnicodeProperties.init)
    let paragraph = BidiParagraph(text, properties, baseLevel: UInt8(fields[0]))
    let levels = paragraph.lineLevels(of: 0..<text.count)
    return list([Int(paragraph.baseLevel)]) + ";" + list(levels.map(Int.init)) + ";"
      + list(BidiParagraph.visualOrder(of: levels))
  }

  static func lines(_ text: [Unicode.Scalar]) -> String {
    let opportunities = LineBreaker.opportunities(text.map(UnicodeProperties.init))
    return list(opportunities.indices.filter { opportunities[$0] != .none })
  }

  static func graphemes(_ text: [Unicode.Scalar]) -> String {
    let starts = GraphemeBreaker.starts(text.map(UnicodeProperties.init))
    return list(starts.indices.filter { starts[$0] })
  }

  static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }
}
