import CTestTools
import Foundation
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// Thousands of snapshots from many threads of one process, which threads may not spoil for each other.
@Suite(.thorough(.startsManyProcesses)) struct LoadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(inMemory: true) }

  private static let device = Device(name: "tiny", width: 24, height: 16, scale: 1)

  /// A view that looks and lies otherwise for every number.
  private static func view(_ number: Int) -> View {
    let view = View()
    let child = View(frame: CGRect(x: number % 20, y: number / 20 % 12, width: 3, height: 2))
    child.backgroundColor = Color(white: CGFloat(number % 256) / 255, alpha: 1)
    view.addSubview(child)
    return view
  }

  /// Verifies numbered snapshots and counts those that have something to say, by what they say.
  private static func run(
    _ numbers: Range<Int>, _ mode: RecordMode, _ session: SnapshotSession, in root: String, shifted: Int = 0
  ) async throws -> [String: Int] {
    let settings = try SnapshotSettings(environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": root + "/out"])
    return try await withThrowingTaskGroup(of: [String: Int].self) { group in
      let workers = 8
      for worker in 0..<workers {
        group.addTask {
          var counts: [String: Int] = [:]
          for number in stride(from: numbers.lowerBound + worker, to: numbers.upperBound, by: workers) {
            let site = CallSite(
              fileID: "T/Load.swift", filePath: "/x/Load.swift", line: UInt(number), column: 1)
            let assertion = Assertion(
              context: TestContext(site, function: "f()", testName: "load\(number)"), site: site,
              settings: settings, session: session, configuration: SnapshotConfiguration(), mode: mode,
              root: root + "/refs", named: nil)
            let failure = try assertion.failure(as: .standard, on: [device]) { _ in
              view(number + shifted)
            }
            let words = failure?.message.split(separator: "\n").first?.split(separator: " ").dropFirst(2)
            counts[words.map { $0.prefix(2).joined(separator: " ") } ?? "passes", default: 0] += 1
          }
          return counts
        }
      }
      return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
  }

  @Test func thousands_areRecordedAndVerified_fromManyThreads() async throws {
    let count = 1000
    func run(_ mode: RecordMode, _ numbers: Range<Int>, shifted: Int = 0) async throws -> [String: Int] {
      try await Self.run(numbers, mode, SnapshotSession(), in: folder.path, shifted: shifted)
    }
    #expect(try await run(.missing, 0..<count) == ["was recorded": count])
    #expect(folder.files.filter { $0.hasPrefix("refs") }.count == 2 * count)
    #expect(try await run(.never, 0..<count) == ["passes": count])
    // Each is compared with its own reference and with no other's.
    #expect(try await run(.never, 0..<100, shifted: 1) == ["does not": 100])
    let results = try manifests.flatMap(\.results)
    #expect(results.filter { $0.status == .changed }.count == 100)
    #expect(results.filter { $0.status == .recorded }.count == count)
  }

  private var manifests: [Manifest] {
    get throws {
      try folder.files.filter { $0.hasPrefix("out/manifests") }.map { path in
        Manifest(jsonLines: try #require(try Files.read(folder.path + "/" + path)))
      }
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    /// What `swift test --parallel` makes of test classes: processes side by side, with the same folders. All of
    /// them also want the references below 100, whoever comes first.
    @Test func thousands_areRecordedAndVerified_fromManyProcesses() async throws {
      let (processes, share) = (4, 500)
      await withTaskGroup(of: Void.self) { group in
        for process in 0..<processes {
          let (root, first) = (folder.path, 100 + process * share)
          group.addTask {
            await #expect(processExitsWith: .success) { [root = root as String, first = first as Int] in
              let own = first..<first + 500
              #expect(
                try await LoadTests.run(own, .missing, SnapshotSession(), in: root) == ["was recorded": 500])
              let common = try await LoadTests.run(0..<100, .missing, SnapshotSession(), in: root)
              #expect(common.keys.allSatisfy { ["was recorded", "passes"].contains($0) }, "\(common)")
              #expect(try await LoadTests.run(own, .never, SnapshotSession(), in: root) == ["passes": 500])
            }
          }
        }
      }
      let all = 100 + processes * share
      // In one more process, because there a test has no suite and its references are called otherwise.
      await #expect(processExitsWith: .success) { [root = folder.path as String, all = all as Int] in
        let counts = try await LoadTests.run(0..<all, .never, SnapshotSession(), in: root)
        #expect(counts == ["passes": all])
      }
      #expect(folder.files.filter { $0.hasPrefix("refs") }.count == 2 * all)
      // Nobody's lines are cut or lost: two sessions recorded in each process.
      #expect(try manifests.allSatisfy { $0.run != nil && $0.damages.isEmpty })
      let recorded = try manifests.flatMap(\.results).filter { $0.status == .recorded }
      #expect(Set(recorded.map(\.id)).count == all)
    }

    /// In a process of its own, because the memory of this one is that of all its tests.
    @Test func memory_overThousandsOfSnapshots_staysFlat() async throws {
      await #expect(processExitsWith: .success) { [root = folder.path as String] in
        let session = SnapshotSession()
        func run(_ mode: RecordMode, _ numbers: Range<Int>) async throws -> Int {
          let before = Int(live_bytes())
          _ = try await LoadTests.run(numbers, mode, session, in: root)
          return Int(live_bytes()) - before
        }
        _ = try await run(.missing, 0..<500)
        _ = try await run(.never, 0..<500)
        // What remains of each is who claimed its names, so that two snapshots of one name are an error: 1,140 bytes. Its
        // picture would be 1,536 more.
        let recorded = try await run(.missing, 500..<3000) / 2500
        #expect(recorded < 1500, "a new name keeps \(recorded) bytes")
        // Names that are claimed already keep nothing.
        let verified = try await (run(.never, 0..<3000) + run(.never, 0..<3000)) / 6000
        #expect(verified < 50, "a verified snapshot keeps \(verified) bytes")
      }
    }
  #endif
}
