import LayoutSnapshotViews

/// Fails the test unless a view's layout passes checks on every device. It stores no reference.
///
/// A failure leaves a picture of the smallest screen that fails, beside the artifacts of failed snapshots. If the screens are sizes in a
/// row, such as `.widths(320...430)`, it also leaves a `LayoutSweep` over them that shows where what fails.
///
/// ```swift
/// @Test(arguments: Device.phones) func fits(device: Device) {
///   expectLayout(of: LoginView(), on: device) { $0.isUnambiguous; $0.hasNoConflicts; $0.truncatesNothing }
/// }
/// ```
///
/// - Parameters:
///   - subject: a view, a view controller or a scene; its view takes the size of each device.
///   - matrix: the devices.
///   - traits: traits added to every device, such as `.dark`.
///   - checks: the checks.
///   - fileID: the module and the file of the call; leave it to the compiler.
///   - filePath: the file of the call; leave it to the compiler.
///   - line: the line of the call; leave it to the compiler.
///   - column: the column of the call; leave it to the compiler.
public func expectLayout<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on matrix: DeviceMatrix, traits: Traits...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  @LayoutCheckBuilder _ checks: (LayoutChecks) -> [LayoutCheck]
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let all = Traits(traitsFrom: traits)
  let devices = matrix.devices.map { $0.with(all) }
  LayoutFindings(checks(LayoutChecks()), on: devices) { try subject().layoutView }.report(at: site)
}

/// Fails the test unless a view's layout passes checks on a device, or on devices from a variable.
///
/// See ``expectLayout(of:on:traits:fileID:filePath:line:column:_:)``.
@_disfavoredOverload
public func expectLayout<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on devices: some DeviceSelection, traits: Traits...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  @LayoutCheckBuilder _ checks: (LayoutChecks) -> [LayoutCheck]
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let all = Traits(traitsFrom: traits)
  let devices = devices.deviceMatrix.devices.map { $0.with(all) }
  LayoutFindings(checks(LayoutChecks()), on: devices) { try subject().layoutView }.report(at: site)
}
