import Foundation

/// The keyboard settings of whatever takes text. No picture shows a keyboard.
///
/// ```swift
/// func isForNumbers(_ field: any UITextInputTraits) -> Bool { field.keyboardType == .numberPad }
/// ```
///
/// UIKit requires none of them, so each has its usual value where a class does not declare it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of keyboard.
  var keyboardType: KeyboardType { get }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: KeyboardAppearance { get }
  /// The label of the return key.
  var returnKeyType: ReturnKeyType { get }
  /// Which letters are capitalized automatically.
  var autocapitalizationType: TextAutocapitalizationType { get }
  /// Whether words are corrected.
  var autocorrectionType: TextAutocorrectionType { get }
  /// Whether spelling is checked.
  var spellCheckingType: TextSpellCheckingType { get }
  /// Whether quotation marks are typed as those of the language.
  var smartQuotesType: TextSmartQuotesType { get }
  /// Whether two hyphens are typed as a dash.
  var smartDashesType: TextSmartDashesType { get }
  /// Whether spaces around what is inserted or deleted are put right.
  var smartInsertDeleteType: TextSmartInsertDeleteType { get }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get }
  /// The content of the text, for suggestions.
  var textContentType: TextContentType! { get }
  /// What a password has to be made of, for suggestions.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  /// The keyboard of the user's language.
  public var keyboardType: KeyboardType { .default }
  /// As the device's style is.
  public var keyboardAppearance: KeyboardAppearance { .default }
  /// A plain return key.
  public var returnKeyType: ReturnKeyType { .default }
  /// The first letter of each sentence.
  public var autocapitalizationType: TextAutocapitalizationType { .sentences }
  /// As the device is set.
  public var autocorrectionType: TextAutocorrectionType { .default }
  /// As the device is set.
  public var spellCheckingType: TextSpellCheckingType { .default }
  /// As the device is set.
  public var smartQuotesType: TextSmartQuotesType { .default }
  /// As the device is set.
  public var smartDashesType: TextSmartDashesType { .default }
  /// As the device is set.
  public var smartInsertDeleteType: TextSmartInsertDeleteType { .default }
  /// The return key is always enabled.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The text is seen.
  public var isSecureTextEntry: Bool { false }
  /// No suggestions.
  public var textContentType: TextContentType! { nil }
  /// No rules.
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// Takes single letters, as a field for a code does.
///
/// ```swift
/// final class CodeField: UIControl, UIKeyInput {
///   var code = ""
///   var hasText: Bool { !code.isEmpty }
///   func insertText(_ text: String) { code += text }
///   func deleteBackward() { _ = code.popLast() }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Adds a text.
  func insertText(_ text: String)
  /// Removes the last character.
  func deleteBackward()
}

extension SearchBar: UITextInputTraits {}

/// Follows the reader's text size, if it is told to.
///
/// ```swift
/// func follow(_ texts: [any UIContentSizeCategoryAdjusting]) {
///   for text in texts { text.adjustsFontForContentSizeCategory = true }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles follow the text size of each device.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Label: UIContentSizeCategoryAdjusting {}
extension TextField: UIContentSizeCategoryAdjusting {}
extension TextView: UIContentSizeCategoryAdjusting {}
