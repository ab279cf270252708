import Testing

@testable import LayoutSnapshotStore

@Suite struct DecisionTests {
  /// Every mode against every state: the whole rule.
  @Test(arguments: [
    (RecordMode.all, [Decision.record, .record, .record]),
    (.missing, [.record, .pass, .fail]),
    (.failed, [.record, .pass, .record]),
    (.never, [.fail, .pass, .fail]),
  ])
  func decision_forMissingMatchingAndDiffering(mode: RecordMode, expected: [Decision]) {
    #expect(ReferenceState.allCases.map { Decision($0, mode: mode) } == expected)
  }
}
