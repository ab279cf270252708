import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotOverlay
import LayoutSnapshotRaster
import LayoutSnapshotServing
import LayoutSnapshotTesting
import LayoutSnapshotViews

/// Owns the views and lays them out. All calls come from one thread.
///
/// A view is made once for each language and stays warm: another size is another solve of the same tree. A view whose
/// creation asks for the screen is made for each screen.
final class CanvasStage {
  private let makers: KeyValuePairs<String, () throws -> any LayoutSubject>
  private var subjects: [String: Made] = [:]

  /// A view, and what it was made for.
  private struct Made {
    let subject: any LayoutSubject
    let locale: String?
    /// The only device that the view fits, if there is one.
    let device: Device?

    func fits(_ other: Device) -> Bool {
      device.map { $0 == other } ?? (locale == other.traits.localeIdentifier)
    }
  }

  init(_ makers: KeyValuePairs<String, () throws -> any LayoutSubject>) throws(CanvasError) {
    if makers.isEmpty { throw .noViews }
    var names: Set<String> = []
    for (name, _) in makers where !names.insert(name).inserted { throw .sameName(name) }
    self.makers = makers
  }

  /// What the page has to know before it asks for anything.
  ///
  /// - Parameter run: another for each run of the program, so that the page sees that it was started anew.
  func state(run: String) -> CanvasState { CanvasState(run: run, views: makers.map(\.key)) }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let settings = CanvasSettings(request.query) else {
      return HTTPResponse(400, "The canvas has no such size, device or trait.")
    }
    guard let maker = makers.first(where: { $0.key == settings.view }) else {
      return HTTPResponse(404, "The canvas has no view of this name.")
    }
    do {
      let subject = try subject(of: settings, maker.value)
      let tree = try subject.layoutView.solvedTree(on: settings.device)
      if request.path.hasSuffix("/inspection") {
        return HTTPResponse(200, "application/json", canvasJSON(CanvasInspection(tree.layout)))
      }
      return HTTPResponse(200, "application/octet-stream", frame(tree, settings))
    } catch { return HTTPResponse(500, "\(settings.view): \(error)") }
  }

  /// The view, which is made again for a device that it does not fit.
  private func subject(
    of settings: CanvasSettings, _ maker: () throws -> any LayoutSubject
  ) throws -> any LayoutSubject {
    let device = settings.device
    if let made = subjects[settings.view], made.fits(device) { return made.subject }
    let (subject, dependsOnDevice) = try CurrentDevice.watching(device) {
      try Traits.asCurrent(device.traitCollection) {
        let subject = try maker()
        _ = subject.layoutView
        return subject
      }
    }
    subjects[settings.view] = Made(
      subject: subject, locale: device.traits.localeIdentifier, device: dependsOnDevice ? device : nil)
    return subject
  }

  /// The length of the facts in four bytes, the facts as JSON, and the pixels.
  private func frame(_ tree: SolvedTree, _ settings: CanvasSettings) -> [UInt8] {
    var bitmap = Rasterizer.draw(tree.displayList)
    if settings.hasOverlay {
      Rasterizer.draw(
        ReviewOverlay(tree.layout, constraintsOf: settings.selected).displayList, on: &bitmap)
    }
    let layout = tree.layout
    let facts = canvasJSON(
      Frame(
        width: bitmap.width, height: bitmap.height, conflicts: layout.conflicts.count,
        ambiguous: layout.ambiguousSlots.count, restless: layout.restless.count,
        edges: layout.edges.map { [$0.left, $0.top, $0.right, $0.bottom] }))
    let length = (0..<4).map { UInt8(truncatingIfNeeded: facts.count >> (8 * $0)) }
    return bitmap.straightBytes(after: length + facts)
  }

  private struct Frame: Encodable {
    /// In pixels.
    let width, height: Int
    let conflicts, ambiguous, restless: Int
    /// By the layout's order of items: left, top, right and bottom in pixels from the root.
    let edges: [[Int]]
  }
}
