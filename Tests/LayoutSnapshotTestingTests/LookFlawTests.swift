import Foundation
import Testing

@testable import LayoutSnapshotTesting

/// Looks that no picture shows are told with what was recorded.
@Suite struct LookFlawTests {
  private var flaws: [String] { LayoutFlaw.absences(TestContext.runningTest, besides: []).map(\.text) }

  @Test func vanishingPoint_isTold() {
    let view = View()
    var transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    view.layer.transform = transform
    #expect(flaws == [])
    transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    view.layer.transform = transform
    #expect(flaws == [], "a plane that is not turned has no part that is farther away")
    view.layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    #expect(
      flaws.count == 1 && flaws[0].contains("makes what is far away smaller, which is not drawn"), "\(flaws)")
  }

  @Test func blur_inATranslucentView_isTold() throws {
    let (outer, effect) = (View(), UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
    effect.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    outer.addSubview(effect)
    let list = try outer.solvedTree(on: .iPhone4).displayList
    #expect(flaws == [] && list.needsAllRows)
    outer.alpha = 0.5
    _ = try outer.solvedTree(on: .iPhone4).displayList
    #expect(flaws.count == 1 && flaws[0].contains("sees only what is inside View"), "\(flaws)")
  }

  @Test func filters_thatAreNotDrawn_areTold() {
    let layer = Layer()
    layer.minificationFilter = .trilinear
    layer.magnificationFilter = .linear
    #expect(flaws == [])
    layer.magnificationFilter = .nearest
    #expect(flaws.count == 1 && flaws[0].contains("its picture is drawn smoothly"), "\(flaws)")
  }

  @Test func particles_areTold_whereThereWouldBeSome() throws {
    let (view, emitter, cell) = (View(), CAEmitterLayer(), CAEmitterCell())
    (cell.name, cell.birthRate, cell.lifetime) = ("spark", 20, 2)
    emitter.emitterCells = [cell]
    emitter.birthRate = 0
    view.layer.addSublayer(emitter)
    let list = try view.solvedTree(on: .iPhone4).displayList
    #expect(flaws == [])
    emitter.setValue(1, forKeyPath: "birthRate")
    emitter.setValue(NSNumber(value: 0), forKeyPath: "emitterCells.spark.birthRate")
    #expect(emitter.birthRate == 1 && cell.birthRate == 0)
    #expect(try view.solvedTree(on: .iPhone4).displayList == list && flaws == [])
    emitter.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 20)
    #expect(try view.solvedTree(on: .iPhone4).displayList == list)
    #expect(flaws.count == 1 && flaws[0].contains("particles of a CAEmitterLayer are not in"), "\(flaws)")
  }

  @Test func menus_thatAreShown_areTold() {
    UIMenuController.shared.showMenu(from: View(), rect: .zero)
    UIMenuController.shared.hideMenu()
    UIEditMenuInteraction(delegate: nil).presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(flaws.count == 2 && flaws.allSatisfy { $0.contains("its menu, which is not drawn") }, "\(flaws)")
  }

  @Test func direction_thatAParentSetsForAChild_isTold() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(Traits(horizontalSizeClass: .regular), forChild: child)
    #expect(flaws == [])
    parent.setOverrideTraitCollection(.rightToLeft, forChild: child)
    #expect(
      flaws.count == 1 && flaws[0].contains("the direction of text or the scale for a child"), "\(flaws)")
    #expect(child.traitCollection.layoutDirection == .leftToRight)
  }
}
