import Foundation
import LayoutSnapshotEngine

/// A rectangle in a tree of rectangles, like UIKit's `UIView`. It appears in layouts and pictures, not on a screen.
///
/// ```swift
/// let card = View()
/// let title = View()
/// title.translatesAutoresizingMaskIntoConstraints = false
/// card.addSubview(title)
/// LayoutConstraint.activate([
///   title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
///   title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
///   title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
///   title.heightAnchor.constraint(equalToConstant: 44),
/// ])
/// let layout = try card.layout(on: .iPhone4)
/// print(title.frame)  // (16.0, 218.0, 160.0, 44.0)
/// ```
///
/// Names, defaults and behavior are UIKit's. Where UIKit stops the process because a constraint is illegal,
/// ``layout(on:)`` throws a ``LayoutError``.
open class View: LayoutItem, TraitEnvironment {
  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    solvedFrame = frame
    givenFrame = frame
    super.init()
  }

  /// A view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, as it was last set or solved.
  ///
  /// With a ``transform``, it is the smallest rectangle that contains the transformed view.
  open var frame: CGRect {
    get { loadedLayer?.flatTransform.isIdentity == false ? place.frame : solvedFrame }
    set {
      guard loadedLayer?.flatTransform.isIdentity == false else { return state(newValue) }
      var place = place
      place.frame = newValue
      state(place.plainFrame)
    }
  }

  /// Sets the frame without its transform, and records that constraints have to agree with it.
  private func state(_ frame: CGRect) {
    let isFirst = !frameIsStated
    frameIsStated = true
    give(frame, always: isFirst)
  }

  /// Sets the frame without recording that constraints have to agree with it.
  final func give(_ frame: CGRect, always: Bool = false) {
    solvedFrame = frame
    let surroundings = ownSuperview?.bounds.size ?? givenSurroundings
    guard always || frame != givenFrame || surroundings != givenSurroundings else { return }
    (givenFrame, givenSurroundings) = (frame, surroundings)
    tellFrame()
  }

  /// Gives the view another size, as if its frame had had it from the beginning.
  final func resize(to size: CGSize) {
    guard givenFrame.size != size else { return }
    (solvedFrame.size, givenFrame.size) = (size, size)
    tellFrame()
  }

  /// The color in which everything inside the view is shown, whatever its own colors are; `nil` for its own colors.
  var vibrantColor: Color? { nil }

  /// Called when the view's look is another one, before its traits are told.
  func lookDidChange() {}

  /// The view's own coordinate space, in which its subviews lie.
  ///
  /// Its size is the frame's. Its origin is zero, unless code moves it or a scroll view has scrolled. Setting
  /// a size resizes the view around its center. Setting an origin shifts the content in the picture only:
  /// constraints and the subviews' frames stay the same.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: solvedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      var place = place
      place.bounds.size = newValue.size
      state(place.plainFrame)
    }
  }

  /// The point of the view's own coordinate space that lies at its upper left corner.
  final var boundsOrigin = CGPoint.zero {
    didSet {
      if (boundsOrigin == .zero) != (oldValue == .zero) { discardEngines("the origin of bounds") }
      if boundsOrigin != oldValue { setNeedsLayout() }
    }
  }

  /// The center of the frame in the superview's coordinates, or the place of the layer's anchor point if that
  /// was moved.
  open var center: CGPoint {
    get { place.position }
    set {
      var place = place
      place.position = newValue
      state(place.plainFrame)
    }
  }

  /// Where the view's layer lies in the superview's layer.
  final var place: LayerPlace {
    var place = LayerPlace()
    if let loadedLayer {
      (place.anchor, place.transform) = (loadedLayer.anchorPoint, loadedLayer.flatTransform)
    }
    place.plainFrame = solvedFrame
    place.bounds.origin = bounds.origin
    return place
  }

  /// Moves the view so that its new anchor point lies where the old one did, unless constraints place the view.
  final func anchorMoved(keeping position: CGPoint) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    var place = place
    place.position = position
    give(place.plainFrame)
  }

  private var solvedFrame: CGRect
  /// The frame that the owner set. A solved frame never replaces it: otherwise a layout would depend on the
  /// devices that were laid out before.
  private(set) var givenFrame: CGRect
  /// Whether the frame, the bounds or the center was set. A frame from an initializer does not say where
  /// constraints should put the view: controls come with one, and `View(frame: .zero)` states no place.
  private(set) final var frameIsStated = false
  /// The superview's size when the frame was set. Autoresizing measures changes from it.
  private(set) var givenSurroundings = CGSize.zero
  /// Records the superview's size for a frame that was set before there was a superview.
  final func noteSurroundings() { givenSurroundings = ownSuperview?.bounds.size ?? .zero }

  // MARK: Tree

  /// The view that contains this one.
  open var superview: View? { ownSuperview }
  /// The superview that layouts and pictures use, even if a subclass overrides ``superview``.
  final var ownSuperview: View? {
    get { superviewReference.owner }
    set { superviewReference.owner = newValue }
  }
  /// The views directly inside this one, from back to front.
  open var subviews: [View] { ownSubviews }
  /// The subviews that layouts and pictures use, even if a subclass overrides ``subviews``.
  final var ownSubviews: [View] = []
  /// The guides that this view owns.
  open var layoutGuides: [LayoutGuide] { ownLayoutGuides }
  /// The guides that layouts use, even if a subclass overrides ``layoutGuides``.
  final var ownLayoutGuides: [LayoutGuide] = []
  /// Adds a guide to this view and removes it from its former owner.
  open func addLayoutGuide(_ guide: LayoutGuide) { attach(guide) }
  /// Removes a guide from this view and deactivates every constraint on it.
  open func removeLayoutGuide(_ guide: LayoutGuide) { detach(guide) }

  /// Adds a view in front of the other subviews, and removes it from its former superview.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it.
  open func addSubview(_ view: View) { insertSubview(view, at: ownSubviews.count) }
  /// Inserts a view at an index among the subviews, counted from the back.
  ///
  /// A view that is already a subview moves to the index. An index beyond the end means the end.
  /// - Precondition: `view` is neither this view nor one that contains it, and the index is not below 0.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { place(view, at: sibling, offset: 1) }
  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) { place(view, at: sibling, offset: 0) }
  /// Swaps two subviews.
  ///
  /// - Precondition: both indices are indices of subviews.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    ownSubviews.swapAt(first, second)
    discardEngines("the order")
  }
  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: View) {
    if view.superview === self { insertSubview(view, at: ownSubviews.count) }
  }
  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  /// Removes the view from its superview and deactivates every constraint that connects it with views outside it.
  open func removeFromSuperview() { takeFromSuperview() }
  /// Whether this view is the other view or lies anywhere inside it.
  open func isDescendant(of view: View) -> Bool { isInside(view) }

  /// Converts a point of this view to another view's coordinates, or to the window's if the view is nil.
  ///
  /// Transforms count. The window's coordinates are those in which the outermost view has its frame. Two
  /// separate trees are treated as if they were in one window.
  open func convert(_ point: CGPoint, to view: View?) -> CGPoint { point.applying(map(to: view)) }

  /// Converts a point of another view, or of the window if the view is nil, to this view's coordinates.
  open func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    point.applying(map(from: view))
  }

  /// Converts a rectangle of this view to another view's coordinates, or to the window's if the view is nil.
  ///
  /// The result is the smallest rectangle that contains the converted one.
  open func convert(_ rect: CGRect, to view: View?) -> CGRect { rect.applying(map(to: view)) }

  /// Converts a rectangle of another view, or of the window if the view is nil, to this view's coordinates.
  ///
  /// The result is the smallest rectangle that contains the converted one.
  open func convert(_ rect: CGRect, from view: View?) -> CGRect { rect.applying(map(from: view)) }

  /// The first view with a tag: this view, or one inside it, searched depth first.
  open func viewWithTag(_ tag: Int) -> View? {
    self.tag == tag ? self : ownSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Constraints

  /// The active constraints that this view holds. Each item of them is this view or lies inside it.
  ///
  /// If one of them relates to the top or bottom layout guide, the two that place this guide are among them.
  open var constraints: [LayoutConstraint] {
    ownLayoutGuides.isEmpty ? ownConstraints : ownConstraints + constraintsOfBarGuides
  }
  /// The constraints that layouts use, even if a subclass overrides ``constraints``.
  package internal(set) final var ownConstraints: [LayoutConstraint] = []

  /// Activates a constraint and makes this view its holder.
  open func addConstraint(_ constraint: LayoutConstraint) { accept(constraint) }
  /// Activates constraints and makes this view their holder.
  open func addConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Deactivates a constraint that this view holds.
  open func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { drop(constraint) }
  }
  /// Deactivates each of the constraints that this view holds.
  open func removeConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Whether the frame and the autoresizing mask become constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { discardEngines("the autoresizing") } }
  }

  /// Which parts of the frame grow with the superview; none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { discardEngines("the autoresizing") } }
  }

  // MARK: Content

  /// The natural size of the view's content, with ``noIntrinsicMetric`` along an axis that has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Makes the next layout ask for ``intrinsicContentSize`` again.
  open func invalidateIntrinsicContentSize() { tellEnginesOfContent() }

  /// A content size that replaces the view's own, along each axis for which it is given.
  package final var statedContentSize: (width: CGFloat?, height: CGFloat?) = (nil, nil) {
    didSet { discardEngines() }
  }

  /// How far the frame extends beyond the rectangle that constraints align, for example for a shadow.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The size that suits the view best within a given size; its current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the frame the size that suits the view best.
  open func sizeToFit() { give(CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))) }
  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { aligned(frame) }
  /// The frame for an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { unaligned(rect) }
  /// How strongly the view resists growing beyond its content; 250 by default.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? contentPriorities.hugging.horizontal : contentPriorities.hugging.vertical
  }
  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    setHugging(priority, for: axis)
  }
  /// How strongly the view resists shrinking below its content; 750 by default.
  open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? contentPriorities.resistance.horizontal : contentPriorities.resistance.vertical
  }
  /// Sets how strongly the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    setResistance(priority, for: axis)
  }
  /// The size nearest to a target that satisfies the view's constraints.
  ///
  /// Zero for a tree that cannot be laid out. ``layout(on:)`` and ``fittingSize(near:horizontal:vertical:)``
  /// throw the reason.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a target that satisfies the view's constraints, with a priority for each axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    // Since iOS 8 a text without a preferred width prefers that of its last layout, unless the fitting requires one.
    let keptLines = life.keepsLines
    life.keepsLines = horizontalFittingPriority.rawValue < LayoutPriority.required.rawValue && !life.fitsAnew
    defer { life.keepsLines = keptLines }
    let size = try? fittingSize(
      near: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return size ?? .zero
  }

  /// The view whose first line of text gives this view's first baseline.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last line of text gives this view's last baseline.
  open var forLastBaselineLayout: View { self }

  /// How far the first baseline lies below the top, and the last baseline above the bottom.
  package var baselineOffsets: (first: Double, last: Double) { (0, 0) }
  /// The attribute that both offsets are measured from, if not from the top and the bottom.
  var baselineOrigin: LayoutConstraint.Attribute? { nil }

  /// Whether the content's height depends on the width that the layout finds.
  var heightFollowsWidth: Bool { false }
  /// The width in which the content is measured if its height depends on its width.
  final var flow = FlowWidth()
  /// Whether the view makes its constraints from content sizes.
  var isBuiltFromContents: Bool { false }
  /// Whether the superview computes the view's place itself; see `addPart(_:)`.
  final var isPart = false
  /// The frame of a part of this view.
  func frame(ofPart part: View, in bounds: CGRect) -> CGRect { .zero }
  /// Whether the view shows text of its own, which can be truncated.
  var showsText: Bool { false }
  final var contentPriorities = ContentPriorities.view
  final var margins = MarginSettings()

  /// What the content means, which decides whether the view mirrors in right-to-left text.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { discardEngines("the direction") } }
  }

  /// The traits of the device of the last layout. Only a root uses them.
  final var surroundings = Traits.standard
  /// The traits that the view sets differently from its superview.
  final var ownTraits = Traits() { didSet { hasOwnTraits = ownTraits != Traits() } }
  private(set) final var hasOwnTraits = false
  /// Adds the traits that the view and its controller set differently to those of the views around it.
  func addOwnTraits(to traits: inout Traits) {
    controller?.addOwnTraits(to: &traits)
    if hasOwnTraits { traits.add(ownTraits) }
    if let settings { settings.textSizes.limit(&traits.preferredContentSizeCategory) }
  }
  /// The traits that the view was last notified of.
  final var knownTraits: Traits?
  /// The handlers that are called when certain traits change.
  final var traitObservers = TraitObservers()

  /// What a view controller adds to the safe area.
  package final override var additionalSafeArea: EdgeInsets {
    // As in UIKit, what is not on a screen has no safe area, whatever its controller adds.
    guard let controller, layoutRoot?.life.deviceSource != .size else { return .zero }
    return controller.allAdditionalSafeArea
  }

  /// The controller whose view this is.
  final var controller: ViewController? {
    get { controllerReference.owner }
    set { controllerReference.owner = newValue }
  }
  private var controllerReference = BackReference<ViewController>()
  /// The controller at which a layout of this tree begins.
  var rootController: ViewController? { controller }

  /// The constraints that the view makes for its contents. Every engine asks for new ones.
  func systemConstraints() -> [LayoutConstraint] { [] }

  /// The guides that take part in layout but are not in ``layoutGuides``.
  func unlistedGuides() -> [LayoutGuide] { hiddenGuides }

  /// Guides that were added to take part in layout without being listed.
  final var hiddenGuides: [LayoutGuide] = []

  /// The baseline of the first line of text, or the top if there is no text.
  open var firstBaselineAnchor: LayoutYAxisAnchor { baselineAnchors.first }
  /// The baseline of the last line of text, or the bottom if there is no text.
  open var lastBaselineAnchor: LayoutYAxisAnchor { baselineAnchors.last }
  private lazy var baselineAnchors = (
    first: LayoutYAxisAnchor(item: self, attribute: .firstBaseline),
    last: LayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  )

  override func anchor(_ attribute: LayoutConstraint.Attribute) -> NSObject? {
    switch attribute {
    case .firstBaseline: firstBaselineAnchor
    case .lastBaseline: lastBaselineAnchor
    default: super.anchor(attribute)
    }
  }

  /// The view in one line, as UIKit writes it but without addresses.
  ///
  /// For example: `<UIView 'title'; frame = (16 20; 288 44); autoresize = W+H>`.
  open override var description: String { line }

  /// The ``description`` of this view and of every view inside it, one per line, as a debugger prints it for UIKit.
  ///
  /// ```
  /// <Card; frame = (0 0; 320 480)>
  ///    | <UIView 'title'; frame = (16 20; 288 44)>
  /// ```
  open func recursiveDescription() -> String { treeLines }

  // MARK: Margins and traits

  /// A guide for the area inside the layout margins.
  open var layoutMarginsGuide: LayoutGuide { insetGuide(.margins) }
  /// A guide for the area that no bar, notch or home indicator covers.
  open var safeAreaLayoutGuide: LayoutGuide { insetGuide(.safeArea) }
  /// A guide inside the margins, at most as wide as text is comfortable to read.
  open var readableContentGuide: LayoutGuide { insetGuide(.readable) }
  /// A guide for the keyboard's area. No keyboard is shown, so the guide lies at the bottom of the safe area.
  open var keyboardLayoutGuide: LayoutGuide { insetGuide(.keyboard) }
  /// The margins: 8 on each side by default, 16 or 20 at the sides of a controller's view, plus the safe
  /// area's insets.
  ///
  /// A value that you set replaces the defaults; the safe area is added to it.
  open var layoutMargins: EdgeInsets {
    get { marginsHere }
    set { marginsHere = newValue }
  }
  /// The margins with leading and trailing sides. If you set them, they follow the direction of text.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { directionalMarginsHere }
    set { directionalMarginsHere = newValue }
  }
  /// Whether the margins grow as needed to keep content inside the superview's margins too; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      tellMargins()
    }
  }
  /// Whether the safe area's insets are added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      tellMargins()
    }
  }
  /// How far bars, notch and home indicator reached into the view in the last layout.
  open var safeAreaInsets: EdgeInsets { safeAreaHere }
  /// The traits that apply to the view: the device's, with the overrides of this view and the views around it.
  ///
  /// Before the first layout they are those of an iPhone in light style and English, at the default text size.
  open var traitCollection: Traits { traitsHere }
  /// The light or dark style of this view and the views inside it; ``UserInterfaceStyle/unspecified``, the
  /// default, inherits the superview's.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }
  /// The direction in which this view lays out its direct subviews.
  ///
  /// As in UIKit, ``semanticContentAttribute`` is not inherited; the direction of the traits is.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { directionHere }

  // MARK: Lifecycle

  /// Override it to create or change constraints. It is called before the tree is solved, for inner views first.
  open func updateConstraints() {}

  /// Override it to place views that have no constraints. It is called after the tree is solved, for outer
  /// views first.
  open func layoutSubviews() {}

  /// Makes the next layout call ``layoutSubviews()``.
  open func setNeedsLayout() { requestLayout() }
  /// Lays out this view and the views inside it at once, if anything has changed.
  ///
  /// The tree is solved for the device of its last layout, or for the size of the root's frame if there was
  /// none. Errors in the tree are not reported here. The next ``layout(on:)`` throws them.
  open func layoutIfNeeded() { layOutNow() }
  /// Calls ``updateConstraints()`` on this view and on each view inside it that needs it.
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }

  /// Override it to place sublayers of the view's layer. It is called in every layout.
  open func layoutSublayers(of layer: Layer) {}
  /// What Core Animation does when a property of the layer changes; nothing unless overridden.
  open func action(for layer: Layer, forKey event: String) -> (any CAAction)? { nil }

  /// Called before the first layout, and before each layout for which ``traitCollection`` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: Traits?) {}

  /// Makes the next layout call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }
  /// Whether the next layout will call ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { needsConstraints }
  private var needsConstraints = true
  /// Records that the constraints are up to date, whether or not an override has called `super`.
  final func constraintsAreUpdated() { needsConstraints = false }
  final var life = LayoutMemory()
  /// Called when the traits have changed, before ``traitCollectionDidChange(_:)``.
  package final var traitsWillBeTold: ((Traits) -> Void)?

  /// Called after the view was added to a superview or removed from one.
  open func didMoveToSuperview() {}
  /// Called before the view is added to a superview, or with nil before it is removed from one.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Writes the view into an archive in UIKit; does nothing here.
  open func encode(with coder: NSCoder) {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}
  /// Called when ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed, also if the safe area caused it.
  open func layoutMarginsDidChange() {}

  /// Whether the class works only with constraints. It can be overridden, but has no effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Large content

  /// Whether the view shows a larger copy of itself under a long press; false by default. It is only stored.
  open var showsLargeContentViewer: Bool {
    get { settings?.showsLargeContent ?? false }
    set { changeSettings { $0.showsLargeContent = newValue } }
  }
  /// The title of that copy; `nil` by default. It is only stored.
  open var largeContentTitle: String? {
    get { settings?.largeContentTitle }
    set { changeSettings { $0.largeContentTitle = newValue } }
  }
  /// The image of that copy; `nil` by default. It is only stored.
  open var largeContentImage: Image? {
    get { settings?.largeContentImage }
    set { changeSettings { $0.largeContentImage = newValue } }
  }
  /// The insets of that image. They are only stored.
  open var largeContentImageInsets: EdgeInsets {
    get { settings?.largeContentImageInsets ?? .zero }
    set { changeSettings { $0.largeContentImageInsets = newValue } }
  }
  /// Whether that image grows; false by default. It is only stored.
  open var scalesLargeContentImage: Bool {
    get { settings?.scalesLargeContentImage ?? false }
    set { changeSettings { $0.scalesLargeContentImage = newValue } }
  }

  // MARK: Identity

  /// A number by which ``viewWithTag(_:)`` finds the view; 0 by default.
  open var tag = 0

  /// The engines that solve the tree below this view, one for each direction of text. They are reused from
  /// device to device.
  final var engines = EnginePair()

  /// Whether the view scrolls its content.
  var isScrolling: Bool { false }
  /// This view if it scrolls its content.
  var scroller: ScrollView? { nil }
  /// The guide that an attribute of a scroll view refers to in a constraint with an item inside it.
  func scrolledPart(_ attribute: LayoutConstraint.Attribute, for other: LayoutItem?) -> LayoutGuide? { nil }
  /// Called after a guide was removed from the view.
  func guideRemoved(_ guide: LayoutGuide) {}
  /// Whether the view created a subview itself and manages it.
  func hasPutIn(_ view: View) -> Bool { view.isPart }
  /// Called when the view's margins were set.
  func marginsChanged() {}
  /// Whether the view is a stack view that arranges the subview.
  func arranges(_ view: View) -> Bool { false }

  /// The margins that apply until some are set.
  func systemMargins(in room: MarginRoom) -> EdgeInsets {
    controller?.viewRespectsSystemMinimumLayoutMargins == true ? .rootMargins(in: room) : View.defaultMargins
  }

  // MARK: Fingers

  /// Whether ``hitTest(_:with:)`` finds the view and its subviews. It is false by default for labels and
  /// image views, and true for all others.
  open var isUserInteractionEnabled: Bool {
    get { settings?.isUserInteractionEnabled ?? !(self is Label || self is ImageView) }
    set { changeSettings { $0.isUserInteractionEnabled = newValue } }
  }
  /// Whether the view receives several touches at once; false by default. It is only stored.
  open var isMultipleTouchEnabled: Bool {
    get { settings?.isMultipleTouchEnabled ?? false }
    set { changeSettings { $0.isMultipleTouchEnabled = newValue } }
  }
  /// Whether the view blocks touches on other views; false by default. It is only stored.
  open var isExclusiveTouch: Bool {
    get { settings?.isExclusiveTouch ?? false }
    set { changeSettings { $0.isExclusiveTouch = newValue } }
  }
  /// The name under which an app restores the view. It is only stored.
  open var restorationIdentifier: String? {
    get { settings?.restorationIdentifier }
    set { changeSettings { $0.restorationIdentifier = newValue } }
  }
  /// The gesture recognizers of the view. No touches arrive, so none recognizes anything by itself.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { settings?.gestureRecognizers }
    set { watch(with: newValue) }
  }
  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    watch(with: (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer])
  }
  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    watch(with: gestureRecognizers?.filter { $0 !== gestureRecognizer })
  }
  /// Whether a gesture recognizer may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The innermost view at a point that accepts touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> View? { reached(at: point, event) }
  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Ends editing in this view.
  ///
  /// - Returns: false if the first responder in this view refuses to resign and `force` is false, otherwise true.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingHere(force) }
  /// The interactions of the view, such as context menus. They do not appear in a picture.
  open var interactions: [any UIInteraction] {
    get { settings?.interactions ?? [] }
    set { newValue.forEach(addInteraction) }
  }
  /// Adds an interaction.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    changeSettings { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    changeSettings { $0.interactions.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }
  /// The effects that follow the device's motion. They are only stored: nothing moves here.
  open var motionEffects: [UIMotionEffect] {
    get { settings?.motionEffects ?? [] }
    set { changeSettings { $0.motionEffects = newValue } }
  }
  /// Adds a motion effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  open override var next: UIResponder? { controller ?? superview }
  override var focus: Focus? { treeFocus }

  // MARK: Focus

  /// Whether a keyboard or a remote can focus the view; false by default. Nothing is focused here.
  open var canBecomeFocused: Bool { false }
  /// Where the focus goes first; the view itself by default. Nothing is focused here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// Has no effect, as nothing is focused here.
  open func setNeedsFocusUpdate() {}
  /// Has no effect, as nothing is focused here.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move. Only tests call it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called in UIKit when the focus has moved. Only tests call it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Windows

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }
  /// Called before the view is added to a window, or with nil before it leaves one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view was added to a window or left one.
  open func didMoveToWindow() {}

  // MARK: Looks

  /// Takes from a stand-in what it has other than a new view, where this view still has what a new view has.
  func takeStyle(of proxy: View, unlike fresh: View) {
    if let value = style(backgroundColor, proxy.backgroundColor, fresh.backgroundColor) {
      backgroundColor = value
    }
    if let value = style(tint.color, proxy.tint.color, fresh.tint.color) { tintColor = value }
    if let value = style(alpha, proxy.alpha, fresh.alpha) { alpha = value }
  }

  /// The value of a stand-in, if the app has set that and nothing else.
  final func style<Value: Equatable>(_ own: Value, _ proxy: Value, _ fresh: Value) -> Value? {
    proxy != fresh && own == fresh ? proxy : nil
  }

  /// The opacity of the view and everything inside it, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { loadedLayer.map { CGFloat($0.opacity) } ?? 1 }
    set { if newValue != alpha { layer.opacity = Float(newValue) } }
  }
  /// Whether content outside the view's bounds is cut off; false by default.
  open var clipsToBounds: Bool {
    get { loadedLayer?.masksToBounds ?? false }
    set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
  }
  /// A view that says with its opacity how much of this one shows, with everything in it; nil by default.
  ///
  /// It lies in this view's coordinates, and is in no tree of views. It is laid out by itself, in its own size.
  ///
  /// ```swift
  /// let name = UILabel(frame: banner.bounds)
  /// name.text = "Letters of a gradient"
  /// banner.mask = name
  /// ```
  open var mask: View? {
    get { loadedLayer?.mask?.owner }
    set { if newValue !== mask { layer.mask = newValue?.layer } }
  }
  /// How the picture of the view is rotated, scaled and skewed around its center.
  ///
  /// As in UIKit, layout ignores it: constraints place the view as if it had no transform.
  open var transform: CGAffineTransform {
    get { loadedLayer?.flatTransform ?? .identity }
    set { if newValue != transform { layer.flatTransform = newValue } }
  }
  /// The transform of the view's layer in space. A picture shows it from the front.
  open var transform3D: CATransform3D {
    get { loadedLayer?.transform ?? CATransform3DIdentity }
    set { layer.transform = newValue }
  }
  /// Whether the view promises to fill its bounds; true by default. It has no effect on a picture.
  open var isOpaque: Bool {
    get { settings?.isOpaque ?? true }
    set { changeSettings { $0.isOpaque = newValue } }
  }
  /// Marks the view for redrawing. It has no effect: every picture is drawn completely.
  open func setNeedsDisplay() {}
  /// Marks a part of the view for redrawing. It has no effect: every picture is drawn completely.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The view's layer, for corners, borders, shadows and more. It is created on first use.
  open var layer: Layer {
    if let loadedLayer { return loadedLayer }
    guard let layerClass = Self.layerClass as? Layer.Type else {
      preconditionFailure("\(Self.self).layerClass has to be a subclass of Layer")
    }
    let layer = ClassMaker.plain(layerClass)
    layer.owner = self
    loadedLayer = layer
    return layer
  }
  private(set) final var loadedLayer: Layer?

  /// The class of ``layer``.
  open class var layerClass: AnyClass { Layer.self }

  /// How content such as an image fits into the view.
  open var contentMode = ContentMode.scaleToFill

  /// The color behind the view's content; nil lets the superview show through.
  open var backgroundColor: Color?

  /// The color of tappable elements in this view and its subviews; nil inherits the superview's.
  open var tintColor: Color! {
    get { sharedTint }
    set {
      tint.color = newValue
      tellTint()
    }
  }

  /// Whether tints are gray in this view and its subviews, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { sharedTintAdjustment }
    set {
      tint.adjustment = newValue
      tellTint()
    }
  }

  /// The tint settings of this view itself.
  final var tint = TintSettings()

  /// Called when ``tintColor`` or ``tintAdjustmentMode`` of the view has changed.
  open func tintColorDidChange() {}

  /// Draws the view's content above its background and below its subviews; see ``Canvas``.
  open func draw(_ rect: CGRect, on canvas: Canvas) {}

  /// Draws the view's content in the current graphics context, as in UIKit. It is called before ``draw(_:on:)``.
  open func draw(_ rect: CGRect) {}

  /// Records the looks that are particular to the view's class. ``LookNotes`` records those that every view has.
  func noteLooks(_ notes: inout LookNotes) {}

  /// Draws what the view's class shows, before an override of ``draw(_:on:)`` adds its part.
  func drawContent(on canvas: Canvas) {}

  /// Whether text in this view and its subviews is drawn as boxes, one for each word.
  ///
  /// Use it for pictures that should show where text is, but not what it says.
  public final var drawsTextAsBoxes = false

  /// The name of the view in layouts and messages.
  open var accessibilityIdentifier: String? {
    didSet { discardEngines("the name") }
  }

  /// Whether the view is drawn. A hidden view takes part in layout, unless a stack view arranges it.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      ownSuperview?.subviewHidden(self)
      tellFacts()
    }
  }

  /// Called on a root when something in its tree has changed since the last layout.
  func treeHasChanged() {}
  /// Whether what the view shows depends on more than its own size, so that each layout asks it.
  var isLaidOutEachTime: Bool { false }
  /// Where this root is laid out if code names no device; nil for an unusable size.
  var ownGround: OwnGround? {
    life.device.map { OwnGround(device: $0, source: life.deviceSource) } ?? OwnGround(detached: frame.size)
  }
  /// Called when a subview was hidden or shown.
  func subviewHidden(_ view: View) {}
  /// Called when a subview was removed.
  func subviewRemoved(_ view: View) {}

  package override var hostView: View? { self }
  override var enclosingView: View? { ownSuperview }
  package override var givenName: String? { accessibilityIdentifier }

  // MARK: Answers to the engine

  package override var nature: ItemNature {
    ItemNature(.view, alignment: alignmentRectInsets, features: features)
  }
  package final override var ownFacts: Layout.ItemFacts { facts }
  package final override func forEachConstraint(
    _ body: (any EngineConstraint, _ isSystem: Bool) throws(EngineError) -> Void
  ) throws(EngineError) {
    try forEachConstraintInLayout(body)
  }
  package final override func place(of attribute: LayoutAttribute, beside other: ItemHandle?) -> ItemPlace {
    placeInLayout(of: attribute, beside: other)
  }
  package final override func direction(
    in surroundings: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: surroundings)
  }
  package final override func contentSize(at width: CGFloat) -> CGSize { contentSizeInLines(of: width) }
  package final override var contentStrength: ContentStrength { contentPriorities.engineValue }
  package final override var statedFrame: StatedFrame {
    let mask = ownSuperview?.settings?.keepsSubviews == true ? [] : autoresizingMask
    return StatedFrame(
      frame: givenFrame, in: givenSurroundings, horizontal: mask.horizontal, vertical: mask.vertical)
  }
  package final override func frame(ofPart part: any EngineItem, in bounds: CGRect) -> CGRect {
    part.handle.layoutItem?.hostView.map { frame(ofPart: $0, in: bounds) } ?? .zero
  }
  package final override var isOutOfRow: Bool { isTakenOutByStack }
  package final override func statedMargins(in room: MarginRoom) -> ItemMargins { margins(in: room) }
  package final override var readableWidth: Double { widestReadable }
  package override func contentOffset(in view: ScrollSurroundings) -> CGPoint { boundsOrigin }
  package override func take(_ frame: CGRect) { solvedFrame = frame }
  package final override func take(textWidth: CGFloat) { flow.shown = textWidth }

  final var superviewReference = BackReference<View>()

  deinit {
    loadedLayer?.owner = nil
    for subview in ownSubviews { subview.ownSuperview = nil }
    for guide in ownLayoutGuides + hiddenGuides { guide.owningView = nil }
    for constraint in ownConstraints { constraint.holder = nil }
  }
}
