import LayoutSnapshotCauses
import LayoutSnapshotValues

/// Puts a verdict into words: what moved, why, how many pixels differ, where to look, and what to run.
///
/// A change that is the same on twelve devices is said once, with a list of the devices.
package struct FailureMessage: CustomStringConvertible {
  private let verdict: AssertionVerdict

  package init(_ verdict: AssertionVerdict) { self.verdict = verdict }

  /// What the last line of a failure starts with; the rest of it is a ``SnapshotResult`` as JSON.
  package static let resultPrefix = "layout-snapshot-result: "

  package var description: String {
    var lines = [headline]
    lines += sentences { $0.movements }
    lines += titled("Why:", why)
    lines += titled("Pixels:", sentences { $0.pixels })
    lines += titled("Lines:", sentences { $0.lines })
    lines += titled("Trouble:", sentences { $0.problems } + troubles)
    lines += listing("No reference was found on disk. Automatically recorded snapshot:") {
      if case .recorded(false) = $0 { true } else { false }
    }
    lines += listing("Recorded anew:") { if case .recorded(true) = $0 { true } else { false } }
    lines += listing("No reference was found on disk, and the record mode writes none:") { $0 == .missing }
    lines += evidence
    lines += advice
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let devices = verdict.devices.filter { $0.status != nil }.map(\.name).filter { !$0.isEmpty }
    let place = devices.isEmpty ? "" : " on \(devices.joined(separator: ", "))"
    let what =
      switch verdict.status {
      case .recorded: "was recorded"
      case .missing: "has no reference"
      case .unsolved: "could not be laid out"
      case .error: "could not be verified"
      case .damaged: "has a damaged reference"
      case .changed, nil: "does not match its reference"
      }
    return "Snapshot \(verdict.name.suite)/\(verdict.name.test) \(what)\(place)."
  }

  /// Why things moved; where nothing explains it, where else to look.
  private var why: [String] {
    let hasMoved = verdict.devices.flatMap(\.pieces).contains {
      if case .framesDiffer = $0.outcome { true } else { false }
    }
    let causes = verdict.causes
    if hasMoved, causes.isEmpty {
      return [
        "  No constraint, content or setting differs from the reference. Look at code that places views, "
          + "such as layoutSubviews()."
      ]
    }
    return causes.map {
      "  \(Cause(text: $0.text, followers: $0.followers))\(place($0.devices))"
    }
  }

  /// Each sentence once, with the devices that it is true for.
  private func sentences(_ words: (PieceVerdict) -> [String]) -> [String] {
    var order: [String] = []
    var devices: [String: [String]] = [:]
    for device in verdict.devices {
      for sentence in device.pieces.flatMap(words) {
        if devices[sentence] == nil { order.append(sentence) }
        devices[sentence, default: []].append(device.name)
      }
    }
    return order.map { "  \($0)\(place(devices[$0] ?? []))" }
  }

  private var troubles: [String] {
    var devices: [String: [String]] = [:]
    var order: [String] = []
    for device in verdict.devices {
      guard let words = device.trouble?.words else { continue }
      if devices[words] == nil { order.append(words) }
      devices[words, default: []].append(device.name)
    }
    var lines = order.map { "  \($0)\(place(devices[$0] ?? []))" }
    if let repetition = verdict.repetition, repetition.isDifferent, verdict.status != nil {
      lines.append("  " + repetition.words)
    }
    if let part = verdict.changingArgument, verdict.hasNoReferenceYet {
      lines.append(
        "  An argument of the test has \(part) in its name, so the snapshot is called otherwise in every run and "
          + "never finds its reference. Name it yourself: `testName: \"...\"`.")
    }
    return lines
  }

  private func place(_ devices: [String]) -> String {
    let named = devices.filter { !$0.isEmpty }
    if named.isEmpty { return "" }
    if named.count > 4, named.count == verdict.devices.count { return " on all \(named.count) devices" }
    return " on \(named.joined(separator: ", "))"
  }

  private func titled(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [title] + lines }

  private func listing(_ title: String, _ isListed: (PieceVerdict.Outcome) -> Bool) -> [String] {
    let paths = verdict.devices.flatMap(\.pieces).filter { isListed($0.outcome) }.map(\.reference)
    return titled(title, paths.map { "  " + $0 })
  }

  /// The files of each difference. Those of a test lie in one folder, which is said once.
  private var evidence: [String] {
    let files = verdict.devices.flatMap(\.pieces).map(\.evidence.files).filter { !$0.isEmpty }
    guard let first = files.first?.first, let slash = first.lastIndex(of: "/") else { return [] }
    let folder = first[...slash]
    return ["Look in \(folder) at:"]
      + files.map { "  " + $0.map { String($0.dropFirst(folder.count)) }.joined(separator: " ") }
  }

  /// The command that makes what was seen the reference.
  private var advice: [String] {
    if let command = verdict.acceptCommand {
      return ["If this is as it should be, accept it:", "  " + command]
    }
    guard verdict.devices.flatMap(\.pieces).contains(where: { $0.status ?? .recorded > .recorded }) else {
      return []
    }
    // Nothing is there to be accepted, but the test can record it.
    return [
      "If this is as it should be, record it:",
      "  \(EnvironmentVariable.record.rawValue)=failed swift test --filter "
        + "'\(verdict.name.target)\\..*/\(verdict.name.function)\\b'",
    ]
  }
}

extension AssertionVerdict {
  /// Whether a piece has no reference, or had none before.
  fileprivate var hasNoReferenceYet: Bool {
    devices.flatMap(\.pieces).contains { $0.outcome == .missing || $0.outcome == .recorded(replacing: false) }
  }
}

extension PieceVerdict {
  fileprivate var movements: [String] {
    if case .framesDiffer = outcome { changes } else { [] }
  }

  fileprivate var pixels: [String] {
    if case .pixelsDiffer = outcome { changes } else { [] }
  }

  /// A text that differs in very many lines is better looked at in its files.
  fileprivate var lines: [String] {
    guard case .linesDiffer(let lines) = outcome else { return [] }
    return lines.count <= 20 ? lines : lines.prefix(19) + ["and \(lines.count - 19) more"]
  }
}
