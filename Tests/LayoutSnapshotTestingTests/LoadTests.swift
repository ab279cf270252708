import Foundation
import SnapshotStore
import Testing

@testable import LayoutSnapshotTesting

/// Thousands of snapshots from many threads of one process, which threads may not spoil for each other.
@Suite struct LoadTests {
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
  private func run(_ count: Int, _ mode: RecordMode, _ session: SnapshotSession, shifted: Int = 0)
    async throws -> [String: Int]
  {
    let root = folder.path
    let settings = try SnapshotSettings(environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": root + "/out"])
    return try await withThrowingTaskGroup(of: [String: Int].self) { group in
      let workers = 8
      for worker in 0..<workers {
        group.addTask {
          var counts: [String: Int] = [:]
          for number in stride(from: worker, to: count, by: workers) {
            let site = CallSite(
              fileID: "T/Load.swift", filePath: "/x/Load.swift", line: UInt(number), column: 1)
            let assertion = Assertion(
              context: TestContext(site, function: "f()", testName: "load\(number)"), site: site,
              settings: settings, session: session, configuration: SnapshotConfiguration(), mode: mode,
              root: root + "/refs", named: nil)
            let failure = try assertion.failure(as: .standard, on: [Self.device]) { _ in
              Self.view(number + shifted)
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
    #expect(try await run(count, .missing, SnapshotSession()) == ["was recorded": count])
    #expect(folder.files.filter { $0.hasPrefix("refs") }.count == 2 * count)
    #expect(try await run(count, .never, SnapshotSession()) == ["passes": count])
    // Each is compared with its own reference and with no other's.
    let session = SnapshotSession()
    #expect(try await run(100, .never, session, shifted: 1) == ["does not": 100])
    let manifests = folder.files.filter { $0.hasPrefix("out/manifests") }
    let results = try manifests.flatMap { path in
      Manifest(jsonLines: try #require(try Files.read(folder.path + "/" + path))).results
    }
    #expect(results.filter { $0.status == .changed }.count == 100)
    #expect(results.filter { $0.status == .recorded }.count == count)
  }
}
