import Foundation
import InterfaceBuilder
import ViewTree

/// One document, measured.
package struct DocumentMeasurement {
  package let file: String
  /// All scenes, and those that do not contradict themselves.
  package private(set) var all = Tally()
  package private(set) var selfConsistent = Tally()
  package private(set) var scenes: [SceneMeasurement] = []
  package private(set) var toolsVersion = 0
  /// Why the document could not be loaded.
  package private(set) var failure: String?
  package private(set) var milliseconds = 0.0

  package init(
    _ url: URL, intrinsics: LoadingOptions.Intrinsics, environment: CanvasEnvironment?, index: DocumentIndex?,
    findsCauses: Bool = true
  ) {
    file = url.lastPathComponent
    all.documents = 1
    selfConsistent.documents = 1
    let clock = ContinuousClock()
    var elapsed = Duration.zero
    do {
      let begin = clock.now
      let document = try InterfaceBuilderDocument(contentsOf: url)
      elapsed += clock.now - begin
      toolsVersion = document.toolsVersion
      let scale = index?.scale(of: file) ?? document.canvas.scale
      for description in document.scenes {
        let begin = clock.now
        guard description.hasView else { continue }
        let scene = try document.scene(description, .canvas(intrinsics))
        let safeArea =
          environment?.safeArea(of: scene.rootIdentifier, isCell: scene.isCell, in: file)
          ?? document.canvasSafeArea(of: description)
        let measurement = SceneMeasurement(scene, scale: scale, safeArea: safeArea)
        elapsed += clock.now - begin
        var matched: Set<String>?
        if findsCauses, intrinsics == .own, !measurement.isWithinOnePoint {
          let other = SceneMeasurement(
            try document.scene(description, .canvas(.saved)), scale: scale, safeArea: safeArea)
          matched = Set(other.comparisons.filter(\.isWithinOnePoint).map(\.record.id))
        }
        let causes = findsCauses ? measurement.causes(matchedWithSavedSizes: matched) : []
        scenes.append(measurement)
        all.add(measurement, causes: causes)
        if measurement.isSelfConsistent { selfConsistent.add(measurement, causes: causes) }
      }
    } catch {
      failure = "\(error)"
      all.failed = 1
      selfConsistent.failed = 1
    }
    milliseconds = Double(elapsed.components.attoseconds) / 1e15 + Double(elapsed.components.seconds) * 1e3
  }
}
