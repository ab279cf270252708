import Foundation

/// What a field asks of the keyboard, as UIKit's `UITextInputTraits`. It is kept; a snapshot shows no keyboard.
public struct TextInputTraits: Hashable, Sendable {
  var keyboardType = KeyboardType.default
  var keyboardAppearance = KeyboardAppearance.default
  var returnKeyType = ReturnKeyType.default
  var autocapitalizationType = TextAutocapitalizationType.sentences
  var autocorrectionType = TextAutocorrectionType.default
  var spellCheckingType = TextSpellCheckingType.default
  var textContentType: TextContentType?
  var enablesReturnKeyAutomatically = false
}

/// What the reader can type into.
public protocol TextInput: View {
  /// All that is asked of the keyboard.
  var inputTraits: TextInputTraits { get set }
}

extension TextInput {
  /// Which keys there are.
  public var keyboardType: KeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  /// Whether keys are light or dark.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  /// What the return key says.
  public var returnKeyType: ReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  /// Which letters become capitals by themselves; the first of each sentence by default.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: TextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  /// Whether words are checked.
  public var spellCheckingType: TextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  /// What the text is about; nothing by default.
  public var textContentType: TextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
  /// Whether the return key waits for text; not by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension TextField: TextInput {}
extension TextView: TextInput {}

/// Which keys a keyboard has. The numbers are UIKit's.
public enum KeyboardType: Int, Sendable, CaseIterable {
  /// Those of the reader's language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal sign.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searches and addresses.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// Whether a keyboard is light or dark. The numbers are UIKit's.
public enum KeyboardAppearance: Int, Sendable, CaseIterable {
  /// As everything else.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What the return key says. The numbers are UIKit's.
public enum ReturnKeyType: Int, Sendable, CaseIterable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency Call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters become capitals by themselves. The numbers are UIKit's.
public enum TextAutocapitalizationType: Int, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected. The numbers are UIKit's.
public enum TextAutocorrectionType: Int, Sendable, CaseIterable {
  /// As the kind of field suggests.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether words are checked. The numbers are UIKit's.
public enum TextSpellCheckingType: Int, Sendable, CaseIterable {
  /// As the kind of field suggests.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a field's text is about, so that the system can offer it.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// Wraps a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Somebody's name.
  public static let name = TextContentType(rawValue: "name")
  /// Somebody's first name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// Somebody's last name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A name to log in with.
  public static let username = TextContentType(rawValue: "username")
  /// A password to log in with.
  public static let password = TextContentType(rawValue: "password")
  /// A password to be.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that was sent.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = TextContentType(rawValue: "url")
  /// A whole address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A town's code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// The number of a card to pay with.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// A company.
  public static let organizationName = TextContentType(rawValue: "organization")
}
