import LayoutSnapshotReport

/// Which test runs in which shard: each in exactly one, and all shards about equally long.
///
/// Suites stay together as long as they are small beside a shard, because a filter that names suites is short. The
/// longest go first, each into the shard that has least to do (Graham, Bounds on Multiprocessing Timing Anomalies,
/// 1969): no shard is more than a third longer than the best plan has it, and with many small parts they differ by less
/// than one part.
struct ShardPlan {
  /// The tests of each shard, in the order of their names.
  let shards: [[String]]
  private let all: Set<String>

  /// - Parameters:
  ///   - tests: names as `swift test list` prints them.
  ///   - times: how long they took; one that is not in it counts as the middle one does.
  ///   - count: how many shards there are.
  init(_ tests: [String], times: TestTimes, count: Int) {
    all = Set(tests)
    let known = all.compactMap { times.seconds[$0] }.sorted()
    let usual = known.isEmpty ? 1 : known[known.count / 2]
    func time(_ test: String) -> Double { times.seconds[test] ?? usual }
    let total = all.sorted().reduce(0) { $0 + time($1) }
    let limit = total / Double(count * 20)
    var parts: [(tests: [String], time: Double)] = []
    let suites = Dictionary(grouping: all.sorted(), by: suite(of:))
    for (_, tests) in suites.sorted(by: { $0.key < $1.key }) {
      let sum = tests.reduce(0) { $0 + time($1) }
      if sum <= limit { parts.append((tests, sum)) } else { parts += tests.map { ([$0], time($0)) } }
    }
    parts.sort { ($1.time, $0.tests[0]) < ($0.time, $1.tests[0]) }
    var shards: [(tests: [String], time: Double)] = Array(repeating: ([], 0), count: count)
    var idlest = Heap((0..<count).map { Load(time: 0, shard: $0) })
    for part in parts {
      let place = idlest.first.shard
      shards[place].tests += part.tests
      shards[place].time += part.time
      idlest.replaceFirst(by: Load(time: shards[place].time, shard: place))
    }
    self.shards = shards.map { $0.tests.sorted() }
  }

  /// What a shard has to do so far. Of those with equally much, the first counts as the least.
  private struct Load: Comparable {
    let time: Double
    let shard: Int

    static func < (a: Load, b: Load) -> Bool { (a.time, a.shard) < (b.time, b.shard) }
  }

  /// How many tests are functions of Swift Testing, and how many are methods of XCTest.
  static func kinds(of tests: some Collection<String>) -> (functions: Int, methods: Int) {
    let functions = tests.count { $0.contains("(") || $0.contains("`") }
    return (functions, tests.count - functions)
  }

  /// The pattern for `swift test --filter` that a shard's tests match and no others do.
  func filter(ofShard index: Int) -> String {
    let suites = Dictionary(grouping: shards[index], by: suite(of:))
    let wholes = Dictionary(grouping: all, by: suite(of:)).mapValues(\.count)
    let outer = Set(wholes.keys.flatMap(suites(around:)))
    let patterns = suites.sorted { $0.key < $1.key }.map { name, tests -> String in
      // A suite's name with a slash also begins the names of suites in it, which may be in another shard.
      if !name.isEmpty, !outer.contains(name), tests.count == wholes[name] { return escaped(name) + "/" }
      return "(" + tests.map(escaped).joined(separator: "|") + ")(/|$)"
    }
    return patterns.isEmpty ? "^$" : "^(" + patterns.joined(separator: "|") + ")"
  }
}

/// What stands before the last slash of a test's name; nothing for a function that is in no suite.
private func suite(of test: String) -> String {
  // A name in backticks may have slashes of its own.
  let plain = test.prefix { $0 != "`" }
  return plain.lastIndex(of: "/").map { String(test[..<$0]) } ?? ""
}

/// The names of the suites around a suite.
private func suites(around name: String) -> [String] {
  name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) }
}

/// A name as a pattern that matches it alone.
///
/// What a terminal would obey stands as an escape, which both kinds of tests read: those of XCTest are found by ICU's
/// patterns, and those of Swift Testing by Swift's own.
private func escaped(_ name: String) -> String {
  var pattern = ""
  for scalar in name.unicodeScalars {
    if scalar.isTreacherous {
      pattern += "\\x{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      if "\\^$.|?*+()[]{}".unicodeScalars.contains(scalar) { pattern.append("\\") }
      pattern.unicodeScalars.append(scalar)
    }
  }
  return pattern
}
