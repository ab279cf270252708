import Foundation
import Raster
import SnapshotStore

/// Does what ``assertSnapshot(of:on:named:record:fileID:filePath:testName:line:column:)`` does, but
/// returns the failure instead of reporting it.
///
/// ```swift
/// let failure = verifySnapshot(of: card, on: .iPhone4, record: .never)
/// print(failure?.message ?? "as ever")
/// ```
///
/// - Parameter snapshotDirectory: a folder for references, in place of `Snapshots/` in the package.
/// - Returns: the failure, or nil if every reference matches.
public func verifySnapshot(
  of view: @autoclosure () throws -> View, on matrix: DeviceMatrix, named name: String? = nil,
  record mode: RecordMode? = nil, snapshotDirectory: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> SnapshotFailure? {
  do {
    return verify(
      try view(), on: matrix, SnapshotName(fileID: "\(fileID)", function: testName, named: name),
      settings: try processSettings.get(), mode: mode, filePath: "\(filePath)", root: snapshotDirectory)
  } catch {
    return SnapshotFailure(message: "\(error)")
  }
}

/// The environment, read once in a process.
private let processSettings = Result<SnapshotSettings, SnapshotSettingsError> {
  () throws(SnapshotSettingsError) in
  try SnapshotSettings(environment: ProcessInfo.processInfo.environment)
}

/// Lays out, draws and compares a view on each device.
private func verify(
  _ view: View, on matrix: DeviceMatrix, _ name: SnapshotName, settings: SnapshotSettings,
  mode: RecordMode?, filePath: String, root: String?
) -> SnapshotFailure? {
  let folders = SnapshotFolders(
    filePath: filePath, name: name, root: root, artifactsRoot: settings.artifacts,
    temporary: NSTemporaryDirectory(), exists: Files.exists)
  let verifier = SnapshotVerifier(
    name: name, folders: folders, mode: settings.mode(requested: mode))
  let verdicts = matrix.devices.map { device in
    do throws(LayoutError) {
      let tree = try view.solvedTree(on: device)
      return verifier.verify(tree.layout, Rasterizer.draw(tree.displayList))
    } catch {
      return DeviceVerdict(device: device, findings: [.unsolved(error)])
    }
  }
  let findings = verdicts.flatMap(\.findings)
  let passes = settings.recordingPasses ? findings.allSatisfy(\.isRecording) : findings.isEmpty
  return passes
    ? nil : SnapshotFailure(message: FailureMessage(name: name, verdicts: verdicts).description)
}
