import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Settings of views and layers that few apps use.
@Suite struct RareViewTests {
  private let root = View(frame: rect(0, 0, 100, 100))
  private let box = View(frame: rect(10, 10, 50, 20))

  init() { root.addSubview(box) }

  @Test func autoresizing_isDone_onlyIfTheSuperviewAsksForIt() throws {
    let device = Device(name: "wide", width: 200, height: 100, scale: 2)
    box.autoresizingMask = .flexibleWidth
    #expect(root.autoresizesSubviews)
    _ = try root.layout(on: device)
    #expect(box.frame == rect(10, 10, 150, 20))
    root.autoresizesSubviews = false
    _ = try root.layout(on: device)
    #expect(!root.autoresizesSubviews && box.frame == rect(10, 10, 50, 20))
    root.autoresizesSubviews = true
    _ = try root.layout(on: device)
    #expect(box.frame == rect(10, 10, 150, 20))
  }

  @Test func textSizes_areKeptWithinTheLimitsOfAView() throws {
    let label = Label()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    box.addSubview(label)
    box.maximumContentSizeCategory = .large
    _ = try root.layout(on: .iPhone4.with(.contentSize(.accessibilityLarge)))
    #expect(box.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    let limited = label.intrinsicContentSize
    box.maximumContentSizeCategory = nil
    _ = try root.layout(on: .iPhone4.with(.contentSize(.accessibilityLarge)))
    #expect(label.intrinsicContentSize.height > limited.height)
    box.minimumContentSizeCategory = .extraLarge
    _ = try root.layout(on: .iPhone4.with(.contentSize(.small)))
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(box.minimumContentSizeCategory == .extraLarge && box.maximumContentSizeCategory == nil)
  }

  @Test func attributedLabels_areTheSameTextsAsPlainOnes() {
    #expect(box.accessibilityAttributedLabel == nil)
    let text = NSAttributedString(string: "Play", attributes: [.init("speed"): 2])
    box.accessibilityAttributedLabel = text
    #expect(box.accessibilityLabel == "Play" && box.accessibilityAttributedLabel === text)
    box.accessibilityLabel = "Stop"
    #expect(box.accessibilityAttributedLabel?.string == "Stop")
    box.accessibilityAttributedHint = NSAttributedString(string: "Hint")
    box.accessibilityAttributedValue = nil
    #expect(box.accessibilityHint == "Hint" && box.accessibilityValue == nil)
  }

  @Test func olderAnimations_takeEffectAtOnce() {
    var order: [String] = []
    View.animate(springDuration: 1, bounce: 0.2) {
      order.append("spring")
    } completion: {
      order.append("\($0)")
    }
    View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { order.append("repeated") }
    View.perform(.delete, on: [box], animations: { order.append("beside") }) { _ in order.append("gone") }
    #expect(order == ["spring", "true", "repeated", "beside", "gone"] && box.superview == nil)
  }

  private final class Listener: NSObject {
    var calls: [String] = []
    func began(_ name: String?, _ context: Any?) { calls.append("began \(name ?? "")") }
    func ended(_ name: String?, _ finished: NSNumber?, _ context: Any?) { calls.append("ended") }
  }

  @Test func commit_tellsTheDelegateOfTheInnermostAnimation() {
    let listener = Listener()
    unsafe View.beginAnimations("outer", context: nil)
    View.setAnimationDelegate(listener)
    View.setAnimationWillStart(Selector("began::", Listener.began))
    View.setAnimationDidStop(Selector("ended:::", Listener.ended))
    unsafe View.beginAnimations("inner", context: nil)
    View.setAnimationDuration(2)
    View.commitAnimations()
    #expect(listener.calls == [])
    View.commitAnimations()
    #expect(listener.calls.last == "ended")
    View.commitAnimations()
    #expect(listener.calls.filter { $0 == "ended" }.count == 1)
  }

  // MARK: Layers

  @Test func hitTest_findsTheInnermostLayer_theFrontOneFirst() {
    let (back, front) = (Layer(), Layer())
    back.frame = rect(0, 0, 60, 60)
    front.frame = rect(40, 40, 40, 40)
    let inner = Layer()
    inner.frame = rect(10, 10, 10, 10)
    front.addSublayer(inner)
    root.layer.addSublayer(back)
    root.layer.addSublayer(front)
    #expect(root.layer.hitTest(CGPoint(x: 55, y: 55)) === inner)
    #expect(root.layer.hitTest(CGPoint(x: 45, y: 45)) === front)
    #expect(root.layer.hitTest(CGPoint(x: 5, y: 5)) === back)
    #expect(root.layer.hitTest(CGPoint(x: 12, y: 12)) === box.layer, "subviews lie in front of sublayers")
    #expect(root.layer.hitTest(CGPoint(x: 90, y: 5)) === root.layer)
    #expect(root.layer.hitTest(CGPoint(x: 101, y: 5)) == nil)
    #expect(inner.contains(CGPoint(x: 9, y: 9)) && !inner.contains(CGPoint(x: 10, y: 0)))
  }

  @Test func inverse_undoesATransform_ifAnythingDoes() {
    var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    transform.m34 = -1 / 500
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let pairs: [(CGFloat, CGFloat)] = [
      (product.m11, 1), (product.m12, 0), (product.m22, 1), (product.m34, 0), (product.m41, 0),
      (product.m43, 0), (product.m44, 1),
    ]
    #expect(pairs.allSatisfy { abs($0.0 - $0.1) < 1e-9 }, "\(product)")
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func attributes_inSpace_haveTheTransformThatIsSeen() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
    attributes.transform = CGAffineTransform(translationX: 1, y: 2)
    #expect(attributes.transform3D == CATransform3DMakeTranslation(1, 2, 0))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.transform3D == attributes.transform3D)
  }
}
