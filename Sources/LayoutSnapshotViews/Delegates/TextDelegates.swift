import Foundation

/// Is asked and told of a text field. Nobody types here: a test that wants to hear of it calls it itself.
public protocol UITextFieldDelegate: AnyObject {
  /// Text field should begin editing.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Text field did begin editing.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Text field should end editing.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Text field did end editing.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Text field did end editing.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Text field: should change characters in.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Text field did change selection.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Text field should clear.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Text field should return.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// The default implementation.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Does nothing, unless a delegate says otherwise.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The default implementation.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// The default implementation.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// The default implementation.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable, CaseIterable {
    /// Committed.
    case committed = 0
    /// Cancelled.
    case cancelled = 1
  }

  /// Told when a field begins to be edited.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Told when a field's editing ends.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Told when a field's text is changed by keys.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// Is asked and told of a text view.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Text view should begin editing.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Text view did begin editing.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Text view should end editing.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Text view did end editing.
  func textViewDidEndEditing(_ textView: TextView)
  /// Text view: should change text in.
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Text view did change.
  func textViewDidChange(_ textView: TextView)
  /// Text view did change selection.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Text view: should interact with.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// The default implementation.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// The default implementation.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// The default implementation.
  public func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    true
  }
  /// Does nothing, unless a delegate says otherwise.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing, unless a delegate says otherwise.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// The default implementation.
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What a reader does to a part of a text. The numbers are UIKit's.
public enum UITextItemInteraction: Int, Sendable, CaseIterable {
  /// Invoke default action.
  case invokeDefaultAction = 0
  /// Present actions.
  case presentActions = 1
  /// Preview.
  case preview = 2
}

extension TextView {
  /// Told when a text view begins to be edited.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Told when a text view's text is changed by keys.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Told when a text view's editing ends.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// What is found in texts and made a link; no picture shows it.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// UIKit's number or name for it.
  public let rawValue: UInt
  /// A value by its number or name.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone number.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Link.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Address.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Calendar event.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Shipment tracking number.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Flight number.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Lookup suggestion.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Is asked and told of a search bar.
public protocol UISearchBarDelegate: AnyObject {
  /// Search bar should begin editing.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Search bar text did begin editing.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Search bar should end editing.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Search bar text did end editing.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Search bar: text did change.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Search bar search button clicked.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Search bar cancel button clicked.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Search bar bookmark button clicked.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Search bar: selected scope button index did change.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// The default implementation.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// The default implementation.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing, unless a delegate says otherwise.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing, unless a delegate says otherwise.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing, unless a delegate says otherwise.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing, unless a delegate says otherwise.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing, unless a delegate says otherwise.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing, unless a delegate says otherwise.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
