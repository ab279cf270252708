import Foundation
import LayoutSnapshotViews
import Testing

/// Stacks as they were measured on UIKit.
@Suite struct MeasuredStackTests {
  private let root = View()
  private let device = Device(name: "test", width: 440, height: 300, scale: 2)

  private func stack(_ views: [View], _ configure: (StackView) -> Void = { _ in }) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    configure(stack)
    return stack
  }

  /// Puts a stack at a place, in a size or in its own.
  private func place(
    _ stack: StackView, _ x: CGFloat, _ y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil
  ) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    return label
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> View {
    let view = View()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test func proportions_goByTheFittingSizeOfNestedStacks() throws {
    let (first, second) = (stack([box(50, 20)]), stack([box(150, 20)]))
    let outer = stack([first, second]) { $0.distribution = .fillProportionally }
    for inner in [first, second] { inner.alignment = .top }
    first.arrangedSubviews[0].constraints[0].priority = .defaultLow
    second.arrangedSubviews[0].constraints[0].priority = .defaultLow
    place(outer, 0, 0, width: 400, height: 50)
    _ = try root.layout(on: device)
    #expect(first.frame.width == 100 && second.frame.width == 300)
    second.arrangedSubviews[0].constraints[0].constant = 50
    _ = try root.layout(on: device)
    #expect(first.frame.width == 200 && second.frame.width == 200)
    first.isLayoutMarginsRelativeArrangement = true
    first.layoutMargins = EdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    _ = try root.layout(on: device)
    #expect(first.frame.width == 300 && second.frame.width == 100)
  }

  @Test func firstBaseline_ofButtonsAlone_keepsTheHeight() throws {
    let buttons = ["One", "Two"].map { title in
      let button = Button(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let row = stack(buttons) { $0.alignment = .firstBaseline }
    place(row, 10, 10)
    _ = try root.layout(on: device)
    #expect(row.frame.height == 30)
    #expect(buttons.map(\.frame.minY) == [0, 0])
  }

  @Test func hiddenView_keepsItsPlace_withoutAnExtent() throws {
    let (first, hidden, last) = (View(), View(), View())
    let row = stack([first, hidden, last]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    hidden.isHidden = true
    place(row, 10, 10, width: 420, height: 100)
    let follower = View()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: hidden.rightAnchor).isActive = true
    let layout = try root.layout(on: device)
    #expect(hidden.frame == CGRect(x: 215, y: 0, width: 0, height: 100))
    #expect(follower.frame.minX == 225 && first.frame.width == 205)
    last.isHidden = true
    _ = try root.layout(on: device)
    #expect(hidden.frame.minX == 420 && last.frame.minX == 420)
    first.isHidden = true
    _ = try root.layout(on: device)
    #expect(hidden.frame.minX == 0)
    #expect(layout.conflicts.isEmpty)
  }

  /// A required extent of a hidden view is nobody's matter.
  @Test func hiddenView_ofARequiredSize_isNoConflict() throws {
    let row = stack([box(44, 44), box(44, 60)])
    row.arrangedSubviews[1].isHidden = true
    place(row, 0, 0)
    let layout = try root.layout(on: device)
    #expect(layout.conflicts.isEmpty && layout.nodes.allSatisfy { !$0.isAmbiguous })
    #expect(row.frame.size == CGSize(width: 44, height: 44))
  }

  @Test func viewWithoutContent_isZeroAcrossAStackThatDoesNotFill() throws {
    let spacer = View()
    let row = stack([box(36, 30), spacer, box(20, 20)]) { $0.alignment = .center }
    place(row, 36, 100, width: 300, height: 30)
    let layout = try root.layout(on: device)
    #expect(spacer.frame == CGRect(x: 36, y: 15, width: 244, height: 0))
    #expect(layout.nodes.allSatisfy { !$0.isAmbiguous })
  }

  @Test func labelsOfEqualHugging_theFirstIsStretched() throws {
    let labels = ["Title", "Val", "Value"].map(label)
    let row = stack(labels) { $0.spacing = 8 }
    place(row, 0, 0, width: 300)
    let layout = try root.layout(on: device)
    #expect(labels[1].frame.width == labels[1].intrinsicContentSize.width)
    #expect(labels[2].frame.width == labels[2].intrinsicContentSize.width)
    #expect(labels[0].frame.width == 284 - labels[1].frame.width - labels[2].frame.width)
    #expect(layout.nodes.contains { $0.isAmbiguous })
  }

  @Test func switchAndProgressView_keepTheirOwnSize() throws {
    let (small, large, bar) = (Switch(), Switch(), ProgressView())
    small.frame = CGRect(x: 20, y: 20, width: 0, height: 0)
    large.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
    bar.frame = CGRect(x: 20, y: 120, width: 280, height: 10)
    for view in [small, large, bar] as [View] { root.addSubview(view) }
    let layout = try root.layout(on: device)
    #expect(small.frame == CGRect(x: 20, y: 20, width: 51, height: 31))
    #expect(large.frame == CGRect(x: 20, y: 60, width: 51, height: 31))
    #expect(bar.frame == CGRect(x: 20, y: 120, width: 280, height: 4))
    bar.frame.size.height = 0
    #expect(bar.frame.height == 4)
    #expect(try root.layout(on: device).conflicts.isEmpty && layout.conflicts.isEmpty)
  }
}
