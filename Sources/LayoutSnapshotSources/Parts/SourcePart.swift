/// Something in a source that can be left out by itself, because it does not compile here.
///
/// Its name is written so that people see at once what is meant:
///
///     import Alamofire
///     class CartController: PaymentDelegate
///     CartController.client
///     CartController.badge: UIView
///     CartController.client = ...
///     CartController.load() { ... }
///     CartController.load() { client.request(url) }
///
/// These are an import, a protocol that a type conforms to, a declaration, the class of an outlet, the value that a property begins with, all that a function does, and
/// one statement of it by its first line. If a name is that of several, all but the first have a number: `Cart.add(_:) #2`. Statements that
/// begin with the same line share a name.
struct SourcePart {
  enum Kind {
    case `import`
    /// Nothing takes its place.
    case declaration
    /// One of the types behind a type's colon, which stands in these tokens.
    case conformance(inList: Range<Int>)
    /// The type of an outlet, which takes any view then.
    case outletType(isList: Bool)
    /// A statement that gives nothing: a call that tells takes its place.
    case code
    /// The value of a property, or the only statement of a function, which gives what it is.
    case value
    /// A statement that returns something.
    case returned
    /// All that a function does, which gives something or nothing.
    case body(gives: Bool)
  }

  let name: String
  let kind: Kind
  let tokens: Range<Int>
}

extension SourcePart {
  var isImport: Bool { if case .import = kind { true } else { false } }

  /// Whether it is a type as a whole, by the word before its name.
  var typeName: String? {
    guard case .declaration = kind else { return nil }
    let words = name.split(separator: " ")
    guard words.count == 2, TypeWords.all.contains(String(words[0])), words[0] != "extension" else {
      return nil
    }
    return words[1].split(separator: ".").last.map(String.init)
  }
}

enum TypeWords {
  static let all: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
}
