import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What controllers set for their views: styles, traits, margins and what takes the place of content.
@Suite struct ControllerTraitTests {
  private let outer = ViewController()
  private let inner = ViewController()
  private let box = View(frame: rect(10, 10, 20, 20))

  init() {
    box.backgroundColor = .label
    outer.view.addSubview(inner.view)
    outer.addChild(inner)
    inner.view.frame = rect(0, 0, 100, 100)
    inner.view.addSubview(box)
  }

  private func pixel(_ x: Int, _ y: Int) throws -> Pixel {
    Rasterizer.draw(try outer.view.solvedTree(on: .iPhone4).displayList)[x, y]
  }

  @Test func style_ofAController_isThatOfItsView_andOfEverythingInIt() throws {
    #expect(outer.overrideUserInterfaceStyle == .unspecified)
    #expect(try pixel(40, 40) == .black)
    inner.overrideUserInterfaceStyle = .dark
    #expect(try pixel(40, 40) == .white)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(box.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    inner.view.overrideUserInterfaceStyle = .light
    #expect(try pixel(40, 40) == .black, "the view's own style is nearer")
    inner.view.overrideUserInterfaceStyle = .unspecified
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(try pixel(40, 40) == .black)
  }

  @Test func style_ofAControllerWithoutAView_isInItsTraits() {
    let late = ViewController()
    late.overrideUserInterfaceStyle = .dark
    #expect(!late.isViewLoaded && late.traitCollection.userInterfaceStyle == .dark)
    #expect(late.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func style_ofAController_isNotThatOfWhatItPresents() throws {
    let sheet = ViewController()
    outer.overrideUserInterfaceStyle = .dark
    outer.present(sheet, animated: false)
    _ = try outer.layout(on: .iPhone4)
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
    _ = try outer.layout(on: .iPhone4.with(.dark))
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func traits_thatAParentSets_applyToItsChild_untilTheChildLeaves() throws {
    outer.setOverrideTraitCollection(Traits(horizontalSizeClass: .regular), forChild: inner)
    _ = try outer.layout(on: .iPhone4)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(box.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.traitCollection.horizontalSizeClass == .compact)
    #expect(outer.overrideTraitCollection(forChild: inner)?.horizontalSizeClass == .regular)
    inner.removeFromParent()
    _ = try outer.layout(on: .iPhone4)
    #expect(box.traitCollection.horizontalSizeClass == .compact)
    #expect(outer.overrideTraitCollection(forChild: inner) == nil)
  }

  @Test func overrides_areSetAndRemovedOneByOne() throws {
    inner.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.preferredContentSizeCategory = .extraLarge
    box.traitOverrides.userInterfaceStyle = .light
    _ = try outer.layout(on: .iPhone4)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(box.traitCollection.userInterfaceStyle == .light)
    #expect(box.overrideUserInterfaceStyle == .light)
    #expect(inner.traitOverrides.contains(TraitUserInterfaceStyle.self))
    inner.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(!inner.traitOverrides.contains(TraitUserInterfaceStyle.self))
    #expect(inner.traitOverrides.contains(TraitPreferredContentSizeCategory.self))
    _ = try outer.layout(on: .iPhone4)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(box.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test func observers_areTold_ofWhatAControllerSets() throws {
    var seen: [UserInterfaceStyle] = []
    box.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: View, _) in
      seen.append(view.traitCollection.userInterfaceStyle)
    }
    _ = try outer.layout(on: .iPhone4)
    seen = []
    inner.overrideUserInterfaceStyle = .dark
    _ = try outer.layout(on: .iPhone4)
    _ = try outer.layout(on: .iPhone4)
    #expect(seen == [.dark])
  }

  // MARK: Margins

  @Test func margins_ofAControllersView_areNoLessThanTheSystems() throws {
    let content = View()
    content.translatesAutoresizingMaskIntoConstraints = false
    outer.view.addSubview(content)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: outer.view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: outer.view.layoutMarginsGuide.trailingAnchor),
    ])
    func edges() throws -> [CGFloat] {
      _ = try outer.layout(on: .iPhone4)
      return [content.frame.minX, 320 - content.frame.maxX]
    }
    #expect(try edges() == [16, 16])
    #expect(outer.systemMinimumLayoutMargins == DirectionalEdgeInsets(leading: 16, trailing: 16))
    outer.view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 4, trailing: 30)
    #expect(try edges() == [16, 30])
    #expect(outer.view.layoutMargins.left == 16 && outer.view.layoutMargins.right == 30)
    outer.viewRespectsSystemMinimumLayoutMargins = false
    #expect(try edges() == [4, 30])
    #expect(outer.view.layoutMargins.left == 4)
  }

  @Test func margins_withoutTheSystems_areThoseOfAnyView() throws {
    outer.viewRespectsSystemMinimumLayoutMargins = false
    _ = outer.view.layoutMarginsGuide
    _ = try outer.layout(on: .iPhone4)
    #expect(outer.view.layoutMargins.left == 8)
    #expect(outer.view.layoutMarginsGuide.layoutFrame.minX == 8)
  }

  // MARK: Children

  private final class Noting: ViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  @Test func transition_putsOneChildInPlaceOfAnother() throws {
    let (parent, old, new) = (ViewController(), Noting(), Noting())
    let place = View(frame: rect(0, 0, 50, 50))
    parent.view.addSubview(place)
    for child in [old, new] { parent.addChild(child) }
    place.addSubview(old.view)
    _ = try parent.layout(on: .iPhone4)
    var order: [String] = []
    parent.transition(
      from: old, to: new, duration: 1,
      animations: {
        order.append(new.view.superview === place && old.view.superview === place ? "both" : "one")
      }, completion: { order.append("\($0)") })
    #expect(order == ["both", "true"])
    #expect(new.view.superview === place && old.view.superview == nil)
    #expect(old.calls == ["will appear", "will disappear", "did disappear"])
    _ = try parent.layout(on: .iPhone4)
    #expect(new.calls == ["will appear"])
  }

  @Test func rareSettings_areKept() {
    #expect(outer.automaticallyAdjustsScrollViewInsets)
    outer.automaticallyAdjustsScrollViewInsets = false
    outer.providesPresentationContextTransitionStyle = true
    #expect(!outer.automaticallyAdjustsScrollViewInsets && outer.providesPresentationContextTransitionStyle)
    let (list, other) = (ScrollView(), ScrollView())
    outer.setContentScrollView(list)
    outer.setContentScrollView(other, for: .bottom)
    #expect(outer.contentScrollView(for: .top) === list && outer.contentScrollView(for: .bottom) === other)
    outer.setContentScrollView(nil)
    #expect(outer.contentScrollView(for: .top) == nil && outer.contentScrollView(for: .bottom) == nil)
  }
}
