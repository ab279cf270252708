import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

extension SceneMeasurement {
  /// Why each view that lies elsewhere does, as far as its constraints tell.
  ///
  /// - Parameter matched: the views that match once sizes of contents are taken from the saved frames.
  func causes(matchedWithSavedSizes matched: Set<String>?) -> [Cause] {
    comparisons.filter { !$0.isWithinOnePoint }.map { comparison in
      if failure != nil { return .unsupported }
      if let matched, matched.contains(comparison.record.id) { return .textMetrics }
      if comparison.distance < 2 { return .rounding }
      let view = comparison.record.view
      let constraints = scene.constraintRecords.map(\.constraint).filter {
        $0.isActive && ($0.firstItem === view || $0.secondItem === view)
      }
      let guides = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? LayoutGuide }
      if !guides.isEmpty { return .bars }
      let usesMargins = constraints.contains {
        $0.firstAttribute.isOfMargins || $0.secondAttribute.isOfMargins
      }
      if usesMargins { return .margins }
      if view.superview is StackView { return .stackViews }
      if comparison.record.customClass != nil { return .unsupported }
      return .unknown
    }
  }
}
