import Testing
import UIKitNames

/// Parts of UIKit that no picture shows answer consistently all the same.
@Suite struct InertPartsTests {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func hitTest_findsTheInnermostViewAtAPoint() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(box)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === box)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
    box.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === root)
    #expect(box.point(inside: CGPoint(x: 49, y: 0), with: nil))
    #expect(!box.point(inside: CGPoint(x: 50, y: 0), with: nil))
  }

  @Test func firstResponder_isOneOfATree_andTheChainLeadsToItsRoot() {
    let (root, one, two) = (UIView(), Field(), Field())
    root.addSubview(one)
    root.addSubview(two)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(two.becomeFirstResponder() && !one.isFirstResponder)
    #expect(!root.becomeFirstResponder() && two.next === root)
    #expect(two.resignFirstResponder() && !two.isFirstResponder)
    let controller = UIViewController()
    #expect(controller.view.next === controller)
  }

  @Test func device_andApplication_answerForTheCurrentDevice() {
    UIScreen.withDevice(.iPadPro11) {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
      #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
    }
    UIScreen.withDevice(.iPhone15) { #expect(UIDevice.current.userInterfaceIdiom == .phone) }
  }

  @Test func animations_takeEffectAtOnce() {
    let view = UIView()
    var calls: [String] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0.5 }, completion: { calls.append("done \($0)") })
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.25 }
    animator.addCompletion { calls.append("\($0)") }
    let running: any UIViewImplicitlyAnimating = animator
    running.startAnimation()
    #expect(view.alpha == 0.25 && calls == ["done true", "end"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    view.layer.opacity = 1
    CATransaction.commit()
    #expect(view.alpha == 1)
  }

  @Test func links_andDelayedCalls_neverFire_butCanBeAsked() {
    final class Target: NSObject {
      var calls = 0
      func tick() { calls += 1 }
    }
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector("tick", Target.tick))
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    #expect(link.isPaused)
    link.invalidate()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: Selector("tick", Target.tick), userInfo: nil, repeats: true)
    target.perform(Selector("tick", Target.tick), with: nil, afterDelay: 0)
    #expect(target.calls == 0 && timer.isValid)
    // Whoever has the timer or the target can fire it.
    timer.fire()
    target.perform(Selector("tick", Target.tick))
    #expect(target.calls == 2)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func chain_leadsFromAViewToTheApplication() {
    let (controller, inner) = (UIViewController(), UIView())
    controller.view.addSubview(inner)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let chain = sequence(first: inner as UIResponder, next: \.next).map { "\(type(of: $0))" }
    #expect(Array(chain.prefix(3)) == ["\(UIView.self)", "\(UIView.self)", "\(UIViewController.self)"])
    #expect(chain.contains("\(UIWindow.self)") && chain.contains("\(UIApplication.self)"))
    #expect(inner.window === window)
  }

  @Test func texts_andRectangles_areMeasured() {
    let one = "Text".boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
    #expect(one.width > 20 && one.height > 17)
    let inner = CGRect(x: 0, y: 0, width: 10, height: 20)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inner == CGRect(x: 2, y: 1, width: 4, height: 16))
  }

  @Test func names_withoutAnEffectOnPictures_areThere() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .unavailable)
    let field = UITextField()
    field.text = "Ada"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
    field.deleteBackward()
    field.insertText("m")
    #expect(field.text == "Adm")
  }

  @Test func systemsParts_answerAsOneThatNothingIsKnownOf() {
    #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
    var isDone = false
    UIApplication.shared.setAlternateIconName("Dark") { isDone = $0 != nil }
    #expect(isDone)
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    for family in UIFont.familyNames { #expect(!UIFont.fontNames(forFamilyName: family).isEmpty) }
  }

  @Test func localizedKey_takesValues() {
    let (name, count) = ("Ada", 3)
    #expect(String(localized: "\(name) has \(count) of 100%") == "Ada has 3 of 100%")
    #expect(String(localized: "100%") == "100%")
  }

  @Test func color_tellsItsComponents() {
    let color: CGColor = UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.6).cgColor
    #expect(color.components == [1, 0, 0.2, 0.6] && color.numberOfComponents == 4)
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(CGColor(red: 0, green: 1, blue: 0, alpha: 1).copy(alpha: 0)?.alpha == 0)
  }
}
