import Foundation
import LayoutSnapshotViews

/// A row of the Align tool: an attribute to align, and an offset.
///
/// ```swift
/// try editor.align([title, field], [.leadingEdges, .lastBaselines.offset(2)])
/// try editor.align([logo], [.horizontallyInContainer])
/// ```
public struct LayoutAlignment: Hashable, Sendable {
  let attribute: LayoutConstraint.Attribute
  let isInContainer: Bool
  /// The offset; nil keeps the frames' current one.
  private(set) var offset: CGFloat? = 0

  private init(_ attribute: LayoutConstraint.Attribute, inContainer: Bool = false) {
    self.attribute = attribute
    isInContainer = inContainer
  }

  /// Leading edges.
  public static let leadingEdges = LayoutAlignment(.leading)
  /// Trailing edges.
  public static let trailingEdges = LayoutAlignment(.trailing)
  /// Top edges.
  public static let topEdges = LayoutAlignment(.top)
  /// Bottom edges.
  public static let bottomEdges = LayoutAlignment(.bottom)
  /// Horizontal centers.
  public static let horizontalCenters = LayoutAlignment(.centerX)
  /// Vertical centers.
  public static let verticalCenters = LayoutAlignment(.centerY)
  /// Baselines of the first lines of text.
  public static let firstBaselines = LayoutAlignment(.firstBaseline)
  /// Baselines of the last lines of text.
  public static let lastBaselines = LayoutAlignment(.lastBaseline)
  /// The horizontal center of each view at that of its superview.
  public static let horizontallyInContainer = LayoutAlignment(.centerX, inContainer: true)
  /// The vertical center of each view at that of its superview.
  public static let verticallyInContainer = LayoutAlignment(.centerY, inContainer: true)

  /// The same alignment with an offset.
  public func offset(_ distance: CGFloat) -> LayoutAlignment {
    var copy = self
    copy.offset = distance
    return copy
  }

  /// The same alignment with the offset of the current frames.
  public var currentOffset: LayoutAlignment {
    var copy = self
    copy.offset = nil
    return copy
  }
}

extension LayoutEditor {
  /// Aligns views with the first one, or with their superviews: the Align tool.
  ///
  /// ```swift
  /// try editor.align([title, field], [.leadingEdges], updating: .itemsOfNewConstraints)
  /// // field.leading == title.leading
  /// ```
  /// - Parameters:
  ///   - views: the views. The others are aligned with the first one.
  ///   - alignments: the attributes to align. Alignments in a container need only one view.
  ///   - choice: the views that move at once.
  /// - Returns: the new constraints, which are active.
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
