import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct ScrollViewTests {
  let root = View()
  let scroll = ScrollView()
  let text = View()

  init() {
    for (view, name, superview) in [(scroll, "scroll", root), (text, "text", scroll)] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
    ])
  }

  private func frame(_ path: String, _ device: Device = .iPhone4) throws -> CGRect? {
    try root.layout(on: device)["View/scroll" + path]?.frame
  }

  @Test func guides_separateContentFromFrame() throws {
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      text.heightAnchor.constraint(equalToConstant: 900),
    ])
    #expect(try frame("") == rect(10, 100, 300, 380))
    #expect(try frame("/text") == rect(0, 8, 300, 900))
    #expect(try frame("/contentLayoutGuide") == rect(0, 0, 300, 916))
    #expect(try frame("/frameLayoutGuide") == rect(0, 0, 300, 380))
    #expect(scroll.contentSize == CGSize(width: 300, height: 916))
    #expect(try frame("/text", .iPhone5) == rect(0, 8, 300, 900))
    #expect(try frame("/text", .iPhone5.landscape) == rect(0, 8, 548, 900))
  }

  /// From what lies in a scroll view, edges mean the content, and width, height and centres the frame.
  @Test func edges_withoutGuides_meanTheContent() throws {
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: scroll.topAnchor),
      text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      text.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      scroll.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 20),
      text.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      text.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ])
    #expect(try frame("/text") == rect(0, 0, 300, 760))
    #expect(scroll.contentSize == CGSize(width: 320, height: 760))
  }

  @Test func margins_areThoseOfTheContent() throws {
    LayoutConstraint.activate([
      LayoutConstraint(
        item: text, attribute: .top, relatedBy: .equal, toItem: scroll, attribute: .topMargin, multiplier: 1,
        constant: 0),
      LayoutConstraint(
        item: text, attribute: .bottom, relatedBy: .equal, toItem: scroll, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
      text.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      text.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      text.heightAnchor.constraint(equalToConstant: 500),
    ])
    // The centre of the frame lies at 150 of 300.
    #expect(try frame("/text") == rect(0, 8, 300, 500))
    #expect(scroll.contentSize.height == 516)
  }

  @Test func siblings_ofAScrollView_meanItsFrame() throws {
    let below = View()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    LayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      below.heightAnchor.constraint(equalToConstant: 1),
    ])
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame.minY == 105)
  }

  @Test func offset_movesTheContentOnTheScreenOnly() throws {
    let header = View()
    header.accessibilityIdentifier = "header"
    header.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(header)
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: scroll.topAnchor),
      text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      text.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      text.heightAnchor.constraint(equalToConstant: 900),
      text.widthAnchor.constraint(equalToConstant: 100),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.heightAnchor.constraint(equalToConstant: 40),
    ])
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    let layout = try root.layout(on: .iPhone4)
    #expect(layout["View/scroll/text"]?.frame == rect(0, 0, 100, 900))
    #expect(layout["View/scroll/text"]?.frameInRoot == rect(10, -150, 100, 900))
    // What holds to the frame stays where the frame is.
    #expect(layout["View/scroll/header"]?.frame.minY == 250)
    #expect(layout["View/scroll/header"]?.frameInRoot.minY == 100)
    #expect(scroll.bounds == rect(0, 250, 300, 380))
    #expect(text.convert(CGPoint(x: 1, y: 300), to: root) == CGPoint(x: 11, y: 150))
    #expect(try Layout(json: layout.json) == layout)
    #expect(layout.json.contains(#""offset": [0, 250]"#))
  }

  /// A scroll view that fills a controller's view begins below the bars, and its frame below nothing.
  @Test func content_beginsBelowTheSafeArea() throws {
    let full = ScrollView()
    let page = View()
    let screen = View()
    page.accessibilityIdentifier = "page"
    full.frame = screen.bounds
    full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.addSubview(full)
    full.addSubview(page)
    page.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(
      LayoutConstraint.constraints(withVisualFormat: "V:|[page(2000)]|", views: ["page": page])
        + LayoutConstraint.constraints(withVisualFormat: "H:|[page(100)]|", views: ["page": page]))
    func top() throws -> CGFloat? {
      try screen.layout(on: .iPhone15)["View/ScrollView/page"]?.frameInRoot.minY
    }
    #expect(try top() == 59)
    #expect(full.adjustedContentInset == EdgeInsets(top: 59, bottom: 34))
    full.contentInset.top = 10
    #expect(try top() == 69)
    full.contentInsetAdjustmentBehavior = .never
    #expect(try top() == 10)
    full.contentInsetAdjustmentBehavior = .always
    #expect(full.contentOffset == CGPoint(x: 0, y: -10))
    #expect(try top() == 69)
    full.contentOffset.y = 0
    #expect(try top() == 0)
  }

  @Test func cells_areFilledByTheirContentWithItsMargins() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: "cell")
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let guide = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let row = Device(name: "row", width: 375, height: 52, scale: 2)
    let layout = try cell.layout(on: row)
    #expect(layout["TableViewCell/contentView"]?.frame == rect(0, 0, 375, 52))
    #expect(layout["TableViewCell/contentView/View"]?.frame == rect(16, 11, 343, 30))
    let wide = Device(name: "wide", width: 390, height: 52, scale: 3)
    #expect(try cell.layout(on: wide)["TableViewCell/contentView/View"]?.frame == rect(20, 11, 350, 30))
    #expect(cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height == 52)
    #expect(cell.reuseIdentifier == "cell")
    let item = CollectionViewCell(frame: rect(0, 0, 50, 50))
    #expect(item.contentView.superview === item)
    #expect(item.contentView.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// A guide that was given up is another one when it is asked for again, and nothing goes on to rely on it.
  @Test func contentGuide_givenUp_isMadeAnew() throws {
    let (root, scroll, box) = (View(), ScrollView(frame: rect(0, 0, 100, 100)), View())
    root.addSubview(scroll)
    scroll.addSubview(box)
    let guide = scroll.contentLayoutGuide
    _ = scroll.frameLayoutGuide
    _ = try root.layout(on: .iPhone4)
    for guide in [scroll.contentLayoutGuide, scroll.frameLayoutGuide] { scroll.removeLayoutGuide(guide) }
    _ = try root.layout(on: .iPhone4)
    #expect(scroll.contentLayoutGuide !== guide)
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scroll.topAnchor),
      box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 300),
    ])
    _ = try root.layout(on: .iPhone4)
    #expect(scroll.contentSize.height == 300)
  }
}
