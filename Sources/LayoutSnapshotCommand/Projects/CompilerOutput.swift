/// What a build says, read while it says it: the errors of the app's sources, each once.
///
/// SwiftPM repeats what the compiler says of a file for other files, too, and a large app has thousands of errors. What is
/// kept is bounded.
struct CompilerOutput {
  private(set) var errors: [CompilerError] = []
  /// What the compiler warns of, by the words that a probe's warnings begin with: so it says what is not there.
  private(set) var warnings: Set<String> = []
  /// The last lines, for a build that fails for another reason than the app's sources.
  private(set) var lastLines: [String] = []
  /// What the build says of itself: `error: Dependencies could not be resolved`.
  private(set) var complaints: [String] = []
  /// The last line that tells how far the build is, `[12/300] Compiling Shop Cart.swift`, or what it waits for.
  private(set) var progress: String?
  /// That another build holds the folder, if it says so.
  private(set) var wait: String?

  private let isSource: (String) -> Bool
  private let warningStart: String
  private var known: Set<CompilerError> = []
  /// The last error, whose notes may still come.
  private var last: CompilerError?
  private var reader = LineReader()

  private var crash = CompilerCrash()

  private static let mostErrors = 50_000
  private static let mostLines = 30
  private static let mostNotes = 20

  /// - Parameters:
  ///   - warningStart: the words that the warnings to keep begin with.
  ///   - isSource: whether a path is that of a source of the app.
  init(warningStart: String = "", isSource: @escaping (String) -> Bool) {
    (self.warningStart, self.isSource) = (warningStart, isSource)
  }

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
    keepCrash()
  }

  private mutating func take(_ line: Substring) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    lastLines.append(String(line))
    if lastLines.count > Self.mostLines { lastLines.removeFirst() }
    if line.hasPrefix("[") { progress = String(line) }
    if line.hasPrefix("Another instance of SwiftPM") { (progress, wait) = (String(line), String(line)) }
    if line.hasPrefix("error: "), complaints.count < Self.mostLines, !complaints.contains(String(line)) {
      complaints.append(String(line))
    }
    // The source is shown below its error, and may hold anything. What a macro's expansion belongs to is marked.
    let mark = "`- "
    guard line.first != " ",
      let found = CompilerLine(line.hasPrefix(mark) ? line.dropFirst(mark.count) : line)
    else {
      if CompilerCrash.begins(line) { keepCrash() }
      return crash.take(line, isSource)
    }
    if found.kind == .note { return takeNote(found) }
    keepLast()
    if found.kind == .warning {
      if found.text.hasPrefix(warningStart) { warnings.insert(found.text) }
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
    if error.notes.count < Self.mostNotes, !error.notes.contains(note) { last?.notes.append(note) }
  }

  private mutating func keepLast() {
    guard let error = last else { return }
    last = nil
    guard errors.count < Self.mostErrors, known.insert(error.withoutNotes).inserted else { return }
    errors.append(error)
  }

  /// What a crash of the compiler says comes to an end nowhere; the next one or the build's end is that of the last.
  private mutating func keepCrash() {
    guard let error = crash.end() else { return }
    keepLast()
    last = error
    keepLast()
  }
}

extension CompilerError {
  fileprivate var withoutNotes: CompilerError {
    CompilerError(path: path, line: line, column: column, text: text)
  }
}
