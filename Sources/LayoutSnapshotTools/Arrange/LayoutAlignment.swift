import Foundation
import LayoutSnapshotViews

/// One row of the Align tool: what is lined up, and how far off.
///
/// ```swift
/// try editor.align([title, field], [.leadingEdges, .lastBaselines.offset(2)])
/// try editor.align([logo], [.horizontallyInContainer])
/// ```
public struct LayoutAlignment: Hashable, Sendable {
  let attribute: LayoutConstraint.Attribute
  let isInContainer: Bool
  /// The distance from being aligned; nil for the one that the frames have.
  private(set) var offset: CGFloat? = 0

  private init(_ attribute: LayoutConstraint.Attribute, inContainer: Bool = false) {
    self.attribute = attribute
    isInContainer = inContainer
  }

  /// The edges where text begins.
  public static let leadingEdges = LayoutAlignment(.leading)
  /// The edges where text ends.
  public static let trailingEdges = LayoutAlignment(.trailing)
  /// The top edges.
  public static let topEdges = LayoutAlignment(.top)
  /// The bottom edges.
  public static let bottomEdges = LayoutAlignment(.bottom)
  /// The middles between left and right.
  public static let horizontalCenters = LayoutAlignment(.centerX)
  /// The middles between top and bottom.
  public static let verticalCenters = LayoutAlignment(.centerY)
  /// The baselines of the first lines of text.
  public static let firstBaselines = LayoutAlignment(.firstBaseline)
  /// The baselines of the last lines of text.
  public static let lastBaselines = LayoutAlignment(.lastBaseline)
  /// The middle of each view in the middle of its superview, across.
  public static let horizontallyInContainer = LayoutAlignment(.centerX, inContainer: true)
  /// The middle of each view in the middle of its superview, downwards.
  public static let verticallyInContainer = LayoutAlignment(.centerY, inContainer: true)

  /// The same alignment, off by a distance.
  public func offset(_ distance: CGFloat) -> LayoutAlignment {
    var copy = self
    copy.offset = distance
    return copy
  }

  /// The same alignment, off by as much as the frames are.
  public var currentOffset: LayoutAlignment {
    var copy = self
    copy.offset = nil
    return copy
  }
}

extension LayoutEditor {
  /// Lines views up with the first one, or with the container: the Align tool.
  ///
  /// ```swift
  /// try editor.align([title, field], [.leadingEdges], updating: .itemsOfNewConstraints)
  /// // field.leading == title.leading
  /// ```
  /// - Parameters:
  ///   - views: the first is the one that the others follow.
  ///   - alignments: what is lined up; in a container a single view will do.
  ///   - choice: which views move at once.
  /// - Returns: the constraints, which are active.
  /// - Throws: ``LayoutToolError``.
  @discardableResult
  public func align(
    _ views: [View], _ alignments: [LayoutAlignment], updating choice: FrameChoice = .none
  ) throws(LayoutToolError) -> [LayoutConstraint] {
    for view in views { try check(view) }
    var constraints: [LayoutConstraint] = []
    var current: [LayoutConstraint] = []
    for alignment in alignments {
      let needed = alignment.isInContainer ? 1 : 2
      guard views.count >= needed else {
        throw .tooFewViews(tool: "Align", needed: needed, given: views.count)
      }
      for view in alignment.isInContainer ? views[...] : views.dropFirst() {
        if alignment.isInContainer, let stack = view.arrangingStack {
          throw .arranged(name(of: view), stack: name(of: stack))
        }
        let constraint = LayoutConstraint(
          item: view, attribute: alignment.attribute, relatedBy: .equal,
          toItem: alignment.isInContainer ? view.superview : views[0], attribute: alignment.attribute,
          multiplier: 1, constant: alignment.offset ?? 0)
        constraints.append(constraint)
        if alignment.offset == nil { current.append(constraint) }
      }
    }
    try takeCurrentConstants(of: current)
    try add(constraints, updating: choice)
    return constraints
  }
}
