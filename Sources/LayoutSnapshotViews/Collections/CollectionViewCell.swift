import Foundation

/// What a collection shows and uses again: a cell, a header, a footer, a decoration.
open class UICollectionReusableView: View {
  /// The name by which views of a kind are used again.
  public package(set) final var reuseIdentifier: String?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Called before the view shows something else.
  open func prepareForReuse() {}
  /// Takes what the layout says of the view, beside its frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// What the view would rather have: the size that its constraints ask for, where the layout only estimates one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
  /// Called before the collection changes its layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after it has.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with the size that the view's constraints ask for.
  private func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let fitting = attributes.fitting
    guard fitting.width || fitting.height else { return attributes }
    updateConstraintsIfNeeded()
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

/// An item of a collection: what is in it lies in ``contentView``.
open class CollectionViewCell: UICollectionReusableView {
  /// The view that holds what the cell shows.
  public let contentView = View()
  private var configuredContent: (any UIContentView)?
  private var needsConfiguration = true
  private weak var shownBackground: View?

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addCellContent(contentView)
  }

  /// A cell with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// A view that lies behind all others.
  open var backgroundView: View? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// A view that lies behind the content while the cell is selected.
  open var selectedBackgroundView: View? { didSet { setNeedsLayout() } }

  /// What the cell shows, as a value. It takes the place of what is in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredContent = contentView.show(contentConfiguration, in: configuredContent)
      setNeedsLayout()
    }
  }
  /// What is behind the cell, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content takes note of the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background takes note of the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state has changed.
  open var configurationUpdateHandler: ((CollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations take note of.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Asks for ``updateConfiguration(using:)`` before the cell is next shown.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateConstraints()
  }
  /// Where a subclass makes its configurations from the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func updateConstraints() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    super.updateConstraints()
  }

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
