import ViewTree

/// Puts the verdicts of one assertion into words: what changed, where to look, and what to run.
///
/// A change that is the same on twelve devices is said once, with a list of the devices.
package struct FailureMessage: CustomStringConvertible {
  private let name: SnapshotName
  private let verdicts: [DeviceVerdict]

  package init(name: SnapshotName, verdicts: [DeviceVerdict]) {
    self.name = name
    self.verdicts = verdicts
  }

  package var description: String {
    var sections = [headline] + changes
    sections += listing("No reference was found on disk. Automatically recorded snapshot:") {
      if case .recorded(let path, false) = $0 { path } else { nil }
    }
    sections += listing("Recorded anew:") {
      if case .recorded(let path, true) = $0 { path } else { nil }
    }
    sections += listing("No reference was found on disk, and the record mode writes none:") {
      if case .noReference(let path) = $0 { path } else { nil }
    }
    sections += evidence
    sections += advice
    return sections.joined(separator: "\n")
  }

  private var headline: String {
    let troubled = verdicts.filter { !$0.findings.isEmpty }.map(\.device.name)
    let isNew = verdicts.allSatisfy { $0.findings.allSatisfy(\.isRecording) }
    return "Snapshot \(name.test) \(isNew ? "was recorded" : "does not match") on \(list(troubled))."
  }

  /// What changed, each sentence with the devices that it is true for.
  private var changes: [String] {
    var order: [String] = []
    var devices: [String: [String]] = [:]
    for verdict in verdicts {
      for sentence in verdict.findings.flatMap(sentences) {
        if devices[sentence] == nil { order.append(sentence) }
        devices[sentence, default: []].append(verdict.device.name)
      }
    }
    return order.map { "  \($0) (\(list(devices[$0] ?? [])))" }
  }

  private func sentences(of finding: Finding) -> [String] {
    switch finding {
    case .framesDiffer(let changes, _): changes.map(\.description)
    case .pixelsDiffer(let change, _): [change.description]
    case .brokenReference(let path, let reason): ["The reference \(path) cannot be used: \(reason)"]
    case .unsolved(let error): [error.description]
    case .inaccessible(let error): [error.description]
    case .notRecorded(let error): [error.description]
    case .artifactLost(let error): ["Warning, the failure could not be stored for a look. \(error)"]
    case .recorded, .noReference: []
    }
  }

  private func listing(_ title: String, _ path: (Finding) -> String?) -> [String] {
    let paths = verdicts.flatMap(\.findings).compactMap(path)
    return paths.isEmpty ? [] : [title] + paths.map { "  " + $0 }
  }

  /// The files of each difference. Those of a test lie in one folder, which is said once.
  private var evidence: [String] {
    let files = verdicts.flatMap(\.findings).compactMap { finding -> [String]? in
      switch finding {
      case .framesDiffer(_, let evidence), .pixelsDiffer(_, let evidence):
        [evidence.expected, evidence.actual] + (evidence.difference.map { [$0] } ?? [])
      default: nil
      }
    }
    guard let first = files.first?.first, let slash = first.lastIndex(of: "/") else { return [] }
    let folder = first[...slash]
    return ["Look in \(folder) at:"]
      + files.map { "  " + $0.map { String($0.dropFirst(folder.count)) }.joined(separator: " ") }
  }

  /// The command that makes what was seen the reference.
  private var advice: [String] {
    let findings = verdicts.flatMap(\.findings)
    let differs = findings.contains {
      switch $0 {
      case .framesDiffer, .pixelsDiffer, .brokenReference: true
      default: false
      }
    }
    let lacks = findings.contains { if case .noReference = $0 { true } else { false } }
    guard differs || lacks else { return [] }
    let test = name.test.prefix { $0 != "." }
    let mode: RecordMode = differs ? .failed : .missing
    return [
      "If this is as it should be, record it:",
      """
        \(EnvironmentVariable.record.rawValue)=\(mode.rawValue) \
      swift test --filter '\(name.target)\\..*/\(test)\\b'
      """,
    ]
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
