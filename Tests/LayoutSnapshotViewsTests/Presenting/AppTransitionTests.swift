import Foundation
import LayoutSnapshotViews
import Testing

/// An app's animator places the views of a presentation, and what it leaves is in the picture.
@Suite struct AppTransitionTests {
  /// Slides a card up from the bottom, above a veil.
  private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var calls: [String] = []
    var endsAtOnce = true

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
      else { return }
      let comes = to.isBeingPresented || context.view(forKey: .to) != nil
      calls.append(comes ? "come" : "go")
      let bounds = context.containerView.bounds
      guard comes, let card = context.view(forKey: .to) else {
        View.animate(withDuration: transitionDuration(using: context)) {
          to.view.alpha = 1
          context.view(forKey: .from)?.frame.origin.y = bounds.maxY
        } completion: {
          context.completeTransition($0)
        }
        return
      }
      let veil = View(frame: bounds)
      veil.accessibilityIdentifier = "veil"
      context.containerView.addSubview(from.view)
      context.containerView.addSubview(veil)
      context.containerView.addSubview(card)
      card.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 200)
      View.animate(withDuration: transitionDuration(using: context)) {
        from.view.alpha = 0.5
        card.frame.origin.y -= 200
      } completion: { finished in
        if self.endsAtOnce { context.completeTransition(finished && !context.transitionWasCancelled) }
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = CardAnimator()
    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private func pair(
    animated: Bool = true, _ style: UIModalPresentationStyle = .custom
  ) -> (presenter: ViewController, card: ViewController, delegate: Delegate) {
    let (presenter, card, delegate) = (ViewController(), ViewController(), Delegate())
    card.modalPresentationStyle = style
    card.transitioningDelegate = delegate
    presenter.present(card, animated: animated)
    return (presenter, card, delegate)
  }

  @Test(arguments: [.custom, .overFullScreen, .fullScreen] as [UIModalPresentationStyle])
  func animator_placesTheView(_ style: UIModalPresentationStyle) throws {
    let (presenter, card, delegate) = pair(style)
    _ = try presenter.layout(on: .iPhone15)
    #expect(card.view.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
    #expect(presenter.view.alpha == 0.5)
    #expect(card.view.superview?.subviews.map(\.accessibilityIdentifier).contains("veil") == true)
    #expect(delegate.animator.calls == ["come", "ended true"])
  }

  @Test func animator_runsAgain_forAnotherSize() throws {
    let (presenter, card, delegate) = pair()
    _ = try presenter.layout(on: .iPhone15)
    _ = try presenter.layout(on: .iPhone15)
    #expect(delegate.animator.calls == ["come", "ended true"])
    _ = try presenter.layout(on: .iPhone5)
    #expect(card.view.frame == CGRect(x: 0, y: 368, width: 320, height: 200))
    #expect(presenter.view.subviews.count == 1 && card.view.superview?.subviews.count == 2)
    _ = try presenter.layout(on: .iPhone15)
    #expect(card.view.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
  }

  @Test func animator_isNotAsked_withoutAnimation() throws {
    let (presenter, card, delegate) = pair(animated: false)
    _ = try presenter.layout(on: .iPhone15)
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(delegate.animator.calls.isEmpty)
  }

  @Test func animator_ofASheet_isNotAsked() throws {
    let (presenter, _, delegate) = pair(.pageSheet)
    _ = try presenter.layout(on: .iPhone15)
    #expect(delegate.animator.calls.isEmpty)
  }

  @Test func animator_undoesWhatItDid() throws {
    let (presenter, card, delegate) = pair()
    _ = try presenter.layout(on: .iPhone15)
    presenter.dismiss(animated: true)
    _ = try presenter.layout(on: .iPhone15)
    #expect(presenter.view.alpha == 1 && presenter.view.subviews.isEmpty && card.view.superview == nil)
    #expect(delegate.animator.calls == ["come", "ended true", "go", "ended true"])
  }

  @Test func animator_thatDoesNotEnd_isShownAsItLeftTheViews() throws {
    let (presenter, card, delegate) = pair()
    delegate.animator.endsAtOnce = false
    _ = try presenter.layout(on: .iPhone15)
    #expect(card.view.frame.minY == 652)
    #expect(delegate.animator.calls == ["come", "ended true"])
  }
}
