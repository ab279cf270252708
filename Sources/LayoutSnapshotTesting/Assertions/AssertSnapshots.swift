import LayoutSnapshotViews

/// Fails the test unless a view matches its references; a closure makes a new view for every device.
///
/// ```swift
/// assertSnapshot(on: .classic) { CardView() }
/// ```
///
/// A tree that is laid out on several devices gives the same layouts as new trees, unless its own code remembers
/// earlier devices.
public func assertSnapshot<Subject: LayoutSubject>(
  as strategy: Snapshotting<Subject> = .standard, on matrix: DeviceMatrix, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, of subject: () throws -> Subject
) {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: strategy) { _ in try subject() }
}

/// Fails the test unless a view that a closure makes matches its references, on devices from a variable.
@_disfavoredOverload
public func assertSnapshot<Subject: LayoutSubject>(
  as strategy: Snapshotting<Subject> = .standard, on devices: some DeviceSelection, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, of subject: () throws -> Subject
) {
  let call = SnapshotCall(
    matrix: devices.deviceMatrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: strategy) { _ in try subject() }
}

/// Fails the test unless each of several named values matches its references.
///
/// ```swift
/// assertSnapshots(of: ["empty": Form(), "filled": Form(name: "Ada")], on: .classic)
/// ```
public func assertSnapshots<Subject: LayoutSubject>(
  of subjects: @autoclosure () throws -> [String: Subject], as strategy: Snapshotting<Subject> = .standard,
  on matrix: DeviceMatrix, traits: Traits..., record mode: RecordMode? = nil, root: String? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  check(subjects, as: strategy, at: site) { name in
    SnapshotCall(
      matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
      function: function, site: site)
  }
}

/// Fails the test unless each of several named values matches its references, on devices from a variable.
@_disfavoredOverload
public func assertSnapshots<Subject: LayoutSubject>(
  of subjects: @autoclosure () throws -> [String: Subject], as strategy: Snapshotting<Subject> = .standard,
  on devices: some DeviceSelection, traits: Traits..., record mode: RecordMode? = nil, root: String? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  check(subjects, as: strategy, at: site) { name in
    SnapshotCall(
      matrix: devices.deviceMatrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
      function: function, site: site)
  }
}

private func check<Subject: LayoutSubject>(
  _ subjects: () throws -> [String: Subject], as strategy: Snapshotting<Subject>, at site: CallSite,
  _ call: (_ name: String) -> SnapshotCall
) {
  let all: [String: Subject]
  do { all = try subjects() } catch { return report("\(error)", at: site) }
  // A test without snapshots would always pass.
  if all.isEmpty { return report("There are no snapshots to verify.", at: site) }
  for (name, subject) in all.sorted(by: { $0.key < $1.key }) {
    call(name).check(as: strategy) { _ in subject }
  }
}
