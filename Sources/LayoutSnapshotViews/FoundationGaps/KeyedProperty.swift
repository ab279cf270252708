import Foundation

/// A property of a class of UIKit's that a key names.
struct KeyedProperty: @unchecked Sendable {
  // Sendable is correct: the closures capture only key paths.
  private let isPropertyOf: (AnyObject) -> Bool
  /// Gives the value of an object that has the property, as key-value coding does: numbers for enumerations.
  let get: (AnyObject) -> Any?
  private let change: (AnyObject, Any?) -> Bool

  /// Sets the property, unless it cannot be set or the value is of another kind.
  func set(_ value: Any?, of object: AnyObject) -> Bool { change(object, value) }

  /// A property that can be set.
  private static func variable<Object: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> KeyedProperty {
    KeyedProperty(
      isPropertyOf: { $0 is Object },
      get: { ($0 as? Object).flatMap { keyed($0[keyPath: path]) } },
      change: { object, value in
        guard let object = object as? Object, let value = converted(value, to: Value.self) else {
          return false
        }
        object[keyPath: path] = value
        return true
      })
  }

  /// A property that can only be read.
  private static func constant<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) -> KeyedProperty {
    KeyedProperty(
      isPropertyOf: { $0 is Object }, get: { ($0 as? Object).flatMap { keyed($0[keyPath: path]) } },
      change: { _, _ in false })
  }

  /// A value as key-value coding gives it.
  private static func keyed(_ value: Any) -> Any? {
    if let value = value as? any RawRepresentable { return value.rawValue }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// A value of a property's type; `nil` if it is of another kind.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value, !(value is NSNull) else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    if let boxed = value as? NSValue, !(value is NSNumber) {
      return boxed.cgRectValue as? Value ?? boxed.cgPointValue as? Value ?? boxed.cgSizeValue as? Value
    }
    guard let number = number(value) else { return nil }
    if let flag = (number != 0) as? Value { return flag }
    if let type = type as? any RawRepresentable.Type { return raw(type, number) as? Value }
    return DocumentNumber(number).converted(to: type)
  }

  private static func raw<Enumeration: RawRepresentable>(_ type: Enumeration.Type, _ number: Double) -> Any? {
    DocumentNumber(number).converted(to: Enumeration.RawValue.self).flatMap { Enumeration(rawValue: $0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The property of an object's class that a key names: `hidden` or `isHidden`, also with a line before it.
  static func of(_ key: String, in object: AnyObject) -> KeyedProperty? {
    let plain = key.hasPrefix("_") ? String(key.dropFirst()) : key
    let name =
      plain.hasPrefix("is") ? plain.dropFirst(2).prefix(1).lowercased() + plain.dropFirst(3) : plain
    let found = all[plain] ?? all[name] ?? []
    return found.first { $0.isPropertyOf(object) }
  }

  private static let all: [String: [KeyedProperty]] = [
    "frame": [variable(\View.frame)],
    "bounds": [variable(\View.bounds)],
    "center": [variable(\View.center)],
    "transform": [variable(\View.transform)],
    "alpha": [variable(\View.alpha)],
    "hidden": [variable(\View.isHidden)],
    "opaque": [variable(\View.isOpaque)],
    "tag": [variable(\View.tag)],
    "backgroundColor": [variable(\View.backgroundColor)],
    "tintColor": [variable(\View.tintColor)],
    "contentMode": [variable(\View.contentMode)],
    "clipsToBounds": [variable(\View.clipsToBounds)],
    "userInteractionEnabled": [variable(\View.isUserInteractionEnabled)],
    "layer": [constant(\View.layer)],
    "superview": [constant(\View.superview)],
    "subviews": [constant(\View.subviews)],
    "window": [constant(\View.window)],
    "safeAreaInsets": [constant(\View.safeAreaInsets)],
    "text": [
      variable(\Label.text), variable(\TextField.text), variable(\TextView.text), variable(\SearchBar.text),
    ],
    "attributedText": [
      variable(\Label.attributedText), variable(\TextField.attributedText),
      variable(\TextView.attributedText),
    ],
    "textColor": [variable(\Label.textColor), variable(\TextField.textColor), variable(\TextView.textColor)],
    "font": [variable(\Label.font), variable(\TextField.font), variable(\TextView.font)],
    "textAlignment": [
      variable(\Label.textAlignment), variable(\TextField.textAlignment), variable(\TextView.textAlignment),
    ],
    "numberOfLines": [variable(\Label.numberOfLines)],
    "placeholder": [variable(\TextField.placeholder), variable(\SearchBar.placeholder)],
    "attributedPlaceholder": [variable(\TextField.attributedPlaceholder)],
    "searchField": [constant(\SearchBar.searchTextField)],
    "searchTextField": [constant(\SearchBar.searchTextField)],
    "barTintColor": [variable(\SearchBar.barTintColor), variable(\Bar.barTintColor)],
    "image": [variable(\ImageView.image), variable(\UIBarItem.image)],
    "titleLabel": [constant(\Button.titleLabel)],
    "imageView": [constant(\Button.imageView), constant(\TableViewCell.imageView)],
    "textLabel": [constant(\TableViewCell.textLabel)],
    "detailTextLabel": [constant(\TableViewCell.detailTextLabel)],
    "contentView": [constant(\TableViewCell.contentView), constant(\CollectionViewCell.contentView)],
    "enabled": [variable(\Control.isEnabled), variable(\UIBarItem.isEnabled)],
    "selected": [variable(\Control.isSelected), variable(\TableViewCell.isSelected)],
    "highlighted": [variable(\Control.isHighlighted), variable(\TableViewCell.isHighlighted)],
    "on": [variable(\Switch.isOn)],
    "value": [variable(\Slider.value), variable(\Stepper.value)],
    "progress": [variable(\ProgressView.progress)],
    "spacing": [variable(\StackView.spacing)],
    "axis": [variable(\StackView.axis)],
    "contentSize": [variable(\ScrollView.contentSize)],
    "contentOffset": [variable(\ScrollView.contentOffset)],
    "contentInset": [variable(\ScrollView.contentInset)],
    "title": [
      variable(\ViewController.title), variable(\UIBarItem.title), variable(\NavigationItem.title),
    ],
    "view": [constant(\ViewController.view)],
    "navigationItem": [constant(\ViewController.navigationItem)],
    "tabBarItem": [constant(\ViewController.tabBarItem)],
    "navigationController": [constant(\ViewController.navigationController)],
    "tabBarController": [constant(\ViewController.tabBarController)],
    "parentViewController": [constant(\ViewController.parent)],
    "navigationBar": [constant(\NavigationController.navigationBar)],
    "transitioning": [constant(\NavigationController.isTransitioning)],
    "tabBar": [variable(\TabBarController.replaceableTabBar)],
    "titleTextColor": [variable(\UIAlertAction.titleTextColor)],
    "attributedTitle": [variable(\UIAlertController.attributedTitle)],
    "attributedMessage": [variable(\UIAlertController.attributedMessage)],
    "message": [variable(\UIAlertController.message)],
    "constant": [variable(\LayoutConstraint.constant)],
    "active": [variable(\LayoutConstraint.isActive)],
    "identifier": [variable(\LayoutConstraint.identifier)],
  ]
}

extension NavigationController {
  /// Whether a controller is being pushed or popped; that takes no time here.
  fileprivate var isTransitioning: Bool { false }
}
