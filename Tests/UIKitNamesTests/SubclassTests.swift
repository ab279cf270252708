import Testing
import UIKitNames

/// What UIKit's headers call open can be overridden, and its classes can be subclassed with their initializers.
@Suite struct SubclassTests {
  /// As layout libraries have it.
  private final class Rule: NSLayoutConstraint {
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }
    convenience init(width: CGFloat, of view: UIView) {
      self.init(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: width)
      label = "width"
    }
  }

  private final class Ring: CALayer {
    let color: UIColor
    init(color: UIColor) {
      self.color = color
      super.init()
    }
    override init(layer: Any) {
      color = (layer as? Ring)?.color ?? .black
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
    override func draw(in context: CGContext) {}
    override func action(forKey event: String) -> (any CAAction)? { NSNull() }
    override class func needsDisplay(forKey key: String) -> Bool { key == "color" }
    override var sublayers: [CALayer]? {
      get { super.sublayers }
      set { super.sublayers = newValue }
    }
  }

  private final class Hidden: UIView {
    override var topAnchor: NSLayoutYAxisAnchor { bottomAnchor }
    override var superview: UIView? { nil }
    override var constraints: [NSLayoutConstraint] { [] }
    override var layoutGuides: [UILayoutGuide] { [] }
    override func isDescendant(of view: UIView) -> Bool { false }
    override func addLayoutGuide(_ guide: UILayoutGuide) { super.addLayoutGuide(guide) }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { .dark }
      set { super.overrideUserInterfaceStyle = newValue }
    }
  }

  private final class Key: UIControl {
    var sent = 0
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { sent += 1 }
    override func sendActions(for controlEvents: UIControl.Event) {
      sent += 10
      super.sendActions(for: controlEvents)
    }
    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  }

  private final class Row: UIStackView {
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
    override func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
  }
  private final class Scroller: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
  }
  private final class Child: UIViewController {
    override var parent: UIViewController? { nil }
    override var splitViewController: UISplitViewController? { nil }
  }
  private final class App: UIApplication, @unchecked Sendable { override func sendEvent(_ event: UIEvent) {} }

  @Test func constraint_ofASubclass_isMadeByInheritedInitializers() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.addSubview(view)
    let rule = Rule(width: 40, of: view)
    rule.isActive = true
    #expect(rule.label == "width" && rule.firstItem === view && rule.constant == 40)
    _ = try root.layout(on: .iPhone4)
    #expect(view.frame.width == 40)
    rule.constant = 50
    _ = try root.layout(on: .iPhone4)
    #expect(view.frame.width == 50)
  }

  @Test func constraint_withoutItems_isHeldByNoView() {
    let empty = NSLayoutConstraint()
    #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute && empty.constant == 0)
    empty.isActive = true
    empty.shouldBeArchived = true
    #expect(!empty.isActive && empty.shouldBeArchived)
    let view = UIView()
    view.addConstraint(empty)
    #expect(throws: (any Error).self) { try view.layout(on: .iPhone4) }
  }

  @Test func layer_withAnInitializerOfItsOwn_isMadeAndCopied() {
    let ring = Ring(color: .red)
    #expect(Ring(layer: ring).color == .red && Ring.needsDisplay(forKey: "color"))
    #expect(ring.action(forKey: "position") is NSNull)
  }

  /// What is overridden is what code sees. Layouts use what is really there.
  @Test func view_thatHidesItsTree_isLaidOutAllTheSame() throws {
    let root = UIView()
    let hidden = Hidden(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(hidden)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    hidden.addSubview(label)
    NSLayoutConstraint.activate([label.leadingAnchor.constraint(equalTo: hidden.leadingAnchor, constant: 5)])
    #expect(hidden.topAnchor === hidden.bottomAnchor && hidden.superview == nil)
    #expect(hidden.constraints.isEmpty && !hidden.isDescendant(of: root))
    let layout = try root.layout(on: .iPhone4)
    #expect(layout["View/Hidden"]?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(label.frame.minX == 5)
  }

  @Test func control_isAskedThroughItsOverrides() {
    let key = Key()
    key.addTarget(key, action: Selector("tap"), for: .touchUpInside)
    key.sendActions(for: .touchUpInside)
    #expect(key.sent == 11)
    #expect(Scroller().adjustedContentInset.top == 7 && Child().parent == nil)
    #expect(App().applicationState == .active && Row().arrangedSubviews.isEmpty)
  }
}
