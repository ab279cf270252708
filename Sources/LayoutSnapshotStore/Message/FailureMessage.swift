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

  /// The failure in words, of at most ``mostLines`` lines.
  ///
  /// Why things differ comes first, because the rest follows from it. A report has what is left out here.
  package var description: String {
    let sections = [
      MessageSection("Why:", why, of: "causes"),
      MessageSection("What moved:", MovementWords(verdict, words).lines, of: "views"),
      MessageSection("Pixels:", pixels, of: "pictures"),
      MessageSection("Lines:", sentences { $0.lines }, of: "lines"),
      MessageSection("Errors:", sentences { $0.problems } + troubles, of: "lines"),
      MessageSection(flawTitle, flaws, of: "lines"),
      MessageSection("Not found, which may be why:", lacks, of: "lines"),
      listing("No reference was found on disk. Automatically recorded snapshot:") {
        if case .recorded(false) = $0 { true } else { false }
      },
      listing("Recorded anew:") { if case .recorded(true) = $0 { true } else { false } },
      listing("No reference was found on disk, and the record mode writes none:") { $0 == .missing },
      MessageSection(nil, evidence, of: "files"),
    ]
    let room = Self.mostLines - 1 - advice.count
    let body = MessageSection.fitted(sections, into: room).flatMap(\.text)
    return ([headline] + body + advice).joined(separator: "\n")
  }

  /// As many lines as a terminal shows at once, with the line of the test runner.
  package static let mostLines = 20

  private var words: DeviceWords { DeviceWords(verdict.devices.map(\.name)) }

  private var headline: String {
    let place = words.place(verdict.devices.filter { $0.status != nil }.map(\.name))
    let what =
      switch verdict.status {
      case .recorded: "was recorded"
      case .missing: "has no reference"
      case .unsolved: "could not be laid out"
      case .error where verdict.devices.contains { $0.obstacle == .flawed }: "was refused"
      case .error: "could not be verified"
      case .damaged: "has a damaged reference"
      case .failed: "is not as expected"
      case .changed, nil: "does not match its reference"
      }
    return "Snapshot \(verdict.name.suite)/\(verdict.name.test) \(what)\(place)."
  }

  /// Why things moved; where nothing explains it, where else to look.
  private var why: [String] {
    let hasMoved = verdict.devices.flatMap(\.parts).contains {
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
      "  \(Cause(text: $0.text, followers: $0.followers))\(words.place($0.devices))"
    }
  }

  /// What is wrong with what was recorded, refused, or may be accepted: a reference of it would keep it.
  private var flaws: [String] { perDevice { $0.status == .changed ? [] : $0.flaws } }

  /// What layouts that differ have not found.
  private var lacks: [String] { perDevice { $0.status == .changed ? $0.flaws : [] } }

  private var flawTitle: String {
    if verdict.devices.contains(where: { $0.obstacle == .flawed }) {
      return "A strict test refuses layouts with errors:"
    }
    return verdict.status == .missing
      ? "Warning: the layouts have errors. Fix them before you accept:"
      : "Warning: the recorded layouts have errors. Fix them and record again:"
  }

  /// Each sentence once, with the devices that it is true for.
  private func sentences(_ sentences: (PartVerdict) -> [String]) -> [String] {
    perDevice { $0.parts.flatMap(sentences) }
  }

  private func perDevice(_ sentences: (DeviceVerdict) -> [String]) -> [String] {
    var order: [String] = []
    var devices: [String: [String]] = [:]
    for device in verdict.devices {
      for sentence in sentences(device) {
        if devices[sentence] == nil { order.append(sentence) }
        devices[sentence, default: []].append(device.name)
      }
    }
    return order.map { "  \($0)\(words.place(devices[$0] ?? []))" }
  }

  private var troubles: [String] {
    var lines = perDevice { $0.obstacle?.text.map { [$0] } ?? [] }
    if let repetition = verdict.repetition, repetition.isDifferent, verdict.status != nil {
      lines.append("  " + repetition.text)
    }
    if let part = verdict.changingArgument, verdict.hasNoReferenceYet {
      lines.append(
        "  An argument of the test has \(part) in its name, so the snapshot's name changes in every run and "
          + "never matches a reference. Give it a fixed name: `testName: \"...\"`.")
    }
    return lines
  }

  /// How pictures differ: of more than two, the one of which most differs, and how many others there are.
  private var pixels: [String] {
    let sentences = sentences { $0.pixels }
    guard sentences.count > 2 else { return sentences }
    var changes: [(change: PixelChange, device: String)] = []
    for device in verdict.devices {
      for case .pixelsDiffer(let change) in device.parts.map(\.outcome) {
        changes.append((change, device.name))
      }
    }
    guard let most = changes.max(by: { $0.change.share < $1.change.share }) else { return sentences }
    let rest = changes.map(\.device).filter { $0 != most.device }
    return ["  \(most.change)\(words.place([most.device]))", "  and fewer\(words.place(rest))"]
  }

  private func listing(
    _ title: String, _ isListed: (PartVerdict.Outcome) -> Bool
  ) -> MessageSection {
    let paths = verdict.devices.flatMap { device in
      device.parts.filter { isListed($0.outcome) }.map { (path: $0.reference, device: device.name) }
    }
    return MessageSection(title, FileWords(verdict.name).references(paths), of: "files")
  }

  private var evidence: [String] {
    FileWords(verdict.name).evidence(
      verdict.devices.flatMap { device in device.parts.map { ($0.evidence.files, device.name) } })
  }

  /// The command that makes what was seen the reference.
  private var advice: [String] {
    if let command = verdict.acceptCommand {
      return ["If this is as it should be, accept it:", "  " + command]
    }
    if let place = refusedPlace {
      return ["Check who may read and write there:", "  ls -ld \(quoted(place))"]
    }
    guard verdict.devices.flatMap(\.parts).contains(where: { $0.status ?? .recorded > .recorded }) else {
      return []
    }
    // Nothing is there to be accepted, but the test can record it.
    let record = "\(EnvironmentVariable.record.rawValue)=failed"
    guard verdict.folders.isInPackage else {
      return ["If this is as it should be, record it in the next run:", "  export \(record)"]
    }
    return [
      "If this is as it should be, record it:",
      "  \(record) swift test --filter "
        + quoted("\(verdict.name.target)\\..*/\(verdict.name.function)\\b"),
    ]
  }

  /// A file or folder that the system refused, so that recording would be refused as well.
  private var refusedPlace: String? {
    for part in verdict.devices.flatMap(\.parts) {
      switch part.outcome {
      case .inaccessible(let error), .notRecorded(.file(let error)): return error.path
      default: continue
      }
    }
    return nil
  }
}

extension AssertionVerdict {
  /// Whether a part has no reference, or had none before.
  fileprivate var hasNoReferenceYet: Bool {
    devices.flatMap(\.parts).contains { $0.outcome == .missing || $0.outcome == .recorded(replacing: false) }
  }
}

extension PartVerdict {
  fileprivate var pixels: [String] {
    if case .pixelsDiffer = outcome { changes } else { [] }
  }

  fileprivate var lines: [String] {
    if case .linesDiffer = outcome { changes } else { [] }
  }
}

extension PixelChange {
  /// How much of the picture differs; all of one that has another size.
  fileprivate var share: Double { was == now && total > 0 ? Double(count) / Double(total) : 1 }
}
