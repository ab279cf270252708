import Foundation

/// How a view's rectangle looks, with Core Animation's names and defaults: corners, border, shadow, clipping.
///
/// ```swift
/// card.layer.cornerRadius = 12
/// card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
/// card.layer.borderWidth = 1
/// card.layer.borderColor = Color.separator.cgColor
/// card.layer.shadowOpacity = 0.2
/// ```
///
/// Colours are of the type ``Color``; one that was given without `cgColor` goes on following the style. Shadow and background are painted first,
/// then sublayers, the view's content and its subviews, and the border over all of them.
open class Layer: NSObject {
  /// A layer without looks.
  public required override init() { super.init() }

  // MARK: Corners and border

  /// The radius of the corners in ``maskedCorners``; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round; all four by default.
  open var maskedCorners: CornerMask = .all
  /// The form of the corners; they are drawn as quarter circles, whatever is asked for.
  open var cornerCurve = LayerCornerCurve.circular
  /// How wide the border is, inwards from the edges; 0 by default.
  open var borderWidth: CGFloat = 0
  /// The border's colour; black by default.
  open var borderColor: Color? = .black

  // MARK: Ground

  /// The background colour; for the layer of a view, the colour of the view.
  open var backgroundColor: Color? {
    get { owner == nil ? ownBackground : owner?.backgroundColor }
    set { if let owner { owner.backgroundColor = newValue } else { ownBackground = newValue } }
  }
  private var ownBackground: Color?

  /// Whether content and subviews show only inside the rectangle with its round corners; not by default.
  open var masksToBounds = false
  /// How opaque the layer is with all that is in it, from 0 to 1.
  open var opacity: Float = 1
  /// Whether it is left out.
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set { if let owner { owner.isHidden = newValue } else { ownHidden = newValue } }
  }
  private var ownHidden = false

  // MARK: Shadow

  /// The shadow's colour; black by default.
  open var shadowColor: Color? = .black
  /// How opaque the shadow is; 0, and so invisible, by default.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved; 3 points upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of its blur; 3 points by default.
  open var shadowRadius: CGFloat = 3
  /// The shape that casts the shadow. Without one it is the rectangle with its round corners, where that has
  /// a background or a border.
  open var shadowPath: CGPath?

  /// How far in front the layer lies among its neighbours, and a view's layer among its neighbouring views; 0 by
  /// default. What lies equally far in front stands in the order of the tree.
  open var zPosition: CGFloat = 0 { didSet { if zPosition.isNaN { zPosition = 0 } } }
  /// Whether a screen keeps the layer as a picture; a snapshot does not show it.
  open var shouldRasterize = false
  /// At how many pixels a point that picture is kept; a snapshot does not show it.
  open var rasterizationScale: CGFloat = 1

  // MARK: Geometry

  /// Where the layer lies in the one around it; for the layer of a view, the view's frame.
  open var frame: CGRect {
    get { owner?.frame ?? ownPlace.frame }
    set { if let owner { owner.frame = newValue } else { ownPlace.frame = newValue } }
  }

  /// The layer's own space, in which its sublayers lie. Set, it grows around ``position``.
  open var bounds: CGRect {
    get { owner?.bounds ?? ownPlace.bounds }
    set { if let owner { owner.bounds = newValue } else { ownPlace.bounds = newValue } }
  }

  /// Where the anchor point lies in the layer around this one; for the layer of a view, the view's centre.
  open var position: CGPoint {
    get { owner?.center ?? ownPlace.position }
    set { if let owner { owner.center = newValue } else { ownPlace.position = newValue } }
  }

  /// The point that lies at ``position``, and around which the layer is turned and scaled, in shares of its extent; the
  /// middle by default. Set, it moves the layer and leaves the position.
  open var anchorPoint: CGPoint {
    get { ownPlace.anchor }
    set {
      let position = position
      ownPlace.anchor = newValue
      owner?.anchorMoved(keeping: position)
    }
  }

  /// How the layer is turned, scaled and slanted around its anchor point.
  public final func affineTransform() -> CGAffineTransform { transform }
  /// Turns, scales and slants the layer around its anchor point.
  public final func setAffineTransform(_ transform: CGAffineTransform) { self.transform = transform }
  final var transform: CGAffineTransform {
    get { ownPlace.transform }
    set { ownPlace.transform = newValue }
  }

  /// Where the layer lies.
  final var place: LayerPlace { owner?.place ?? ownPlace }
  /// The same for a layer without a view; for that of a view only its anchor and its transform are of use.
  private var ownPlace = LayerPlace()

  // MARK: Content

  /// A name for the layer.
  open var name: String?
  /// Pixels in a point of what the layer keeps drawn.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer can be seen through.
  open var isOpaque = false
  /// Whether both sides are seen.
  open var isDoubleSided = true
  /// Whether edges are smoothed, which they always are.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is as opaque as a whole.
  open var allowsGroupOpacity = true
  /// What the layer's own content is covered by: only where this shows anything, the layer is seen.
  open var mask: Layer?
  /// Asks for the layer to be drawn again, which every picture does.
  open func setNeedsDisplay() {}
  /// Asks for ``layoutSublayers()``.
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  /// Places sublayers at once.
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  /// Where a subclass places its sublayers; called after the view is laid out.
  open func layoutSublayers() {}
  /// Draws the layer.
  open func display() {}

  // MARK: Animations

  /// Keeps an animation; a picture shows the layer as it is said to be.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations.append((key, anim)) }
  /// Takes an animation away.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Takes all animations away.
  open func removeAllAnimations() { animations = [] }
  /// The animation under a name.
  open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }
  /// The names of the animations.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.compactMap(\.key) }
  /// The layer as it is seen: as it is.
  open func presentation() -> Self? { self }
  /// The layer as it is said to be.
  open func model() -> Self { self }
  private final var animations: [(key: String?, animation: CAAnimation)] = []

  // MARK: Tree

  /// The layers that were added to this one, the hindmost first. Those of subviews are not among them, and lie
  /// in front of all of them.
  public private(set) final var sublayers: [Layer]?
  /// The layer that this one was added to.
  public private(set) final weak var superlayer: Layer?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: Layer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Adds a layer at a place, counted from the hindmost.
  ///
  /// - Precondition: `layer` is neither a view's nor one that contains this one.
  open func insertSublayer(_ layer: Layer, at index: UInt32) {
    precondition(layer.owner == nil, "the layer of a view comes with its view")
    precondition(
      !sequence(first: self, next: \.superlayer).contains { $0 === layer },
      "a layer cannot be added to itself or to one in it")
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Puts a layer in front of another in this one.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) { put(layer, beside: sibling, offset: 1) }
  /// Puts a layer behind another in this one.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) { put(layer, beside: sibling, offset: 0) }
  /// Puts a layer in another's place.
  open func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    put(newLayer, beside: oldLayer, offset: 1)
    oldLayer.removeFromSuperlayer()
  }
  private func put(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(index.map { $0 + offset } ?? sublayers?.count ?? 0))
  }
  /// Takes the layer out of the one that it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// The view whose layer this is.
  final var owner: View? {
    get { ownerReference.owner }
    set { ownerReference.owner = newValue }
  }
  private var ownerReference = BackReference<View>()

  /// Paints what the class adds between background and sublayers.
  func drawContent(on canvas: Canvas) {}
}

/// Some of a rectangle's corners. The bits are Core Animation's.
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

/// The form of round corners.
public enum LayerCornerCurve: String, Sendable, CaseIterable {
  /// Quarter circles.
  case circular
  /// Curves that begin gently.
  case continuous
}
