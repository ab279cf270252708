import Testing

@testable import LayoutSnapshotStore

@Suite struct SnapshotSettingsTests {
  private static let modes: [([String: String], RecordMode?, RecordMode)] = [
    ([:], nil, .missing),
    ([:], .all, .all),
    (["LAYOUT_SNAPSHOT_RECORD": "failed"], nil, .failed),
    (["LAYOUT_SNAPSHOT_RECORD": "failed"], .never, .never),
    (["LAYOUT_SNAPSHOT_RECORD": ""], nil, .missing),
    (["SNAPSHOT_TESTING_RECORD": "all"], nil, .all),
    (["LAYOUT_SNAPSHOT_RECORD": "failed", "SNAPSHOT_TESTING_RECORD": "all"], nil, .failed),
    (["LAYOUT_SNAPSHOT_RECORD": "never"], .all, .never),
    (["CI": "1", "LAYOUT_SNAPSHOT_RECORD": "never"], .all, .never),
    (["SNAPSHOT_TESTING_RECORD": "never"], .failed, .never),
    (["CI": "true"], nil, .never),
    (["CI": "woodpecker"], .all, .never),
    (["CI": "true", "LAYOUT_SNAPSHOT_RECORD": "missing"], nil, .missing),
    (["CI": "false"], nil, .missing),
    (["CI": "0"], .failed, .failed),
    (["CI": ""], nil, .missing),
  ]

  @Test(arguments: modes)
  func mode_inForce(environment: [String: String], requested: RecordMode?, mode: RecordMode) throws {
    #expect(try SnapshotSettings(environment: environment).mode(call: requested) == mode)
  }

  @Test(arguments: [
    ("LAYOUT_SNAPSHOT_RECORD", "yes", "all, missing, failed, never"),
    ("LAYOUT_SNAPSHOT_RECORD", "All", "all, missing, failed, never"),
    ("SNAPSHOT_TESTING_RECORD", "true", "all, missing, failed, never"),
    ("LAYOUT_SNAPSHOT_RECORD_PASSES", "yes", "0, 1"),
  ])
  func value_unknown_isAnErrorThatListsTheKnownOnes(name: String, value: String, known: String) {
    #expect {
      try SnapshotSettings(environment: [name: value])
    } throws: { error in
      "\(error)" == """
        The environment variable \(name) is "\(value)"; it has to be one of \(known), or unset.
        """
    }
  }

  @Test func value_unknownInTheSecondVariable_isAnErrorToo() {
    let environment = ["LAYOUT_SNAPSHOT_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "on"]
    #expect(throws: SnapshotSettingsError.self) { try SnapshotSettings(environment: environment) }
  }

  @Test(arguments: [
    ("LAYOUT_SNAPSHOT_RECRD", "LAYOUT_SNAPSHOT_RECORD"),
    ("LAYOUT_SNAPSHOT_ARTIFACT", "LAYOUT_SNAPSHOT_ARTIFACTS"),
    ("LAYOUT_SNAPSHOT_RECORD_PASS", "LAYOUT_SNAPSHOT_RECORD_PASSES"),
    ("LAYOUT_SNAPSHOT_WORKLOAD", "LAYOUT_SNAPSHOT_WORKLOADS"),
  ])
  func name_unknown_isAnErrorThatNamesTheOneThatWasMeant(name: String, meant: String) {
    #expect {
      try SnapshotSettings(environment: [name: "all", "CI": "1"])
    } throws: { error in
      "\(error)" == "The environment variable \(name) is unknown. Did you mean \(meant)?"
    }
  }

  @Test func names_unknown_areToldInOrder_andAllThatThereAreWhereNoneIsNear() {
    let environment = [
      "LAYOUT_SNAPSHOT_WHATEVER": "1", "LAYOUT_SNAPSHOT_RECRD": "1", "LAYOUT_SNAPSHOT_JSN": "1",
    ]
    #expect {
      try SnapshotSettings(environment: environment)
    } throws: { error in
      "\(error)".hasPrefix(
        """
        The environment variable LAYOUT_SNAPSHOT_JSN is unknown. Did you mean LAYOUT_SNAPSHOT_JSON? \
        The environment variable LAYOUT_SNAPSHOT_RECRD is unknown. Did you mean LAYOUT_SNAPSHOT_RECORD? \
        The environment variable LAYOUT_SNAPSHOT_WHATEVER is unknown. Unset it, or take one of \
        LAYOUT_SNAPSHOT_RECORD, LAYOUT_SNAPSHOT_RECORD_PASSES,
        """)
    }
  }

  @Test func names_ofOthers_andWithoutAValue_areNoMistakes() throws {
    var environment = ["SNAPSHOT_TESTING_RECRD": "all", "LAYOUT_SNAPSHOT_RECRD": "", "LAYOUT": "1"]
    for variable in RelatedVariable.allCases { environment[variable.rawValue] = "1" }
    #expect(try SnapshotSettings(environment: environment) == SnapshotSettings(environment: [:]))
  }

  @Test func folders_andPasses_areRead() throws {
    let settings = try SnapshotSettings(environment: [
      "SNAPSHOT_ARTIFACTS": "/other", "LAYOUT_SNAPSHOT_ARTIFACTS": "/mine",
      "LAYOUT_SNAPSHOT_RECORD_PASSES": "1",
    ])
    #expect(settings.artifacts == "/mine")
    #expect(settings.recordingPasses)
    #expect(try SnapshotSettings(environment: ["SNAPSHOT_ARTIFACTS": "/other"]).artifacts == "/other")
  }
}
