import ViewTree

/// One of Interface Builder's view elements: how its view is made, and along which axes its content has a size.
struct ViewClass: Sendable {
  /// The axes along which the class itself asks for a size.
  enum Content: Sendable { case none, vertical, both }

  let content: Content
  let make: @Sendable () -> View

  static func named(_ element: String) -> ViewClass? { all[element] }

  private static let plain = ViewClass(content: .none) { View() }

  private static let scrolling = ViewClass(content: .none) { ScrollView() }

  private static let all: [String: ViewClass] = [
    "view": plain,
    "containerView": plain,
    "visualEffectView": plain,
    "window": plain,
    "mapView": plain,
    "webView": plain,
    "wkWebView": plain,
    "sceneKitView": plain,
    "glkView": plain,
    "mtkView": plain,
    "arscnView": plain,
    "arskView": plain,
    "skView": plain,
    "adBannerView": plain,
    "tableViewCellContentView": plain,
    "collectionViewCellContentView": plain,
    "tableViewCell": ViewClass(content: .none) { TableViewCell() },
    "tableViewHeaderFooterView": plain,
    "collectionViewCell": ViewClass(content: .none) { CollectionViewCell() },
    "collectionReusableView": plain,
    "tableView": scrolling,
    "collectionView": scrolling,
    "scrollView": scrolling,
    "refreshControl": plain,
    "control": plain,
    "stackView": ViewClass(content: .none) { StackView() },
    "label": ViewClass(content: .both) { Label() },
    "button": ViewClass(content: .both) { Button() },
    "textField": ViewClass(content: .both) { View() },
    "textView": scrolling,
    "imageView": ViewClass(content: .both) { ImageView() },
    "switch": ViewClass(content: .both) { AlignedView(EdgeInsets(right: 2)) },
    "slider": ViewClass(content: .vertical) { AlignedView(EdgeInsets(left: 2, bottom: 1, right: 2)) },
    "segmentedControl": ViewClass(content: .both) { AlignedView(EdgeInsets(bottom: 1)) },
    "stepper": ViewClass(content: .both) { View() },
    "activityIndicatorView": ViewClass(content: .both) { View() },
    "progressView": ViewClass(content: .vertical) { View() },
    "pageControl": ViewClass(content: .both) { View() },
    "datePicker": ViewClass(content: .both) { View() },
    "pickerView": ViewClass(content: .both) { View() },
    "searchBar": ViewClass(content: .vertical) { View() },
    "toolbar": ViewClass(content: .vertical) { View() },
    "navigationBar": ViewClass(content: .vertical) { View() },
    "tabBar": ViewClass(content: .vertical) { View() },
  ]
}

final class AlignedView: View {
  let insets: EdgeInsets
  init(_ insets: EdgeInsets) {
    self.insets = insets
    super.init(frame: .zero)
  }
  override var alignmentRectInsets: EdgeInsets { insets }
}
