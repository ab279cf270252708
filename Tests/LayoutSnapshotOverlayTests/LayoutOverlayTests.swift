import Foundation
import LayoutSnapshotGraphics
import TestTools
import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotOverlay

/// Views on a screen of 320x480 at 1x, so that points are pixels.
@Suite struct LayoutSnapshotOverlayTests {
  private let root = View()
  private let device = Device(name: "small", width: 320, height: 480, scale: 1)

  /// A named view in the root.
  private func add(_ name: String) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// A named view at a place and of a size.
  private func add(_ name: String, _ frame: CGRect) -> View {
    let view = View(frame: frame)
    view.accessibilityIdentifier = name
    root.addSubview(view)
    return view
  }

  private func overlay(_ device: Device? = nil) throws -> ReviewOverlay {
    ReviewOverlay(try root.layout(on: device ?? self.device))
  }

  /// The marks in short: a letter for the figure, its ends, and what is special.
  private func words(_ overlay: ReviewOverlay) -> [String] {
    overlay.marks.map { mark in
      var text: String
      switch mark.figure {
      case .bar(let from, let to): text = "bar \(from.x),\(from.y) \(to.x),\(to.y)"
      case .line(let from, let to): text = "line \(from.x),\(from.y) \(to.x),\(to.y)"
      }
      if mark.hasBadge { text += " \(mark.relation)" }
      if !mark.isRequired { text += " optional" }
      if mark.state != .satisfied { text += " \(mark.state)" }
      return text
    }
  }

  @Test func sizes_areBarsBesideTheItem() throws {
    let view = add("view", rect(10, 20, 100, 50))
    let other = add("other", rect(10, 200, 100, 50))
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: other.heightAnchor),
    ])
    #expect(
      try words(overlay()) == [
        "line 0,0 100,0", "line 0,0 0,50", "bar 0,55 100,55", "bar 105,0 105,50 equal",
        "bar 115,200 115,250 equal",
      ])
  }

  @Test func parts_ofControls_haveNoFrame_alsoIfTheLayoutWasRead() throws {
    let button = Button(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.accessibilityIdentifier = "signIn"
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    LayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    let layout = try root.layout(on: device)
    #expect(layout.nodes.contains { $0.className == "ButtonLabel" })
    for layout in [layout, try Layout(json: layout.json)] {
      let labels = ReviewOverlay(layout).frames.map { "\($0.label)".prefix { $0 != " " } }
      #expect(labels == ["signIn"])
    }
  }

  @Test func ratio_ofAnItem_isDrawnOnce() throws {
    let view = add("view")
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
    ])
    #expect(try words(overlay()).suffix(2) == ["bar 0,35 60,35", "bar 0,45 60,45 equal"])
  }

  @Test func distances_lieWhereTheItemsFaceEachOther() throws {
    let left = add("left", rect(10, 20, 50, 40))
    let right = add("right")
    let gap = right.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 20)
    let end = root.trailingAnchor.constraint(equalTo: right.trailingAnchor, constant: 30)
    let width = right.widthAnchor.constraint(equalToConstant: 80)
    width.priority = .defaultLow
    LayoutConstraint.activate([
      gap, end, width, right.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      right.heightAnchor.constraint(equalToConstant: 60),
    ])
    // The left one is 20..<60 high, the right one 30..<90: they share 30..<60.
    #expect(
      Set(try words(overlay())) == [
        "bar 60,45 210,45 greaterOrEqual", "bar 290,60 320,60", "bar 210,95 290,95 optional",
        "bar 250,0 250,30", "bar 295,30 295,90",
      ])
    // From right to left there is no room for the gap, so it contradicts the distance to the end.
    #expect(
      Set(try words(overlay(device.rightToLeft))).isSuperset(of: [
        "bar 0,60 30,60 broken", "bar 30,95 110,95 optional",
      ]))
  }

  @Test func margins_areTinted_andConstraintsReachToThem() throws {
    let view = add("view")
    LayoutConstraint.activate([
      LayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
        multiplier: 1, constant: 4),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    let overlay = try overlay(
      Device(
        name: "notch", width: 320, height: 480, scale: 1, safeAreaInsets: EdgeInsets(top: 50, bottom: 20)))
    #expect(words(overlay).contains("bar 16,70 20,70"))
    #expect(words(overlay).contains("line 20,50 320,50"))
    #expect(
      overlay.unsafeAreas == [
        PixelEdges(left: 0, top: 0, right: 320, bottom: 50),
        PixelEdges(left: 0, top: 460, right: 320, bottom: 480),
      ])
    #expect(
      overlay.margins.suffix(2) == [
        PixelEdges(left: 0, top: 50, right: 16, bottom: 460),
        PixelEdges(left: 304, top: 50, right: 320, bottom: 460),
      ])
    #expect(overlay.guides.isEmpty)
  }

  @Test func wishesThatAreNotMet_areOrange() throws {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "view"
    root.addSubview(view)
    let wish = view.widthAnchor.constraint(equalToConstant: 150)
    wish.priority = .defaultHigh
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), wish,
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    #expect(
      try words(overlay()).filter { $0.hasSuffix("misplaced") } == ["bar 0,25 100,25 optional misplaced"])
    #expect(try overlay().frames.map(\.state) == [.satisfied])
  }

  @Test func trouble_isRed() throws {
    let view = add("view")
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 120),
    ])
    // Both constraints contradict each other, whichever of them is dropped.
    #expect(try words(overlay()).filter { $0.hasSuffix("broken") }.count == 2)
    #expect(try overlay().frames.map(\.state) == [.satisfied])
    let lost = add("lost")
    lost.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let ambiguous = try overlay()
    #expect(ambiguous.frames.map(\.state) == [.satisfied, .broken])
    #expect(words(ambiguous).contains { $0.hasPrefix("bar 0,5 30,5") && $0.hasSuffix("broken") })
  }

  /// A view that was put elsewhere than its constraints do, and these, are orange; one that merely came with a frame
  /// is not.
  @Test func misplacedViews_andTheirConstraints_areOrange() throws {
    let (view, other) = (add("view", rect(10, 20, 100, 50)), add("other", rect(10, 200, 100, 50)))
    for item in [view, other] {
      item.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        item.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        item.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        item.widthAnchor.constraint(equalToConstant: 60), item.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    #expect(try overlay().frames.map(\.state) == [.satisfied, .satisfied])
    view.frame = rect(10, 20, 60, 70)
    #expect(try overlay().frames.map(\.state) == [.misplaced, .satisfied])
    #expect(try words(overlay()).filter { $0.hasSuffix("misplaced") }.count == 4)
    #expect(try overlay().givenFrames == [PixelEdges(left: 10, top: 20, right: 70, bottom: 90)])
    view.frame = rect(30, 40, 60, 70)
    #expect(try overlay().frames.map(\.state) == [.satisfied, .satisfied])
  }

  @Test func frames_sayNameAndSize_andHiddenViewsAreLeftOut() throws {
    let view = add("view", rect(10, 20, 100, 50.5))
    let gone = add("gone", rect(10, 20, 10, 10))
    let inner = View(frame: rect(0, 0, 5, 5))
    gone.addSubview(inner)
    gone.isHidden = true
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    let overlay = try overlay(Device(name: "fine", width: 320, height: 480, scale: 2))
    #expect(overlay.frames.map(\.label.description) == ["view 100x50.5"])
    #expect(overlay.guides == [PixelEdges(left: 30, top: 40, right: 50, bottom: 141)])
  }

  @Test func stack_constraintsAreNotShown() throws {
    let stack = StackView(arrangedSubviews: [View(), View()])
    stack.frame = rect(0, 0, 100, 100)
    root.addSubview(stack)
    #expect(try overlay().marks.isEmpty)
    #expect(try overlay().frames.count == 3)
  }

  @Test func layoutFromAFile_isDrawnAlike() throws {
    let view = add("view")
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    let layout = try root.layout(on: .iPhone15)
    let read = ReviewOverlay(try Layout(json: layout.json))
    #expect(read == ReviewOverlay(layout))
    #expect(!read.marks.isEmpty && read.frames.map(\.state) == [.broken])
  }
}
