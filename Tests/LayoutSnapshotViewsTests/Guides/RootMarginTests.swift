import Foundation
import LayoutSnapshotViews
import Testing

/// Margins and guides as they were measured on UIKit.
@Suite struct RootMarginTests {
  /// 16 where an iPhone is compact both ways, 16 upright up to 393 points, 20 on larger ones and where there is room.
  @Test(arguments: [
    (Device.iPhoneX.landscape, 16.0), (.iPhone14.landscape, 16), (.iPhone5, 16), (.iPhone15, 16),
    (Device(name: "cell", width: 434, height: 272, scale: 2), 20),
    (Device(name: "square", width: 600, height: 536, scale: 2), 20),
    (.iPhone14Plus, 20), (.iPhone15ProMax, 20), (.iPhone15ProMax.landscape, 20), (.iPadPro11, 20),
  ])
  func rootMargins_followSizeClassesAndWidth(device: Device, side: CGFloat) throws {
    let root = View()
    _ = root.layoutMarginsGuide
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    _ = try root.layout(on: device)
    #expect(inner.frame.minX == device.safeAreaInsets.left + side)
    #expect(root.layoutMargins.left == device.safeAreaInsets.left + side)
  }

  /// Notes the frames of guides that are asked for the first time while the tree is laid out.
  private final class Asking: ViewController {
    var frames: [CGRect] = []
    var lengths: [CGFloat] = []
    override func viewDidLayoutSubviews() {
      guard frames.isEmpty else { return }
      frames = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide].map(
        \.layoutFrame)
      lengths = [topLayoutGuide.length, bottomLayoutGuide.length]
    }
  }

  @Test func guides_askedForInTheFirstLayout_lieWhereTheyWillBe() throws {
    let controller = Asking()
    _ = try controller.layout(on: .iPadPro11)
    let view: View = controller.view
    let later = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide].map(
      \.layoutFrame)
    #expect(controller.frames == later)
    #expect(later[0] == CGRect(x: 0, y: 24, width: 834, height: 1150))
    #expect(controller.lengths == [24, 20])
    let lengths = [controller.topLayoutGuide.length, controller.bottomLayoutGuide.length]
    #expect(lengths == controller.lengths)
  }

  /// In proportion to body text.
  @Test func readableWidth_followsTheTextSize() throws {
    let root = View()
    func width(_ category: ContentSizeCategory) throws -> CGFloat {
      _ = try root.layout(on: .iPadPro12_9.with(.contentSize(category)))
      return root.readableContentGuide.layoutFrame.width
    }
    #expect(try width(.large) == 672)
    #expect(try width(.medium) == 632)
    #expect(try width(.small) == 593)
    #expect(try width(.large) == 672)
  }

  @Test func layoutMargins_answerWithWhatIsPreserved() throws {
    let (root, inner) = (View(), View())
    root.layoutMargins = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    inner.preservesSuperviewLayoutMargins = true
    inner.insetsLayoutMarginsFromSafeArea = false
    root.insetsLayoutMarginsFromSafeArea = false
    inner.frame = CGRect(x: 2, y: 2, width: 100, height: 100)
    root.addSubview(inner)
    _ = try root.layout(on: .iPhone4)
    #expect(inner.layoutMargins == EdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 10, y: 10, width: 82, height: 82))
  }

  private final class Listener: View {
    var calls: [String] = []
    override func safeAreaInsetsDidChange() { calls.append("area") }
    override func layoutMarginsDidChange() { calls.append("margins") }
  }

  @Test func firstLayout_withASafeArea_tellsOfMarginsAndThenOfTheArea() throws {
    let root = Listener()
    _ = try root.layout(on: .iPhone15)
    #expect(root.calls == ["margins", "area"])
    let plain = Listener()
    _ = try plain.layout(on: Device(name: "plain", width: 320, height: 480, scale: 1))
    #expect(plain.calls == [])
  }
}
