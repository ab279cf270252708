import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotStore
import LayoutSnapshotViews

/// How the layouts of two views differ, and why.
///
/// Where many devices differ, only the smallest is described.
package struct EqualityFindings {
  /// Nil if the layouts are equal.
  package let message: String?
  /// The views, and the smallest screen on which they differ.
  private(set) var smallest: (view: View, other: View, device: Device)?

  package init(
    _ actual: () throws -> View, _ expected: () throws -> View, on devices: [Device],
    comparing part: LayoutComparison = .everything
  ) {
    if devices.isEmpty {
      message = "There are no devices to compare the layouts on."
      return
    }
    do {
      (message, smallest) = try Self.find(actual, expected, devices, part)
    } catch { message = "\(error)" }
  }

  private typealias Found = (message: String?, smallest: (view: View, other: View, device: Device)?)

  private static func find(
    _ actual: () throws -> View, _ expected: () throws -> View, _ devices: [Device], _ part: LayoutComparison
  ) throws -> Found {
    var (views, others) = (DeviceValues<View>(), DeviceValues<View>())
    let different = try devices.filter { device in
      let (view, other) = (try views.value(for: device, actual), try others.value(for: device, expected))
      return try !part.differences(view, other, on: device).isEmpty
    }
    guard let least = different.min(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return (nil, nil)
    }
    var lines = ["The views lay out differently."]
    var shown = different
    if different.count > 4 {
      let ranges = SizeRanges(devices).map {
        " " + $0.words(different.compactMap { devices.firstIndex(of: $0) })
      }
      let place = ranges ?? DeviceWords(devices.map(\.name)).place(different.map(\.name))
      lines.append(
        "They differ on \(different.count) of \(devices.count) screens:\(place.dropFirst(3)). On the smallest:"
      )
      shown = [least]
    }
    for device in shown {
      lines.append("On \(device.name), from the second view to the first:")
      lines += try part.differences(
        try views.value(for: device, actual), try others.value(for: device, expected), on: device)
    }
    let pair = (
      try views.value(for: least, actual), try others.value(for: least, expected), least
    )
    return (lines.joined(separator: "\n"), pair)
  }
}

extension EqualityFindings {
  /// Fails the test if the layouts differ, and leaves pictures of both.
  func report(at site: CallSite) {
    let evidence = CheckEvidence(.equality, at: site)
    guard let message else {
      evidence?.clear(["expected.png", "actual.png", "diff.png", "expected.json", "actual.json"])
      return
    }
    let files = evidence.map { leave(in: $0) } ?? []
    LayoutSnapshotTesting.report(SnapshotFailure(message: message, evidence: files), at: site)
  }

  /// Leaves pictures and layouts of both views, the second one as what was expected.
  ///
  /// - Returns: the paths of the pictures.
  func leave(in evidence: CheckEvidence) -> [String] {
    guard let message, evidence.isFirst() else { return [] }
    guard let smallest, let new = try? smallest.view.solvedTree(on: smallest.device),
      let old = try? smallest.other.solvedTree(on: smallest.device)
    else {
      evidence.note(message, on: [])
      return []
    }
    var result = DeviceResult(failed: smallest.device)
    result.problems = message.split(separator: "\n").dropFirst().map(String.init)
    let (drawn, expected) = (Rasterizer.draw(new.displayList), Rasterizer.draw(old.displayList))
    let check = try? PictureCheck(expected: .bitmap(expected), actual: .bitmap(drawn), ComparisonOptions())
    func write(_ file: [UInt8]?, _ ending: String) -> StoredPath? {
      file.flatMap { evidence.write($0, ending) }
    }
    if let actual = write(try? drawn.pngData(.quick), "actual.png") {
      result.picture = PictureResult(
        status: .failed, reference: actual, expected: write(try? expected.pngData(.quick), "expected.png"),
        actual: actual, difference: write(check?.difference, "diff.png"),
        differingPixels: check?.comparison.differingPixels ?? 0,
        totalPixels: check?.comparison.comparedPixels ?? 0)
    }
    if let actual = write(new.layout.jsonBytes, "actual.json") {
      result.frames = FileResult(
        status: .failed, reference: actual, expected: write(old.layout.jsonBytes, "expected.json"),
        actual: actual)
    }
    evidence.note(message, on: [result])
    return [result.picture?.actual, result.picture?.expected, result.picture?.difference]
      .compactMap { $0?.resolved(evidence.folders.roots) }
  }
}
