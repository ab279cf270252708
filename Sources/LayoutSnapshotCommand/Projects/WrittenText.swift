import LayoutSnapshotStore

/// The text of a file that `init` wrote, and that says so as long as nobody has edited it: its first line has a checksum of the
/// others.
struct WrittenText {
  let text: String

  /// - Parameter comment: what a comment begins with.
  init(_ body: String, comment: String) {
    text = "\(comment) \(Self.start)\(String(checksum(body), radix: 16))\(Self.end)\n\(body)"
  }

  private static let start = "`layout-snapshot init --again` renews this file until it is edited ("
  private static let end = ")."

  /// Whether `init` wrote a file, whoever may have edited it since.
  static func isOurs(_ text: String) -> Bool { text.prefix { $0 != "\n" }.contains(start) }

  /// Whether a file still is as `init` wrote it.
  static func isUntouched(_ text: String) -> Bool {
    guard let lineEnd = text.firstIndex(of: "\n"), let start = text.firstRange(of: Self.start),
      start.lowerBound < lineEnd
    else { return false }
    let line = text[start.upperBound..<lineEnd]
    return line == String(checksum(String(text[text.index(after: lineEnd)...])), radix: 16) + end
  }
}
