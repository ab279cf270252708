/// What a build says, read while it says it: the errors of the app's sources, each once.
///
/// SwiftPM repeats what the compiler says of a file for other files, too, and a large app has thousands of errors. What is
/// kept is bounded.
struct CompilerOutput {
  private(set) var errors: [CompilerError] = []
  /// What the compiler warns of; a probe says so what is not there.
  private(set) var warnings: Set<String> = []
  /// The last lines, for a build that fails for another reason than the app's sources.
  private(set) var lastLines: [String] = []
  /// What the build says of itself: `error: Dependencies could not be resolved`.
  private(set) var complaints: [String] = []
  /// The last line that tells how far the build is: `[12/300] Compiling Shop Cart.swift`.
  private(set) var progress: String?

  private let isSource: (String) -> Bool
  private var known: Set<CompilerError> = []
  /// The last error, whose notes may still come.
  private var last: CompilerError?
  private var reader = LineReader()

  private static let mostErrors = 50_000
  private static let mostLines = 30

  /// - Parameter isSource: whether a path is that of a source of the app.
  init(isSource: @escaping (String) -> Bool) { self.isSource = isSource }

  mutating func read(_ bytes: some Sequence<UInt8>) {
    var lines: [String] = []
    reader.read(bytes) { lines.append($0) }
    for line in lines { take(line[...]) }
  }

  /// Reads what stands behind the last line's end.
  mutating func finish() {
    var last: String?
    reader.finish { last = $0 }
    if let last { take(last[...]) }
    keepLast()
  }

  private mutating func take(_ line: Substring) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    lastLines.append(String(line))
    if lastLines.count > Self.mostLines { lastLines.removeFirst() }
    if line.hasPrefix("[") { progress = String(line) }
    if line.hasPrefix("error: "), complaints.count < Self.mostLines, !complaints.contains(String(line)) {
      complaints.append(String(line))
    }
    // The source is shown below its error, and may hold anything. What a macro's expansion belongs to is marked.
    let mark = "`- "
    guard line.first != " ",
      let found = CompilerLine(line.hasPrefix(mark) ? line.dropFirst(mark.count) : line)
    else {
      return takeCrash(line)
    }
    if found.kind == .note { return takeNote(found) }
    keepLast()
    if found.kind == .warning {
      warnings.insert(found.text)
    } else {
      last = CompilerError(path: found.path, line: found.line, column: found.column, text: found.text)
    }
  }

  /// A note belongs to the error before it. One on the expansion of a macro says where the app asks for that.
  private mutating func takeNote(_ line: CompilerLine) {
    guard let error = last else { return }
    let isOrigin =
      line.text.hasPrefix("expanded code originates here") || line.text.hasPrefix("in expansion of macro")
    if isOrigin, isSource(line.path), !isSource(error.path) {
      last = CompilerError(
        path: line.path, line: line.line, column: line.column, text: error.text, notes: error.notes)
      return
    }
    let note = CompilerError.Note(path: line.path, line: line.line, text: line.text)
    if !error.notes.contains(note) { last?.notes.append(note) }
  }

  private mutating func keepLast() {
    guard let error = last else { return }
    last = nil
    guard errors.count < Self.mostErrors, known.insert(error.withoutNotes).inserted else { return }
    errors.append(error)
  }

  /// Where the compiler itself crashed, it says what it was doing: `4. While type-checking 'f' (at [/App/A.swift:3:1 - …])`.
  private mutating func takeCrash(_ line: Substring) {
    guard let first = line.first, first.isNumber, line.dropFirst().first == ".",
      let start = line.firstRange(of: "[/"), let end = line[start.lowerBound...].firstRange(of: " - line:")
    else { return }
    let place = line[start.lowerBound..<end.lowerBound].dropFirst()
    guard let found = CompilerLine(place + ": error: the compiler crashes here"), isSource(found.path) else {
      return
    }
    // What it was doing innermost comes last.
    keepLast()
    errors.removeAll { $0.text == found.text }
    last = CompilerError(path: found.path, line: found.line, column: found.column, text: found.text)
    keepLast()
  }
}

extension CompilerError {
  fileprivate var withoutNotes: CompilerError {
    CompilerError(path: path, line: line, column: column, text: text)
  }
}
