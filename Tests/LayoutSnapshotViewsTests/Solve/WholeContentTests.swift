import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

@Suite struct WholeContentTests {
  private let phone = Device(
    name: "phone", width: 320, height: 480, scale: 2, safeAreaInsets: EdgeInsets(top: 20, bottom: 34))
  private let bare = Device(name: "bare", width: 320, height: 480, scale: 2)
  private let sources = Sources()

  /// Tables do not keep their sources alive.
  private final class Sources {
    var all: [TextRows] = []
  }

  private func table(_ sections: [[String]]) -> UITableView {
    let rows = TextRows(sections)
    sources.all.append(rows)
    return UITableView.of(rows)
  }

  /// A scroll view with a box of a height, between a view of 100 points and the lower edge of the screen.
  private func page(_ height: CGFloat, bottom: Bool = true) -> (root: View, scroll: ScrollView, box: View) {
    let (root, scroll, box) = (View(), ScrollView(), View())
    root.addSubview(scroll)
    scroll.addSubview(box)
    for view in [scroll, box] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      bottom
        ? scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        : scroll.heightAnchor.constraint(equalToConstant: 200),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    return (root, scroll, box)
  }

  private func flaw(of view: View, on device: Device) -> WholeContentFlaw? {
    do throws(LayoutError) {
      _ = try view.layout(on: device.wholeContent)
      return nil
    } catch {
      guard case .noWholeContent(_, let flaw) = error else { return nil }
      return flaw
    }
  }

  @Test func device_ofWholeContent_saysSoInItsName() {
    #expect(Device.iPhone4.wholeContent.name == "iPhone4-whole")
    #expect(Device.iPhone4.landscape.with(.dark).wholeContent.name == "iPhone4-landscape-whole.dark")
    #expect(Device.iPhone4.wholeContent.landscape.name == "iPhone4-landscape-whole")
  }

  @Test func screen_isAsHighAsWhatIsScrolledNeeds() throws {
    let (root, scroll, box) = page(1000)
    let layout = try root.layout(on: bare.wholeContent)
    #expect(layout.device.name == "bare-whole")
    #expect(root.frame == rect(0, 0, 320, 1100) && scroll.frame == rect(0, 100, 320, 1000))
    #expect(box.frame == rect(0, 0, 320, 1000))
    // The next layout is that of the screen again.
    _ = try root.layout(on: bare)
    #expect(scroll.frame == rect(0, 100, 320, 380))
  }

  @Test func content_keepsClearOfBars_asOnTheScreen() throws {
    let (root, scroll, _) = page(1000)
    for device in [phone, phone.wholeContent] {
      _ = try root.layout(on: device)
      #expect(scroll.adjustedContentInset == EdgeInsets(bottom: 34), "\(device.name)")
    }
    #expect(root.frame.height == 1134)
  }

  @Test func content_thatFits_leavesTheScreen() throws {
    let (root, _, _) = page(300)
    let layout = try root.layout(on: bare.wholeContent)
    #expect(root.frame.height == 480 && layout.device.name == "bare-whole")
  }

  @Test func content_inHalfTheScreen_isShownToo() throws {
    let (root, scroll, box) = page(0)
    box.constraints.first { $0.firstAttribute == .height && $0.secondItem == nil }?.isActive = false
    box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 400).isActive = true
    _ = try root.layout(on: bare.wholeContent)
    // 100 above, and half of 1000 and 400 below.
    #expect(abs(root.frame.height - 1000) <= 1)
    #expect(scroll.frame.height >= scroll.contentSize.height - 0.5)
  }

  @Test func tables_showAllRows_howeverHighTheyWereEstimated() throws {
    let texts = (0..<40).map { "\($0) " + String(repeating: "word ", count: $0 * 7 % 40) }
    for estimate in [5.0, 44, 400] {
      let table = self.table([texts, ["last"]])
      table.estimatedRowHeight = estimate
      _ = try table.layout(on: phone.wholeContent)
      #expect(table.visibleCells.count == 41 && table.contentOffset.y == -20)
      #expect(table.frame.height == table.contentSize.height + 54, "\(estimate)")
      // The rows are as high as on a screen.
      let height = table.contentSize.height
      let high = self.table([texts, ["last"]])
      _ = try high.layout(on: Device(name: "high", width: 320, height: 8000, scale: 2))
      #expect(high.contentSize.height == height)
    }
  }

  /// A thousand rows of the usual height have more than 16,384 points.
  @Test func tables_ofAThousandRows_areShownWhole() throws {
    let table = self.table([(0..<1000).map { "row \($0)" }])
    table.rowHeight = 44
    let layout = try table.layout(on: bare.wholeContent)
    #expect(table.visibleCells.count == 1000 && table.frame.height == 44_000)
    #expect(layout.nodes.last.map { $0.frame.maxY > 0 } == true)
  }

  /// A mask is laid out at its own size, and not as a screen with content of its own.
  @Test func masks_areDrawn_whereAllContentIsShown() throws {
    let (root, _, box) = page(1000)
    let hole = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hole.backgroundColor = .black
    box.mask = hole
    box.backgroundColor = .systemRed
    #expect(!"\(try root.solvedTree(on: bare.wholeContent).displayList)".isEmpty)
  }

  @Test func rowScrolledTo_isAmongAllRows() throws {
    let table = self.table([(0..<60).map { "row \($0)" }])
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
    _ = try table.layout(on: bare)
    #expect(table.contentOffset.y > 1000)
    _ = try table.layout(on: bare.wholeContent)
    #expect(table.contentOffset.y == 0 && table.visibleCells.count == 60)
  }

  @Test func textViews_showAllTheirText() throws {
    let text = TextView()
    text.text = String(repeating: "Some words of a long text. ", count: 100)
    _ = try text.layout(on: bare.wholeContent)
    #expect(text.frame.height > 480)
    #expect(abs(text.frame.height - text.sizeThatFits(CGSize(width: 320, height: 0)).height) <= 0.5)
  }

  @Test func bars_appearOnce_aroundAllRows() throws {
    let table = self.table([(0..<60).map { "row \($0)" }])
    let list = ViewController()
    list.view = table
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: list)]
    _ = try tabs.view.layout(on: phone.wholeContent)
    #expect(table.visibleCells.count == 60)
    #expect(tabs.tabBar.frame.maxY == tabs.view.frame.height)
    let inset = table.adjustedContentInset
    #expect(inset.top > 20 && inset.bottom > 34)
    #expect(table.frame.height == table.contentSize.height + inset.top + inset.bottom)
  }

  @Test func whatCannotBeShown_isAnError() throws {
    #expect(flaw(of: View(), on: bare) == .nothingScrolls)
    #expect(flaw(of: page(1000, bottom: false).root, on: bare) == .keepsItsHeight)
    #expect(flaw(of: page(140_000).root, on: bare) == .tooHigh)
    let (root, scroll, _) = page(1000)
    scroll.contentOffset.y = 40
    #expect(flaw(of: root, on: bare) == .scrolledAway)
    let carousel = ScrollView()
    carousel.contentSize = CGSize(width: 900, height: 100)
    #expect(flaw(of: carousel, on: bare) == .sideways)
    scroll.isHidden = true
    #expect(flaw(of: root, on: bare) == .nothingScrolls)
  }

  @Test func errors_nameTheViewAndWhatToDo() {
    let error = LayoutError.noWholeContent(view: "rows", .keepsItsHeight)
    #expect(
      "\(error)" == """
        The whole content cannot be shown: rows has more content than it shows, but it is as high on a higher screen. \
        Tie its bottom edge to the screen's, or take its content for itself: `.fixed(width:)`.
        """)
  }
}
