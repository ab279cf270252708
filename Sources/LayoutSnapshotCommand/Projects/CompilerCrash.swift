/// What the compiler says of itself where it crashes: a stack of what it was doing, the innermost last.
///
///     Stack dump:
///     3.	While evaluating request TypeCheckPrimaryFileRequest(source_file "/App/A.swift")
///     4.	While type-checking 'total()' (at /App/A.swift:2:3)
///
/// The spelling is another for each kind of work, so that all that counts is which source a line names.
struct CompilerCrash {
  private var isInStack = false
  private var found: CompilerError?

  static func begins(_ line: Substring) -> Bool { line.hasPrefix("Stack dump:") }

  mutating func take(_ line: Substring, _ isSource: (String) -> Bool) {
    if Self.begins(line) {
      isInStack = true
    } else if isInStack, line.hasPrefix("*** ") || line.hasPrefix("[") || line.hasPrefix("error: ") {
      isInStack = false
    } else if isInStack, Self.saysWhatItDid(line), let place = Self.place(in: line, isSource) {
      // A file alone says less than a line of it.
      if place.line == 0, found?.path == place.path { return }
      found = CompilerError(
        path: place.path, line: place.line, column: place.column, text: "the compiler crashes here")
    }
  }

  /// Ends a stack; gives the innermost source that it names.
  mutating func end() -> CompilerError? {
    defer { (isInStack, found) = (false, nil) }
    return found
  }

  /// `4.⇥While …`, or below it ` for 'total()' (at …)`. The first line has the arguments, and so all sources.
  private static func saysWhatItDid(_ line: Substring) -> Bool {
    if line.hasPrefix(" for ") { return true }
    let number = line.prefix(while: \.isNumber)
    return !number.isEmpty && number != "0" && line.dropFirst(number.count).first == "."
  }

  /// The source that stands behind a quotation mark, a bracket, a space or an `@`, up to its line or a quotation mark.
  private static func place(
    in line: Substring, _ isSource: (String) -> Bool
  ) -> (path: String, line: Int, column: Int)? {
    let starts = line.indices.filter { index in
      line[index] == "/" && index > line.startIndex && "\"[( @".contains(line[line.index(before: index)])
    }
    for start in starts {
      let rest = line[start...]
      // A name may have colons and quotation marks in it, so each is a possible end.
      for end in rest.indices where rest[end] == ":" || rest[end] == "\"" {
        let path = String(rest[..<end])
        guard path.hasSuffix(".swift"), isSource(path) else { continue }
        let numbers = rest[end...].dropFirst().split(separator: ":", maxSplits: 2).prefix(2).map {
          Int($0.prefix(while: \.isNumber))
        }
        guard rest[end] == ":", numbers.count == 2, let line = numbers[0], let column = numbers[1] else {
          return (path, 0, 0)
        }
        return (path, line, column)
      }
    }
    return nil
  }
}
