import LayoutSnapshotViews

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
    "textField": ViewClass(content: .both) { TextField() },
    "textView": ViewClass(content: .none) { TextView() },
    "imageView": ViewClass(content: .both) { ImageView() },
    "switch": ViewClass(content: .both) { Switch() },
    "slider": ViewClass(content: .vertical) { Slider() },
    "segmentedControl": ViewClass(content: .both) { SegmentedControl() },
    "stepper": ViewClass(content: .both) { Stepper() },
    "activityIndicatorView": ViewClass(content: .both) { ActivityIndicatorView() },
    "progressView": ViewClass(content: .vertical) { ProgressView() },
    "pageControl": ViewClass(content: .both) { PageControl() },
    "datePicker": ViewClass(content: .both) { DatePicker() },
    "pickerView": ViewClass(content: .both) { PickerView() },
    "searchBar": ViewClass(content: .vertical) { SearchBar() },
    "toolbar": ViewClass(content: .vertical) { Toolbar() },
    "navigationBar": ViewClass(content: .vertical) { NavigationBar() },
    "tabBar": ViewClass(content: .vertical) { TabBar() },
  ]
}
