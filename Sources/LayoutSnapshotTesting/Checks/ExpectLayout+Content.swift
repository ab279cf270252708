import LayoutSnapshotProofs
import LayoutSnapshotViews

/// Fails the test unless a view's layout passes checks with every content of a source in every place for it.
///
/// ```swift
/// expectLayout(of: CardView(), with: .hostile, on: .phones) { $0.hasNoConflicts; $0.staysInside }
/// ```
///
/// One text or picture of the view is replaced at a time, by `ContentSource.generated(seed:count:)` all texts at once. A failure
/// states the shortest text or the smallest picture that breaks the layout, and leaves a picture of it.
///
/// - Parameters:
///   - subject: a view, a view controller or a scene.
///   - content: the texts and pictures.
///   - matrix: the devices.
///   - fileID: the module and the file of the call; leave it to the compiler.
///   - filePath: the file of the call; leave it to the compiler.
///   - line: the line of the call; leave it to the compiler.
///   - column: the column of the call; leave it to the compiler.
///   - checks: the checks.
public func expectLayout<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, with content: ContentSource, on matrix: DeviceMatrix,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  @LayoutCheckBuilder _ checks: (LayoutChecks) -> [LayoutCheck]
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ContentFindings(checks(LayoutChecks()), with: content, on: matrix.devices) { try subject().layoutView }
    .report(at: site)
}

/// Fails the test unless the layout of a view that a closure makes passes checks with every content of a source.
///
/// ```swift
/// expectLayout(of: CardView.init, with: .hostileContent, on: .phones) { $0.hasNoConflicts; $0.staysInside }
/// ```
///
/// See ``expectLayout(of:with:on:fileID:filePath:line:column:_:)``.
public func expectLayout<Subject: LayoutSubject>(
  of make: () throws -> Subject, with content: ContentSource, on matrix: DeviceMatrix,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  @LayoutCheckBuilder _ checks: (LayoutChecks) -> [LayoutCheck]
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ContentFindings(checks(LayoutChecks()), with: content, on: matrix.devices) { try make().layoutView }
    .report(at: site)
}
