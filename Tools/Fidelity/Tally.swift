/// What the comparison of scenes comes to.
package struct Tally: Sendable {
  package var documents = 0
  package var failed = 0
  package var scenes = 0
  package var views = 0
  package var viewsWithin = 0
  package var viewsExact = 0
  package var scenesWithin = 0
  package var scenesExact = 0
  package var flagged = 0
  /// The rows that tables always have, as our tables place them.
  package var rows = 0
  package var rowsWithin = 0
  package var mismatches: [Cause: Int] = [:]

  package init() {}

  /// Adds a scene: the view of its controller, and those that lie beside it.
  package mutating func add(_ views: [(scene: SceneMeasurement, causes: [Cause])]) {
    flagged += views.reduce(0) { $0 + $1.scene.flagged }
    let comparisons = views.flatMap(\.scene.comparisons)
    guard !comparisons.isEmpty else { return }
    scenes += 1
    self.views += comparisons.count
    viewsWithin += comparisons.count { $0.isWithinOnePoint }
    viewsExact += comparisons.count { $0.isExact }
    if comparisons.allSatisfy(\.isWithinOnePoint) { scenesWithin += 1 }
    if comparisons.allSatisfy(\.isExact) { scenesExact += 1 }
    for cause in views.flatMap(\.causes) { mismatches[cause, default: 0] += 1 }
  }

  /// Adds the rows of a scene's tables.
  package mutating func add(_ rows: [RowComparison]) {
    self.rows += rows.count
    rowsWithin += rows.count { $0.isWithinOnePoint }
  }

  package mutating func add(_ other: Tally) {
    documents += other.documents
    failed += other.failed
    scenes += other.scenes
    views += other.views
    viewsWithin += other.viewsWithin
    viewsExact += other.viewsExact
    scenesWithin += other.scenesWithin
    scenesExact += other.scenesExact
    flagged += other.flagged
    rows += other.rows
    rowsWithin += other.rowsWithin
    for cause in Cause.allCases { mismatches[cause, default: 0] += other.mismatches[cause] ?? 0 }
  }

  /// The share of the views that lie where Xcode put them, to a point.
  package var viewShare: Double { views == 0 ? 1 : Double(viewsWithin) / Double(views) }
  /// The share of the rows of tables that lie where Xcode put them, to a point.
  package var rowShare: Double { rows == 0 ? 1 : Double(rowsWithin) / Double(rows) }
  package var sceneShare: Double { scenes == 0 ? 1 : Double(scenesWithin) / Double(scenes) }
  package var exactShare: Double { views == 0 ? 1 : Double(viewsExact) / Double(views) }

  package static let columns =
    [
      "documents", "failed", "scenes", "views", "views_within_1pt", "views_exact", "scenes_within_1pt",
      "scenes_exact", "flagged", "rows", "rows_within_1pt",
    ] + Cause.allCases.map { $0.rawValue }

  package var values: [String] {
    [
      documents, failed, scenes, views, viewsWithin, viewsExact, scenesWithin, scenesExact, flagged, rows,
      rowsWithin,
    ]
    .map(String.init) + Cause.allCases.map { String(mismatches[$0] ?? 0) }
  }
}

/// Why a view may lie elsewhere than Xcode put it: what its place hangs on that is uncertain.
package enum Cause: String, CaseIterable, Sendable {
  /// The size of text.
  case textMetrics = "text_metrics"
  case margins
  /// Bars, notches and indicators.
  case bars
  /// Off by a pixel or so.
  case rounding
  case stackViews = "stack_views"
  /// The scene could not be laid out, or the view is of a kind that is not supported.
  case unsupported
  case unknown
}
