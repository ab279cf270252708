import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct LifecycleTests {
  @Test func constraints_areUpdatedFromTheInside_andLaidOutFromTheOutside() throws {
    var calls: [String] = []
    let outer = Told("outer") { calls.append($0) }
    let inner = Told("inner") { calls.append($0) }
    outer.addSubview(inner)
    _ = try outer.layout(on: .iPhone4)
    #expect(
      calls.filter { $0.hasSuffix("ints") || $0.hasSuffix("views") } == [
        "inner updateConstraints", "outer updateConstraints", "outer layoutSubviews", "inner layoutSubviews",
      ])
    calls = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(calls == ["inner updateConstraints"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func moves_areTold() {
    var calls: [String] = []
    let (a, b) = (Told("a") { calls.append($0) }, Told("b") { calls.append($0) })
    a.addSubview(b)
    #expect(calls == ["b willMove a", "b didMove a", "a didAdd b"])
    calls = []
    b.removeFromSuperview()
    #expect(calls == ["b willMove nil", "a willRemove b", "b didMove nil"])
    calls = []
    let c = Told("c") { calls.append($0) }
    a.addSubview(b)
    calls = []
    c.addSubview(b)
    #expect(calls == ["b willMove c", "a willRemove b", "b didMove c", "c didAdd b"])
  }

  @Test func order_ofSubviews_followsTheCalls() {
    let root = View()
    let views = (0..<4).map { index in
      let view = View()
      view.tag = index + 1
      return view
    }
    func order() -> [Int] { root.subviews.map(\.tag) }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    #expect(order() == [2, 1])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(order() == [2, 3, 1])
    root.insertSubview(views[3], belowSubview: views[0])
    #expect(order() == [2, 3, 4, 1])
    root.bringSubviewToFront(views[2])
    #expect(order() == [2, 4, 1, 3])
    root.sendSubviewToBack(views[0])
    #expect(order() == [1, 2, 4, 3])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [3, 2, 4, 1])
    root.insertSubview(views[0], aboveSubview: views[2])
    #expect(order() == [3, 1, 2, 4])
    #expect(root.viewWithTag(4) === views[3])
    #expect(root.viewWithTag(9) == nil)
  }

  /// Adding a view once more brings it to the front and leaves its constraints alone.
  @Test func subview_addedAgain_keepsItsConstraints() {
    let (root, view) = (View(), View())
    root.addSubview(view)
    root.addSubview(View())
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    root.addSubview(view)
    #expect(width.isActive)
    #expect(root.subviews.last === view)
  }

  @Test func frame_setInLayoutSubviews_followsEachDevice() throws {
    let badge = CornerView()
    for device: Device in [.iPhone4, .iPhone15, .iPhone4] {
      let layout = try badge.layout(on: device)
      #expect(layout["CornerView/View"]?.frame == rect(device.width - 20, 0, 20, 20))
    }
    let engine = try badge.currentEngine()
    _ = try badge.layout(on: .iPhone5.landscape)
    #expect(try badge.currentEngine() === engine)
    #expect(badge.badge.frame.minX == 548)
  }

  @Test func constant_setInLayoutSubviews_isSolvedAgain() throws {
    let card = HalfCard()
    #expect(try card.layout(on: .iPhone4)["HalfCard/View"]?.frame == rect(0, 0, 160, 10))
    #expect(try card.layout(on: .iPhone5.landscape)["HalfCard/View"]?.frame == rect(0, 0, 284, 10))
  }

  @Test func layoutIfNeeded_givesFramesAtOnce() throws {
    let card = Card()
    card.layoutIfNeeded()
    #expect(card.title.frame == .zero)
    card.frame = rect(0, 0, 200, 400)
    card.layoutIfNeeded()
    #expect(card.title.frame == rect(16, 20, 168, 44))
    _ = try card.layout(on: .iPhone4)
    card.titleHeight.constant = 60
    View.animate(withDuration: 1) { card.title.layoutIfNeeded() }
    #expect(card.title.frame == rect(16, 20, 288, 60))
  }

  @Test func layoutIfNeeded_inLayoutSubviews_givesFramesAtOnce() throws {
    let view = ImpatientView()
    let layout = try view.layout(on: .iPhone4)
    #expect(view.seen.last == rect(0, 0, 160, 10))
    #expect(layout["ImpatientView/View"]?.frame == rect(0, 0, 160, 10))
  }

  @Test func setNeedsLayout_withoutEnd_isDrawnAndNamesTheView() throws {
    final class Needy: View {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        setNeedsLayout()
      }
    }
    let needy = Needy()
    let layout = try needy.layout(on: .iPhone4)
    #expect(layout.restless.map(\.path) == ["Needy"])
    #expect(layout.restless.first?.restlessness.words == ["Needy", "setNeedsLayout() of Needy"])
    #expect(needy.passes == 100)
    #expect(layout["Needy"]?.frame == rect(0, 0, 320, 480))
  }

  @Test func setNeedsLayout_ofAViewAround_namesWhoCallsIt() throws {
    final class Asking: View {
      override func layoutSubviews() { superview?.setNeedsLayout() }
    }
    let (controller, asking) = (ViewController(), Asking())
    asking.accessibilityIdentifier = "field"
    controller.view.addSubview(asking)
    let layout = try controller.view.layout(on: .iPhone4)
    #expect(layout.restless.map(\.path) == ["View/field"])
    #expect(layout.restless.first?.restlessness.words == ["Asking", "setNeedsLayout() of View"])
  }

  /// Who asks is not who is asked.
  @Test func setNeedsLayout_ofASibling_namesWhoCallsIt() throws {
    final class Asking: View {
      var other: View?
      override func layoutSubviews() { other?.setNeedsLayout() }
    }
    let (root, first, second) = (View(), View(), Asking())
    (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("A", "B")
    root.addSubview(first)
    root.addSubview(second)
    second.other = first
    let restless = try root.layout(on: .iPhone4).restless
    #expect(restless.map(\.path) == ["View/B"])
    #expect(restless.first?.restlessness.words == ["Asking", "setNeedsLayout() of A"])
    // The same from within another one's layout, whether or not the one that is asked comes later.
    for names in [["A", "B"], ["B", "A"]] {
      let root = View()
      for name in names { root.addSubview(name == "A" ? first : second) }
      let found = try root.layout(on: .iPhone4).restless
      #expect(found.map(\.path) == (names == ["A", "B"] ? ["View/B"] : []))
    }
  }

  @Test func setNeedsLayout_belowTheRoot_namesWhoCallsIt() throws {
    final class Asking: View {
      override func layoutSubviews() { superview?.setNeedsLayout() }
    }
    let (window, controller) = (UIWindow(), ViewController())
    controller.view.addSubview(Asking())
    window.rootViewController = controller
    let restless = try controller.view.layout(on: .iPhone4).restless
    #expect(restless.map(\.restlessness.words) == [["Asking", "setNeedsLayout() of View"]])
  }

  /// What a layout sets to another number each time is named without the number.
  @Test func constant_changedWithoutEnd_isTheSameSentenceOnEachDevice() throws {
    final class Growing: View {
      lazy var height = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
      override func layoutSubviews() { height.constant += 1 }
    }
    let growing = Growing()
    growing.height.isActive = true
    let first = try growing.layout(on: .iPhone4).restless.map(\.restlessness.words)
    let second = try growing.layout(on: .iPhone5).restless.map(\.restlessness.words)
    #expect(first == second && first.first?.count == 2)
  }

  @Test func restlessController_isNamed_andAppears() throws {
    final class Restless: ViewController {
      var calls: [String] = []
      override func viewDidLayoutSubviews() { view.setNeedsLayout() }
      override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    }
    let controller = Restless()
    let layout = try controller.view.layout(on: .iPhone4)
    #expect(layout.restless.first?.restlessness.words.first == "View, the view of Restless,")
    _ = try controller.view.layout(on: .iPhone5)
    #expect(controller.calls == ["viewDidAppear"])
  }

  @Test func constant_changedWithoutEnd_isNamed_andWhatIsDrawnFits() throws {
    final class Growing: View {
      lazy var height = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
      override func layoutSubviews() { height.constant += 1 }
    }
    let (root, growing) = (View(), Growing())
    root.addSubview(growing)
    growing.translatesAutoresizingMaskIntoConstraints = false
    growing.height.isActive = true
    let layout = try root.layout(on: .iPhone4)
    let words = try #require(layout.restless.first).restlessness.words
    #expect(words.first == "Growing" && words.count == 2)
    #expect(
      words.dropFirst().allSatisfy {
        $0.hasPrefix("the constant or the priority of Growing.height >= ")
      })
    // 100 passes, and what the last one has set is where it belongs.
    #expect(growing.height.constant == 100)
    #expect(layout["View/Growing"]?.frame.height == 100 && growing.frame.height == 100)
  }

  @Test func restlessness_isInTheJSON() throws {
    final class Needy: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let layout = try Needy().layout(on: .iPhone4)
    #expect(layout.json.contains(#""restless": ["Needy", "setNeedsLayout() of Needy"]"#))
    #expect(
      try Layout(json: layout.json).restless.map(\.restlessness.words)
        == layout.restless.map(\.restlessness.words))
  }

  @Test func insets_thatChange_areTold() throws {
    var calls: [String] = []
    let view = Told("view") { calls.append($0) }
    _ = try view.layout(on: .iPhone15)
    #expect(calls.contains("view safeAreaInsetsDidChange"))
    calls = []
    _ = try view.layout(on: .iPhone15)
    #expect(!calls.contains("view safeAreaInsetsDidChange"))
    view.layoutMargins.left = 50
    _ = try view.layout(on: .iPhone15)
    #expect(calls.contains("view layoutMarginsDidChange"))
  }
}

private final class Told: View {
  private let name: String
  private let tell: (String) -> Void

  init(_ name: String, tell: @escaping (String) -> Void) {
    (self.name, self.tell) = (name, tell)
    super.init(frame: .zero)
  }

  override func updateConstraints() {
    super.updateConstraints()
    tell("\(name) updateConstraints")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    tell("\(name) layoutSubviews")
  }
  override func willMove(toSuperview view: View?) {
    tell("\(name) willMove \((view as? Told)?.name ?? "nil")")
  }
  override func didMoveToSuperview() { tell("\(name) didMove \((superview as? Told)?.name ?? "nil")") }
  override func didAddSubview(_ view: View) { tell("\(name) didAdd \((view as? Told)?.name ?? "")") }
  override func willRemoveSubview(_ view: View) { tell("\(name) willRemove \((view as? Told)?.name ?? "")") }
  override func safeAreaInsetsDidChange() { tell("\(name) safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { tell("\(name) layoutMarginsDidChange") }
}

private final class CornerView: View {
  let badge = View()

  init() {
    super.init(frame: .zero)
    badge.autoresizingMask = .flexibleLeftMargin
    addSubview(badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: 20)
  }
}

private class HalfCard: View {
  let half = View()
  lazy var width = half.widthAnchor.constraint(equalToConstant: 0)

  init() {
    super.init(frame: .zero)
    half.translatesAutoresizingMaskIntoConstraints = false
    addSubview(half)
    LayoutConstraint.activate([
      width, half.heightAnchor.constraint(equalToConstant: 10),
      half.leftAnchor.constraint(equalTo: leftAnchor),
      half.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    width.constant = bounds.width / 2
  }
}

private final class ImpatientView: HalfCard {
  var seen: [CGRect] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutIfNeeded()
    seen.append(half.frame)
  }
}
