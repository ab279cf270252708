import Foundation

/// The controller of what comes up in place of a keyboard; no picture shows it.
open class UIInputViewController: ViewController {
  /// Sends the keyboard away; it never is there.
  open func dismissKeyboard() {}
}

/// A language that is typed in.
open class UITextInputMode: NSObject {
  /// The language, as in `en-US`.
  open var primaryLanguage: String? { nil }
  /// The languages of the keyboard; always empty.
  public static var activeInputModes: [UITextInputMode] { [] }
}
