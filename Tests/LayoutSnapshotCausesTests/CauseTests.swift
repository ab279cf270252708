import Foundation
import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotCauses

/// A view with a size of its own.
private final class Badge: View {
  var content = CGSize(width: 60, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { content }
}

/// A title, a row of two badges below it, a text that fills the rest, and a stack at the bottom.
private final class Form: View {
  let title = Badge(), yes = Badge(), no = Badge(), text = View()
  let stack = StackView(arrangedSubviews: [Badge(), Badge(), Badge()])
  var named: [String: LayoutConstraint] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "form"
    for (name, view) in [("title", title), ("yes", yes), ("no", no), ("text", text), ("stack", stack)]
      as [(String, View)]
    {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for (index, view) in stack.arrangedSubviews.enumerated() { view.accessibilityIdentifier = "item\(index)" }
    stack.axis = .vertical
    stack.spacing = 4
    let safeArea = safeAreaLayoutGuide
    keep("titleTop", title.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12))
    keep("titleLeading", title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16))
    keep("yesTop", yes.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8))
    keep("yesLeading", yes.leadingAnchor.constraint(equalTo: title.leadingAnchor))
    keep("noTop", no.topAnchor.constraint(equalTo: yes.topAnchor))
    keep("noLeading", no.leadingAnchor.constraint(equalTo: yes.trailingAnchor, constant: 10))
    keep("textTop", text.topAnchor.constraint(equalTo: yes.bottomAnchor, constant: 8))
    keep("textLeading", text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20))
    keep("textWidth", text.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5))
    keep("textBottom", text.bottomAnchor.constraint(equalTo: stack.topAnchor, constant: -8))
    keep("stackBottom", stack.bottomAnchor.constraint(equalTo: bottomAnchor))
    keep("stackLeading", stack.leadingAnchor.constraint(equalTo: leadingAnchor))
    keep("yesAtMost", yes.widthAnchor.constraint(lessThanOrEqualToConstant: 200))
    keep("wide", yes.widthAnchor.constraint(equalToConstant: 100), 200)
  }

  private func keep(_ name: String, _ constraint: LayoutConstraint, _ priority: Float = 1000) {
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
    named[name] = constraint
  }
}

@Suite struct CauseTests {
  private func causes(
    on device: Device = .iPhone4, then other: Device? = nil, _ edit: (Form) -> Void
  ) throws -> [String] {
    let form = Form()
    let old = try Layout(json: form.layout(on: device).json)
    edit(form)
    return CauseSearch.causes(from: old, to: try form.layout(on: other ?? device)).map(\.description)
  }

  @Test func constant_changed_movesWhatHangsOnIt() throws {
    #expect(
      try causes { $0.named["titleTop"]?.constant = 16 } == [
        "title.top == safeArea.top + 16, was + 12; 3 views followed"
      ])
    #expect(
      try causes { $0.named["textLeading"]?.constant = 0 } == ["text.leading == form.leading, was + 20"])
  }

  @Test func nothing_changed_hasNoCause() throws {
    #expect(try causes { _ in }.isEmpty)
  }

  @Test func multiplier_changed() throws {
    #expect(
      try causes { form in
        form.named["textWidth"]?.isActive = false
        form.text.widthAnchor.constraint(equalTo: form.widthAnchor, multiplier: 0.75).isActive = true
      } == ["text.width == 0.75 * form.width, was 0.5 *"])
  }

  @Test func priority_changed() throws {
    #expect(
      try causes { $0.named["wide"]?.priority = LayoutPriority(900) } == [
        "yes.width == 100 @900, was @200; 1 view followed"
      ])
  }

  @Test func relation_changed() throws {
    #expect(
      try causes { form in
        form.named["yesAtMost"]?.isActive = false
        form.yes.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
      } == ["yes.width <= 40, was 200; 1 view followed"])
    #expect(
      try causes { form in
        form.named["yesAtMost"]?.isActive = false
        form.yes.widthAnchor.constraint(equalToConstant: 200).isActive = true
      } == ["yes.width == 200, was yes.width <= 200; 1 view followed"])
  }

  @Test func constraint_ofAnotherItem() throws {
    #expect(
      try causes { form in
        form.named["noTop"]?.isActive = false
        form.no.topAnchor.constraint(equalTo: form.title.topAnchor).isActive = true
      } == ["no.top == title.top, was no.top == yes.top"])
  }

  @Test func constraint_thatMakesNoDifference_isNoCause() throws {
    #expect(
      try causes { form in
        form.named["yesAtMost"]?.constant = 300
        form.named["titleTop"]?.constant = 16
        form.title.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
      } == ["title.top == safeArea.top + 16, was + 12; 3 views followed"])
  }

  @Test func constraint_added_andRemoved() throws {
    #expect(
      try causes { $0.title.heightAnchor.constraint(equalToConstant: 44).isActive = true } == [
        "title.height == 44 was added; 3 views followed"
      ])
    #expect(
      try causes { $0.named["textBottom"]?.isActive = false } == [
        "text.bottom == stack.top - 8 was removed"
      ])
  }

  @Test func content_changed() throws {
    #expect(
      try causes { $0.yes.content.width = 80 } == [
        "yes.intrinsicContentSize width 80, was 60; 1 view followed"
      ])
    #expect(
      try causes { $0.title.content = CGSize(width: 70, height: 30) } == [
        "title.intrinsicContentSize width 70, was 60; height 30, was 20; 3 views followed"
      ])
  }

  @Test func contentPriority_changed() throws {
    #expect(
      try causes { $0.yes.setContentHuggingPriority(LayoutPriority(100), for: .horizontal) } == [
        "yes.contentHuggingPriority horizontal 100, was 250; 1 view followed"
      ])
  }

  @Test func view_added_andRemoved() throws {
    #expect(
      try causes { form in
        let line = Badge()
        line.accessibilityIdentifier = "line"
        line.translatesAutoresizingMaskIntoConstraints = false
        form.addSubview(line)
        form.named["yesTop"]?.isActive = false
        LayoutConstraint.activate([
          line.topAnchor.constraint(equalTo: form.title.bottomAnchor, constant: 8),
          line.leadingAnchor.constraint(equalTo: form.leadingAnchor),
          form.yes.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
        ])
      } == ["line was added; 3 views followed"])
    #expect(
      try causes { form in
        form.title.removeFromSuperview()
        form.yes.topAnchor.constraint(equalTo: form.topAnchor).isActive = true
        form.yes.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 16).isActive = true
      } == [
        "title was removed; 3 views followed"
      ])
  }

  @Test func view_hiddenInAStack() throws {
    #expect(
      try causes { $0.stack.arrangedSubviews[1].isHidden = true } == [
        "item1 is now hidden; 3 views followed"
      ])
  }

  @Test func stack_spacingAndAxis() throws {
    #expect(
      try causes { $0.stack.spacing = 10 } == ["stack: spacing 10, was 4; 3 views followed"])
    let axis = try causes { $0.stack.axis = .horizontal }
    #expect(axis.count == 1 && axis[0].hasPrefix("stack: axis horizontal, was vertical"), "\(axis)")
  }

  @Test func frame_given() throws {
    let root = View()
    let child = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    child.accessibilityIdentifier = "child"
    root.addSubview(child)
    let old = try root.layout(on: .iPhone4)
    child.frame = CGRect(x: 1, y: 5, width: 33, height: 40)
    #expect(
      CauseSearch.causes(from: old, to: try root.layout(on: .iPhone4)).map(\.description) == [
        "child.frame y 5, was 2; width 33, was 30"
      ])
  }

  @Test func margins_changed() throws {
    let root = View()
    root.accessibilityIdentifier = "root"
    let child = Badge()
    child.accessibilityIdentifier = "child"
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    child.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let old = try root.layout(on: .iPhone4)
    root.layoutMargins = EdgeInsets(top: 0, left: 24, bottom: 0, right: 16)
    #expect(
      CauseSearch.causes(from: old, to: try root.layout(on: .iPhone4)).map(\.description) == [
        "layoutMarginsGuide insets left 24, was 16; 1 view followed"
      ])
  }

  @Test func safeArea_ofTheDevice() throws {
    let taller = Device(
      name: "iPhone4", width: 320, height: 480, scale: 2, safeAreaInsets: EdgeInsets(top: 44))
    #expect(
      try causes(then: taller) { _ in } == ["safeArea insets top 44, was 20; 4 views followed"])
  }

  @Test func severalCauses_theLargestFirst() throws {
    #expect(
      try causes { form in
        form.named["titleTop"]?.constant = 16
        form.named["noLeading"]?.constant = 30
      } == [
        "title.top == safeArea.top + 16, was + 12; 3 views followed",
        "no.leading == yes.trailing + 30, was + 10",
      ])
  }

  @Test func rightToLeft_constantsOfLeadingEdges() throws {
    #expect(
      try causes(on: .iPhone4.rightToLeft) { $0.named["titleLeading"]?.constant = 32 } == [
        "title.leading == form.leading + 32, was + 16; 2 views followed"
      ])
  }

  @Test func change_belowAPixel_isSeenWhereItMovesSomething() throws {
    #expect(
      try causes { $0.named["titleTop"]?.constant = 12.25 } == [
        "title.top == safeArea.top + 12.25, was + 12; 3 views followed"
      ])
  }

  @Test func code_thatPlacesByHand_hasNoCause() throws {
    final class Host: View {
      var x: CGFloat = 0
      let child = View()
      override func layoutSubviews() { child.frame = CGRect(x: x, y: 0, width: 10, height: 10) }
    }
    let host = Host()
    host.addSubview(host.child)
    let old = try host.layout(on: .iPhone4)
    host.x = 5
    let causes = CauseSearch.causes(from: old, to: try host.layout(on: .iPhone4))
    #expect(causes.map(\.text) == ["View.frame x 5, was 0"])
  }

  @Test func reference_withoutConstraints_hasNoCause() throws {
    let old = try Layout(
      json: """
        {"device": {"height": 480, "name": "iPhone4", "scale": 2, "width": 320}, "nodes": [
        {"class": "Form", "frame": [0, 0, 320, 480], "path": "form"}], "version": 1}
        """)
    #expect(CauseSearch.causes(from: old, to: try Form().layout(on: .iPhone4)).isEmpty)
  }

  @Test func names_areAsShortAsTheyCanBe() {
    let names = ShortNames(["a", "a/title", "a/b/title", "a/b/ok", "a/safeAreaLayoutGuide"])
    #expect(names["a/title"] == "a/title")
    #expect(names["a/b/title"] == "b/title")
    #expect(names["a/b/ok"] == "ok")
    #expect(names["a/safeAreaLayoutGuide"] == "safeArea")
  }
}
