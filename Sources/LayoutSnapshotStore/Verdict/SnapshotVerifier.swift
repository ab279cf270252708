import LayoutSnapshotCauses
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Compares what a test produced with the references, and records where the mode says so.
///
/// Every part goes the same way: read the reference, compare, ask ``Decision``, and then either write the
/// reference or leave evidence. Only ``FilePlace`` and ``OpenFolder`` touch the disk.
package struct SnapshotVerifier {
  private let name: SnapshotName
  private let folders: SnapshotFolders
  private let mode: RecordMode
  private let claims: Claims
  private let followsLinkedReferences: Bool
  /// Whether references are links that a build system has made, each to a file of the sources.
  private let readsRunfiles: Bool
  /// Whether there is a folder of artifacts at all, which decides whether old ones have to be removed.
  private let hasArtifacts: Bool

  /// - Parameters:
  ///   - followsLinkedReferences: whether the folder of references may be a link.
  ///   - readsRunfiles: whether references are links that a build system has made, which are followed and not written.
  package init(
    name: SnapshotName, folders: SnapshotFolders, mode: RecordMode, claims: Claims = Claims(),
    followsLinkedReferences: Bool = false, readsRunfiles: Bool = false
  ) {
    self.name = name
    self.folders = folders
    self.mode = mode
    self.claims = claims
    self.followsLinkedReferences = followsLinkedReferences
    self.readsRunfiles = readsRunfiles
    hasArtifacts = Files.exists(folders.artifacts)
  }

  /// The same in another mode.
  package func with(mode: RecordMode) -> SnapshotVerifier {
    SnapshotVerifier(
      name: name, folders: folders, mode: mode, claims: claims,
      followsLinkedReferences: followsLinkedReferences, readsRunfiles: readsRunfiles)
  }

  /// Where the reference of a part lies.
  package func reference(device: Device?, ending: String) -> String {
    "\(folders.references)/\(name.fileStem(device: device?.name)).\(ending)"
  }

  /// Verifies the parts of one snapshot, in their order.
  ///
  /// All are compared before any is recorded: what the picture shows decides which looks are causes.
  /// - Parameters:
  ///   - flaws: what is wrong with the layout itself, in words; asked for what is recorded or may be accepted alone,
  ///     because it takes longer than to compare.
  ///   - lacks: what the layout has not found, in words; asked for what differs, because it may be why.
  package func verify(
    _ parts: [SnapshotPart], on device: Device?, flaws: () -> [String] = { [] },
    lacks: () -> [String] = { [] }
  ) -> DeviceVerdict {
    let found = parts.map { look(for: $0, on: device) }
    let regions = found.flatMap(\.regions)
    let verdicts = zip(parts, found).map { part, found in
      verify(part, on: device, found: found, showing: regions)
    }
    let isNew = verdicts.contains { $0.status == .recorded || $0.status == .missing }
    let differs = verdicts.contains { $0.status == .changed }
    return DeviceVerdict(
      device: device, parts: verdicts, flaws: differs ? lacks() : isNew ? flaws() : [])
  }

  /// What is known of a reference before anything follows from it.
  private struct Found {
    let reference: [UInt8]?
    let comparison: PartComparison?
    let obstacle: FileError?

    /// Where pixels differ.
    var regions: [PixelEdges] {
      if case .pixels(let change, _) = comparison { change.regions } else { [] }
    }
  }

  private func look(for part: SnapshotPart, on device: Device?) -> Found {
    let path = reference(device: device, ending: part.ending)
    let place = folders.reference(path, followsLinkedReferences: followsLinkedReferences)
    do throws(FileError) {
      let reference = try readsRunfiles ? Files.read(path) : place.read()
      return Found(reference: reference, comparison: reference.map(part.compare(with:)), obstacle: nil)
    } catch { return Found(reference: nil, comparison: nil, obstacle: error) }
  }

  /// - Parameter isSecondTry: whether another process has made the reference since the first one.
  private func verify(
    _ part: SnapshotPart, on device: Device?, found: Found, showing regions: [PixelEdges],
    isSecondTry: Bool = false
  ) -> PartVerdict {
    let path = reference(device: device, ending: part.ending)
    let place = folders.reference(path, followsLinkedReferences: followsLinkedReferences)
    let stem = name.fileStem(device: device?.name)
    func verdict(_ outcome: PartVerdict.Outcome) -> PartVerdict {
      PartVerdict(reference: path, ending: part.ending, outcome: outcome)
    }
    if let obstacle = found.obstacle { return verdict(.inaccessible(obstacle)) }
    let (reference, comparison) = (found.reference, found.comparison)
    let outcome = outcome(of: comparison, showing: regions)
    switch Decision(state(outcome), mode: mode) {
    case .pass:
      removeEvidence(stem, part.ending)
      // Runners that repeat failing tests would otherwise find what the first try recorded, and be content.
      if mode != .never, claims.hasRecorded(path) { return verdict(.recorded(replacing: false)) }
      return verdict(.matches)
    case .record:
      let recorded = record(part, at: place, replacing: reference != nil)
      if case .notRecorded(.file(let error)) = recorded, error.code == EEXIST, !isSecondTry {
        return verify(
          part, on: device, found: look(for: part, on: device), showing: regions, isSecondTry: true)
      }
      if case .recorded = recorded { removeEvidence(stem, part.ending) }
      return verdict(recorded)
    case .fail:
      var result = verdict(outcome)
      result.referenceDigest = reference.map(fileDigest)
      leaveEvidence(of: part, reference, comparison, stem, &result)
      return result
    }
  }

  private func state(_ outcome: PartVerdict.Outcome) -> ReferenceState {
    switch outcome {
    case .missing: .missing
    case .matches: .matching
    default: .differing
    }
  }

  private func outcome(
    of comparison: PartComparison?, showing regions: [PixelEdges]
  ) -> PartVerdict.Outcome {
    switch comparison {
    case nil: return .missing
    case .same: return .matches
    case .frames(let changes, let old, let new):
      // Looks that nobody sees are no reason to fail, nor to write.
      if changes.isEmpty, regions.isEmpty { return .matches }
      let causes = CauseSearch.causes(from: old, to: new, showing: regions)
      return changes.isEmpty && causes.isEmpty ? .matches : .framesDiffer(changes, causes: causes)
    case .pixels(let change, _): return .pixelsDiffer(change)
    case .lines(let lines): return .linesDiffer(lines)
    case .broken(let reason): return .damaged(reason)
    }
  }

  private func record(_ part: SnapshotPart, at place: FilePlace, replacing: Bool) -> PartVerdict.Outcome {
    do throws(PNGEncodingError) {
      let bytes = try part.referenceBytes()
      guard claims.mayRecord(fileDigest(bytes), at: place.path) else { return .recordedTwice }
      do throws(FileError) {
        // Of two processes that miss the same reference the second has to look at what the first one made.
        try place.write(
          bytes, replacing: replacing || mode == .all ? .whatIsThere : .nothing,
          staging: folders.roots.staging)
      } catch { return .notRecorded(.file(error)) }
      return .recorded(replacing: replacing)
    } catch {
      return .notRecorded(.encoding(error))
    }
  }

  /// Leaves files for a look, beside a reference that is kept although it does not match.
  private func leaveEvidence(
    of part: SnapshotPart, _ reference: [UInt8]?, _ comparison: PartComparison?, _ stem: String,
    _ verdict: inout PartVerdict
  ) {
    if let reference {
      verdict.evidence.expected = store(
        { reference }, at: "\(stem).expected.\(part.ending)", &verdict.losses)
    }
    var digest: String?
    func seen() throws(PNGEncodingError) -> [UInt8] {
      let bytes = try part.artifactBytes()
      digest = fileDigest(bytes)
      return bytes
    }
    verdict.evidence.actual = store(seen, at: "\(stem).actual.\(part.ending)", &verdict.losses)
    verdict.actualDigest = verdict.evidence.actual == nil ? nil : digest
    if case .pixels(_, let picture?) = comparison {
      verdict.evidence.difference = store({ picture }, at: "\(stem).diff.png", &verdict.losses)
    } else {
      removeEvidence(stem, part.ending, ["diff"])
    }
  }

  /// Writes a file that may fail to be made, or to be written.
  ///
  /// - Returns: the path, if there is such a file now.
  private func store(
    _ bytes: () throws(PNGEncodingError) -> [UInt8], at name: String, _ losses: inout [StoringError]
  ) -> String? {
    let place = folders.evidence(name)
    do throws(PNGEncodingError) {
      let bytes = try bytes()
      do throws(FileError) {
        try place.write(bytes, staging: folders.roots.staging, durably: false)
      } catch {
        losses.append(.file(error))
        return nil
      }
    } catch {
      losses.append(.encoding(error))
      return nil
    }
    return place.path
  }

  /// What an earlier run left is no longer true. Nothing is done for a test that never failed.
  private func removeEvidence(
    _ stem: String, _ ending: String, _ parts: [String] = ["expected", "actual", "diff"]
  ) {
    guard hasArtifacts else { return }
    for part in parts where part != "diff" || ending == ReferenceEnding.picture {
      try? folders.evidence("\(stem).\(part).\(ending)").remove()
    }
  }
}
