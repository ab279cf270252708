import Foundation
import LayoutSnapshotSupport

/// Stands where code of an app is left out because it does not compile here. The picture says what it lacks.
///
/// - Parameter code: what is left out, as `sources.txt` names it.
public func _leftOut(_ code: String) {
  AbsentNames.shared.note(.leftOutCode, code)
}

/// Stands where code of an app is left out that gives something: it gives nothing, an empty text, zero or an empty cell.
///
/// A type without such a value ends the process, with words that say what is missing.
///
/// - Parameter code: what is left out, as `sources.txt` names it.
public func _leftOutValue<Value>(_ code: String) -> Value {
  AbsentNames.shared.note(.leftOutCode, code)
  if let type = Value.self as? any EmptyValue.Type, let value = type.empty as? Value { return value }
  if let value = emptyObject(Value.self) as? Value { return value }
  fatalError(
    "\(code) is left out in sources.txt because it does not compile here, and there is no \(Value.self) to give in its place."
  )
}

/// An object that shows nothing, made only if it is of the type that is asked for.
private func emptyObject(_ type: Any.Type) -> Any? {
  switch type {
  case is Image.Type: Image()
  case is Color.Type: Color.clear
  case is UIBarButtonItem.Type: copyWithViews { UIBarButtonItem() }
  case is NavigationController.Type: copyWithViews { NavigationController() }
  case is ViewController.Type: copyWithViews { ViewController() }
  case is Label.Type: copyWithViews { Label() }
  case is Button.Type: copyWithViews { Button() }
  case is ImageView.Type: copyWithViews { ImageView() }
  case is StackView.Type: copyWithViews { StackView() }
  case is ScrollView.Type: copyWithViews { ScrollView() }
  case is TableViewCell.Type: copyWithViews { TableViewCell() }
  case is CollectionViewCell.Type: copyWithViews { CollectionViewCell() }
  case is UICollectionReusableView.Type: copyWithViews { UICollectionReusableView() }
  case is View.Type: copyWithViews { View() }
  default: nil
  }
}

/// A value that says that there is nothing.
private protocol EmptyValue {
  static var empty: Self { get }
}

extension Optional: EmptyValue { fileprivate static var empty: Self { nil } }
extension Array: EmptyValue { fileprivate static var empty: Self { [] } }
extension Dictionary: EmptyValue { fileprivate static var empty: Self { [:] } }
extension Set: EmptyValue { fileprivate static var empty: Self { [] } }
extension String: EmptyValue { fileprivate static var empty: Self { "" } }
extension Bool: EmptyValue { fileprivate static var empty: Self { false } }
extension Int: EmptyValue { fileprivate static var empty: Self { 0 } }
extension Int8: EmptyValue { fileprivate static var empty: Self { 0 } }
extension Int16: EmptyValue { fileprivate static var empty: Self { 0 } }
extension Int32: EmptyValue { fileprivate static var empty: Self { 0 } }
extension Int64: EmptyValue { fileprivate static var empty: Self { 0 } }
extension UInt: EmptyValue { fileprivate static var empty: Self { 0 } }
extension UInt8: EmptyValue { fileprivate static var empty: Self { 0 } }
extension UInt16: EmptyValue { fileprivate static var empty: Self { 0 } }
extension UInt32: EmptyValue { fileprivate static var empty: Self { 0 } }
extension UInt64: EmptyValue { fileprivate static var empty: Self { 0 } }
extension Double: EmptyValue { fileprivate static var empty: Self { 0 } }
extension Float: EmptyValue { fileprivate static var empty: Self { 0 } }
extension CGFloat: EmptyValue { fileprivate static var empty: Self { 0 } }
extension CGPoint: EmptyValue { fileprivate static var empty: Self { .zero } }
extension CGSize: EmptyValue { fileprivate static var empty: Self { .zero } }
extension CGRect: EmptyValue { fileprivate static var empty: Self { .zero } }
extension CGAffineTransform: EmptyValue { fileprivate static var empty: Self { .identity } }
extension EdgeInsets: EmptyValue { fileprivate static var empty: Self { .zero } }
extension Data: EmptyValue { fileprivate static var empty: Self { Data() } }
