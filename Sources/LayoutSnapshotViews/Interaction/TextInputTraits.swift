import Foundation

/// The keyboard settings of a text input, like UIKit's `UITextInputTraits`. They are remembered; snapshots
/// show no keyboard.
public struct TextInputTraits: Hashable, Sendable {
  var keyboardType = KeyboardType.default
  var keyboardAppearance = KeyboardAppearance.default
  var returnKeyType = ReturnKeyType.default
  var autocapitalizationType = TextAutocapitalizationType.sentences
  var autocorrectionType = TextAutocorrectionType.default
  var spellCheckingType = TextSpellCheckingType.default
  var textContentType: TextContentType?
  var enablesReturnKeyAutomatically = false
  var passwordRules: UITextInputPasswordRules?
  var smartQuotesType = TextSmartQuotesType.default
  var smartDashesType = TextSmartDashesType.default
  var smartInsertDeleteType = TextSmartInsertDeleteType.default
}

/// A view for text input.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol TextInput: View, UIKeyInput {
  /// All keyboard settings.
  var inputTraits: TextInputTraits { get set }
  /// The text, which is empty where none was set.
  var typedText: String { get }
}

extension TextInput {
  /// The kind of keyboard.
  public var keyboardType: KeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  /// Whether the keyboard is light or dark.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  /// The label of the return key.
  public var returnKeyType: ReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  /// Which letters are capitalized automatically; the first of each sentence by default.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: TextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: TextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  /// The content of the text, for suggestions; none by default.
  public var textContentType: TextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
  /// Whether the return key is disabled while there is no text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension TextInput {
  /// What a password has to be made of, for suggestions.
  public var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }
  /// Whether quotation marks are typed as those of the language.
  public var smartQuotesType: TextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }
  /// Whether two hyphens are typed as a dash.
  public var smartDashesType: TextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
  /// Whether spaces around what is inserted or deleted are put right.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }
  /// Whether there is a text.
  public var hasText: Bool { !typedText.isEmpty }
}

extension TextField: TextInput {}
extension TextView: TextInput {}

/// The kind of a keyboard. Raw values match UIKit's.
public enum KeyboardType: Int, Sendable, CaseIterable {
  /// The keyboard of the user's language.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For short messages, with @ and #.
  case twitter = 9
  /// For searches and URLs.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The older name of ``asciiCapable``.
  public static let alphabet = KeyboardType.asciiCapable
}

/// Whether a keyboard is light or dark. Raw values match UIKit's.
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  /// Like the rest of the user interface.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The label of the return key. Raw values match UIKit's.
public enum ReturnKeyType: Int, Sendable, CaseIterable {
  /// "Return".
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Google".
  case google = 2
  /// "Join".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency Call".
  case emergencyCall = 10
  /// "Continue".
  case `continue` = 11
}

/// Which letters are capitalized automatically. Raw values match UIKit's.
public enum TextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected. Raw values match UIKit's.
public enum TextAutocorrectionType: Int, Sendable, CaseIterable {
  /// The system's choice for the kind of text.
  case `default` = 0
  /// Words are not corrected.
  case no = 1
  /// Words are corrected.
  case yes = 2
}

/// Whether spelling is checked. Raw values match UIKit's.
public enum TextSpellCheckingType: Int, Sendable, CaseIterable {
  /// The system's choice for the kind of text.
  case `default` = 0
  /// Spelling is not checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}

/// The content of a text, for suggestions of the system.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String
  /// Creates a value from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = TextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A user name.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// A URL.
  public static let URL = TextContentType(rawValue: "url")
  /// A full street address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A credit card number.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization")
}

/// Whether quotation marks are put right while typing. Raw values match UIKit's.
public enum TextSmartQuotesType: Int, Sendable, CaseIterable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether dashes are put right while typing. Raw values match UIKit's.
public enum TextSmartDashesType: Int, Sendable, CaseIterable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces around what is inserted are put right while typing. Raw values match UIKit's.
public enum TextSmartInsertDeleteType: Int, Sendable, CaseIterable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a password has to be made of. It is kept: no password is suggested here.
///
/// ```swift
/// field.passwordRules = UITextInputPasswordRules(descriptor: "required: upper; minlength: 8;")
/// ```
public final class UITextInputPasswordRules: NSObject, NSCopying, Sendable {
  /// The rules as text.
  public let passwordRulesDescriptor: String

  /// Rules by their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// The object itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
