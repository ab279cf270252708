import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Where presented controllers stand, and what is called.
@Suite struct PresentationTests {
  @Test func sheets_areCardsOnPhones_andWindowsOnTablets() throws {
    let (presenter, sheet) = pair(.automatic)
    _ = try presenter.layout(on: .iPhone15)
    // The safe area begins at 59; the card 10 below.
    #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == EdgeInsets(bottom: 34))
    _ = try presenter.layout(on: .iPhone15.landscape)
    #expect(sheet.view.frame == presenter.view.bounds)
    _ = try presenter.layout(on: .iPadPro11)
    #expect(sheet.view.frame.width == 704)
    #expect(sheet.view.frame.midX == presenter.view.bounds.midX)
    _ = try presenter.layout(on: .iPhone15)
    #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test func forms_areAsLargeAsTheyPrefer() throws {
    let (presenter, form) = pair(.formSheet)
    _ = try presenter.layout(on: .iPadPro11)
    #expect(form.view.frame.size == CGSize(width: 540, height: 620))
    #expect(form.traitCollection.horizontalSizeClass == .compact)
    form.preferredContentSize = CGSize(width: 400, height: 300)
    _ = try presenter.layout(on: .iPadPro11)
    #expect(form.view.frame == CGRect(x: 217, y: 447, width: 400, height: 300))
  }

  @Test func detents_giveHeights() throws {
    let (presenter, sheet) = pair(.pageSheet)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.large(), .medium()]
    _ = try presenter.layout(on: .iPhone15)
    // 56 % of 749, and the safe area below.
    #expect(sheet.view.frame.height == 453)
    #expect(sheet.view.frame.maxY == 852)
    presentation.selectedDetentIdentifier = .large
    _ = try presenter.layout(on: .iPhone15)
    #expect(sheet.view.frame.height == 783)
    presentation.detents = [.custom { $0.maximumDetentValue - 649 }]
    _ = try presenter.layout(on: .iPhone15)
    #expect(sheet.view.frame.height == 134)
  }

  @Test func popovers_pointToTheirSource_andAreSheetsOnPhones() throws {
    let (presenter, popover) = pair(.popover)
    let source = View(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
    presenter.view.addSubview(source)
    let presentation = try #require(popover.popoverPresentationController)
    presentation.sourceView = source
    popover.preferredContentSize = CGSize(width: 200, height: 150)
    _ = try presenter.layout(on: .iPadPro11)
    #expect(presentation.arrowDirection == .up)
    #expect(popover.view.frame == CGRect(x: 25, y: 153, width: 200, height: 150))
    presentation.permittedArrowDirections = .left
    _ = try presenter.layout(on: .iPadPro11)
    #expect(popover.view.frame == CGRect(x: 163, y: 45, width: 200, height: 150))
    _ = try presenter.layout(on: .iPhone15)
    #expect(popover.view.frame.width == 393)
    let delegate = Never(), kept = delegate
    presentation.delegate = kept
    presentation.permittedArrowDirections = .any
    _ = try presenter.layout(on: .iPhone15)
    #expect(popover.view.frame.size == CGSize(width: 200, height: 150))
  }

  @Test func ownPresentations_placeTheirView() throws {
    let (presenter, other) = pair(.custom)
    let delegate = Half.Delegate()
    other.transitioningDelegate = delegate
    _ = try presenter.layout(on: .iPhone5)
    #expect(other.view.frame == CGRect(x: 0, y: 284, width: 320, height: 284))
    let half = try #require(other.presentationController as? Half)
    #expect(half.calls == ["begin", "alongside", "end"])
    _ = try presenter.layout(on: .iPhone15)
    #expect(other.view.frame.minY == 426)
    presenter.dismiss(animated: true)
    #expect(half.calls.suffix(2) == ["dismiss", "dismissed"])
    #expect(presenter.view.subviews.isEmpty)
  }

  @Test func whatAppearsAfterTheFirstLayout_isSeen() throws {
    let presenter = Late()
    let layout = try presenter.layout(on: .iPhone5)
    #expect(presenter.presentedViewController != nil)
    #expect(layout.nodes.contains { $0.path.contains("presentation") })
  }

  @Test func windows_callTheirController() throws {
    let window = UIWindow(frame: .zero)
    let root = Late()
    window.rootViewController = root
    _ = try window.layout(on: .iPhone5)
    #expect(root.presentedViewController?.view.superview?.superview === window)
  }

  private func pair(_ style: UIModalPresentationStyle) -> (
    presenter: ViewController, presented: ViewController
  ) {
    let (presenter, presented) = (ViewController(), ViewController())
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: true)
    return (presenter, presented)
  }
}

private final class Never: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
}

private final class Late: ViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(ViewController(), animated: false)
  }
}

private final class Half: UIPresentationController {
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    calls.append("begin")
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.calls.append("alongside")
    }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("end") }
  override func dismissalTransitionWillBegin() { calls.append("dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed") }

  final class Delegate: UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
  }
}
