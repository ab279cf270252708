import LayoutSnapshotViews

/// Fails the test unless a value's text is what a closure behind the call returns; recording writes the closure.
///
/// ```swift
/// @Test func card() {
///   assertInlineSnapshot(of: CardView(), as: .constraints, on: .iPhone17) {
///     """
///     title.top == CardView.top + 20
///     """
///   }
/// }
/// ```
///
/// Write the call without the closure and run the test: it fails, and when the tests end the text stands in your
/// source. Build again and it passes. A line break at the end of the text does not count. On several devices each text
/// stands below the name of its device.
///
/// A source that has been edited since the build, or while the tests ran, or that has marks of a merge conflict, is left
/// as it is. So is every source if `CI` is set.
///
/// - Parameters:
///   - value: what to take a snapshot of: a view, a view controller, a scene, or any value that the strategy takes.
///   - strategy: a strategy of text, such as `.constraints`, `.hierarchy` or `.lines`.
///   - matrix: the devices; nil for a strategy that lays nothing out.
///   - traits: traits added to every device, such as `.dark`.
///   - mode: when to write instead of compare. If nil, the environment decides, then the scope. The default is
///     `RecordMode.missing`.
///   - fileID: the module and the file of the call; leave it to the compiler.
///   - filePath: the file of the call; leave it to the compiler.
///   - function: the function of the call; leave it to the compiler.
///   - line: the line of the call; leave it to the compiler.
///   - column: the column of the call; leave it to the compiler.
///   - expected: the text, as one literal.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>, on matrix: DeviceMatrix? = nil,
  traits: Traits..., record mode: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let call = SnapshotCall(
    matrix: matrix, traits: traits, named: nil, mode: mode, root: nil, testName: nil, function: function,
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  guard let failure = call.inlineFailure(as: strategy, expected: expected?(), of: value) else { return }
  report(failure, at: call.site)
}

/// Fails the test unless a value's text on a device, or on devices from a variable, is what a closure returns.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  on devices: some DeviceSelection, traits: Traits..., record mode: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let call = SnapshotCall(
    matrix: devices.deviceMatrix, traits: traits, named: nil, mode: mode, root: nil, testName: nil,
    function: function, site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  guard let failure = call.inlineFailure(as: strategy, expected: expected?(), of: value) else { return }
  report(failure, at: call.site)
}
