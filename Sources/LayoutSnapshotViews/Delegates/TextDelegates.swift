import Foundation

/// The delegate of a text field, like UIKit's. Only tests call it, as there is no keyboard input.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called in UIKit when editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called in UIKit when editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called in UIKit when editing has ended, with the reason.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Whether the text may change; true by default.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called in UIKit when the selection has changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the clear button may remove the text; true by default.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key has its usual effect; true by default.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true` by default.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns `true` by default.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls `textFieldDidEndEditing(_:)` by default.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true` by default.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns `true` by default.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { unanswered(self, true) }
  /// Returns `true` by default.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { unanswered(self, true) }
}

extension TextField {
  /// The reason why editing ended. Raw values match UIKit's.
  public enum DidEndEditingReason: Int, Sendable, CaseIterable {
    /// The text is kept.
    case committed = 0
    /// Editing was canceled.
    case cancelled = 1
  }

  /// Posted in UIKit when editing of a field begins; only tests post it.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted in UIKit when editing of a field ends; only tests post it.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted in UIKit when the user changes a field's text; only tests post it.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// The delegate of a text view, like UIKit's. Only ``UIScrollViewDelegate/scrollViewDidScroll(_:)`` is called
/// here.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called in UIKit when editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called in UIKit when editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether the text may change; true by default.
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called in UIKit when the user has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called in UIKit when the selection has changed.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Whether a touched link is opened; true by default.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns `true` by default.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns `true` by default.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns `true` by default.
  public func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    unanswered(self, true)
  }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// Returns `true` by default.
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { unanswered(self, true) }
}

/// The user's interaction with a part of a text. Raw values match UIKit's.
public enum UITextItemInteraction: Int, Sendable, CaseIterable {
  /// The default action, such as opening a link.
  case invokeDefaultAction = 0
  /// A menu of actions.
  case presentActions = 1
  /// A preview.
  case preview = 2
}

extension TextView {
  /// Posted in UIKit when editing of a text view begins; only tests post it.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted in UIKit when the user changes a text view's text; only tests post it.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted in UIKit when editing of a text view ends; only tests post it.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// Kinds of data that are shown as links in texts; without effect on snapshots. Raw values match UIKit's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Words that can be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The delegate of a search bar, like UIKit's. Only tests call it, as there is no keyboard input.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called in UIKit when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called in UIKit when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called in UIKit when the search text has changed.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called in UIKit when the search button of the keyboard is tapped.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called in UIKit when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called in UIKit when the bookmark button is tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Called in UIKit when another scope button is selected.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true` by default.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns `true` by default.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { unanswered(self, true) }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
