import LayoutSnapshotStore

/// How long each test took, by the name that `swift test list` gives it.
///
/// They come from the reports that `swift test --xunit-output` writes. `merge` gathers those of all shards in one file,
/// ``fileName``, which the next run's shards are balanced by.
struct TestTimes {
  private(set) var seconds: [String: Double] = [:]
  /// The tests that were skipped, which took no time.
  private(set) var skipped: Set<String> = []

  /// What `merge` calls the file: a test and its seconds on each line, with a tab between them.
  static let fileName = "times.tsv"

  init() {}

  /// Reads a folder of artifacts: what `merge` gathered, or else the reports that lie in it.
  ///
  /// - Returns: none where the folder holds neither.
  init?(folder: String) throws(FileError) {
    if let bytes = try Files.read(folder + "/" + Self.fileName) {
      readLines(String(decoding: bytes, as: UTF8.self))
    } else {
      guard Files.kind(of: folder) == .folder else { return nil }
      for name in try Files.names(in: folder).sorted() where name.hasSuffix(".xml") {
        guard let bytes = try Files.read(folder + "/" + name) else { continue }
        add(TestTimes(xml: String(decoding: bytes, as: UTF8.self)))
      }
    }
    if seconds.isEmpty, skipped.isEmpty { return nil }
  }

  /// Reads a report in JUnit's form. What is no test case is passed over.
  init(xml: String) {
    for part in xml.split(separator: "<testcase").dropFirst() {
      let attributes = part.prefix { $0 != ">" }
      guard let suite = attribute("classname", in: attributes), let name = attribute("name", in: attributes)
      else { continue }
      let test = suite + "/" + name
      if let time = attribute("time", in: attributes).flatMap(Double.init), time.isFinite, time >= 0 {
        seconds[test, default: 0] += time
      } else if part.contains("<skipped") {
        skipped.insert(test)
      }
    }
  }

  /// Adds the times of another shard. A test that ran in both counts with the longer one.
  mutating func add(_ other: TestTimes) {
    seconds.merge(other.seconds) { max($0, $1) }
    skipped.formUnion(other.skipped)
  }

  /// The lines of the file, in the order of the names.
  var lines: String {
    seconds.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
  }

  private mutating func readLines(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let tab = line.lastIndex(of: "\t"), let time = Double(line[line.index(after: tab)...]),
        time.isFinite, time >= 0
      else { continue }
      seconds[String(line[..<tab])] = time
    }
  }
}

/// The value of an attribute, with the characters that XML writes in another way put back.
private func attribute(_ name: String, in text: some StringProtocol) -> String? {
  guard let start = text.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
  let value = text[start...].prefix { $0 != "\"" }
  return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    .reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
}
