import LayoutSnapshotViews

/// One of Interface Builder's view elements: how its view is made, and along which axes its content has a size.
struct ViewClass {
  /// The axes along which the class itself asks for a size.
  enum Content: Sendable { case none, vertical, both }

  let content: Content
  let make: () -> View

  static func named(_ element: String) -> ViewClass? {
    switch element {
    case "view", "containerView", "visualEffectView", "window", "tableViewCellContentView",
      "collectionViewCellContentView", "tableViewHeaderFooterView", "collectionReusableView",
      "refreshControl", "control":
      ViewClass(content: .none) { View() }
    case "tableViewCell": ViewClass(content: .none) { TableViewCell() }
    case "collectionViewCell": ViewClass(content: .none) { CollectionViewCell() }
    case "tableView", "collectionView", "scrollView": ViewClass(content: .none) { ScrollView() }
    case "stackView": ViewClass(content: .none) { StackView() }
    case "label": ViewClass(content: .both) { Label() }
    case "button": ViewClass(content: .both) { Button() }
    case "textField": ViewClass(content: .both) { TextField() }
    case "textView": ViewClass(content: .none) { TextView() }
    case "imageView": ViewClass(content: .both) { ImageView() }
    case "switch": ViewClass(content: .both) { Switch() }
    case "slider": ViewClass(content: .vertical) { Slider() }
    case "segmentedControl": ViewClass(content: .both) { SegmentedControl() }
    case "stepper": ViewClass(content: .both) { Stepper() }
    case "activityIndicatorView": ViewClass(content: .both) { ActivityIndicatorView() }
    case "progressView": ViewClass(content: .vertical) { ProgressView() }
    case "pageControl": ViewClass(content: .both) { PageControl() }
    case "datePicker": ViewClass(content: .both) { DatePicker() }
    case "pickerView": ViewClass(content: .both) { PickerView() }
    case "searchBar": ViewClass(content: .vertical) { SearchBar() }
    case "toolbar": ViewClass(content: .vertical) { Toolbar() }
    case "navigationBar": ViewClass(content: .vertical) { NavigationBar() }
    case "tabBar": ViewClass(content: .vertical) { TabBar() }
    default:
      OtherModules.views[element].map { name in ViewClass(content: .none) { RemoteContentView(of: name) } }
    }
  }
}
