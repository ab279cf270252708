import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

/// One scene, laid out for its canvas and compared view by view with what Xcode saved.
package struct SceneMeasurement {
  /// One view that constraints or a stack view place.
  package struct Comparison {
    package let record: ViewRecord
    package let saved: CGRect
    package let solved: CGRect
    /// The largest difference of an edge or an extent, in points.
    package var distance: Double {
      max(
        abs(saved.minX - solved.minX), abs(saved.minY - solved.minY), abs(saved.width - solved.width),
        abs(saved.height - solved.height))
    }
    package var isWithinOnePoint: Bool { distance <= 1.0001 }
    package var isExact: Bool { distance <= 0.01 }
  }

  package let scene: InterfaceBuilderScene
  package let device: Device
  package let comparisons: [Comparison]
  /// Views that the document itself says are misplaced or ambiguous.
  package let flagged: Int
  /// Why the saved frames contradict the document; none where they satisfy every required constraint.
  package let contradictions: [String]
  /// Why the scene could not be laid out.
  package let failure: String?

  package var isSelfConsistent: Bool { flagged == 0 && contradictions.isEmpty && failure == nil }
  package var isWithinOnePoint: Bool { comparisons.allSatisfy(\.isWithinOnePoint) }
  package var isExact: Bool { comparisons.allSatisfy(\.isExact) }

  package init(_ scene: InterfaceBuilderScene, scale: Int, safeArea: EdgeInsets) {
    self.scene = scene
    let root = scene.view
    let size = root.frame.size
    device = Device(
      name: "canvas", width: max(1, size.width), height: max(1, size.height), scale: scale,
      safeAreaInsets: safeArea)
    let installed = scene.records.filter { $0.view !== root && $0.view.isDescendant(of: root) }
    let tested = installed.filter { $0.isLaidOut && $0.savedFrame != nil && !$0.isLeftOut }
    flagged = scene.records.count { $0.isFlagged }
    do throws(LayoutError) {
      _ = try root.layout(on: device)
      failure = nil
    } catch {
      failure = "\(error)"
    }
    comparisons = tested.filter { !$0.isFlagged }.map {
      Comparison(record: $0, saved: $0.savedFrame ?? .zero, solved: $0.view.frame)
    }
    contradictions = SavedFrames(scene).contradictions()
  }
}

extension ViewRecord {
  /// Whether a stack view leaves the view out, so that its saved frame is of an earlier time.
  fileprivate var isLeftOut: Bool {
    sequence(first: view, next: \.superview).contains { $0.isHidden && $0.superview is StackView }
  }
}
