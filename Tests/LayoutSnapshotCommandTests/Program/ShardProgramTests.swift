import Foundation
import LayoutSnapshotReport
import Testing

/// Machines of a continuous integration share the tests among them.
@Suite struct ShardProgramTests {
  /// 300 suites, some within others, one of them as long as half of all the rest, with tests of very different lengths.
  private static let tests: [(name: String, seconds: Double)] = {
    var tests: [(name: String, seconds: Double)] = [
      ("AppTests.Suite3/outer()", 1), ("AppTests.free()", 2), ("AppTests.Suite30/testPlain", 1),
      ("AppTests.Suite1/`adds 1/2 (net)`()", 1),
    ]
    for suite in 0..<300 {
      let inner = suite % 10 == 3 ? "/Inner" : ""
      for test in 0..<(suite == 7 ? 400 : 1 + suite % 9) {
        let seconds = Double((suite * 7919 + test * 104_729) % 97) / 50
        tests.append(("AppTests.Suite\(suite)\(inner)/test\(test)(of:on:)", seconds))
      }
    }
    return tests
  }()

  private func package(times: Bool) throws -> ThrowAwayPackage {
    let package = try ThrowAwayPackage()
    let names = Self.tests.map { $0.name + "\n" }.joined()
    try package.write(
      "Building for debugging...\n[1/2] Compiling AppTests Suite.swift\n" + names, to: "tests.txt")
    if times {
      try package.write(Self.tests.map { "\($0.name)\t\($0.seconds)\n" }.joined(), to: "merged/times.tsv")
    }
    return package
  }

  /// What each of eight shards runs, as `swift test --filter` finds it.
  private func shards(_ package: ThrowAwayPackage, _ options: String...) throws -> [[Int]] {
    try (1...8).map { index in
      let words = ["shard", "--index", "\(index)", "--count", "8", "tests.txt"] + options
      let run = try BuiltProgram.run(words, in: package.path)
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
      let pattern = try Regex(run.output.trimmingCharacters(in: .newlines))
      return Self.tests.indices.filter { place in
        // Swift Testing appends where the test stands.
        let name = Self.tests[place].name
        let found = (name + "/Suite.swift:1:2").contains(pattern)
        #expect(found == name.contains(pattern))
        return found
      }
    }
  }

  @Test func eightShards_runEverythingOnce_andTakeAboutAsLong() throws {
    let shards = try shards(try package(times: true), "--times", "merged")
    #expect(shards.flatMap { $0 }.sorted() == Array(Self.tests.indices))
    let times = shards.map { $0.reduce(0) { $0 + Self.tests[$1].seconds } }
    let mean = times.reduce(0, +) / 8
    #expect(times.allSatisfy { abs($0 - mean) <= 0.1 * mean }, "\(times)")
  }

  @Test func shards_withoutTimes_haveAsManyTests() throws {
    let shards = try shards(try package(times: false))
    #expect(shards.flatMap { $0 }.sorted() == Array(Self.tests.indices))
    let mean = Self.tests.count / 8
    #expect(shards.allSatisfy { abs($0.count - mean) <= mean / 10 }, "\(shards.map(\.count))")
  }

  @Test func merge_gathersTheTimesOfAllShards() throws {
    let package = try ThrowAwayPackage()
    for (shard, test) in ["a", "b"].enumerated() {
      try package.write("", to: "shards/\(shard)/manifests/run.\(shard).jsonl")
      let report = """
        <testsuites><testsuite name="TestResults">
        <testcase classname="AppTests.Forms" name="\(test)(&quot;x&quot;)" time="0.\(shard + 1)" />
        </testsuite></testsuites>
        """
      try package.write(report, to: "shards/\(shard)/tests.xml")
    }
    _ = try package.run("merge", "shards", "--into", "merged")
    #expect(
      try package.text("merged/times.tsv") == "AppTests.Forms/a(\"x\")\t0.1\nAppTests.Forms/b(\"x\")\t0.2\n")
  }

  /// A name may be whatever somebody put into backticks. The filter shows it, and finds it all the same.
  @Test func controlCharacters_areShownAndStillMatch() throws {
    let names = [
      "AppTests.Forms/`\u{1B}[31mred \u{7}`()", "AppTests.Forms/`a\u{202E}b`()", "AppTests.\u{1B}]0;x/testA",
    ]
    let package = try ThrowAwayPackage()
    try package.write(names.map { $0 + "\n" }.joined() + "AppTests.Forms/plain()\n", to: "tests.txt")
    var found: [String] = []
    for index in 1...3 {
      let run = try package.run("shard", "--index", "\(index)", "--count", "3", "tests.txt")
      let pattern = run.output.trimmingCharacters(in: .newlines)
      #expect(run.code == 0 && !pattern.unicodeScalars.contains { $0.isTreacherous }, "\(run.output)")
      let matched = names.filter { (try? Regex(pattern)).map($0.contains) ?? false }
      // XCTest's tests are found by patterns of Foundation.
      #expect(matched == names.filter { $0.range(of: pattern, options: .regularExpression) != nil })
      found += matched
    }
    #expect(found.sorted() == names.sorted())
  }

  @Test func mistakes_areExplained() throws {
    let package = try package(times: false)
    func errors(_ words: String...) throws -> String {
      try BuiltProgram.run(["shard"] + words, in: package.path).errors
    }
    #expect(try errors("--index", "9", "--count", "8", "tests.txt").contains("a whole number from 1 to 8"))
    #expect(try errors("--index", "1", "tests.txt").contains("--count"))
    #expect(try errors("--index", "1", "--count", "2", "none.txt").contains("There is nothing at none.txt"))
    try package.write("", to: "empty.txt")
    #expect(try errors("--index", "1", "--count", "2", "empty.txt").contains("swift test list > empty.txt"))
    #expect(
      try errors("--index", "1", "--count", "2", "--times", "gone", "tests.txt").contains(
        "every test counts the same"))
  }
}
