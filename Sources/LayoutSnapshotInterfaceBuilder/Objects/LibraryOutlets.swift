import Foundation
import LayoutSnapshotViews

/// The outlets of UIKit's own classes.
enum LibraryOutlets {
  /// Connects an outlet; returns `false` if the class has none of that name and type.
  static func connect(_ name: String, of source: AnyObject, to value: Any) -> Bool {
    switch (source, name) {
    case (let controller as ViewController, "view"):
      guard let view = value as? View else { return false }
      controller.view = view
    case (let table as UITableView, "dataSource"):
      guard let object = value as? any UITableViewDataSource else { return false }
      table.dataSource = object
    case (let table as UITableView, "delegate"):
      guard let object = value as? any UITableViewDelegate else { return false }
      table.delegate = object
    case (let collection as UICollectionView, "dataSource"):
      guard let object = value as? any UICollectionViewDataSource else { return false }
      collection.dataSource = object
    case (let collection as UICollectionView, "delegate"):
      guard let object = value as? any UICollectionViewDelegate else { return false }
      collection.delegate = object
    case (let view as TextView, "delegate"): return set(value) { view.delegate = $0 }
    case (let scroll as ScrollView, "delegate"): return set(value) { scroll.delegate = $0 }
    case (let field as TextField, "delegate"): return set(value) { field.delegate = $0 }
    case (let picker as PickerView, "dataSource"): return set(value) { picker.dataSource = $0 }
    case (let picker as PickerView, "delegate"): return set(value) { picker.delegate = $0 }
    case (let bar as SearchBar, "delegate"): return set(value) { bar.delegate = $0 }
    case (let bar as NavigationBar, "delegate"): return set(value) { bar.delegate = $0 }
    case (let bar as Toolbar, "delegate"): return set(value) { bar.delegate = $0 }
    case (let bar as TabBar, "delegate"): return set(value) { bar.delegate = $0 }
    case (let tabs as TabBarController, "delegate"): return set(value) { tabs.delegate = $0 }
    case (let recognizer as UIGestureRecognizer, "delegate"): return set(value) { recognizer.delegate = $0 }
    case (let cell as TableViewCell, "accessoryView"): return set(value) { cell.accessoryView = $0 }
    case (let cell as TableViewCell, "backgroundView"): return set(value) { cell.backgroundView = $0 }
    case (let cell as CollectionViewCell, "backgroundView"): return set(value) { cell.backgroundView = $0 }
    case (let table as UITableView, "backgroundView"): return set(value) { table.backgroundView = $0 }
    case (let cell as TableViewCell, "selectedBackgroundView"):
      return set(value) { cell.selectedBackgroundView = $0 }
    default: return false
    }
    return true
  }

  private static func set<Value>(_ value: Any, _ body: (Value) -> Void) -> Bool {
    guard let value = value as? Value else { return false }
    body(value)
    return true
  }
}
