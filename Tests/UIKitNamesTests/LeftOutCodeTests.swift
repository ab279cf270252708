import LayoutSnapshotSources
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

  /// What preparing takes for a type with an empty value has one.
  @MainActor @Test func everyTypeThatPreparingKnows_hasAValue() {
    let values: [String: Any] = [
      "Bool": _leftOutValue("a") as Bool, "String": _leftOutValue("a") as String,
      "Int": _leftOutValue("a") as Int,
      "Int8": _leftOutValue("a") as Int8, "Int16": _leftOutValue("a") as Int16,
      "Int32": _leftOutValue("a") as Int32, "Int64": _leftOutValue("a") as Int64,
      "UInt": _leftOutValue("a") as UInt, "UInt8": _leftOutValue("a") as UInt8,
      "UInt16": _leftOutValue("a") as UInt16, "UInt32": _leftOutValue("a") as UInt32,
      "UInt64": _leftOutValue("a") as UInt64, "Double": _leftOutValue("a") as Double,
      "Float": _leftOutValue("a") as Float, "CGFloat": _leftOutValue("a") as CGFloat,
      "CGPoint": _leftOutValue("a") as CGPoint, "CGSize": _leftOutValue("a") as CGSize,
      "CGRect": _leftOutValue("a") as CGRect,
      "CGAffineTransform": _leftOutValue("a") as CGAffineTransform,
      "UIEdgeInsets": _leftOutValue("a") as UIEdgeInsets, "Data": _leftOutValue("a") as Data,
      "UIImage": _leftOutValue("a") as UIImage, "UIColor": _leftOutValue("a") as UIColor,
      "UIView": _leftOutValue("a") as UIView, "UILabel": _leftOutValue("a") as UILabel,
      "UIButton": _leftOutValue("a") as UIButton, "UIImageView": _leftOutValue("a") as UIImageView,
      "UIStackView": _leftOutValue("a") as UIStackView, "UIScrollView": _leftOutValue("a") as UIScrollView,
      "UITableViewCell": _leftOutValue("a") as UITableViewCell,
      "UICollectionViewCell": _leftOutValue("a") as UICollectionViewCell,
      "UICollectionReusableView": _leftOutValue("a") as UICollectionReusableView,
      "UIViewController": _leftOutValue("a") as UIViewController,
      "UINavigationController": _leftOutValue("a") as UINavigationController,
      "UIBarButtonItem": _leftOutValue("a") as UIBarButtonItem,
    ]
    #expect(Set(values.keys) == EmptyTypes.names)
  }

  /// A function without a result gives nothing, and nobody has to say so.
  @Test func code_isNoted_forTheTestThatRuns() throws {
    func load() { _leftOut("Cart.load() { pay() }") }
    load()
    let test = try #require(AbsentNames.shared.runningTest)
    #expect(AbsentNames.shared.names(of: .leftOutCode, askedForBy: test) == ["Cart.load() { pay() }"])
  }
}
