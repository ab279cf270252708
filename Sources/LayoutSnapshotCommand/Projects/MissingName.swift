import LayoutSnapshotSources

/// A name that the compiler does not find.
struct MissingName: Hashable, Comparable {
  /// The name alone, as a source declares it.
  let name: String
  /// The type whose member it would be.
  var owner: String?
  /// What else it is: a module or a member to override.
  var kind = Kind.name

  enum Kind: Hashable { case name, module, override }

  /// As it is shown: `WKWebView`, `UIView.glow`, `module MapKit`.
  var text: String {
    switch kind {
    case .module: "module \(name)"
    case .override: "\(name) to override"
    case .name: (owner.map { $0 + "." } ?? "") + name
    }
  }

  static func < (first: Self, second: Self) -> Bool { first.text < second.text }
}

extension MissingName {
  /// The name that an error says is missing; none if it says something else.
  init?(of message: String) {
    let quoted = Self.quoted(in: message)
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("no such module ") {
      self.init(name: first, kind: .module)
    } else if message.hasPrefix("cannot find ") && message.contains(" in scope")
      || message.hasPrefix("unknown attribute ")
      || message.hasPrefix("no type named ") || message.hasPrefix("no macro named ")
    {
      self.init(name: first)
    } else if let range = message.firstRange(of: " has no member "),
      let name = Self.quoted(in: String(message[range.upperBound...])).first
    {
      // Before that the compiler may say two names of the type: `value of type 'UIImage' (aka 'Image')`.
      self.init(name: Self.plain(name), owner: message.hasPrefix("module ") ? nil : Self.plain(first))
    } else if message.contains(" is not a member type of "), let owner = quoted.dropFirst().first {
      self.init(name: first, owner: Self.plain(owner))
    } else {
      return nil
    }
  }

  /// The same with the name that UIKit has for its owner: the compiler calls a `UIView` what it is an alias of, `View`.
  var withUIKitsName: MissingName {
    guard let owner else { return self }
    let values = ["UIColor", "UIFont", "UIEdgeInsets"]
    let name = ["UI" + owner, "NS" + owner].first {
      UIKitClasses.superclasses[$0] != nil || values.contains($0)
    }
    var result = self
    result.owner = name ?? owner
    return result
  }

  /// What stands between single quotation marks.
  private static func quoted(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// A type without what stands around its name: `Shop.Cart.Type?` is `Cart`; a function without its labels. Arrays stay.
  private static func plain(_ type: String) -> String {
    var text = type[...]
    for word in ["any ", "some ", "inout "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    text = text.prefix { $0 != "<" && $0 != "(" && $0 != "&" }
    while let last = text.last, last == "?" || last == "!" || last == " " { text = text.dropLast() }
    if text.hasSuffix(".Type") { text = text.dropLast(".Type".count) }
    let name = text.split(separator: ".").last.map(String.init) ?? ""
    return name.isEmpty || name.contains("[") || name.contains("]") ? type : name
  }
}
