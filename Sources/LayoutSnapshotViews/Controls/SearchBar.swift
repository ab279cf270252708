import Foundation
import LayoutSnapshotSupport

/// A bar with a search field, like UIKit's `UISearchBar`.
///
/// ```swift
/// let bar = SearchBar()
/// bar.placeholder = "Search"
/// bar.intrinsicContentSize.height  // 56
/// ```
open class SearchBar: View {
  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.searchTextChanged()
    }
  }

  /// The text shown while the search text is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The search field in the bar.
  open var searchTextField: SearchTextField { ownSearchTextField }
  private let ownSearchTextField = SearchTextField()

  /// The delegate, which only tests call.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Beside and below the field

  /// Whether there is a button beside the field that ends the search; false by default.
  open var showsCancelButton = false { didSet { partsChanged(showsCancelButton != oldValue) } }
  /// Sets ``showsCancelButton`` at once, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The titles of the segments below the field; none by default.
  open var scopeButtonTitles: [String]? { didSet { takeScopes() } }
  /// The index of the selected segment below the field; 0 by default.
  open var selectedScopeButtonIndex = 0 { didSet { takeScopes() } }
  /// Whether the segments of ``scopeButtonTitles`` are shown below the field; false by default.
  open var showsScopeBar = false { didSet { partsChanged(showsScopeBar != oldValue) } }
  /// Sets ``showsScopeBar`` at once, without animation.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Ground

  /// How the bar looks. Raw values match UIKit's.
  public enum Style: UInt, Sendable, CaseIterable {
    /// The system's choice.
    case `default` = 0
    /// With a ground where it has a color or an image.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }

  /// The parts of a search bar that have an image. Raw values match UIKit's.
  public enum Icon: Int, Sendable, CaseIterable {
    /// The magnifying glass.
    case search = 0
    /// The button that empties the field.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for recent results.
    case resultsList = 3
  }

  /// How the bar looks; with ``Style/minimal`` it has no ground, whatever its color is.
  open var searchBarStyle = Style.default
  /// The color of the ground; none by default. A bar in a navigation bar has no ground of its own.
  open var barTintColor: Color?
  /// The style of the bar: ``UIBarStyle/black`` gives it the looks of the dark style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether what is behind the bar shines through; remembered, as a ground has the color that was set.
  open var isTranslucent = true
  /// The image that is stretched over the ground; none by default.
  open var backgroundImage: Image? {
    get { grounds[.default] }
    set { grounds[.default] = newValue }
  }
  /// Sets the image of the ground of bars of a kind, wherever they are; those other than the usual one are only stored.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    grounds[barMetrics] = backgroundImage
  }
  /// The image of the ground of bars of a kind.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> Image? {
    grounds[barMetrics]
  }
  private var grounds: [UIBarMetrics: Image] = [:]
  /// The image that is stretched over the ground of the segments below the field; none by default.
  open var scopeBarBackgroundImage: Image?
  /// A line above the field, for which the bar is 30 points higher; none by default.
  open var prompt: String? { didSet { partsChanged(prompt != oldValue) } }

  // MARK: The field's looks

  /// Sets the image of a part in a state. Those for states other than the usual one are only stored.
  open func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {
    icons[icon, default: StateImages()][state] = iconImage
    showIcons()
    guard icon == .clear, iconImage != nil else { return }
    AbsentNames.shared.note(
      .look, "A search bar has an image for its clear button, which is drawn as UIKit's own.")
  }
  /// The image of a part that was set for a state.
  open func image(for icon: Icon, state: Control.State) -> Image? { icons[icon]?[state] }
  private var icons: [Icon: StateImages] = [:]
  /// Whether the field has a button for bookmarks; false by default.
  open var showsBookmarkButton = false { didSet { showIcons() } }
  /// Whether the field has a button for recent results; false by default. The one for bookmarks comes before it.
  open var showsSearchResultsButton = false { didSet { showIcons() } }
  /// Whether the button for recent results is selected, so that it has the image that was set for that state.
  open var isSearchResultsButtonSelected = false { didSet { showIcons() } }
  /// Sets how far a part lies beside its usual place.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    adjustments[icon] = adjustment
    showIcons()
  }
  /// How far a part lies beside its usual place.
  open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }
  private var adjustments: [Icon: UIOffset] = [:]
  /// How far the text lies beside its usual place.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.looks.textOffset }
    set { searchTextField.looks.textOffset = newValue }
  }
  /// How far the ground of the field lies beside its usual place.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { searchTextField.looks.groundOffset }
    set { searchTextField.looks.groundOffset = newValue }
  }
  /// Sets the ground of the field in a state. As in UIKit the field is as high as the image.
  open func setSearchFieldBackgroundImage(_ backgroundImage: Image?, for state: Control.State) {
    searchTextField.looks.grounds[state] = backgroundImage
    partsChanged(true)
  }
  /// The ground of the field that was set for a state.
  open func searchFieldBackgroundImage(for state: Control.State) -> Image? {
    searchTextField.looks.grounds[state]
  }

  /// The view above the keyboard; it is not part of snapshots.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// Whether the user can enter text; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  // MARK: Parts

  private var promptLabel: PromptLabel?
  private let cancel = Button(type: .system)
  final let scopes = SegmentedControl()
  /// The controller whose search bar it is.
  final weak var searchController: UISearchController?
  /// Where the bar is; it decides about the places of its parts.
  final var site = Site.free { didSet { if site != oldValue { rebuild() } } }

  /// Where a search bar is.
  enum Site: Equatable {
    /// In a view of the app.
    case free
    /// In a navigation bar, below its title, with the margins of the bar's items.
    case below(margin: CGFloat)
    /// In a navigation bar, beside its items.
    case beside
  }

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.addAction(Action { [weak self] _ in self?.cancelSearch() }, for: .touchUpInside)
    for part in [searchTextField, cancel, scopes] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(searchTextField)
    cancel.setContentCompressionResistancePriority(.required, for: .horizontal)
    cancel.setContentHuggingPriority(.required, for: .horizontal)
  }

  /// Creates a search bar with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// The height of a bar below the title of a navigation bar, without segments.
  static let heightBelow: CGFloat = 52
  private static let widthBeside: CGFloat = 240

  final var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false && site != .beside }

  /// The height of the bar where it is.
  final var height: CGFloat {
    let plain: CGFloat =
      switch site {
      case .free: measures.searchBarHeight
      case .below: SearchBar.heightBelow
      case .beside: 36
      }
    return plain + promptHeight + scopesHeight
  }

  private var promptHeight: CGFloat { prompt?.isEmpty == false && site != .beside ? 30 : 0 }

  /// What the segments below the field add to the height.
  final var scopesHeight: CGFloat { hasScopes ? 44 : 0 }

  /// 56 points high, 64 in the look of iOS 26, without an intrinsic width; segments below the field add 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: site == .beside ? SearchBar.widthBeside : View.noIntrinsicMetric, height: height)
  }

  /// The width that is offered, and as high as the bar is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  private func cancelSearch() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  private func takeScopes() {
    scopes.removeAllSegments()
    for title in scopeButtonTitles ?? [] {
      scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
    }
    scopes.selectedSegmentIndex =
      selectedScopeButtonIndex < scopes.numberOfSegments
      ? selectedScopeButtonIndex : SegmentedControl.noSegment
    partsChanged(true)
  }

  /// Adds or removes the parts around the field.
  private func partsChanged(_ haveChanged: Bool) {
    guard haveChanged else { return }
    rebuild()
    searchController?.item?.shownIn?.searchChanged()
  }

  private func rebuild() {
    var parts: [(View, Bool)] = [(cancel, showsCancelButton), (scopes, hasScopes)]
    // A bar that never has a prompt needs no label.
    if promptHeight > 0, promptLabel == nil { promptLabel = PromptLabel() }
    if let promptLabel { parts.append((promptLabel, promptHeight > 0)) }
    for (part, isShown) in parts {
      if isShown, part.superview == nil { addSubview(part) }
      if !isShown, part.superview != nil { part.removeFromSuperview() }
    }
    promptLabel?.show(prompt, .systemFont(ofSize: 13), [:])
    promptLabel?.translatesAutoresizingMaskIntoConstraints = false
    invalidateIntrinsicContentSize()
    discardEngines("the parts of the search bar")
  }

  override func hasPutIn(_ view: View) -> Bool {
    view === searchTextField || view === cancel || view === scopes || view is PromptLabel
      || super.hasPutIn(view)
  }

  override func systemConstraints() -> [LayoutConstraint] {
    let (margin, top): (CGFloat, CGFloat) =
      switch site {
      case .free: (8, 10)
      case .below(let margin): (margin, 1)
      case .beside: (0, 0)
      }
    var constraints = [
      searchTextField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      searchTextField.heightAnchor.constraint(equalToConstant: fieldHeight),
    ]
    // A free bar of another height has its field in the middle.
    constraints.append(
      site == .free && !hasScopes && promptHeight == 0
        ? searchTextField.centerYAnchor.constraint(equalTo: centerYAnchor)
        : searchTextField.topAnchor.constraint(equalTo: topAnchor, constant: top + promptHeight))
    if showsCancelButton {
      constraints += [
        searchTextField.trailingAnchor.constraint(equalTo: cancel.leadingAnchor, constant: -8),
        cancel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
        cancel.centerYAnchor.constraint(equalTo: searchTextField.centerYAnchor),
      ]
    } else {
      constraints.append(
        searchTextField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin))
    }
    if hasScopes {
      constraints += [
        scopes.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
        scopes.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
        scopes.topAnchor.constraint(equalTo: searchTextField.bottomAnchor, constant: 12),
      ]
    }
    if promptHeight > 0, let promptLabel {
      constraints += [
        promptLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
        promptLabel.centerYAnchor.constraint(equalTo: topAnchor, constant: 18),
        promptLabel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -2 * margin),
      ]
    }
    for constraint in constraints { constraint.identifier = "search-bar" }
    return constraints
  }

  private var fieldHeight: CGFloat {
    searchTextField.looks.grounds[.normal].flatMap { $0.showsNothing ? nil : $0.size.height } ?? 36
  }

  // MARK: Looks

  /// Shows the images of the field's parts.
  private func showIcons() {
    func image(_ icon: Icon, _ symbol: String, _ state: Control.State = .normal) -> Image? {
      icons[icon]?.shown(in: state) ?? Image(systemName: symbol)
    }
    var looks = searchTextField.looks
    looks.icon = icons[.search]?[.normal]
    looks.iconOffset = positionAdjustment(for: .search)
    looks.clearOffset = positionAdjustment(for: .clear)
    looks.buttonOffset = positionAdjustment(for: showsBookmarkButton ? .bookmark : .resultsList)
    looks.button =
      showsBookmarkButton
      ? image(.bookmark, "book")
      : showsSearchResultsButton
        ? image(.resultsList, "list.bullet", isSearchResultsButtonSelected ? .selected : .normal) : nil
    searchTextField.looks = looks
  }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? SearchBar, let fresh = fresh as? SearchBar else { return }
    if let value = style(barTintColor, proxy.barTintColor, fresh.barTintColor) { barTintColor = value }
    if let value = style(barStyle, proxy.barStyle, fresh.barStyle) { barStyle = value }
    if let value = style(searchBarStyle, proxy.searchBarStyle, fresh.searchBarStyle) {
      searchBarStyle = value
    }
    if let value = style(grounds, proxy.grounds, fresh.grounds) { grounds = value }
    if let value = style(adjustments, proxy.adjustments, fresh.adjustments) { adjustments = value }
    if let value = style(icons, proxy.icons, fresh.icons) { icons = value }
    let field = proxy.searchTextField.looks
    if searchTextField.looks.grounds.isEmpty, !field.grounds.isEmpty {
      searchTextField.looks.grounds = field.grounds
      partsChanged(true)
    }
    if searchTextField.looks.textOffset == .zero { searchTextField.looks.textOffset = field.textOffset }
    if !icons.isEmpty || !adjustments.isEmpty { showIcons() }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("barTintColor", barTintColor)
    notes.note("backgroundImage", backgroundImage)
    notes.note("scopeBarBackgroundImage", scopeBarBackgroundImage)
    if searchBarStyle == .minimal { notes.note("searchBarStyle", "minimal") }
  }

  override func drawContent(on canvas: Canvas) {
    super.drawContent(on: canvas)
    let bounds = canvas.bounds
    if site == .free, searchBarStyle != .minimal {
      if let image = backgroundImage {
        canvas.draw(image, in: bounds, tintColor: barTintColor ?? tintColor)
      } else if let barTintColor {
        canvas.fill(bounds, barTintColor)
      }
    }
    guard hasScopes, let image = scopeBarBackgroundImage else { return }
    let ground = CGRect(
      x: 0, y: bounds.height - scopesHeight, width: bounds.width, height: scopesHeight)
    canvas.draw(image, in: ground, tintColor: tintColor)
  }
}

/// The line above the field of a search bar.
private final class PromptLabel: Label {}
