import Graphics
import PNGCoding
import LayoutSnapshotValues

/// Compares what a test produced with the references, and records where the mode says so.
///
/// Every piece goes the same way: read the reference, compare, ask ``Decision``, and then either write the
/// reference or leave evidence. Only ``Files`` touches the disk.
package struct SnapshotVerifier {
  private let name: SnapshotName
  private let folders: SnapshotFolders
  private let mode: RecordMode
  private let claims: Claims
  /// Whether there is a folder of artifacts at all, which decides whether old ones have to be removed.
  private let hasArtifacts: Bool

  package init(name: SnapshotName, folders: SnapshotFolders, mode: RecordMode, claims: Claims = Claims()) {
    self.name = name
    self.folders = folders
    self.mode = mode
    self.claims = claims
    hasArtifacts = Files.exists(folders.artifacts)
  }

  /// The same in another mode.
  package func with(mode: RecordMode) -> SnapshotVerifier {
    SnapshotVerifier(name: name, folders: folders, mode: mode, claims: claims)
  }

  /// Where the reference of a piece lies.
  package func reference(device: Device?, ending: String) -> String {
    "\(folders.references)/\(name.fileStem(device: device?.name)).\(ending)"
  }

  /// Verifies the pieces of one snapshot, in their order.
  package func verify(_ pieces: [Piece], on device: Device?) -> DeviceVerdict {
    DeviceVerdict(device: device, pieces: pieces.map { verify($0, on: device) })
  }

  private func verify(_ piece: Piece, on device: Device?) -> PieceVerdict {
    let path = reference(device: device, ending: piece.ending)
    let prefix = "\(folders.artifacts)/\(name.fileStem(device: device?.name))"
    func verdict(_ outcome: PieceVerdict.Outcome) -> PieceVerdict {
      PieceVerdict(reference: path, ending: piece.ending, outcome: outcome)
    }
    let reference: [UInt8]?
    do throws(FileError) { reference = try Files.read(path) } catch { return verdict(.inaccessible(error)) }
    let comparison = reference.map(piece.compare(with:))
    switch Decision(state(comparison), mode: mode) {
    case .pass:
      removeEvidence(prefix, piece.ending)
      // Runners that repeat failing tests would otherwise find what the first try recorded, and be content.
      if mode != .never, claims.hasRecorded(path) { return verdict(.recorded(replacing: false)) }
      return verdict(.matches)
    case .record:
      let outcome = record(piece, at: path, replacing: reference != nil)
      if case .recorded = outcome { removeEvidence(prefix, piece.ending) }
      return verdict(outcome)
    case .fail:
      var result = verdict(outcome(of: comparison))
      result.referenceDigest = reference.map(fileDigest)
      leaveEvidence(of: piece, reference, comparison, prefix, &result)
      return result
    }
  }

  private func state(_ comparison: PieceComparison?) -> ReferenceState {
    switch comparison {
    case nil: .missing
    case .same: .matching
    case .frames, .pixels, .lines, .broken: .differing
    }
  }

  private func outcome(of comparison: PieceComparison?) -> PieceVerdict.Outcome {
    switch comparison {
    case nil: .missing
    case .same: .matches
    case .frames(let changes, let causes): .framesDiffer(changes, causes: causes)
    case .pixels(let change, _): .pixelsDiffer(change)
    case .lines(let lines): .linesDiffer(lines)
    case .broken(let reason): .damaged(reason)
    }
  }

  private func record(_ piece: Piece, at path: String, replacing: Bool) -> PieceVerdict.Outcome {
    do throws(PNGEncodingError) {
      let bytes = try piece.referenceBytes()
      guard claims.mayRecord(fileDigest(bytes), at: path) else { return .recordedTwice }
      do throws(FileError) { try Files.write(bytes, to: path) } catch { return .notRecorded(.file(error)) }
      return .recorded(replacing: replacing)
    } catch {
      return .notRecorded(.encoding(error))
    }
  }

  /// Leaves files for a look, beside a reference that is kept although it does not match.
  private func leaveEvidence(
    of piece: Piece, _ reference: [UInt8]?, _ comparison: PieceComparison?, _ prefix: String,
    _ verdict: inout PieceVerdict
  ) {
    if let reference {
      verdict.evidence.expected = store(
        { reference }, at: "\(prefix).expected.\(piece.ending)", &verdict.losses)
    }
    verdict.evidence.actual = store(
      piece.artifactBytes, at: "\(prefix).actual.\(piece.ending)", &verdict.losses)
    if case .pixels(_, let picture?) = comparison {
      verdict.evidence.difference = store({ picture }, at: "\(prefix).diff.png", &verdict.losses)
    }
  }

  /// Writes a file that may fail to be made, or to be written.
  ///
  /// - Returns: the path, if there is such a file now.
  private func store(
    _ bytes: () throws(PNGEncodingError) -> [UInt8], at path: String, _ losses: inout [StoringError]
  ) -> String? {
    do throws(PNGEncodingError) {
      let bytes = try bytes()
      do throws(FileError) { try Files.write(bytes, to: path, durably: false) } catch {
        losses.append(.file(error))
        return nil
      }
    } catch {
      losses.append(.encoding(error))
      return nil
    }
    return path
  }

  /// What an earlier run left is no longer true. Nothing is done for a test that never failed.
  private func removeEvidence(_ prefix: String, _ ending: String) {
    guard hasArtifacts else { return }
    for part in ["expected", "actual"] { Files.removeIfThere("\(prefix).\(part).\(ending)") }
    if ending == "png" { Files.removeIfThere("\(prefix).diff.png") }
  }
}
