import LayoutSnapshotProofs
import LayoutSnapshotStore
import LayoutSnapshotViews

extension Snapshotting where Value: LayoutSubject {
  /// The layout at every width from 320 to 1,366 points, as text and as a diagram.
  ///
  /// See ``sweep(over:)``.
  public static var sweep: Snapshotting { sweep(over: .widths(320...1366)) }

  /// How the layout changes with the size of the screen: breakpoints, problems, and the edges of each view as formulas.
  ///
  /// ```swift
  /// assertSnapshot(of: card, as: .sweep(over: .widths(320...430)), on: .iPhone17)
  /// ```
  ///
  /// A change at a size that no test lists is a difference, too. The device gives scale, traits and the size that does not
  /// change. The text and the diagram are both compared.
  /// - Parameter sizes: the widths or the heights.
  public static func sweep(over sizes: LayoutSweep.Sizes) -> Snapshotting {
    Snapshotting(needsDevice: true, illustratesText: true) { value, subject in
      let sweep = try LayoutSweep(of: value.layoutView, over: sizes, on: try subject.requireDevice())
      let chart = SweepChart(sweep)
      let list = try chart.solvedTree(on: chart.device).displayList
      return [
        .text("\(sweep)", ending: "sweep.txt"),
        .picture(try DrawnPicture(of: list), .init()),
      ]
    }
  }
}
