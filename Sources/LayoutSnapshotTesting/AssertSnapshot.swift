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
///   - name: what tells apart several snapshots of one test.
///   - mode: when to write instead of compare; else the environment says, and else ``RecordMode/missing``.
public func assertSnapshot(
  of view: @autoclosure () throws -> View, on matrix: DeviceMatrix, named name: String? = nil,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try view(), on: matrix, named: name, record: mode,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  report(failure.message, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
