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
  public internal(set) var subviews: [View] = []
  /// The guides that this view owns.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  // MARK: Constraints

  /// The constraints that this view holds: those whose items all lie in it, and in none of its subviews.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// Whether the frame is turned into constraints, which is so until you say otherwise.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { discardEngines("the autoresizing") } }
  }

  /// Which parts of the frame grow with the superview; none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { discardEngines("the autoresizing") } }
  }

  // MARK: Content

  /// The size that the view's content asks for; ``noIntrinsicMetric`` where it asks for none.
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
  public private(set) lazy var firstBaselineAnchor = LayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  /// The last line of text's baseline; the bottom where there is no text.
  public private(set) lazy var lastBaselineAnchor = LayoutYAxisAnchor(item: self, attribute: .lastBaseline)

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

  // MARK: Lifecycle

  /// Where a subclass makes and changes its constraints; called before the tree is solved, inner views first.
  open func updateConstraints() {}

  /// Where a subclass places what constraints do not; called after the tree is solved, outer views first.
  open func layoutSubviews() {}

  /// Called before a layout if ``traitCollection`` is not what it was at the last one, or at the first.
  open func traitCollectionDidChange(_ previousTraitCollection: Traits?) {}

  /// Asks for ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }
  /// Whether ``updateConstraints()`` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { needsConstraints }
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

  // MARK: Looks

  /// Corners, border, shadow and more, with Core Animation's names; made when it is first asked for.
  public final var layer: Layer {
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

  /// What the view was told of fingers and screen readers; made when there is something to keep.
  final var manners: Manners?

  private var superviewReference = BackReference<View>()

  deinit {
    loadedLayer?.owner = nil
    for subview in subviews { subview.superview = nil }
    for guide in layoutGuides + hiddenGuides { guide.owningView = nil }
    for constraint in constraints { constraint.holder = nil }
  }
}
