import LayoutSnapshotStore

/// Whether the tests of a machine ran that were to run there.
///
/// Most tests take no snapshots, so the ledger of a run cannot say it. The reports of `swift test --xunit-output` can: they
/// have each test, skipped ones too.
struct ShardAudit {
  /// What is missing.
  let gaps: [ReviewGap]

  /// - Parameters:
  ///   - review: what the machine left.
  ///   - times: the tests of its reports; none where it left no report.
  init(_ review: PendingReview, times: TestTimes?, _ context: CommandContext) {
    guard let planned = review.shard else {
      gaps = []
      return
    }
    let folder = context.shown(review.roots.artifacts)
    let found =
      times.map { ShardPlan.kinds(of: $0.skipped.union($0.seconds.keys)) } ?? (functions: 0, methods: 0)
    // Without --parallel, SwiftPM writes no report of XCTest.
    let methods = found.methods == 0 ? 0 : planned.methods
    if times != nil, found.functions < planned.functions || found.methods < methods {
      gaps = [
        .lostTests(
          folder: folder, planned: planned.functions + methods,
          found: min(found.functions, planned.functions) + min(found.methods, methods))
      ]
    } else if times == nil, planned.functions + planned.methods > 0,
      !review.manifests.contains(where: \.isOfRun)
    {
      gaps = [.noRun(folder: folder)]
    } else {
      gaps = []
    }
  }
}
