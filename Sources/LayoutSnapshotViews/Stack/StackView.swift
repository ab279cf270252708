import Foundation

/// A view that arranges other views in a row or a column, like UIKit's `UIStackView`.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [title, text, button])
/// stack.axis = .vertical
/// stack.spacing = 8
/// stack.setCustomSpacing(24, after: text)
/// ```
///
/// It makes constraints between its arranged subviews. In conflicts they have names such as `stack-spacing`.
open class StackView: View {
  /// How the arranged subviews fill the stack along its axis. The numbers are UIKit's.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// One of them is stretched or squeezed, as their priorities say.
    case fill = 0
    /// All have the same size along the axis.
    case fillEqually = 1
    /// Their sizes along the axis are in proportion to their contents.
    case fillProportionally = 2
    /// The gaps between them are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between their centers are equal, with gaps of at least the spacing.
    case equalCentering = 4
  }

  /// How the arranged subviews are aligned across the axis. The numbers are UIKit's.
  public enum Alignment: Int, Sendable {
    /// They fill the stack's extent.
    case fill = 0
    /// At the leading edge. ``top`` is the same value, for rows.
    case leading = 1
    /// By the baselines of their first lines.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge. ``bottom`` is the same value, for rows.
    case trailing = 4
    /// By the baselines of their last lines.
    case lastBaseline = 5

    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The value that removes a custom spacing; see ``setCustomSpacing(_:after:)``.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The value that stands for the system's spacing, 8 points.
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

  /// The arranged views, in order. All of them are also subviews.
  open private(set) var arrangedSubviews: [View] = []

  /// The direction of the stack; horizontal by default.
  open var axis = LayoutConstraint.Axis.horizontal { didSet { discardEngines() } }
  /// How the views fill the stack along its axis; `fill` by default.
  open var distribution = Distribution.fill { didSet { discardEngines() } }
  /// How the views are aligned across the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { discardEngines() } }
  /// The space between neighboring views; 0 by default.
  open var spacing: CGFloat = 0 { didSet { discardEngines() } }
  /// Whether the stack arranges its views inside its layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement { _ = layoutMarginsGuide }
      discardEngines()
    }
  }
  /// Whether vertical spacing is measured from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement = false { didSet { discardEngines() } }

  /// The guides that keep gaps or distances of centers equal, one between each two neighbors.
  private(set) var gaps: [LayoutGuide] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of views. They become its subviews.
  public init(arrangedSubviews views: [View]) {
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// A stack with a frame and nothing in it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty stack.
  public convenience init() { self.init(frame: .zero) }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index in the stack, or moves it there.
  ///
  /// - Precondition: the index is not beyond the end.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    precondition(
      index <= arrangedSubviews.count, "there are only \(arrangedSubviews.count) arranged subviews")
    var index = index
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
      index = min(index, arrangedSubviews.count)
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: index)
    discardEngines()
  }

  /// Removes a view from the arrangement. It remains a subview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    discardEngines()
  }

  /// Sets the space after an arranged subview, or removes it with ``spacingUseDefault``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let none = spacing == StackView.spacingUseDefault
    customSpacing[ObjectIdentifier(arrangedSubview)] = none ? nil : spacing
    discardEngines()
  }

  /// The custom space after an arranged subview, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? StackView.spacingUseDefault
  }

  /// The space after a view in a layout.
  func space(after view: View) -> CGFloat {
    let own = customSpacing[ObjectIdentifier(view)] ?? spacing
    return own == StackView.spacingUseSystem ? StandardSpacing.sibling : own
  }

  override func arranges(_ view: View) -> Bool { arrangedSubviews.contains { $0 === view } }
  override func subviewHidden(_ view: View) { discardEngines() }
  /// Margins are part of the stack's fitting size, which an outer stack may use.
  override func marginsChanged() { if isLayoutMarginsRelativeArrangement { discardEngines() } }
  override func subviewRemoved(_ view: View) { removeArrangedSubview(view) }
  override func unlistedGuides() -> [LayoutGuide] {
    let count = arrangedSubviews.reduce(0) { $1.isHidden ? $0 : $0 + 1 } - 1
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    let needed = isSpread ? max(0, count) : 0
    // Existing guides are kept: other engines know them too.
    gaps.removeLast(max(0, gaps.count - needed))
    while gaps.count < needed {
      let gap = LayoutGuide()
      gap.owningView = self
      gaps.append(gap)
    }
    return super.unlistedGuides() + gaps
  }
  override var layoutSettings: [String: String] {
    var settings = ["alignment": "\(alignment)", "axis": "\(axis)", "distribution": "\(distribution)"]
    if spacing != 0 { settings["spacing"] = decimalText(roundedDecimal(spacing, to: 1000)) }
    for view in arrangedSubviews {
      guard let own = customSpacing[ObjectIdentifier(view)] else { continue }
      settings["spacing after \(name(among: subviews, view))"] = decimalText(roundedDecimal(own, to: 1000))
    }
    return settings
  }

  /// The name of a view in a layout. Siblings of the same name are numbered.
  private func name(among siblings: [View], _ view: View) -> String {
    let name = view.readableName
    let namesakes = siblings.filter { $0.readableName == name }
    guard namesakes.count > 1, let place = namesakes.firstIndex(where: { $0 === view }) else { return name }
    return "\(name)[\(place)]"
  }

  /// The stack's fitting size, which an outer stack uses for proportions.
  var sizeInProportion: CGSize? { try? fittingSize() }
  override var isBuiltFromContents: Bool { distribution == .fillProportionally }
  override func systemConstraints() -> [LayoutConstraint] { StackArrangement(of: self).constraints }

  /// The view that gives the first baseline: the first visible arranged view, or the one that it names itself.
  open override var forFirstBaselineLayout: View {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The view that gives the last baseline: the last visible view of a column, the first of a row, or the one
  /// that it names itself.
  open override var forLastBaselineLayout: View {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }
}
