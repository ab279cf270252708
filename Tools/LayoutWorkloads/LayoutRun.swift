import LayoutSnapshotEngine
import LayoutSnapshotGraphics
import LayoutSnapshotViews

/// One tree on its way through the steps of a layout, each of which can be measured alone.
public final class LayoutRun {
  private let tree: View
  private var engine: LayoutEngine?

  /// The devices that the tree is laid out on after the first: upright and on their sides.
  public static let furtherDevices: [Device] = [
    .iPhone5, .iPhone8, .iPhone15.landscape, .iPhone15ProMax, .iPhoneX, .iPhone8Plus.landscape, .iPhone4,
    .iPhone16Pro, .iPadAir, .iPadPro11.landscape,
  ]

  /// Makes the views and activates their constraints.
  public init(_ workload: LayoutWorkload, size: Int) { tree = workload.tree(size: size) }

  /// Asks all views for their contents, so that their texts are shaped.
  public func shapeTexts() { tree.askForContents() }

  /// Turns anchors into rows.
  public func makeRows() throws { engine = try tree.makeEngine() }

  /// Solves the rows for a first device.
  ///
  /// - Returns: the number of pixels in all edges, to be compared between runs.
  public func solve() throws -> Int { try solve(on: .iPhone15) }

  /// Solves the rows for another device.
  public func solve(on device: Device) throws -> Int {
    try engine.map { sum(try tree.solve($0, on: device)) } ?? 0
  }

  /// All of it: what a test calls.
  public func layout(on device: Device = .iPhone15) throws -> Layout { try tree.layout(on: device) }

  private func sum(_ edges: [PixelEdges]) -> Int { edges.reduce(0) { $0 &+ $1.left &+ $1.bottom } }

  /// The views and the constraints of the tree, those included that stack views make.
  public var counts: (views: Int, constraints: Int) { (tree.treeCount, engine?.rowCount ?? 0) }
}

extension View {
  fileprivate func askForContents() {
    _ = intrinsicContentSize
    for subview in subviews { subview.askForContents() }
  }

  fileprivate var treeCount: Int { subviews.reduce(1) { $0 + $1.treeCount } }
}
