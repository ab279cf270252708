/// Lines of what comes in pieces. Of a line that never ends no more is kept than a file's name and a message need.
struct LineReader {
  private var rest: [UInt8] = []
  private static let mostBytes = 1 << 16

  mutating func read(_ bytes: some Sequence<UInt8>, line: (String) -> Void) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        finish(line)
      } else if rest.count < Self.mostBytes {
        rest.append(byte)
      }
    }
  }

  /// Gives what stands behind the last line's end.
  mutating func finish(_ line: (String) -> Void) {
    guard !rest.isEmpty else { return }
    line(String(decoding: rest, as: UTF8.self))
    rest.removeAll(keepingCapacity: true)
  }
}
