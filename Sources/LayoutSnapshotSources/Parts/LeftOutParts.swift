/// A source of an app from which parts are left out that do not compile here.
///
///     var parts = LeftOutParts(bytes)
///     let part = parts.candidates(line: 12, column: 5).first
///     let rest = parts?.bytes(without: ["Cart.load() { client.request(url) }"])
///
/// Lines stay where they are. In the place of code stands a call that tells at run time that something is missing.
package struct LeftOutParts {
  private let parts: SourceParts

  package init?(_ bytes: [UInt8]) {
    guard let source = try? SwiftSource(bytes) else { return nil }
    parts = SourceParts(source)
  }

  /// The names of the parts around a place, the innermost first.
  package func names(line: Int, column: Int) -> [String] {
    guard let token = token(line: line, column: column) else { return [] }
    return parts.all.enumerated().filter { $0.element.tokens.contains(token) }
      .sorted { ($0.element.tokens.count, $0.offset) < ($1.element.tokens.count, $1.offset) }
      .map(\.element.name)
  }

  /// The names of the imports of a module.
  package func imports(of module: String) -> [String] {
    let places = parts.source.imports.filter { $0.module == module }.map(\.place)
    return parts.all.filter { part in
      part.isImport && places.contains { part.tokens.contains($0) }
    }.map(\.name)
  }

  /// The name of a conformance of the type whose name stands at a place.
  package func conformance(to name: String, line: Int, column: Int) -> String? {
    names(line: line, column: column).lazy.compactMap { type in
      parts.all.first { $0.name == "\(type): \(name)" }?.name
    }.first
  }

  /// Of some parts those that stand in no other one of them, with what stands in them.
  package func outermost(of names: Set<String>) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var last: (name: String, tokens: Range<Int>)?
    let gone = parts.all.filter { names.contains($0.name) }.sorted {
      ($0.tokens.lowerBound, -$0.tokens.count) < ($1.tokens.lowerBound, -$1.tokens.count)
    }
    for part in gone {
      if let last, part.tokens.upperBound <= last.tokens.upperBound {
        found[last.name, default: []].insert(part.name)
      } else {
        found[part.name, default: []].formUnion([])
        last = (part.name, part.tokens)
      }
    }
    return found
  }

  /// Of some names those that no part has, in order.
  func unknown(among names: Set<String>) -> [String] { names.subtracting(parts.all.map(\.name)).sorted() }

  /// The names of the types that are left out with some parts.
  package func types(in names: Set<String>) -> [String] {
    parts.all.filter { names.contains($0.name) }.compactMap(\.typeName)
  }

  /// Which share of the source's lines with code some parts have, from 0 to 1. Imports do not count.
  package func share(of names: Set<String>) -> Double {
    let source = parts.source
    var lines: [Int] = []
    var line = 0
    for token in source.tokens {
      if token.beginsLine { line += 1 }
      lines.append(line)
    }
    let imports = parts.all.filter(\.isImport).count
    let gone = parts.all.filter { names.contains($0.name) && !$0.isImport }
      .reduce(into: Set<Int>()) { $0.formUnion(lines[$1.tokens]) }
    return line > imports ? Double(gone.count) / Double(line - imports) : 0
  }

  /// The source without some parts.
  package func bytes(without names: Set<String>) -> [UInt8] {
    let source = parts.source
    let gone = parts.all.filter { names.contains($0.name) }
    guard !gone.isEmpty else { return source.bytes }
    var edits = Edits()
    var lists: [Range<Int>: [Range<Int>]] = [:]
    for part in gone {
      let range = bytes(of: part.tokens)
      let name = SwiftText.literal(part.name)
      let (call, value) = ("_leftOut(\(name))", "_leftOutValue(\(name))")
      switch part.kind {
      case .declaration, .import: edits.blank(range, in: source.bytes)
      case .code: edits.replace(range, by: call)
      case .value: edits.replace(range, by: value)
      case .returned: edits.replace(range, by: "return " + value)
      case .body(let gives): edits.replace(range, by: gives ? "{ \(value) }" : "{ \(call) }")
      case .outletType(let isList): edits.replace(range, by: isList ? "[UIView]!" : "UIView!")
      case .conformance(let list): lists[list, default: []].append(part.tokens)
      }
    }
    for (list, entries) in lists.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      edits.replace(bytes(of: list), by: shortened(list, without: entries))
    }
    // What tells of it is the library's, which the source may not have asked for.
    return edits.applied(to: source.bytes) + Array("\nimport UIKit\n".utf8)
  }

  /// A list of types without some of them: `: UIViewController, Delegate`.
  private func shortened(_ list: Range<Int>, without entries: [Range<Int>]) -> String {
    let texts = parts.entries(in: list).filter { !entries.contains($0) }.map {
      parts.source.line(from: $0.lowerBound, through: $0.upperBound - 1)
    }
    return texts.isEmpty ? "" : ": " + texts.joined(separator: ", ")
  }

  private func bytes(of tokens: Range<Int>) -> Range<Int> {
    let source = parts.source
    return source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range
      .upperBound
  }

  /// The token at a place as the compiler gives it, or the last one before it in that line, or else the first behind it.
  private func token(line: Int, column: Int) -> Int? {
    let source = parts.source
    var start = 0
    var number = 1
    while number < line {
      guard let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      number += 1
    }
    let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
    let place = min(start + max(0, column - 1), end)
    let inLine = source.tokens.indices.filter {
      source.tokens[$0].range.lowerBound < end && source.tokens[$0].range.upperBound > start
    }
    return inLine.last { source.tokens[$0].range.lowerBound <= place } ?? inLine.first
  }
}
