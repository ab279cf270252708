import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotOverlay
import LayoutSnapshotRaster
import LayoutSnapshotServing
import LayoutSnapshotTesting
import LayoutSnapshotViews

/// Owns the views and lays them out. All calls come from one thread.
///
/// A view is made once and stays warm: another size is another solve of the same tree.
final class CanvasStage {
  private let makers: KeyValuePairs<String, () throws -> any LayoutSubject>
  private var subjects: [String: any LayoutSubject] = [:]

  init(_ makers: KeyValuePairs<String, () throws -> any LayoutSubject>) throws(CanvasError) {
    if makers.isEmpty { throw .noViews }
    var names: Set<String> = []
    for (name, _) in makers where !names.insert(name).inserted { throw .sameName(name) }
    self.makers = makers
  }

  /// What the page has to know before it asks for anything.
  ///
  /// - Parameter run: another for each run of the program, so that the page sees that it was started anew.
  func state(run: String) -> [UInt8] {
    json(State(run: run, views: makers.map(\.key), devices: Self.devices))
  }

  private static var devices: [State.Model] {
    (Device.phones + Device.pads).flatMap { [$0, $0.landscape] }.map {
      State.Model(name: $0.name, width: $0.width, height: $0.height)
    }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let settings = CanvasSettings(request.query) else {
      return HTTPResponse(400, "The canvas has no such size, device or trait.")
    }
    guard let maker = makers.first(where: { $0.key == settings.view }) else {
      return HTTPResponse(404, "The canvas has no view of this name.")
    }
    do {
      let subject = try subjects[settings.view] ?? Self.make(maker.value, settings.device)
      subjects[settings.view] = subject
      let tree = try subject.layoutView.solvedTree(on: settings.device)
      if request.path.hasSuffix("/inspection") {
        return HTTPResponse(200, "application/json", json(CanvasInspection(tree.layout)))
      }
      return HTTPResponse(200, "application/octet-stream", frame(tree, settings))
    } catch { return HTTPResponse(500, "\(settings.view): \(error)") }
  }

  private static func make(
    _ maker: () throws -> any LayoutSubject, _ device: Device
  ) throws -> any LayoutSubject {
    try Traits.asCurrent(device.traitCollection, maker)
  }

  /// The length of the facts in four bytes, the facts as JSON, and the pixels.
  private func frame(_ tree: SolvedTree, _ settings: CanvasSettings) -> [UInt8] {
    var bitmap = Rasterizer.draw(tree.displayList)
    if settings.hasOverlay {
      Rasterizer.draw(
        ReviewOverlay(tree.layout, constraintsOf: settings.selected).displayList, on: &bitmap)
    }
    let layout = tree.layout
    let facts = json(
      Frame(
        width: bitmap.width, height: bitmap.height, conflicts: layout.conflicts.count,
        ambiguous: layout.ambiguousSlots.count,
        edges: layout.edges.map { [$0.left, $0.top, $0.right, $0.bottom] }))
    let length = (0..<4).map { UInt8(truncatingIfNeeded: facts.count >> (8 * $0)) }
    return bitmap.straightBytes(after: length + facts)
  }

  private func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(value)) } catch {
      preconditionFailure("numbers are finite, and all else is text: \(error)")
    }
  }

  private struct State: Encodable {
    struct Model: Encodable {
      let name: String
      let width, height: Double
    }

    let run: String
    let views: [String]
    let devices: [Model]
  }

  private struct Frame: Encodable {
    /// In pixels.
    let width, height: Int
    let conflicts, ambiguous: Int
    /// By the layout's order of items: left, top, right and bottom in pixels from the root.
    let edges: [[Int]]
  }
}
