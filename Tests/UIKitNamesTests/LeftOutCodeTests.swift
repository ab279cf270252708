import LayoutSnapshotSupport
import LayoutSnapshotTesting
import Testing
import UIKitNames

/// What stands in prepared sources where code is left out.
@Suite struct LeftOutCodeTests {
  @Test func values_areEmpty() {
    let (number, text, list): (Int, String, [Double]) = (
      _leftOutValue("a"), _leftOutValue("a"), _leftOutValue("a")
    )
    #expect(number == 0 && text.isEmpty && list.isEmpty)
    let (image, name): (UIImage, String?) = (_leftOutValue("a"), _leftOutValue("a"))
    #expect(image.size == .zero && name == nil)
    let (size, insets): (CGSize, UIEdgeInsets) = (_leftOutValue("a"), _leftOutValue("a"))
    #expect(size == .zero && insets == .zero)
    let color: UIColor = _leftOutValue("a")
    #expect(color == .clear)
  }

  @MainActor @Test func views_showNothing() {
    let cell: UITableViewCell = _leftOutValue("a")
    #expect(type(of: cell) == UITableViewCell.self)
    let (item, controller): (UICollectionViewCell, UIViewController) = (
      _leftOutValue("a"), _leftOutValue("a")
    )
    #expect(type(of: item) == UICollectionViewCell.self && type(of: controller) == UIViewController.self)
    let (view, label, button): (UIView, UILabel, UIButton) = (
      _leftOutValue("a"), _leftOutValue("a"), _leftOutValue("a")
    )
    #expect(type(of: view) == UIView.self && label.text == nil && button.currentTitle == nil)
  }

  /// A function without a result gives nothing, and nobody has to say so.
  @Test func code_isNoted_forTheTestThatRuns() throws {
    func load() { _leftOut("Cart.load() { pay() }") }
    load()
    let test = try #require(AbsentNames.shared.runningTest)
    #expect(AbsentNames.shared.names(of: .leftOutCode, askedForBy: test) == ["Cart.load() { pay() }"])
  }
}
