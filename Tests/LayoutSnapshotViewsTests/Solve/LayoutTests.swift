import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct LayoutTests {
  @Test func layout_card_fillsEachDevice() throws {
    let card = Card()
    // Two columns share 320 - 10 as 1 to 2: 103.333 and 206.667 points, at 2x 103.5 and 206.5.
    let small = try card.layout(on: .iPhone4)
    #expect(small["Card"]?.frame == rect(0, 0, 320, 480))
    #expect(small["Card/title"]?.frame == rect(16, 20, 288, 44))
    #expect(small["Card/gap"]?.frame == rect(103.5, 72, 10, 408))
    #expect(small["Card/View[0]"]?.frame == rect(0, 72, 103.5, 408))
    #expect(small["Card/View[1]"]?.frame == rect(113.5, 72, 206.5, 408))
    // 393 - 10 as 1 to 2 at 3x: 127.667 and 255.333.
    let modern = try card.layout(on: .iPhone15)
    #expect(modern["Card/View[0]"]?.frame == rect(0, 72, 383.0 / 3, 780))
    #expect(modern["Card/View[1]"]?.frame == rect(413.0 / 3, 72, 766.0 / 3, 780))
    // And lying on its side.
    #expect(try card.layout(on: .iPhone4.landscape)["Card/title"]?.frame == rect(16, 20, 448, 44))
    #expect(card.title.frame == rect(16, 20, 448, 44))
    #expect(card.gap.layoutFrame == rect(156.5, 72, 10, 248))
  }

  @Test func layout_furtherDevices_solveTheSameEngineAgain() throws {
    let card = Card()
    _ = try card.layout(on: .iPhone4)
    let engine = try card.currentEngine()
    for device in DeviceMatrix.classic.devices { _ = try card.layout(on: device) }
    #expect(try card.currentEngine() === engine)
    #expect(engine.solveCount == 5)
  }

  @Test func layout_onDevicesInAnyOrder_givesTheSame() throws {
    let devices = DeviceMatrix.classic.devices + [.iPhone15]
    let fresh = try devices.map { try Card().layout(on: $0) }
    let (forth, back) = (Card(), Card())
    #expect(try devices.map { try forth.layout(on: $0) } == fresh)
    #expect(try devices.reversed().map { try back.layout(on: $0) }.reversed() == fresh)
  }

  @Test func constant_changed_patchesTheEngine() throws {
    let card = Card()
    _ = try card.layout(on: .iPhone4)
    let engine = try card.currentEngine()
    card.titleHeight.constant = 60
    #expect(try card.layout(on: .iPhone4)["Card/title"]?.frame == rect(16, 20, 288, 60))
    #expect(card.left.frame.minY == 88)
    #expect(try card.currentEngine() === engine)
  }

  @Test func constraint_exchanged_takesPartAtTheNextLayout() throws {
    let card = Card()
    _ = try card.layout(on: .iPhone4)
    card.titleHeight.isActive = false
    card.title.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(try card.layout(on: .iPhone4)["Card/title"]?.frame.height == 30)
  }

  @Test func position_multiplied_isAFractionOfTheHolder() throws {
    let root = View()
    let panel = View(frame: rect(100, 50, 200, 80))
    let dot = View()
    dot.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    panel.addSubview(dot)
    // Half of the way to the panel's right edge, although the panel begins at 100.
    LayoutConstraint(
      item: dot, attribute: .centerX, relatedBy: .equal, toItem: panel, attribute: .right,
      multiplier: 0.5, constant: 0
    ).isActive = true
    LayoutConstraint.activate([
      dot.topAnchor.constraint(equalTo: panel.topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor, multiplier: 0.5, constant: 3),
    ])
    let layout = try root.layout(on: .iPhone4)
    #expect(layout["View/View/View"]?.frame == rect(90, 0, 20, 13))
    #expect(layout["View/View/View"]?.frameInRoot == rect(190, 50, 20, 13))
  }

  @Test func frame_ofTranslatingView_holdsAndIsNeverReplacedByASolvedOne() throws {
    let root = View()
    let view = View(frame: rect(10.2, 10, 5.2, 5))
    root.addSubview(view)
    // 10.2 and 15.4 points are 20.4 and 30.8 pixels at 2x, 30.6 and 46.2 pixels at 3x.
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame == rect(10, 10, 5.5, 5))
    #expect(try root.layout(on: .iPhone15)["View/View"]?.frame == rect(31.0 / 3, 10, 5, 5))
    view.frame = rect(1, 2, 3, 4)
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame == rect(1, 2, 3, 4))
  }

  @Test func root_ofASubtree_ignoresWhatIsAround() throws {
    let outer = View()
    let card = Card()
    outer.addSubview(card)
    card.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5).isActive = true
    #expect(try card.layout(on: .iPhone4)["Card/title"]?.frame == rect(16, 20, 288, 44))
  }

  /// A view that is the root of one layout and lies in the tree of another has two engines.
  @Test func constant_changedInTwoLayouts_countsInBoth() throws {
    let outer = View()
    let card = Card()
    outer.addSubview(card)
    for constant: CGFloat in [44, 50, 60] {
      card.titleHeight.constant = constant
      #expect(try outer.layout(on: .iPhone4)["View/Card/title"]?.frame.height == constant)
      #expect(try card.layout(on: .iPhone4)["Card/title"]?.frame.height == constant)
      card.titleHeight.constant = constant + 1
      #expect(try outer.layout(on: .iPhone4)["View/Card/title"]?.frame.height == constant + 1)
      #expect(try card.layout(on: .iPhone4)["Card/title"]?.frame.height == constant + 1)
    }
  }

  @Test func tree_whoseOwnersAreGone_stillAnswers() throws {
    let (view, guide) = (View(), LayoutGuide())
    var constraint: LayoutConstraint?
    do {
      let root = View()
      root.addSubview(view)
      root.addLayoutGuide(guide)
      constraint = root.widthAnchor.constraint(equalTo: view.widthAnchor)
      constraint?.isActive = true
      #expect(view.superview === root)
      #expect(guide.owningView === root)
    }
    #expect(view.superview == nil)
    #expect(guide.owningView == nil)
    #expect(constraint?.isActive == false)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.secondItem === view)
    #expect(constraint?.description == "(gone).width == View.width")
  }

  @Test func tree_afterLayout_isReleased() throws {
    weak var view: View?
    weak var constraint: LayoutConstraint?
    do {
      let card = Card()
      (view, constraint) = (card.title, card.titleHeight)
      _ = try card.layout(on: .iPhone4)
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }

  @Test(arguments: [
    Device(name: "a", width: 0, height: 480, scale: 2),
    Device(name: "b", width: 320, height: .nan, scale: 2),
    Device(name: "c", width: 320, height: .infinity, scale: 2),
    Device(name: "d", width: 320, height: 480, scale: 0),
    Device(name: "e", width: 320, height: 20000, scale: 1),
  ])
  func device_thatCannotBe_isRefused(device: Device) {
    #expect {
      try View().layout(on: device)
    } throws: { error in
      guard case .unusableDevice(let refused)? = error as? LayoutError else { return false }
      return refused.name == device.name
    }
  }

  @Test func frame_beyondReason_isAnErrorThatNamesTheView() {
    let root = View()
    root.addSubview(View(frame: rect(9_000_000, 0, 1, 1)))
    #expect(throws: LayoutError.outOfRange(path: "View/View")) { try root.layout(on: .iPhone4) }
  }
}
