import Foundation

/// A view that a collection view reuses: a cell, a supplementary view or a decoration view.
open class UICollectionReusableView: View {
  /// The identifier for reusing the view.
  open var reuseIdentifier: String? { poolIdentifier }
  /// The identifier under which the view is kept for reuse, even if a subclass overrides ``reuseIdentifier``.
  package final var poolIdentifier: String?
  /// Whether the view stands as the header of a section, or as the row of a list that is its header.
  final var isSectionHeader = false

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Applies layout attributes beside the frame. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes that the view prefers: with the size of its constraints, where the layout only estimated
  /// it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
  /// Called in UIKit before the layout changes; never called here.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called in UIKit after the layout has changed; never called here.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with the size that the view's constraints need.
  private func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let fitting = attributes.fitting
    guard fitting.width || fitting.height else { return attributes }
    updateConstraintsIfNeeded()
    life.fitsAnew = true
    defer { life.fitsAnew = false }
    let size = systemLayoutSizeFitting(
      CGSize(
        width: fitting.width ? 0 : attributes.size.width, height: fitting.height ? 0 : attributes.size.height),
      withHorizontalFittingPriority: fitting.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: fitting.height ? .fittingSizeLevel : .required)
    if fitting.width, size.width > 0 { attributes.size.width = wholePixels(size.width) }
    if fitting.height, size.height > 0 { attributes.size.height = wholePixels(size.height) }
    return attributes
  }
}

/// A cell of a collection view, like UIKit's `UICollectionViewCell`. Its content is in ``contentView``.
open class CollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content.
  open var contentView: View { ownContentView }
  private let ownContentView = View()
  private var configuredContent: (any UIContentView)?
  private var needsConfiguration = true
  private weak var shownBackground: View?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentEdges = addCellContent(contentView)
  }

  private var contentEdges: (left: LayoutConstraint, right: LayoutConstraint)?

  /// Makes room beside the content.
  final func insetCellContent(leading: CGFloat, trailing: CGFloat) {
    contentEdges?.left.constant = isRightToLeft ? trailing : leading
    contentEdges?.right.constant = -(isRightToLeft ? leading : trailing)
  }

  /// Creates a cell with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// A view behind the content.
  open var backgroundView: View? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: View? { didSet { setNeedsLayout() } }

  /// The configuration of the content. It replaces the views in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredContent = contentView.show(contentConfiguration, in: configuredContent)
      setNeedsLayout()
    }
  }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Remembered, without effect: ``updateConfiguration(using:)`` alone updates the content.
  open var automaticallyUpdatesContentConfiguration = true
  /// Remembered, without effect: ``updateConfiguration(using:)`` alone updates the background.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell's state has changed, before it is next shown.
  open var configurationUpdateHandler: ((CollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Requests a call of ``updateConfiguration(using:)`` before the cell is next shown.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateConstraints()
  }
  /// Updates the configurations for a state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Called in UIKit when the cell is lifted or put down; never called here.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override func updateConstraints() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    super.updateConstraints()
  }

  override var isLaidOutEachTime: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let background = isSelected || isHighlighted ? selectedBackgroundView : nil
    if background !== shownBackground { replaceBackground(shownBackground, by: background) }
    shownBackground = background
    for view in [backgroundView, background].compactMap({ $0 }) where view.frame != bounds {
      view.frame = bounds
    }
  }

  override func drawContent(on canvas: Canvas) {
    backgroundConfiguration?.draw(on: canvas, selected: isSelected || isHighlighted)
  }
}
