import LayoutSnapshotViews

/// Fails the test unless a view matches its references on every device: the frames of all views and guides, and
/// the picture.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: CardView(), on: .classic)
///   assertSnapshot(of: LoginViewController(), on: .iPhone17Pro.landscape, named: "login")
/// }
/// ```
///
/// It works in Swift Testing and in an `XCTestCase`. The references lie under `Snapshots/` in the package. If there
/// is none yet, one is written, and the test fails to tell you. The view is turned into equations once and solved
/// again for each device.
///
/// - Parameters:
///   - subject: a view, a view controller or a scene; its view takes the size of each device.
///   - matrix: the devices, such as `.classic`, `.iPhone15.landscape`, or `[.iPhone4, .iPadAir]`.
///   - traits: traits added to every device, such as `.dark`; part of the file names.
///   - name: a name that distinguishes several snapshots of one test.
///   - mode: when to write instead of compare. If nil, the environment decides, then the scope. The default is
///     `RecordMode.missing`.
///   - root: a folder for references, instead of `Snapshots/` in the package.
///   - testName: the name of the test in file names; its own name by default.
///   - fileID: the module and the file of the call; leave it to the compiler.
///   - filePath: the file of the call; leave it to the compiler.
///   - function: the function of the call; leave it to the compiler.
///   - line: the line of the call; leave it to the compiler.
///   - column: the column of the call; leave it to the compiler.
public func assertSnapshot<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on matrix: DeviceMatrix, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: .standard, once: subject)
}

// After a dot, the names of devices are members of `DeviceMatrix`. The following overload takes other device values.
/// Fails the test unless a view matches its references on a device, or on devices from a variable.
///
/// ```swift
/// @Test(arguments: Device.phones) func card(device: Device) { assertSnapshot(of: CardView(), on: device) }
/// ```
@_disfavoredOverload
public func assertSnapshot<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on devices: some DeviceSelection, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    matrix: devices.deviceMatrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: .standard, once: subject)
}

/// Fails the test unless a view matches its references on the devices in the settings of the tests.
///
/// ```swift
/// // LayoutSnapshots.json: { "devices": ["iPhone15", "iPadAir-landscape"] }
/// @Test func card() { assertSnapshot(of: CardView()) }
/// ```
///
/// The file `LayoutSnapshots.json` lies in the folder of the test, or in one around it up to the package. Without it the call
/// fails.
public func assertSnapshot<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, traits: Traits..., named name: String? = nil,
  record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    matrix: nil, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: .standard, once: subject)
}

/// Fails the test unless a value matches its references under a strategy.
///
/// ```swift
/// assertSnapshot(of: CardView(), as: .frames, on: .iPhone4, traits: .dark, .rightToLeft)
/// assertSnapshot(of: "two\nlines", as: .lines)
/// ```
///
/// - Parameters:
///   - value: what to take a snapshot of: a view, a view controller, a scene, or any value that the strategy takes.
///   - strategy: what to store, such as `.frames`, `.image`, `.constraints`, or several with `+`.
///   - matrix: the devices; nil for those in the settings of the tests, and for a strategy that lays nothing out.
///   - traits: traits added to every device, such as `.dark`; part of the file names.
///   - name: a name that distinguishes several snapshots of one test.
///   - mode: when to write instead of compare. If nil, the environment decides, then the scope. The default is
///     `RecordMode.missing`.
///   - root: a folder for references, instead of `Snapshots/` in the package.
///   - testName: the name of the test in file names; its own name by default.
///   - fileID: the module and the file of the call; leave it to the compiler.
///   - filePath: the file of the call; leave it to the compiler.
///   - function: the function of the call; leave it to the compiler.
///   - line: the line of the call; leave it to the compiler.
///   - column: the column of the call; leave it to the compiler.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>, on matrix: DeviceMatrix? = nil,
  traits: Traits..., named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: strategy, once: value)
}

/// Fails the test unless a value matches its references on a device, or on devices from a variable.
@_disfavoredOverload
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  on devices: some DeviceSelection,
  traits: Traits..., named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    matrix: devices.deviceMatrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: strategy, once: value)
}

extension SnapshotCall {
  /// Reports the failure of a value that is created once, if there is one.
  func check<Value>(as strategy: Snapshotting<Value>, once make: () throws -> Value) {
    guard let failure = failure(as: strategy, once: make) else { return }
    report(failure, at: site)
  }

  /// Reports the failure, if there is one.
  func check<Value>(as strategy: Snapshotting<Value>, of value: (Device?) throws -> Value) {
    guard let failure = failure(as: strategy, of: value) else { return }
    report(failure, at: site)
  }
}
