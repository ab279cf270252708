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

/// The first and the last of many lines: what a process says first and what it says last says most.
struct BoundedLines {
  private var first: [String] = []
  private var last: [String] = []
  /// Where the oldest of the last ones is.
  private var oldest = 0
  private let most: Int

  /// - Parameter most: how many of each are kept.
  init(most: Int) { self.most = most }

  var lines: [String] { first + last[oldest...] + last[..<oldest] }

  mutating func append(_ line: String) {
    if first.count < most {
      first.append(line)
    } else if last.count < most {
      last.append(line)
    } else {
      last[oldest] = line
      oldest = (oldest + 1) % most
    }
  }
}
