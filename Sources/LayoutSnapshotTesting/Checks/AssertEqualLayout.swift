import LayoutSnapshotCauses
import LayoutSnapshotStore
import LayoutSnapshotViews

/// Fails the test unless two views have the same layout on every device. It stores nothing.
///
/// ```swift
/// assertEqualLayout(StoryboardForm(), CodeForm(), on: .classic)
/// ```
///
/// Items are compared by their paths below the roots. The names of the roots and of the classes do not matter.
///
/// - Parameters:
///   - actual: the view, view controller or scene to check.
///   - expected: the view, view controller or scene with the expected layout.
///   - matrix: the devices.
///   - traits: traits added to every device, such as `.dark`.
///   - fileID: the module and the file of the call; leave it to the compiler.
///   - filePath: the file of the call; leave it to the compiler.
///   - line: the line of the call; leave it to the compiler.
///   - column: the column of the call; leave it to the compiler.
public func assertEqualLayout<Actual: LayoutSubject, Expected: LayoutSubject>(
  _ actual: @autoclosure () throws -> Actual, _ expected: @autoclosure () throws -> Expected,
  on matrix: DeviceMatrix,
  traits: Traits..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let all = Traits(traitsFrom: traits)
  let message = layoutDifference(
    try actual().layoutView, try expected().layoutView, on: matrix.devices.map { $0.with(all) })
  if let message { report(message, at: site) }
}

/// Fails the test unless two views have the same layout on a device, or on devices from a variable. It stores nothing.
@_disfavoredOverload
public func assertEqualLayout<Actual: LayoutSubject, Expected: LayoutSubject>(
  _ actual: @autoclosure () throws -> Actual, _ expected: @autoclosure () throws -> Expected,
  on devices: some DeviceSelection,
  traits: Traits..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let all = Traits(traitsFrom: traits)
  let message = layoutDifference(
    try actual().layoutView, try expected().layoutView,
    on: devices.deviceMatrix.devices.map { $0.with(all) })
  if let message { report(message, at: site) }
}

/// How the layouts of two views differ, and why; nil if they are equal.
///
/// Where many devices differ, only the smallest is described.
func layoutDifference(
  _ actual: @autoclosure () throws -> View, _ expected: @autoclosure () throws -> View, on devices: [Device]
) -> String? {
  if devices.isEmpty { return "There are no devices to compare the layouts on." }
  do {
    let (view, other) = (try actual(), try expected())
    var different: [Device] = []
    for device in devices {
      let new = try view.layout(on: device).withoutClasses
      if try !FrameChange.changes(from: other.layout(on: device).withoutClasses, to: new).isEmpty {
        different.append(device)
      }
    }
    guard !different.isEmpty else { return nil }
    var lines = ["The views lay out differently."]
    if different.count > 4 {
      let place = DeviceWords(devices.map(\.name)).place(different.map(\.name))
      lines.append(
        "They differ on \(different.count) of \(devices.count) screens:\(place.dropFirst(3)). On the smallest:"
      )
      different = different.min { $0.width * $0.height < $1.width * $1.height }.map { [$0] } ?? []
    }
    for device in different {
      let new = try view.layout(on: device).withoutClasses
      let old = try other.layout(on: device).withoutClasses
      lines.append("On \(device.name), from the second view to the first:")
      lines += FrameChange.changes(from: old, to: new).map { "  \($0)" }
      let causes = CauseSearch.causes(from: old, to: new)
      if !causes.isEmpty { lines += ["Why:"] + causes.map { "  \($0)" } }
    }
    return lines.joined(separator: "\n")
  } catch { return "\(error)" }
}
