import Foundation
import LayoutSnapshotViews

extension Layout {
  /// The places where the layout does not follow the Auto Layout Guide's rules of thumb, or is not determined.
  ///
  /// ```swift
  /// let findings = try login.layout(on: .iPhone8).findings(allowing: ["unnamed"])
  /// for finding in findings { print(finding) }
  /// // Login/logo: advice: A width of 200 does not adapt to other screens. [fixed-size]
  /// //   logo.width == 200
  /// //   fix: Pin its edges, take another view's width, or state a limit with >= or <=.
  /// ```
  ///
  /// Only ``LayoutEditor/findings(allowing:)`` finds misplaced views: frames are meant for one canvas, and a
  /// layout may be for another device.
  /// - Parameter allowances: the exceptions.
  /// - Returns: the findings by view, in the tree's order, and by rule.
  public func findings(allowing allowances: [LayoutAllowance] = []) -> [LayoutFinding] {
    let inspection = LayoutInspection(self)
    let found =
      inspection.conflicts() + inspection.ambiguities() + inspection.restlessViews()
      + inspection.framesBesideConstraints() + inspection.sidesThatDoNotMirror() + inspection.reachesAcross()
      + inspection.edgesOfTheRoot()
      + inspection.textFromMarginToMargin() + inspection.fixedSizes() + inspection.unnamedItems()
    return found.sorted(by: inspection.nodes, allowing: allowances)
  }
}

extension LayoutEditor {
  /// The places where the tree does not follow the rules, including misplaced views.
  ///
  /// See ``LayoutSnapshotViews/Layout/findings(allowing:)`` for the rules.
  ///
  /// A view is misplaced if a document or code set its frame, and its constraints place it more than a pixel
  /// away. Views keep their frames.
  /// - Throws: ``LayoutToolError``.
  public func findings(allowing allowances: [LayoutAllowance] = []) throws(LayoutToolError) -> [LayoutFinding]
  {
    let frames = views.map { ($0, $0.frame) }
    let layout = try laidOut { () throws(LayoutError) in try root.layout(on: device) }
    for (view, frame) in frames { view.place(at: frame) }
    // Canvases round differently from layouts, by up to a pixel.
    let pixel = 1 / CGFloat(device.scale) + Self.noticeable
    let misplaced = layout.nodes.compactMap { node -> LayoutFinding? in
      guard let given = node.misplacedFrame, !node.isAmbiguous else { return nil }
      let distances = [
        given.minX - node.frame.minX, given.minY - node.frame.minY, given.width - node.frame.width,
        given.height - node.frame.height,
      ]
      return distances.contains { abs($0) > pixel }
        ? .misplaced(node.path, from: given, to: node.frame) : nil
    }
    return (misplaced + layout.findings()).sorted(by: layout.nodes, allowing: allowances)
  }
}

extension [LayoutFinding] {
  /// Sorted in the order of the tree and of the rules, without exceptions.
  fileprivate func sorted(by nodes: [Layout.Node], allowing allowances: [LayoutAllowance]) -> [LayoutFinding]
  {
    filter { finding in !allowances.contains { $0.covers(finding) } }.inOrder(of: nodes.map(\.path))
  }

  /// Sorted by view, in the order of these paths, and by rule.
  package func inOrder(of paths: [String]) -> [LayoutFinding] {
    let places = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let ranks = Dictionary(uniqueKeysWithValues: LayoutRule.allCases.enumerated().map { ($1, $0) })
    return enumerated()
      .sorted { a, b in
        (places[a.element.path] ?? 0, ranks[a.element.rule] ?? 0, a.offset)
          < (places[b.element.path] ?? 0, ranks[b.element.rule] ?? 0, b.offset)
      }
      .map(\.element)
  }
}
