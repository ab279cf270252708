import Foundation
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
    let verification = SnapshotVerification(
      name: SnapshotName(fileID: "\(fileID)", function: testName, named: name),
      filePath: "\(filePath)", root: snapshotDirectory, mode: mode, settings: try processSettings.get())
    return verification.failure(of: try view(), on: matrix)
  } catch {
    return SnapshotFailure(message: "\(error)")
  }
}

/// The environment, read once in a process.
private let processSettings = Result<SnapshotSettings, SnapshotSettingsError> {
  () throws(SnapshotSettingsError) in
  try SnapshotSettings(environment: ProcessInfo.processInfo.environment)
}
