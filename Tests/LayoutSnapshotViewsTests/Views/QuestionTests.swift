import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What a tree answers about its last layout.
@Suite struct QuestionTests {
  @Test func constraintsAffectingLayout_areThoseThatDecide() throws {
    let card = Card()
    _ = try card.layout(on: .iPhone4)
    #expect(
      card.title.constraintsAffectingLayout(for: .horizontal).map(\.description) == [
        "title.leading == Card.leading + 16", "title.trailing == Card.trailing - 16",
      ])
    #expect(
      card.title.constraintsAffectingLayout(for: .vertical).map(\.description) == [
        "title.top == Card.top + 20", "title.height == 44",
      ])
    #expect(card.gap.constraintsAffectingLayout(for: .horizontal).count > 2)
    #expect(View().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func ambiguity_isToldAndExercised() throws {
    let root = View()
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    _ = try root.layout(on: .iPhone4)
    #expect(view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == before.offsetBy(dx: 20, dy: 0))
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame == before)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    _ = try root.layout(on: .iPhone4)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func misplacedViews_tellWhereTheyWerePut() throws {
    let card = Card()
    card.title.frame = rect(16, 20, 288, 44)
    card.left.frame = rect(1, 2, 3, 4)
    let layout = try card.layout(on: .iPhone4)
    #expect(layout["Card/title"]?.misplacedFrame == nil)
    #expect(layout["Card/View[0]"]?.misplacedFrame == rect(1, 2, 3, 4))
    #expect(layout.json.contains(#""misplaced": [1, 2, 3, 4]"#))
    #expect(try Layout(json: layout.json) == layout)
    #expect(try card.layout(on: .iPhone5.landscape)["Card/title"]?.misplacedFrame == rect(16, 20, 288, 44))
    // Set after the engine was built.
    card.right.frame = rect(0, 0, 9, 9)
    #expect(try card.layout(on: .iPhone4)["Card/View[1]"]?.misplacedFrame == rect(0, 0, 9, 9))
  }

  /// A frame that came with the view is no statement of where constraints should put it.
  @Test func framesOfInitialisers_areNotMisplaced() throws {
    let card = Card()
    let views: [View] = [
      View(frame: rect(1, 2, 3, 4)), Switch(), Slider(), SegmentedControl(items: ["A"]),
      ImageView(image: Image(color: .red, size: CGSize(width: 9, height: 9))), ProgressView(), DatePicker(),
    ]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
      view.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 40).isActive = true
      view.topAnchor.constraint(equalTo: card.topAnchor, constant: 40).isActive = true
    }
    #expect(try card.layout(on: .iPhone4).nodes.allSatisfy { $0.misplacedFrame == nil })
    views[0].sizeToFit()
    #expect(try card.layout(on: .iPhone4).nodes.allSatisfy { $0.misplacedFrame == nil })
    // Said once more, the same frame is a statement.
    views[0].frame = rect(1, 2, 3, 4)
    let layout = try card.layout(on: .iPhone4)
    #expect(layout.nodes.compactMap(\.misplacedFrame) == [rect(1, 2, 3, 4)])
    views[0].frame = .zero
    #expect(try card.layout(on: .iPhone4).nodes.allSatisfy { $0.misplacedFrame == nil })
  }

  /// Another engine, that of an inner view, gives items other numbers; questions to the whole tree go on.
  @Test func questions_afterAnInnerViewWasMeasured_areAnswered() throws {
    let (root, middle, leaf) = (View(), View(), View())
    for (view, parent) in [(middle, root), (leaf, middle)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let width = leaf.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([width, middle.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)])
    _ = try root.layout(on: .iPhone4)
    _ = middle.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(leaf.hasAmbiguousLayout)
    #expect(leaf.constraintsAffectingLayout(for: .horizontal) == [width])
    leaf.frame = rect(50, 60, 10, 20)
    #expect(try root.layout(on: .iPhone4)["View/View/View"]?.misplacedFrame == rect(50, 60, 10, 20))
  }

  @Test func descriptions_areUIKitsWithoutAddresses() throws {
    let card = Card()
    card.left.isHidden = true
    card.right.tag = 7
    card.right.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let layout = try card.layout(on: .iPhone4)
    #expect(
      card.recursiveDescription() == """
        <Card; frame = (0 0; 320 480)>
           | <UIView 'title'; frame = (16 20; 288 44)>
           | <UIView; frame = (0 72; 103.5 408); hidden = YES>
           | <UIView; frame = (113.5 72; 206.5 408); tag = 7; autoresize = W+TM>
        """)
    #expect(
      layout.recursiveDescription() == """
        <Card; frame = (0 0; 320 480)>
           | <LayoutGuide 'gap'; frame = (103.5 72; 10 408)>
           | <View 'title'; frame = (16 20; 288 44)>
           | <View; frame = (0 72; 103.5 408); hidden = YES>
           | <View; frame = (113.5 72; 206.5 408)>
        """)
    final class Telling: View {
      override var description: String { "<Telling \(tag)>" }
    }
    let (label, telling) = (Label(frame: CGRect(x: 0, y: 0, width: 61.0 / 3, height: 1e9)), Telling())
    label.addSubview(telling)
    #expect(
      label.recursiveDescription() == "<UILabel; frame = (0 0; 20.3333 1e+09)>\n   | <Telling 0>")
    #expect(card.titleHeight.debugDescription == "<LayoutConstraint title.height == 44 (active)>")
    card.titleHeight.isActive = false
    #expect(card.titleHeight.debugDescription == "<LayoutConstraint title.height == 44 (inactive)>")
  }

  @Test func points_areConverted() throws {
    let (root, outer, inner) = (View(), View(frame: rect(10, 20, 100, 100)), View(frame: rect(5, 6, 10, 10)))
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.convert(rect(15, 26, 10, 10), to: inner) == rect(0, 0, 10, 10))
    #expect(inner.convert(inner.bounds, to: nil) == rect(15, 26, 10, 10))
  }

  @Test func direction_ofAMeaning_isUIKits() {
    #expect(View.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(View.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(View.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    let image = ImageView(
      image: Image(size: CGSize(width: 10, height: 10), alignmentRectInsets: EdgeInsets(top: 1, left: 2)))
    #expect(image.alignmentRect(forFrame: rect(0, 0, 10, 10)) == rect(2, 1, 8, 9))
    #expect(image.frame(forAlignmentRect: rect(2, 1, 8, 9)) == rect(0, 0, 10, 10))
  }

  /// One engine for each direction of text is kept, so that a matrix of directions builds two and no more.
  @Test func directions_keepAnEngineEach() throws {
    let card = Card()
    _ = try card.layout(on: .iPhone4)
    let first = try card.currentEngine()
    _ = try card.layout(on: .iPhone4.rightToLeft)
    let second = try card.currentEngine()
    #expect(first !== second)
    for device in (DeviceMatrix.classic.directions.devices + DeviceMatrix.phones.directions.devices) {
      _ = try card.layout(on: device)
      #expect(try card.currentEngine() === (device.layoutDirection == .leftToRight ? first : second))
    }
    // Both know of a changed constant.
    card.titleHeight.constant = 50
    #expect(try card.layout(on: .iPhone4)["Card/title"]?.frame.height == 50)
    #expect(try card.layout(on: .iPhone4.rightToLeft)["Card/title"]?.frame.height == 50)
    #expect(try card.currentEngine() === second)
  }
}
