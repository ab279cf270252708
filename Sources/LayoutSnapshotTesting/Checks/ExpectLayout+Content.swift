import LayoutSnapshotProofs
import LayoutSnapshotViews

/// Fails the test unless a view's layout passes checks with every text of a source in every place for text.
///
/// ```swift
/// expectLayout(of: CardView(), with: .hostile, on: .phones) { $0.hasNoConflicts; $0.staysInside }
/// ```
///
/// One text of the view is replaced at a time. A failure states the shortest beginning of the text that breaks the layout.
///
/// - Parameters:
///   - subject: a view, a view controller or a scene.
///   - content: the texts.
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
  let message: String?
  do {
    message = try contentFindings(
      checks(LayoutChecks()), with: content, on: matrix.devices, of: try subject().layoutView)
  } catch { message = "\(error)" }
  if let message { report(message, at: site) }
}

/// What fails with which text where; nil if nothing does.
func contentFindings(
  _ checks: [LayoutCheck], with content: ContentSource, on devices: [Device], of view: View
) throws(LayoutError) -> String? {
  guard let device = devices.first else { return "There are no devices to check the layout on." }
  let places = try TextPlaces(in: view, on: device)
  if places.count == 0 { return "There are no texts to replace in \(view.readableName)." }
  func message() -> String? { LayoutFindings(checks, on: devices) { view }.message }
  // What fails with the view's own texts is a failure for the same call without a source.
  if let message = message() { return "With the view's own texts: \(message)" }
  var lines: [String] = []
  for place in 0..<places.count {
    for sample in content.samples {
      guard places.with(sample.text, at: place, message) != nil else { continue }
      let shortest = TextPlaces.shortest(sample.text) { text in places.with(text, at: place, message) != nil }
      let found = places.with(shortest, at: place, message) ?? ""
      let shown = shortest.count > 60 ? "\(shortest.prefix(57))..." : shortest
      lines.append(
        "\(places.path(place)) with \(sample.name), from \(shortest.count) letters on: \"\(shown)\"")
      lines += found.split(separator: "\n").dropFirst().map(String.init)
    }
  }
  _ = try view.layout(on: device)
  return lines.isEmpty
    ? nil : (["The layout is not as expected with other texts."] + lines).joined(separator: "\n")
}
