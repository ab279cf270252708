import LayoutSnapshotViews

/// Fails the test unless two views have the same layout on every device. It stores nothing.
///
/// ```swift
/// assertEqualLayout(StoryboardForm(), CodeForm(), on: .classic)
/// ```
///
/// Items are compared by their paths below the roots: their identifiers, or their classes where they have none. The names of the
/// roots do not matter. A failure leaves pictures of both views on the smallest screen on which they differ.
///
/// - Parameters:
///   - actual: the view, view controller or scene to check.
///   - expected: the view, view controller or scene with the expected layout.
///   - matrix: the devices.
///   - traits: traits added to every device, such as `.dark`.
///   - part: what is compared: everything, or what can be seen.
///   - fileID: the module and the file of the call; leave it to the compiler.
///   - filePath: the file of the call; leave it to the compiler.
///   - line: the line of the call; leave it to the compiler.
///   - column: the column of the call; leave it to the compiler.
public func assertEqualLayout<Actual: LayoutSubject, Expected: LayoutSubject>(
  _ actual: @autoclosure () throws -> Actual, _ expected: @autoclosure () throws -> Expected,
  on matrix: DeviceMatrix,
  traits: Traits..., comparing part: LayoutComparison = .everything, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let all = Traits(traitsFrom: traits)
  EqualityFindings(
    { try actual().layoutView }, { try expected().layoutView }, on: matrix.devices.map { $0.with(all) },
    comparing: part
  ).report(at: site)
}

/// Fails the test unless two views have the same layout on a device, or on devices from a variable. It stores nothing.
@_disfavoredOverload
public func assertEqualLayout<Actual: LayoutSubject, Expected: LayoutSubject>(
  _ actual: @autoclosure () throws -> Actual, _ expected: @autoclosure () throws -> Expected,
  on devices: some DeviceSelection,
  traits: Traits..., comparing part: LayoutComparison = .everything, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let all = Traits(traitsFrom: traits)
  EqualityFindings(
    { try actual().layoutView }, { try expected().layoutView },
    on: devices.deviceMatrix.devices.map { $0.with(all) }, comparing: part
  ).report(at: site)
}
