import Foundation

/// A `.xcstrings` file: the texts of a table in all languages.
struct StringCatalog: Decodable, Sendable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  /// A text, or texts by numbers or devices.
  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable, Sendable { var value: String }

  final class Variations: Decodable, Sendable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// The texts of a language by their keys. In the source language a key without a text is its own text.
  func texts(in language: String, idiom: UserInterfaceIdiom) -> [String: LocalizedText] {
    var result: [String: LocalizedText] = [:]
    for (key, entry) in strings {
      if let localization = entry.localizations?[language] {
        result[key] = localization.text(idiom: idiom)
      } else if language == sourceLanguage {
        result[key] = .text(key)
      }
    }
    return result
  }

  var languages: [String] {
    Set(strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] }).union([sourceLanguage]).sorted()
  }
}

extension StringCatalog.Localization {
  fileprivate func text(idiom: UserInterfaceIdiom) -> LocalizedText? {
    if let device = variations?.device {
      let names = idiom == .pad ? ["ipad", "other"] : ["iphone", "other"]
      return names.lazy.compactMap { device[$0] }.first.flatMap { $0.text(idiom: idiom) }
    }
    if let plural = variations?.plural {
      let forms = plural.compactMapValues { $0.stringUnit?.value }
      return .plural(PluralFormat(format: "%#@value@", variables: ["value": .init(forms: forms)]))
    }
    guard let value = stringUnit?.value else { return nil }
    guard let substitutions, !substitutions.isEmpty else { return .text(value) }
    let variables = substitutions.mapValues { part in
      let forms = part.variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
      // `%arg` stands for the argument that decides.
      let specifier = "%" + (part.formatSpecifier ?? "lld")
      return PluralFormat.Variable(
        forms: forms.mapValues { $0.replacingOccurrences(of: "%arg", with: specifier) }, argument: part.argNum
      )
    }
    return .plural(PluralFormat(format: value, variables: variables))
  }
}
