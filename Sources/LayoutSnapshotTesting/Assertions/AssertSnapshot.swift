import LayoutSnapshotViews

/// Fails the test unless a view looks on every device as its references have it: the frames of all
/// views and guides, and the picture.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: CardView(), on: .classic)
/// }
/// ```
///
/// It works in a Swift Testing test and in an `XCTestCase` alike. The references lie under `Snapshots/`
/// in the package; where there is none yet, one is written and the test fails to say so. The view is
/// turned into equations once and solved anew for each device.
///
/// - Parameters:
///   - view: the root of a tree, which takes the size of each device.
///   - matrix: the devices, such as `.classic` or `[.iPhone4, .iPhone15.landscape]`.
///   - traits: what every device has besides, such as `.dark`; part of the files' names.
///   - name: what tells apart several snapshots of one test.
///   - mode: when to write instead of compare; else the environment says, then the scope, and else
///     ``RecordMode/missing``.
///   - root: a folder for references, in place of `Snapshots/` in the package.
///   - testName: what to call the test in files; its own name by default.
public func assertSnapshot(
  of view: @autoclosure () throws -> View, on matrix: DeviceMatrix, traits: Traits...,
  named name: String? = nil,
  record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: .standard, once: view)
}

/// Fails the test unless a value is as its references have it, by a strategy.
///
/// ```swift
/// assertSnapshot(of: CardView(), as: .frames, on: .iPhone4, traits: .dark, .rightToLeft)
/// assertSnapshot(of: "two\nlines", as: .lines)
/// ```
///
/// - Parameters:
///   - value: what the strategy takes a snapshot of: a view, a view controller, or what you made one for.
///   - strategy: what is stored, such as `.frames`, `.image`, `.constraints`, or several with `+`.
///   - matrix: the devices; none for a strategy that lays nothing out.
///   - traits: what every device has besides, such as `.dark`; part of the files' names.
///   - name: what tells apart several snapshots of one test.
///   - mode: when to write instead of compare; else the environment says, then the scope, and else
///     ``RecordMode/missing``.
///   - root: a folder for references, in place of `Snapshots/` in the package.
///   - testName: what to call the test in files; its own name by default.
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

/// Fails the test unless the view of a controller looks on every device as its references have it.
public func assertSnapshot(
  of controller: @autoclosure () throws -> ViewController, on matrix: DeviceMatrix, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: .standard, once: controller)
}

/// Fails the test unless a view looks on every device as its references have it; a closure makes it anew for
/// each.
///
/// ```swift
/// assertSnapshot(on: .classic) { CardView() }
/// ```
///
/// A tree that is laid out on one device after another is the same as a fresh one, unless its own code
/// remembers what it was laid out on before.
public func assertSnapshot(
  as strategy: Snapshotting<View> = .standard, on matrix: DeviceMatrix, traits: Traits...,
  named name: String? = nil, record mode: RecordMode? = nil, root: String? = nil, testName: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, of view: () throws -> View
) {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  call.check(as: strategy) { _ in try view() }
}

/// Fails the test unless each of several values is as its references have it; their names tell them apart.
///
/// ```swift
/// assertSnapshots(of: ["empty": Form(), "filled": Form(name: "Ada")], on: .classic)
/// ```
public func assertSnapshots(
  of views: @autoclosure () throws -> [String: View], as strategy: Snapshotting<View> = .standard,
  on matrix: DeviceMatrix, traits: Traits..., record mode: RecordMode? = nil, root: String? = nil,
  testName: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let all: [String: View]
  do { all = try views() } catch { return report("\(error)", at: site) }
  // A test without snapshots would pass for ever.
  if all.isEmpty { return report("There are no snapshots to be verified.", at: site) }
  for (name, view) in all.sorted(by: { $0.key < $1.key }) {
    let call = SnapshotCall(
      matrix: matrix, traits: traits, named: name, mode: mode, root: root, testName: testName,
      function: function, site: site)
    call.check(as: strategy) { _ in view }
  }
}

extension SnapshotCall {
  /// Reports the failure of a value that is made once, if there is a failure.
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
