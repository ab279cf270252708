import Foundation
import LayoutSnapshotStore
import LayoutSnapshotViews

/// Compares a snapshot with its reference, and returns the failure instead of reporting it.
///
/// Otherwise it works like `assertSnapshot(of:as:on:)`.
///
/// ```swift
/// let failure = verifySnapshot(of: card, on: .iPhone4, record: .never)
/// print(failure?.message ?? "no change")
/// ```
///
/// - Returns: the failure, or nil if every reference matches.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>, on matrix: DeviceMatrix? = nil,
  traits: Traits..., named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) -> SnapshotFailure? {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  return call.failure(as: strategy, once: value)
}

/// Compares a snapshot with its reference on a device, or on devices from a variable.
///
/// - Returns: the failure, or nil if every reference matches.
@_disfavoredOverload
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  on devices: some DeviceSelection,
  traits: Traits..., named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) -> SnapshotFailure? {
  let call = SnapshotCall(
    matrix: devices.deviceMatrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  return call.failure(as: strategy, once: value)
}

/// Compares a view's frames and picture with their references, and returns the failure instead of reporting it.
///
/// Otherwise it works like `assertSnapshot(of:on:)`.
public func verifySnapshot<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on matrix: DeviceMatrix, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) -> SnapshotFailure? {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  return call.failure(as: .standard, once: subject)
}

/// Compares a view's frames and picture with their references on a device, or on devices from a variable.
@_disfavoredOverload
public func verifySnapshot<Subject: LayoutSubject>(
  of subject: @autoclosure () throws -> Subject, on devices: some DeviceSelection, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) -> SnapshotFailure? {
  let call = SnapshotCall(
    matrix: devices.deviceMatrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  return call.failure(as: .standard, once: subject)
}

/// A call of an assertion, with the arguments that all assertions share.
struct SnapshotCall {
  let matrix: DeviceMatrix?
  let traits: [Traits]
  let named: String?
  let mode: RecordMode?
  let root: String?
  let testName: String?
  let function: String
  let site: CallSite

  /// The failure of a value that is created when a device needs it, as ``DeviceValues`` says.
  func failure<Value>(as strategy: Snapshotting<Value>, once make: () throws -> Value) -> SnapshotFailure? {
    var values = DeviceValues<Value>()
    return failure(as: strategy) { device throws -> Value in
      try values.value(for: device) {
        let value = try make()
        // `viewDidLoad()` asks for the screen, too.
        if device != nil { _ = (value as? any LayoutSubject)?.layoutView }
        return value
      }
    }
  }

  func failure<Value>(
    as strategy: Snapshotting<Value>, of value: (Device?) throws -> Value
  ) -> SnapshotFailure? {
    do {
      let file = try SnapshotsFile(near: "\(site.filePath)")
      let assertion = Assertion(
        context: TestContext(site, function: function, testName: testName), site: site,
        settings: try SnapshotSettings.inForce(), session: processSession,
        configuration: .inForce(with: file), mode: mode, root: root, named: named)
      return try assertion.failure(as: strategy, on: devices(for: strategy, file), of: value)
    } catch {
      return SnapshotFailure(message: "\(error)")
    }
  }
}

extension SnapshotCall {
  /// The devices of the call, or else those of the tests' settings if the strategy needs any.
  func devices<Value>(for strategy: Snapshotting<Value>, _ file: SnapshotsFile) -> [Device]? {
    // What is nearer says more: the call, then the device, then the file, whose own devices have its traits already.
    let named = matrix?.devices.map { $0.with(file.traits, $0.traits) }
    let devices = named ?? (strategy.needsDevice ? file.devices : nil)
    let all = Traits(traitsFrom: traits)
    return devices.map { $0.map { $0.with(all) } }
  }
}

/// The state that all snapshots of a process share. It ends with the process, unless that is killed.
let processSession: SnapshotSession = {
  atexit { endSession() }
  return SnapshotSession()
}()

/// Tests cannot fail any more when the process ends, so what went wrong then is said, and the process fails.
private func endSession() {
  let refusals = processSession.end()
  guard !refusals.isEmpty else { return }
  for refusal in refusals {
    let texts = refusal.count == 1 ? "1 inline snapshot was" : "\(refusal.count) inline snapshots were"
    sayOnStandardError("error: \(texts) not recorded. \(refusal.error)")
  }
  fflush(nil)
  _exit(1)
}
