import LayoutSnapshotPNG
import LayoutSnapshotProofs
import LayoutSnapshotRaster
import LayoutSnapshotStore
import LayoutSnapshotViews

extension LayoutFindings {
  /// Fails the test if there are findings, and leaves a picture of the smallest screen that has any.
  func report(at site: CallSite) {
    let evidence = CheckEvidence(.expectation, at: site)
    guard let message else {
      evidence?.clear(LayoutFindings.endings)
      return
    }
    let files = evidence.map { leave(in: $0) } ?? []
    let diagram = files.first { $0.hasSuffix(".sweep.png") }.map { ", and at all sizes: \($0)" } ?? ""
    let look = files.first.flatMap { path in
      smallest.map { "\nLook at \($0.device.name): \(path)" + diagram }
    }
    LayoutSnapshotTesting.report(SnapshotFailure(message: message + (look ?? ""), evidence: files), at: site)
  }

  /// The files of a failure: the picture, the layout, the smallest tree as code, and the sweep with its diagram.
  static let endings = ["png", "json", "swift.txt", "sweep.txt", "sweep.png"]

  /// Leaves what shows the first failure of a call, and notes it for the report.
  ///
  /// - Returns: the paths of the files, the picture first; none if an earlier failure left its own.
  func leave(in evidence: CheckEvidence) -> [String] {
    guard let message else { return [] }
    let tree = smallest.flatMap { try? $0.view.solvedTree(on: $0.device) }
    return evidence.leave(
      message, sentences, tree, smallest?.device, code: reduced.isEmpty ? nil : code,
      sweep: smallest.flatMap { try? sweep?.solve($0.view) })
  }
}

extension CheckEvidence {
  /// Leaves a picture and a layout of the first failure of a call, and notes it for the report.
  ///
  /// - Parameters:
  ///   - message: the failure.
  ///   - sentences: what is wrong, one sentence each.
  ///   - tree: the layout that shows it, if there is one.
  ///   - device: the device of that layout.
  ///   - code: the smallest trees, as code.
  ///   - sweep: what fails at which sizes, if there are many.
  /// - Returns: the paths of the files, the picture first; none if an earlier failure left its own.
  func leave(
    _ message: String, _ sentences: [String], _ tree: SolvedTree?, _ device: Device?, code: String?,
    sweep: @autoclosure () -> LayoutSweep? = nil
  ) -> [String] {
    guard isFirst() else { return [] }
    guard let tree, let device else {
      note(message, on: [])
      return []
    }
    var result = DeviceResult(failed: device)
    result.problems = sentences
    let png = try? Rasterizer.draw(tree.displayList).pngData(.quick)
    let picture = png.flatMap { write($0, "png") }
    let frames = write(tree.layout.jsonBytes, "json")
    let code = code.flatMap { write(Array($0.utf8), "swift.txt") }
    result.picture = picture.map { PictureResult(status: .failed, reference: $0, actual: $0) }
    result.frames = frames.map { FileResult(status: .failed, reference: $0, actual: $0) }
    let sweep = sweep()
    let sizes = sweep.flatMap { write(Array("\($0)".utf8), "sweep.txt") }
    let diagram = sweep.flatMap { try? Self.diagram(of: $0) }.flatMap { write($0, "sweep.png") }
    result.texts = [sizes, code].compactMap { $0 }.map {
      FileResult(status: .failed, reference: $0, actual: $0)
    }
    note(message, on: [result])
    return [picture, diagram, code].compactMap { $0?.resolved(folders.roots) }
  }

  private static func diagram(of sweep: LayoutSweep) throws -> [UInt8] {
    let chart = SweepChart(sweep)
    return try Rasterizer.draw(chart.solvedTree(on: chart.device).displayList).pngData(.quick)
  }
}
