import Foundation

/// A view that lines up others in a row or a column, as UIKit's `UIStackView`.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [title, text, button])
/// stack.axis = .vertical
/// stack.spacing = 8
/// stack.setCustomSpacing(24, after: text)
/// ```
///
/// It makes constraints between its arranged subviews; in conflicts they have names such as `stack-spacing`.
open class StackView: View {
  /// How the arranged subviews fill the axis. The numbers are UIKit's.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// One of them is stretched or squeezed, as their priorities say.
    case fill = 0
    /// All have the same extent.
    case fillEqually = 1
    /// Their extents keep the proportion of their contents.
    case fillProportionally = 2
    /// The gaps between them are the same, and at least the spacing.
    case equalSpacing = 3
    /// The distances of their centres are the same, with at least the spacing between them.
    case equalCentering = 4
  }

  /// How the arranged subviews lie across the axis. The numbers are UIKit's.
  public enum Alignment: Int, Sendable {
    /// They fill the stack's extent.
    case fill = 0
    /// At the leading edge; in a row, the same number is ``top``.
    case leading = 1
    /// On the baselines of their first lines.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge; in a row, the same number is ``bottom``.
    case trailing = 4
    /// On the baselines of their last lines.
    case lastBaseline = 5

    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The spacing that stands for "no custom spacing".
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The spacing that stands for the system's, which is 8.
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

  /// The views that are lined up, in order; all of them are subviews, too.
  public private(set) var arrangedSubviews: [View] = []

  /// The direction of the line; horizontal by default.
  open var axis = LayoutConstraint.Axis.horizontal { didSet { discardEngines() } }
  /// How the line is filled; `fill` by default.
  open var distribution = Distribution.fill { didSet { discardEngines() } }
  /// How the views lie across the line; `fill` by default.
  open var alignment = Alignment.fill { didSet { discardEngines() } }
  /// The space between neighbours; 0 by default.
  open var spacing: CGFloat = 0 { didSet { discardEngines() } }
  /// Whether the line lies within the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement { _ = layoutMarginsGuide }
      discardEngines()
    }
  }
  /// Whether vertical spacing is measured from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement = false { didSet { discardEngines() } }

  /// The guides that keep gaps or distances of centres equal, one between each two neighbours.
  private(set) var gaps: [LayoutGuide] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of views, which become its subviews.
  public init(arrangedSubviews views: [View]) {
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// A stack with a frame and nothing in it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty stack.
  public convenience init() { self.init(frame: .zero) }

  /// Adds a view at the end.
  public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place in the line, or moves it there.
  ///
  /// - Precondition: the place is not beyond the end.
  public func insertArrangedSubview(_ view: View, at index: Int) {
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

  /// Takes a view out of the line; it remains a subview.
  public func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    discardEngines()
  }

  /// Sets the space after an arranged subview, or with ``spacingUseDefault`` takes it back.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let none = spacing == StackView.spacingUseDefault
    customSpacing[ObjectIdentifier(arrangedSubview)] = none ? nil : spacing
    discardEngines()
  }

  /// The custom space after an arranged subview, or ``spacingUseDefault``.
  public func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? StackView.spacingUseDefault
  }

  /// The space after a view, as it is laid out.
  func space(after view: View) -> CGFloat {
    let own = customSpacing[ObjectIdentifier(view)] ?? spacing
    return own == StackView.spacingUseSystem ? StandardSpacing.sibling : own
  }

  override func arranges(_ view: View) -> Bool { arrangedSubviews.contains { $0 === view } }
  override func subviewHidden(_ view: View) { discardEngines() }
  /// They are part of the size that the stack asks for, by which a stack around it may go.
  override func marginsChanged() { if isLayoutMarginsRelativeArrangement { discardEngines() } }
  override func subviewRemoved(_ view: View) { removeArrangedSubview(view) }
  override func unlistedGuides() -> [LayoutGuide] {
    let count = arrangedSubviews.reduce(0) { $1.isHidden ? $0 : $0 + 1 } - 1
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    let needed = isSpread ? max(0, count) : 0
    // Those that are there remain: engines know them that are not asking.
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

  /// What a layout calls a view among its siblings: those that share a name are counted.
  private func name(among siblings: [View], _ view: View) -> String {
    let name = view.readableName
    let namesakes = siblings.filter { $0.readableName == name }
    guard namesakes.count > 1, let place = namesakes.firstIndex(where: { $0 === view }) else { return name }
    return "\(name)[\(place)]"
  }

  /// The size that the stack asks for, which a stack around it goes by for proportions.
  var sizeInProportion: CGSize? { try? fittingSize() }
  override var isBuiltFromContents: Bool { distribution == .fillProportionally }
  override func systemConstraints() -> [LayoutConstraint] { StackArrangement(of: self).constraints }

  /// The first view of the line, or what it gives for its first baseline.
  open override var forFirstBaselineLayout: View {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The last view of a column, the first of a row, or what it gives for its last baseline.
  open override var forLastBaselineLayout: View {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }
}
