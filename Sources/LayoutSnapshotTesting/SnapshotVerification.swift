import Foundation
import Raster
import SnapshotStore

/// One assertion: lays out, draws and compares a view on each of its devices.
struct SnapshotVerification {
  private let name: SnapshotName
  private let verifier: SnapshotVerifier
  private let recordingPasses: Bool

  init(name: SnapshotName, filePath: String, root: String?, mode: RecordMode?, settings: SnapshotSettings) {
    self.name = name
    let folders = SnapshotFolders(
      filePath: filePath, name: name, root: root, artifactsRoot: settings.artifacts,
      temporary: NSTemporaryDirectory(), exists: Files.exists)
    verifier = SnapshotVerifier(name: name, folders: folders, mode: settings.mode(requested: mode))
    recordingPasses = settings.recordingPasses
  }

  /// What there is to report, if anything is: one failure for all devices.
  func failure(of view: View, on matrix: DeviceMatrix) -> SnapshotFailure? {
    if let trouble = trouble(with: matrix) { return SnapshotFailure(message: trouble) }
    let verdicts = matrix.devices.map { verdict(on: view, $0) }
    let findings = verdicts.flatMap(\.findings)
    let passes = recordingPasses ? findings.allSatisfy(\.isRecording) : findings.isEmpty
    if passes { return nil }
    return SnapshotFailure(message: FailureMessage(name: name, verdicts: verdicts).description)
  }

  private func verdict(on view: View, _ device: Device) -> DeviceVerdict {
    do throws(LayoutError) {
      let tree = try view.solvedTree(on: device)
      let (bitmap, digest) = Rasterizer.drawDigested(tree.displayList)
      return verifier.verify(tree.layout, bitmap, digest: digest)
    } catch {
      return DeviceVerdict(device: device, findings: [.unsolved(error)])
    }
  }

  /// Why a matrix cannot be verified: a test on no device would pass for ever, and of two devices with one
  /// name the second would overwrite the first one's references.
  private func trouble(with matrix: DeviceMatrix) -> String? {
    if matrix.devices.isEmpty { return "Snapshot \(name.test) was asked for on no devices." }
    var owners: [String: Device] = [:]
    for device in matrix.devices {
      // Some file systems take upper and lower case for the same.
      guard let other = owners.updateValue(device, forKey: safeName(device.name).lowercased()) else {
        continue
      }
      return """
        Snapshot \(name.test) was asked for on two devices that share their files: \(other.name) and \
        \(device.name). Give each a name of its own.
        """
    }
    return nil
  }
}
