import Foundation
import LayoutSnapshotSupport

/// The looks of a view's rectangle, with Core Animation's names and defaults: corners, border, shadow, clipping.
///
/// ```swift
/// card.layer.cornerRadius = 12
/// card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
/// card.layer.borderWidth = 1
/// card.layer.borderColor = Color.separator.cgColor
/// card.layer.shadowOpacity = 0.2
/// ```
///
/// Colors are of the type ``Color``. A color that is set without `cgColor` keeps following the style. The
/// shadow and the background are painted first, then sublayers, the view's content and its subviews, and the
/// border above all of them.
open class Layer: NSObject {
  /// A layer without looks.
  public override init() { super.init() }
  /// A layer without looks, for subclasses that copy what they have added from another layer.
  ///
  /// Core Animation calls it for the copies that move in an animation. Here nothing moves, so nothing calls it.
  public init(layer: Any) { super.init() }

  // MARK: Corners and border

  /// The radius of the corners in ``maskedCorners``; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all four by default.
  open var maskedCorners: CornerMask = .all
  /// The shape of the corners. It is only stored: corners are always drawn as quarter circles.
  open var cornerCurve = LayerCornerCurve.circular
  /// The width of the border, which lies inside the edges; 0 by default.
  open var borderWidth: CGFloat = 0
  /// The color of the border; black by default.
  open var borderColor: Color? = .black

  // MARK: Ground

  /// The background color. A view's layer has its view's color.
  open var backgroundColor: Color? {
    get { owner == nil ? ownBackground : owner?.backgroundColor }
    set { if let owner { owner.backgroundColor = newValue } else { ownBackground = newValue } }
  }
  private var ownBackground: Color?

  /// Whether content and subviews are clipped to the layer's rounded rectangle; false by default.
  open var masksToBounds = false
  /// The opacity of the layer and everything in it, from 0 to 1; 1 by default.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set { if let owner { owner.isHidden = newValue } else { ownHidden = newValue } }
  }
  private var ownHidden = false

  // MARK: Shadow

  /// The color of the shadow; black by default.
  open var shadowColor: Color? = .black
  /// The opacity of the shadow; 0 by default, which draws none.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow; 3 points upward by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur; 3 points by default.
  open var shadowRadius: CGFloat = 3
  /// The shape that casts the shadow. By default it is the layer's rounded rectangle, if it has a background
  /// or a border.
  open var shadowPath: CGPath?

  /// How far in front of its siblings the layer lies, or its view among sibling views; 0 by default. Siblings
  /// of equal position keep the tree's order.
  open var zPosition: CGFloat = 0 { didSet { if zPosition.isNaN { zPosition = 0 } } }
  /// Whether a screen caches the layer as a bitmap. It has no effect on a picture.
  open var shouldRasterize = false
  /// The scale of that bitmap, in pixels per point. It has no effect on a picture.
  open var rasterizationScale: CGFloat = 1

  // MARK: Geometry

  /// The layer's rectangle in its superlayer; for a view's layer, the view's frame.
  open var frame: CGRect {
    get { owner?.frame ?? ownPlace.frame }
    set { if let owner { owner.frame = newValue } else { ownPlace.frame = newValue } }
  }

  /// The layer's own coordinate space, in which its sublayers lie. Setting a size resizes the layer around
  /// ``position``.
  open var bounds: CGRect {
    get { owner?.bounds ?? ownPlace.bounds }
    set { if let owner { owner.bounds = newValue } else { ownPlace.bounds = newValue } }
  }

  /// The place of the anchor point in the superlayer; for a view's layer, the view's center.
  open var position: CGPoint {
    get { owner?.center ?? ownPlace.position }
    set { if let owner { owner.center = newValue } else { ownPlace.position = newValue } }
  }

  /// The point of the layer that lies at ``position``, as fractions of its size; the center by default. The
  /// layer rotates and scales around it. Setting it moves the layer and keeps the position.
  open var anchorPoint: CGPoint {
    get { ownPlace.anchor }
    set {
      let position = position
      ownPlace.anchor = newValue
      owner?.anchorMoved(keeping: position)
    }
  }

  /// The rotation, scale and skew of the layer around its anchor point.
  open func affineTransform() -> CGAffineTransform { flatTransform }
  /// Sets the rotation, scale and skew of the layer around its anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) { flatTransform = transform }
  /// The transform of the layer in space around its anchor point. A picture shows it from the front.
  ///
  /// Where it has a vanishing point (`m34` and a turn around x or y), the picture lacks it, and the message says so.
  open var transform: CATransform3D {
    get { spatialTransform ?? CATransform3DMakeAffineTransform(flatTransform) }
    set {
      flatTransform = newValue.seen
      spatialTransform = CATransform3DIsAffine(newValue) ? nil : newValue
      if newValue.hasVanishingPoint {
        AbsentNames.shared.note(
          .look,
          "A layer's transform makes what is far away smaller, which is not drawn: its m14 or m24 is not 0.")
      }
    }
  }
  final var spatialTransform: CATransform3D?
  /// The transform of everything inside the layer around its anchor point. A picture shows it from the front.
  ///
  /// Code sets `m34` so that what turns away gets smaller. That is not drawn, and the message says so if something inside
  /// does turn away.
  open var sublayerTransform = CATransform3DIdentity
  /// What a picture shows of the transform.
  final var flatTransform: CGAffineTransform {
    get { ownPlace.transform }
    set { (ownPlace.transform, spatialTransform) = (newValue, nil) }
  }

  /// Where the layer lies.
  final var place: LayerPlace { owner?.place ?? ownPlace }
  /// The place of a layer without a view. A view's layer uses only its anchor and its transform.
  private var ownPlace = LayerPlace()

  /// Converts a point of this layer to another layer's coordinates, or to those around the outermost layer if
  /// it is nil.
  open func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint { point.applying(map(to: layer)) }

  /// Converts a point of another layer, or of the space around the outermost layer if it is nil, to this
  /// layer's coordinates.
  open func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    point.applying(map(from: layer))
  }

  /// Converts a rectangle of this layer to the smallest one that contains it in another layer's coordinates.
  /// Nil stands for the space around the outermost layer.
  open func convert(_ rect: CGRect, to layer: Layer?) -> CGRect { rect.applying(map(to: layer)) }

  /// Converts a rectangle of another layer to the smallest one that contains it in this layer's coordinates.
  /// Nil stands for the space around the outermost layer.
  open func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    rect.applying(map(from: layer))
  }

  /// Whether a point lies in the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The innermost layer at a point of the superlayer's coordinates, the front one first; `nil` if there is none.
  open func hitTest(_ p: CGPoint) -> Layer? { reached(at: p) }

  // MARK: Content

  /// A name for the layer. It is only stored.
  open var name: String?
  /// A picture between the background and the sublayers: a ``CGImage``, placed as ``contentsGravity`` says.
  ///
  /// ```swift
  /// badge.contents = UIImage(named: "Badge")?.cgImage
  /// badge.contentsGravity = .resizeAspect
  /// ```
  ///
  /// As in UIKit, nothing else is drawn, not even a `UIImage`; the message says so.
  open var contents: Any? {
    get { picture ?? otherContents }
    set {
      (picture, otherContents) = (newValue as? CGImage, newValue)
      guard let newValue, picture == nil else { return }
      AbsentNames.shared.note(
        .look, "A layer's contents are a \(type(of: newValue)), which is not drawn. Give it a CGImage.")
    }
  }
  private(set) final var picture: CGImage?
  /// The part of ``contents`` that is shown, as fractions of its size; all of it by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  private final var otherContents: Any?
  /// How ``contents`` fit into the layer; stretched to its size by default. A view's layer has its view's mode.
  open var contentsGravity: CALayerContentsGravity {
    get { owner.map { CALayerContentsGravity($0.contentMode) } ?? ownGravity }
    set { if let owner { owner.contentMode = newValue.mode } else { ownGravity = newValue } }
  }
  private final var ownGravity = CALayerContentsGravity.resize
  /// How ``contents`` are enlarged; smoothly by default. They are drawn so in any case, and a finding says so.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { noteFilter(magnificationFilter) } }
  /// How ``contents`` are made smaller; smoothly by default. They are drawn so in any case, and a finding says so.
  open var minificationFilter = CALayerContentsFilter.linear { didSet { noteFilter(minificationFilter) } }
  private func noteFilter(_ filter: CALayerContentsFilter) {
    guard filter == .nearest else { return }
    AbsentNames.shared.note(
      .look,
      "A layer asks for the filter \"nearest\", and its picture is drawn smoothly. Scale the picture itself.")
  }
  /// The scale of ``contents``, in pixels per point; 1 by default.
  open var contentsScale: CGFloat = 1
  /// Whether a new size makes the layer redraw. It is only stored.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer promises to fill its bounds. It is only stored.
  open var isOpaque = false
  /// Whether the back of a turned layer is visible. It is only stored.
  open var isDoubleSided = true
  /// Whether edges are smoothed. It is only stored: edges always are.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is drawn beside other work. It is only stored.
  open var drawsAsynchronously = false
  /// Whether opacity applies to the layer as a whole. It is only stored: it always does.
  open var allowsGroupOpacity = true
  /// A layer that says with its opacity how much of this one shows, with everything in it; its colors have no effect.
  ///
  /// ```swift
  /// let fade = GradientLayer()
  /// fade.frame = list.bounds
  /// fade.colors = [Color.black.cgColor, Color.clear.cgColor]
  /// list.layer.mask = fade
  /// ```
  open var mask: Layer? { didSet { maskView = mask?.owner } }
  /// The view whose layer is the mask. It lives as long as it is needed here.
  private final var maskView: View?
  /// Marks the layer for redrawing. It has no effect: every picture is drawn completely.
  open func setNeedsDisplay() {}
  /// Marks a part of the layer for redrawing. It has no effect: every picture is drawn completely.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Whether the layer is marked for redrawing; always false.
  open func needsDisplay() -> Bool { false }
  /// Redraws the layer if it is marked. It has no effect: every picture is drawn completely.
  open func displayIfNeeded() {}
  /// Marks the layer's view for layout. It has no effect on a layer without a view.
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  /// Lays out the layer's view at once, if needed. It has no effect on a layer without a view.
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  /// Override it to place sublayers. It is called after the view is laid out in which the layer lies.
  open func layoutSublayers() {
    if owner == nil { ownDelegate?.layoutSublayers(of: self) }
  }
  /// Updates the content in Core Animation. It has no effect here: every picture calls ``draw(in:)``.
  open func display() {}
  /// Draws the layer's content between its background and its sublayers, in its own coordinates.
  ///
  /// ```swift
  /// final class RingLayer: CALayer {
  ///   override func draw(in context: CGContext) {
  ///     context.setStrokeColor(UIColor.systemBlue.cgColor)
  ///     context.strokeEllipse(in: bounds.insetBy(dx: 2, dy: 2))
  ///   }
  /// }
  /// ```
  ///
  /// Without an override, the ``delegate`` of a layer that belongs to no view draws.
  open func draw(in context: CGContext) {
    guard owner == nil, let ownDelegate else { return }
    ownDelegate.layerWillDraw(self)
    ownDelegate.draw(self, in: context)
  }
  /// Draws the layer with everything in it into a context, as it would lie at the context's origin.
  ///
  /// For a view's layer, the view and its subviews are drawn where the last layout has put them.
  open func render(in context: CGContext) { renderNow(in: context) }
  /// Whether a new value of a property makes the layer redraw; false unless overridden. Every picture is drawn
  /// completely.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations

  /// What Core Animation does when a property changes. It is only stored: changes take effect at once.
  open var actions: [String: any CAAction]?
  /// What Core Animation does when a property changes: what ``delegate``, ``actions`` or ``defaultAction(forKey:)`` say.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
  }
  /// What draws and arranges the layer in place of a subclass; the view whose layer it is, if it is one's.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? ownDelegate }
    set { ownDelegate = newValue }
  }
  /// The delegate of a layer that belongs to no view.
  private(set) final weak var ownDelegate: (any CALayerDelegate)?
  /// The layer's time, which is only stored.
  final var timing = LayerTiming()
  /// What was stored under names of one's own.
  final var storedValues: [String: Any] = [:]
  /// What Core Animation does when a property of any layer of the class changes; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Stores an animation. A picture shows the layer's own values, not animated ones.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations.append((key, anim.copy() as? CAAnimation ?? anim))
  }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [] }
  /// The stored animation with a key.
  open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }
  /// The keys of the stored animations.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.compactMap(\.key) }
  /// The layer with its currently visible values: the layer itself.
  open func presentation() -> Self? { self }
  /// The layer with its set values: the layer itself.
  open func model() -> Self { self }
  private final var animations: [(key: String?, animation: CAAnimation)] = []

  // MARK: Tree

  /// The layers that were added to this one, from back to front. The layers of subviews are not included;
  /// they lie in front of them.
  open var sublayers: [Layer]? {
    get { ownSublayers }
    set {
      for layer in ownSublayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
      if newValue == nil { ownSublayers = nil }
    }
  }
  /// The sublayers that pictures show, even if a subclass overrides ``sublayers``.
  private(set) final var ownSublayers: [Layer]?
  /// The layer that contains this one.
  public private(set) final weak var superlayer: Layer?

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: Layer) { insertSublayer(layer, at: UInt32(ownSublayers?.count ?? 0)) }

  /// Inserts a layer at an index among the sublayers, counted from the back.
  ///
  /// - Precondition: `layer` is neither a view's nor one that contains this one.
  open func insertSublayer(_ layer: Layer, at index: UInt32) {
    precondition(layer.owner == nil, "the layer of a view comes with its view")
    precondition(
      !sequence(first: self, next: \.superlayer).contains { $0 === layer },
      "a layer cannot be added to itself or to one of its sublayers")
    layer.removeFromSuperlayer()
    var layers = ownSublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    ownSublayers = layers
    layer.superlayer = self
    owner?.noteOtherParts()
  }

  /// Inserts a layer directly in front of a sublayer.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) { put(layer, beside: sibling, offset: 1) }
  /// Inserts a layer directly behind a sublayer.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) { put(layer, beside: sibling, offset: 0) }
  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    put(newLayer, beside: oldLayer, offset: 1)
    oldLayer.removeFromSuperlayer()
  }
  private func put(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    let index = ownSublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(index.map { $0 + offset } ?? ownSublayers?.count ?? 0))
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.ownSublayers?.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.owner?.noteOtherParts()
  }

  /// The view whose layer this is.
  final var owner: View? {
    get { ownerReference.owner }
    set { ownerReference.owner = newValue }
  }
  private var ownerReference = BackReference<View>()

  /// What a module without pictures would draw in the layer, such as a video.
  package final var remoteContent: String?

  /// Draws what the class adds between the background and the sublayers.
  func drawContent(on canvas: Canvas) {
    guard let remoteContent, let view = canvas.view else { return }
    canvas.fill(canvas.bounds, .systemGray5)
    canvas.drawRemoteContent(of: remoteContent, in: view)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// A set of corners. The bits are Core Animation's.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)

  static let all = CornerMask(rawValue: 15)
}

/// The shape of rounded corners.
public enum LayerCornerCurve: String, Sendable, CaseIterable {
  /// Quarter circles.
  case circular
  /// Smooth curves, as iOS draws them. Here they are drawn as quarter circles too.
  case continuous
}
