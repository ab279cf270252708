import Foundation
import LayoutSnapshotEngine

/// A rectangle in a tree of rectangles, as UIKit's `UIView`, but with no screen behind it.
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
/// Names, defaults and behaviour are UIKit's. Where UIKit stops the process for an illegal constraint,
/// ``layout(on:)`` throws a ``LayoutError`` instead.
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

  /// Where the view lies in its superview: what was last set or solved, whichever came later.
  ///
  /// Under a ``transform`` it is the smallest rectangle around what is seen.
  open var frame: CGRect {
    get { loadedLayer?.transform.isIdentity == false ? place.frame : solvedFrame }
    set {
      guard loadedLayer?.transform.isIdentity == false else { return state(newValue) }
      var place = place
      place.frame = newValue
      state(place.plainFrame)
    }
  }

  /// Gives the view a frame without its transform, and states that constraints have to agree with it.
  private func state(_ frame: CGRect) {
    let isFirst = !frameIsStated
    frameIsStated = true
    give(frame, always: isFirst)
  }

  /// Gives the view a frame, without stating that constraints have to agree with it.
  final func give(_ frame: CGRect, always: Bool = false) {
    solvedFrame = frame
    let surroundings = superview?.bounds.size ?? givenSurroundings
    guard always || frame != givenFrame || surroundings != givenSurroundings else { return }
    (givenFrame, givenSurroundings) = (frame, surroundings)
    tellFrame()
  }

  /// The view's own coordinate space, in which its subviews lie: its size, from its origin, or from where a scroll view
  /// has scrolled to.
  ///
  /// Set, it grows around its middle. Another origin shifts what lies in the view, in the picture; constraints and frames
  /// speak of it as if it was not shifted.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: solvedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      var place = place
      place.bounds.size = newValue.size
      state(place.plainFrame)
    }
  }

  /// The point of the view's own space that lies at its upper left corner.
  final var boundsOrigin = CGPoint.zero {
    didSet {
      if (boundsOrigin == .zero) != (oldValue == .zero) { discardEngines("the origin of bounds") }
      if boundsOrigin != oldValue { setNeedsLayout() }
    }
  }

  /// The middle of the frame, or where its layer's anchor point lies, in the superview's coordinates.
  open var center: CGPoint {
    get { place.position }
    set {
      var place = place
      place.position = newValue
      state(place.plainFrame)
    }
  }

  /// Where the view's layer lies in the superview's.
  final var place: LayerPlace {
    var place = LayerPlace()
    if let loadedLayer { (place.anchor, place.transform) = (loadedLayer.anchorPoint, loadedLayer.transform) }
    place.plainFrame = solvedFrame
    place.bounds.origin = bounds.origin
    return place
  }

  /// Moves the view so that another anchor point lies where the old one did, unless constraints place it.
  final func anchorMoved(keeping position: CGPoint) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    var place = place
    place.position = position
    give(place.plainFrame)
  }

  private var solvedFrame: CGRect
  /// The frame that the owner set. A solved frame never takes its place, or else a layout would depend
  /// on the devices that were laid out before.
  private(set) var givenFrame: CGRect
  /// Whether somebody has set the frame. One from an initialiser says nothing of where constraints should put
  /// the view: controls bring theirs along, and `View(frame: .zero)` is no place.
  private(set) final var frameIsStated = false
  /// The superview's size when the frame was set, from which its autoresizing counts.
  private(set) var givenSurroundings = CGSize.zero
  /// Takes note of the superview's size, if the frame was set before there was one.
  final func noteSurroundings() { givenSurroundings = superview?.bounds.size ?? .zero }

  // MARK: Tree

  /// The view that this one lies in.
  public internal(set) var superview: View? {
    get { superviewReference.owner }
    set { superviewReference.owner = newValue }
  }
  /// The views that lie in this one, the hindmost first.
  open var subviews: [View] { ownSubviews }
  /// The same for layouts and pictures, whatever an override of ``subviews`` says.
  final var ownSubviews: [View] = []
  /// The guides that this view owns.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// Puts a view in front of the other subviews, taking it out of the tree that it was in.
  ///
  /// - Precondition: `view` is neither this view nor one that contains it.
  open func addSubview(_ view: View) { insertSubview(view, at: ownSubviews.count) }
  /// Puts a view among the subviews, at a place counted from the hindmost.
  ///
  /// A view that already lies in this one only moves there. A place beyond the end is the end.
  /// - Precondition: `view` is neither this view nor one that contains it, and the place is not below 0.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }
  /// Puts a view right in front of a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { place(view, at: sibling, offset: 1) }
  /// Puts a view right behind a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) { place(view, at: sibling, offset: 0) }
  /// Has two subviews change places.
  ///
  /// - Precondition: there are subviews at both places.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    ownSubviews.swapAt(first, second)
    discardEngines("the order")
  }
  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: View) {
    if view.superview === self { insertSubview(view, at: ownSubviews.count) }
  }
  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  /// Takes the view out of its superview and ends every constraint that reaches across.
  open func removeFromSuperview() { takeFromSuperview() }
  /// This view or the first in it, the outer before the inner, that has a tag.
  open func viewWithTag(_ tag: Int) -> View? {
    self.tag == tag ? self : ownSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Constraints

  /// The constraints that this view holds: those whose items all lie in it, and in none of its subviews.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// Activates a constraint and makes this view its holder.
  open func addConstraint(_ constraint: LayoutConstraint) { accept(constraint) }
  /// Activates constraints and makes this view their holder.
  open func addConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Deactivates a constraint that this view holds.
  open func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { drop(constraint) }
  }
  /// Deactivates those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Whether the frame is turned into constraints, which is so until you say otherwise.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { discardEngines("the autoresizing") } }
  }

  /// Which parts of the frame grow with the superview; none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { discardEngines("the autoresizing") } }
  }

  // MARK: Content

  /// The size that the view's content asks for; ``noIntrinsicMetric`` if it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { tellEnginesOfContent() }

  /// A size of content that stands in for the view's own, along the axes for which it is given.
  package final var statedContentSize: (width: CGFloat?, height: CGFloat?) = (nil, nil) {
    didSet { discardEngines() }
  }

  /// How far the frame reaches beyond what constraints align, such as a shadow.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The size that the view likes best within a given one; its own by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Makes the frame as large as its content likes best.
  open func sizeToFit() { give(CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))) }
  /// What constraints align of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { aligned(frame) }
  /// The frame for an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { unaligned(rect) }
  /// How strongly the view resists growing beyond its content: 250 by default.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? contentPriorities.hugging.horizontal : contentPriorities.hugging.vertical
  }
  /// Says how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    setHugging(priority, for: axis)
  }
  /// How strongly the view resists shrinking below its content: 750 by default.
  open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? contentPriorities.resistance.horizontal : contentPriorities.resistance.vertical
  }
  /// Says how strongly the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    setResistance(priority, for: axis)
  }
  /// The size nearest to a target that satisfies the view's constraints.
  ///
  /// Nothing for a tree that cannot be laid out: ``layout(on:)`` throws what is wrong with it, as does
  /// ``fittingSize(near:horizontal:vertical:)``.
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
    let size = try? fittingSize(
      near: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return size ?? .zero
  }

  /// The view whose first line of text is this view's first baseline.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last line of text is this view's last baseline.
  open var forLastBaselineLayout: View { self }

  /// How far the first baseline lies below the top, and the last above the bottom.
  package var baselineOffsets: (first: Double, last: Double) { (0, 0) }
  /// What both are measured from where that is neither top nor bottom.
  var baselineOrigin: LayoutConstraint.Attribute? { nil }

  /// Whether the content's height depends on the width that the layout finds.
  var heightFollowsWidth: Bool { false }
  /// That width.
  final var flow = FlowWidth()
  /// Whether the view's constraints are made from the sizes of contents.
  var isBuiltFromContents: Bool { false }
  /// Whether the superview says where the view lies; see `addPart(_:)`.
  final var isPart = false
  /// Where a part of this view lies in it.
  func frame(ofPart part: View, in bounds: CGRect) -> CGRect { .zero }
  /// Whether the view shows text of its own, some of which may be missing.
  var showsText: Bool { false }
  final var contentPriorities = ContentPriorities.view
  final var margins = MarginSettings()

  /// What the view's content means, which decides whether it mirrors.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { discardEngines("the direction") } }
  }

  /// The traits of the device of the last layout; of meaning at a root.
  final var surroundings = Traits.standard
  /// What the view says of its traits, other than its superview.
  final var traitOverrides = Traits() { didSet { overridesTraits = traitOverrides != Traits() } }
  private(set) final var overridesTraits = false
  /// The traits that the view was last told of.
  final var knownTraits: Traits?
  /// Who wants to hear of changes of which traits.
  final var traitObservers = TraitObservers()

  /// What a view controller adds to the safe area.
  package final override var additionalSafeArea: EdgeInsets {
    guard let controller else { return barInsets }
    return controller.allAdditionalSafeArea + barInsets
  }
  /// What bars that a document speaks of cover of a view that has no container here.
  package final var barInsets = EdgeInsets.zero { didSet { if barInsets != oldValue { discardEngines() } } }

  /// The controller whose view this is.
  final var controller: ViewController? {
    get { controllerReference.owner }
    set { controllerReference.owner = newValue }
  }
  private var controllerReference = BackReference<ViewController>()

  /// Constraints that the view makes for what lies in it, anew for every engine.
  func systemConstraints() -> [LayoutConstraint] { [] }

  /// The guides that take part in layout and are in no list, as they are now.
  func unlistedGuides() -> [LayoutGuide] { hiddenGuides }

  /// Guides that were added to take part in layout without being listed.
  final var hiddenGuides: [LayoutGuide] = []

  /// The first line of text's baseline; the top where there is no text.
  open var firstBaselineAnchor: LayoutYAxisAnchor { baselineAnchors.first }
  /// The last line of text's baseline; the bottom where there is no text.
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

  /// The view in one line, as UIKit writes it but without addresses:
  /// `<UIView 'title'; frame = (16 20; 288 44); autoresize = W+H>`.
  open override var description: String { line }

  // MARK: Margins and traits

  /// The guide that lies in the view at its layout margins.
  open var layoutMarginsGuide: LayoutGuide { insetGuide(.margins) }
  /// The guide of what no bar, notch or indicator covers.
  open var safeAreaLayoutGuide: LayoutGuide { insetGuide(.safeArea) }
  /// The guide within the margins that is no wider than text is pleasant to read.
  open var readableContentGuide: LayoutGuide { insetGuide(.readable) }
  /// The guide that follows the keyboard. No keyboard is shown, so it lies at the bottom of the safe area.
  open var keyboardLayoutGuide: LayoutGuide { insetGuide(.keyboard) }
  /// The view's margins: 8 each by default, 16 or 20 at the sides of a controller's view, and what the safe
  /// area adds to them.
  ///
  /// What is set counts before the safe area is added.
  open var layoutMargins: EdgeInsets {
    get { marginsHere }
    set { marginsHere = newValue }
  }
  /// The same margins by the direction of text; set, they follow it.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { directionalMarginsHere }
    set { directionalMarginsHere = newValue }
  }
  /// Whether margins are widened to lie within the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      tellMargins()
    }
  }
  /// Whether the safe area widens the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      tellMargins()
    }
  }
  /// How far bars, notch and indicator reached into the view at the last layout.
  open var safeAreaInsets: EdgeInsets { safeAreaHere }
  /// What surrounds the view: the device's traits, with what the view and those around it say otherwise.
  ///
  /// Before the first layout it is an iPhone in light style and English, at the default text size.
  open var traitCollection: Traits { traitsHere }
  /// The direction in which this view lays out what lies directly in it.
  ///
  /// As in UIKit, ``semanticContentAttribute`` is not inherited; the direction of the traits is.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { directionHere }

  // MARK: Lifecycle

  /// Where a subclass makes and changes its constraints; called before the tree is solved, inner views first.
  open func updateConstraints() {}

  /// Where a subclass places what constraints do not; called after the tree is solved, outer views first.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() { life.needsLayout = true }
  /// Lays out this view and what is in it at once, if anything has changed.
  ///
  /// The tree is solved for the device of its last layout, or before that for the size of its root's frame.
  /// What is wrong with the tree is not told here but by the next ``layout(on:)``, which meets it again.
  open func layoutIfNeeded() { layOutNow() }
  /// Calls ``updateConstraints()`` if that was asked for, here and in all that is in this view.
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }

  /// Where a subclass places the layers in its own; called with every layout.
  open func layoutSublayers(of layer: Layer) {}

  /// Called before a layout if ``traitCollection`` is not what it was at the last one, or at the first.
  open func traitCollectionDidChange(_ previousTraitCollection: Traits?) {}

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }
  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraints }
  private var needsConstraints = true
  /// Notes that they are what they should be, whether or not an override has called `super`.
  final func constraintsAreUpdated() { needsConstraints = false }
  final var life = ViewLife()
  /// What is done when the traits have changed, before ``traitCollectionDidChange(_:)``.
  package final var traitsWillBeTold: ((Traits) -> Void)?

  /// Called after the view was put into, or taken from, a superview.
  open func didMoveToSuperview() {}
  /// Called before the view is put into a superview, or with nil before it is taken from one.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is taken away.
  open func willRemoveSubview(_ subview: View) {}
  /// Called when ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed, be it because of the safe area.
  open func layoutMarginsDidChange() {}

  /// Whether the class has no frames without constraints. As nothing depends on it here, it only is there to
  /// be overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// A number by which ``viewWithTag(_:)`` finds the view; 0 by default.
  open var tag = 0

  /// The engines that solve the tree below this view, one for each direction of text; kept from one device
  /// to the next.
  final var engines = DirectionPair<LayoutEngine>()

  /// Whether the view shows a part of what lies in it.
  var isScrolling: Bool { false }
  /// The guide that an attribute of a scroll view means for an item in it.
  func scrolledPart(_ attribute: LayoutConstraint.Attribute, for other: LayoutItem?) -> LayoutGuide? { nil }
  /// Takes note that the view has a guide no more.
  func guideRemoved(_ guide: LayoutGuide) {}
  /// Whether the view has put a subview into itself, so that it is the view's matter.
  func hasPutIn(_ view: View) -> Bool { view.isPart }
  /// Takes note that the view was given other margins.
  func marginsChanged() {}
  /// Whether the view takes a subview out of its row while that is hidden.
  func arranges(_ view: View) -> Bool { false }

  /// The view's own margins where it was not told any.
  func systemMargins(in room: MarginRoom) -> EdgeInsets {
    controller == nil ? View.defaultMargins : .rootMargins(in: room)
  }

  // MARK: Fingers

  /// Whether fingers reach the view; not so by default for labels and image views, otherwise so.
  open var isUserInteractionEnabled: Bool {
    get { settings?.isUserInteractionEnabled ?? !(self is Label || self is ImageView) }
    set { changeSettings { $0.isUserInteractionEnabled = newValue } }
  }
  /// Whether the view is told of several fingers; not by default.
  open var isMultipleTouchEnabled: Bool {
    get { settings?.isMultipleTouchEnabled ?? false }
    set { changeSettings { $0.isMultipleTouchEnabled = newValue } }
  }
  /// Whether the view keeps fingers to itself; not by default.
  open var isExclusiveTouch: Bool {
    get { settings?.isExclusiveTouch ?? false }
    set { changeSettings { $0.isExclusiveTouch = newValue } }
  }
  /// The name under which an app restores the view.
  open var restorationIdentifier: String? {
    get { settings?.restorationIdentifier }
    set { changeSettings { $0.restorationIdentifier = newValue } }
  }
  /// Who watches the fingers on this view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { settings?.gestureRecognizers }
    set { watch(with: newValue) }
  }
  /// Adds one who watches the fingers on this view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    watch(with: (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer])
  }
  /// Takes one away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    watch(with: gestureRecognizers?.filter { $0 !== gestureRecognizer })
  }
  /// Whether a recognizer may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The innermost view under a point that fingers can reach.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> View? { reached(at: point, event) }
  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Ends editing. Nothing is ever being edited.
  ///
  /// - Returns: always true.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingHere(force) }
  /// What can be done with the view beside touching it.
  open var interactions: [any UIInteraction] {
    get { settings?.interactions ?? [] }
    set { newValue.forEach(addInteraction) }
  }
  /// Adds something that can be done with the view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    changeSettings { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }
  /// Takes it away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    changeSettings { $0.interactions.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }
  /// What moves with the device; nothing does.
  open var motionEffects: [UIMotionEffect] {
    get { settings?.motionEffects ?? [] }
    set { changeSettings { $0.motionEffects = newValue } }
  }
  /// Adds what moves with the device.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes it away.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  open override var next: UIResponder? { controller ?? superview }
  override var focus: Focus? { treeFocus }

  // MARK: Windows

  /// The window that the view lies in.
  open var window: UIWindow? { superview?.window }
  /// Called before the view comes into a window, or with nil before it leaves one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view came into a window, or left one.
  open func didMoveToWindow() {}

  // MARK: Looks

  /// How opaque the view is with all that is in it, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { loadedLayer.map { CGFloat($0.opacity) } ?? 1 }
    set { if newValue != alpha { layer.opacity = Float(newValue) } }
  }
  /// Whether what is in the view shows only inside it; not by default.
  open var clipsToBounds: Bool {
    get { loadedLayer?.masksToBounds ?? false }
    set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
  }
  /// How the view is turned, scaled and slanted around its middle, in the picture.
  ///
  /// As in UIKit, layout takes no notice: constraints decide about the view as it would be without.
  open var transform: CGAffineTransform {
    get { loadedLayer?.transform ?? .identity }
    set { if newValue != transform { layer.transform = newValue } }
  }
  /// Whether the view says that nothing shows through it, which only helps a screen to draw; true by default.
  open var isOpaque: Bool {
    get { settings?.isOpaque ?? true }
    set { changeSettings { $0.isOpaque = newValue } }
  }
  /// Marks the view for drawing. It has no effect: every picture is drawn completely.
  open func setNeedsDisplay() {}
  /// Marks a part of the view for drawing. It has no effect: every picture is drawn completely.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Corners, border, shadow and more, with Core Animation's names; made when it is first asked for.
  open var layer: Layer {
    if let loadedLayer { return loadedLayer }
    guard let layerClass = Self.layerClass as? Layer.Type else {
      preconditionFailure("\(Self.self).layerClass has to be a subclass of Layer")
    }
    let layer = layerClass.init()
    layer.owner = self
    loadedLayer = layer
    return layer
  }
  private(set) final var loadedLayer: Layer?

  /// The class of ``layer``.
  open class var layerClass: AnyClass { Layer.self }

  /// How the content's size becomes a rectangle in the view.
  open var contentMode = ContentMode.scaleToFill

  /// The colour behind the view's content; none lets the superview show through.
  open var backgroundColor: Color?

  /// The colour of what can be tapped, which views in this one share; none follows the superview.
  open var tintColor: Color! {
    get { sharedTint }
    set {
      tint.color = newValue
      tellTint()
    }
  }

  /// Whether tints are grey in this view and those in it, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { sharedTintAdjustment }
    set {
      tint.adjustment = newValue
      tellTint()
    }
  }

  /// What the view was told of its tint.
  final var tint = TintSettings()

  /// Called when ``tintColor`` or ``tintAdjustmentMode`` of the view has changed.
  open func tintColorDidChange() {}

  /// Draws what the view shows on its background and under its subviews; see ``Canvas``.
  open func draw(_ rect: CGRect, on canvas: Canvas) {}

  /// Draws what the view shows in the current context, as UIKit's views do; before ``draw(_:on:)``.
  open func draw(_ rect: CGRect) {}

  /// Notes what the view's class shows; what every view has is noted by ``LookNotes``.
  func noteLooks(_ notes: inout LookNotes) {}

  /// Draws what the view's class shows, before what an override of ``draw(_:on:)`` adds.
  func drawContent(on canvas: Canvas) {}

  /// Whether text in this view and in those in it is drawn as boxes, one for each word.
  ///
  /// For pictures that are to show where text stands and not what it says.
  public final var drawsTextAsBoxes = false

  /// The name that tests and layouts call this view by.
  open var accessibilityIdentifier: String? {
    didSet { discardEngines("the name") }
  }

  /// Whether the view is drawn. A hidden view takes part in layout, unless a stack view arranges it.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.subviewHidden(self)
      tellFacts()
    }
  }

  /// Takes note that a subview was hidden or shown.
  func subviewHidden(_ view: View) {}
  /// Takes note that a subview has gone.
  func subviewRemoved(_ view: View) {}

  package override var hostView: View? { self }
  override var enclosingView: View? { superview }
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
    StatedFrame(
      frame: givenFrame, in: givenSurroundings, horizontal: autoresizingMask.horizontal,
      vertical: autoresizingMask.vertical)
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

  private var superviewReference = BackReference<View>()

  deinit {
    loadedLayer?.owner = nil
    for subview in ownSubviews { subview.superview = nil }
    for guide in layoutGuides + hiddenGuides { guide.owningView = nil }
    for constraint in constraints { constraint.holder = nil }
  }
}
