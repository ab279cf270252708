import Foundation
import ViewTree

extension Layout {
  /// Where the layout does not follow the Auto Layout Guide's rules of thumb, or is not determined.
  ///
  /// ```swift
  /// let findings = try login.layout(on: .iPhone8).findings(allowing: ["unnamed"])
  /// print(findings.report)
  /// // Login/logo: advice: A width of 200 does not adapt to other screens. [fixed-size]
  /// //   logo.width == 200
  /// //   fix: Pin its edges, take another view's width, or state a limit with >= or <=.
  /// ```
  ///
  /// Misplaced views are found by ``LayoutEditor/findings(allowing:)`` alone, because a layout does not know
  /// where views were on a canvas.
  /// - Parameter allowances: what is to be left out.
  /// - Returns: the findings by view, in the tree's order, and by rule.
  public func findings(allowing allowances: [LayoutAllowance] = []) -> [LayoutFinding] {
    let inspection = LayoutInspection(self)
    let found =
      inspection.conflicts() + inspection.ambiguities() + inspection.framesBesideConstraints()
      + inspection.sidesThatDoNotMirror() + inspection.reachesAcross() + inspection.edgesOfTheRoot()
      + inspection.textFromMarginToMargin() + inspection.fixedSizes() + inspection.unnamedItems()
    return found.sorted(by: inspection.nodes, allowing: allowances)
  }
}

extension LayoutEditor {
  /// Where the tree does not follow the rules, misplaced views among it; see ``ViewTree/Layout/findings(allowing:)``.
  ///
  /// Views keep their frames.
  /// - Throws: ``LayoutToolError``.
  public func findings(allowing allowances: [LayoutAllowance] = []) throws(LayoutToolError) -> [LayoutFinding]
  {
    let frames = views.map { ($0, $0.frame) }
    let layout = try laidOut { () throws(LayoutError) in try root.layout(on: device) }
    let solved = paths
    var found: [LayoutFinding] = []
    for (view, frame) in frames where isElsewhere(frame, view.frame) {
      let path = solved[ObjectIdentifier(view)] ?? ""
      let isOpen = layout[path]?.isAmbiguous ?? false
      // What was never on a canvas has no place to be missing from.
      if frame != .zero, !isOpen { found.append(.misplaced(path, from: frame, to: view.frame)) }
    }
    for (view, frame) in frames { view.place(at: frame) }
    return (found + layout.findings()).sorted(by: layout.nodes, allowing: allowances)
  }
}

extension LayoutEditor {
  /// Whether two frames differ by more than a pixel: canvases round in other ways than layouts do.
  private func isElsewhere(_ a: CGRect, _ b: CGRect) -> Bool {
    let distances = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return distances.contains { abs($0) > 1 / CGFloat(device.scale) + Self.noticeable }
  }
}

extension [LayoutFinding] {
  /// In the order of the tree and of the rules, without what is allowed.
  fileprivate func sorted(by nodes: [Layout.Node], allowing allowances: [LayoutAllowance]) -> [LayoutFinding]
  {
    let places = Dictionary(
      nodes.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let ranks = Dictionary(uniqueKeysWithValues: LayoutRule.allCases.enumerated().map { ($1, $0) })
    return filter { finding in !allowances.contains { $0.covers(finding) } }
      .enumerated()
      .sorted { a, b in
        (places[a.element.path] ?? 0, ranks[a.element.rule] ?? 0, a.offset)
          < (places[b.element.path] ?? 0, ranks[b.element.rule] ?? 0, b.offset)
      }
      .map(\.element)
  }
}
