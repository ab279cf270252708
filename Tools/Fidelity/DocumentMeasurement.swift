import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

/// One document, measured.
package struct DocumentMeasurement {
  package let file: String
  /// All scenes, and those that do not contradict themselves.
  package private(set) var all = Tally()
  package private(set) var selfConsistent = Tally()
  package private(set) var scenes: [SceneMeasurement] = []
  /// The rows that tables of the document always have.
  package private(set) var rows: [RowComparison] = []
  package private(set) var toolsVersion = 0
  /// Why the document could not be loaded.
  package private(set) var failure: String?
  /// Processor time for reading, making and laying out all scenes.
  package private(set) var milliseconds = 0.0

  package init(
    _ url: URL, intrinsics: LoadingOptions.Intrinsics, environment: CanvasEnvironment?, index: DocumentIndex?,
    without rule: CanvasRule? = nil, findsCauses: Bool = true
  ) {
    file = url.lastPathComponent
    all.documents = 1
    selfConsistent.documents = 1
    var elapsed = 0.0
    var parts: [(scene: String, views: [(scene: SceneMeasurement, causes: [Cause])])] = []
    do {
      let begin = processorMilliseconds()
      let document = try InterfaceBuilderDocument(contentsOf: url)
      elapsed += processorMilliseconds() - begin
      toolsVersion = document.toolsVersion
      let scale = index?.scale(of: file) ?? document.canvas.scale
      for description in document.scenes {
        let begin = processorMilliseconds()
        guard description.hasView else { continue }
        let scene = try document.scene(description, .canvas(intrinsics, without: rule))
        let safeArea =
          environment?.safeArea(of: scene.rootIdentifier, isCell: scene.isCell, in: file)
          ?? document.canvasSafeArea(of: description, without: rule)
        let measurement = SceneMeasurement(scene, scale: scale, safeArea: safeArea)
        elapsed += processorMilliseconds() - begin
        let rows = try RowComparison.rows(of: document.staticTables(of: description), scale: scale)
        all.add(rows)
        if measurement.isSelfConsistent { selfConsistent.add(rows) }
        self.rows += rows
        var matched: Set<String>?
        if findsCauses, intrinsics == .own, !measurement.isWithinOnePoint {
          let other = SceneMeasurement(
            try document.scene(description, .canvas(.saved, without: rule)), scale: scale, safeArea: safeArea)
          matched = Set(other.comparisons.filter(\.isWithinOnePoint).map(\.record.id))
        }
        let causes = findsCauses ? measurement.causes(matchedWithSavedSizes: matched) : []
        scenes.append(measurement)
        if parts.last?.scene == description.sceneIdentifier {
          parts[parts.count - 1].views.append((measurement, causes))
        } else {
          parts.append((description.sceneIdentifier, [(measurement, causes)]))
        }
      }
      // A scene of a storyboard can hold views beside its controller's.
      for part in parts {
        all.add(part.views)
        if part.views.allSatisfy(\.scene.isSelfConsistent) { selfConsistent.add(part.views) }
      }
    } catch {
      failure = "\(error)"
      all.failed = 1
      selfConsistent.failed = 1
    }
    milliseconds = elapsed
  }
}

/// The time that this thread has computed: what else the machine does makes no document slow.
private func processorMilliseconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
