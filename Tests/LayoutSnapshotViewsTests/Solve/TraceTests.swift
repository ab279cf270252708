import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What a layout that fails, a probe and a fitting size leave behind: nothing.
@Suite struct TraceTests {
  let root = View()
  let message = Label()
  let scroll = ScrollView()
  let list = View()
  let row = StackView(arrangedSubviews: [View(), View(), View()])
  let top: LayoutConstraint

  init() {
    top = message.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    message.text = "A text that is long enough to be broken on every phone that there is, some day"
    message.numberOfLines = 0
    row.distribution = .equalSpacing
    scroll.alwaysBounceVertical = true
    for (view, superview) in [(message, root), (scroll, root), (row, root), (list, scroll)] as [(View, View)]
    {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    LayoutConstraint.activate(
      [
        top, message.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        message.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        row.topAnchor.constraint(equalTo: message.bottomAnchor),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 20),
        list.heightAnchor.constraint(equalToConstant: 2000),
        list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ] + tie(scroll, to: root) + tie(list, to: scroll))
    for view in row.arrangedSubviews { view.widthAnchor.constraint(equalToConstant: 30).isActive = true }
  }

  private func tie(_ view: View, to other: View) -> [LayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.leftAnchor.constraint(equalTo: other.leftAnchor),
      view.rightAnchor.constraint(equalTo: other.rightAnchor),
    ]
  }

  /// All that a layout tells the views.
  private var state: [String] {
    let items = [root, message, scroll, list, row] + row.arrangedSubviews
    let sizes = [message.intrinsicContentSize, scroll.contentSize]
    return items.map { "\($0.frame)" } + sizes.map { "\($0)" } + [
      "\(scroll.contentOffset)", "\(scroll.adjustedContentInset)", "\(root.safeAreaInsets)",
      "\(root.safeAreaLayoutGuide.layoutFrame)", "\(root.layoutMargins)",
    ]
  }

  @Test func layout_thatThrows_leavesEverythingWhereItWas() throws {
    _ = try root.layout(on: .iPhone15)
    let before = state
    top.constant = 1e9
    // The margins alone follow the device, which the tree has been told of.
    #expect(throws: LayoutError.self) { try root.layout(on: .iPhone15.landscape) }
    #expect(state.dropLast() == before.dropLast())
    top.constant = 0
    #expect(try root.layout(on: .iPhone15) == TraceTests().root.layout(on: .iPhone15))
    #expect(state == before)
  }

  /// A number that is refused must not swallow what else was changed with it.
  @Test func layout_afterARefusedChange_makesTheOthers() throws {
    _ = try root.layout(on: .iPhone15)
    let height = try #require(row.constraints.first { $0.firstAttribute == .height })
    (top.constant, height.constant) = (.nan, 30)
    #expect(throws: LayoutError.self) { try root.layout(on: .iPhone15) }
    top.constant = 0
    #expect(try root.layout(on: .iPhone15)["View/StackView"]?.frame.height == 30)
  }

  @Test func probe_leavesNoTrace() throws {
    let first = try root.layout(on: .iPhone15)
    let (before, engine) = (state, try root.currentEngine())
    for device in [Device.iPhone15, .iPhone15.landscape] {
      let probe = try LayoutProbe(root: root, device: device)
      let frames = try LayoutProbe(root: root, device: device, basis: .frames)
      #expect(probe.conflictCount + frames.conflictCount == 0)
      #expect(abs(frames.frame(of: message).minY - message.frame.minY) < 0.01)
    }
    #expect(state == before)
    // The engine of the layout knows its constraints as before, and what they are between.
    #expect(!engine.hasChanges)
    top.constant = 10
    #expect(try root.currentEngine() === engine)
    top.constant = 0
    #expect(try root.layout(on: .iPhone15) == first)
    #expect(try root.currentEngine() === engine)
  }

  @Test func fittingSize_leavesNoTrace() throws {
    let first = try root.layout(on: .iPhone15)
    let (before, engine) = (state, try root.currentEngine())
    _ = try root.fittingSize(near: CGSize(width: 200, height: 0), horizontal: .required)
    _ = try row.fittingSize()
    #expect(state == before)
    top.constant = 10
    #expect(try root.currentEngine() === engine)
    top.constant = 0
    #expect(try root.layout(on: .iPhone15) == first)
  }

  /// The gaps of a stack are items of every engine that was made of it.
  @Test func probe_leavesTheNamesInConflicts() throws {
    let views = row.arrangedSubviews
    views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 5).isActive = true
    let first = try root.layout(on: .iPhone15)
    #expect(first.conflicts.contains { $0.constraints.contains { $0.contains("stack-equal-spacing") } })
    _ = try LayoutProbe(root: root, device: .iPhone15)
    let second = try root.layout(on: .iPhone15)
    #expect(second == first)
    #expect(!second.conflicts.contains { $0.constraints.contains { $0.contains("(gone)") } })
  }

  /// A view whose content is made of another's text.
  private final class Bubble: View {
    let text = Label()
    override var intrinsicContentSize: CGSize {
      CGSize(width: View.noIntrinsicMetric, height: text.intrinsicContentSize.height)
    }
  }

  /// What a view asks a text for while it is asked itself is not what the layout before has made of that text.
  @Test func content_madeOfAText_doesNotDependOnLayoutsBefore() throws {
    func tree() -> View {
      let (root, bubble) = (View(), Bubble())
      bubble.text.text = message.text
      bubble.text.numberOfLines = 0
      bubble.text.adjustsFontForContentSizeCategory = true
      for (view, superview) in [(bubble, root), (bubble.text, bubble)] as [(View, View)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        view.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
      }
      bubble.widthAnchor.constraint(equalToConstant: 200).isActive = true
      bubble.text.widthAnchor.constraint(equalTo: bubble.widthAnchor).isActive = true
      return root
    }
    let used = tree()
    let devices = [Device.iPhone4, .iPhone15, .iPhone8Plus, .iPhone4]
    #expect(try devices.map { try used.layout(on: $0) } == devices.map { try tree().layout(on: $0) })
  }
}
