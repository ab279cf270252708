import Foundation

/// The controller of a custom keyboard, which snapshots do not show.
open class UIInputViewController: ViewController {
  /// Has no effect, as there is no keyboard.
  open func dismissKeyboard() {}
}

/// A language of the keyboard.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`; always `nil` here.
  open var primaryLanguage: String? { nil }
  /// The languages of the keyboard; always empty.
  public static var activeInputModes: [UITextInputMode] { [] }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
