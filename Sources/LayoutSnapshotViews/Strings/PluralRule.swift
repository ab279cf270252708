import Foundation

/// Which form of a text a language uses for a number.
///
/// The rules for whole numbers are those of the Unicode Common Locale Data Repository (cldr.unicode.org, "Language Plural
/// Rules"). A language that is not listed has one form for 1 and one for all others.
enum PluralRule {
  /// The category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Double, in language: String) -> String {
    let code = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let value = isWhole ? Int(abs(number)) : 0
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km", "yue": return "other"
    case "fr", "pt", "hy":
      return abs(number) < 2 ? "one" : "other"
    case "ru", "uk", "be": return isWhole ? slavic(value) : "other"
    case "sr", "hr", "bs": return isWhole ? southSlavic(value) : "other"
    case "pl": return isWhole ? polish(value) : "other"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return value == 1 ? "one" : (2...4).contains(value) ? "few" : "other"
    case "ar": return isWhole ? arabic(value) : "other"
    case "he", "iw": return !isWhole ? "other" : value == 1 ? "one" : value == 2 ? "two" : "other"
    case "ro", "mo":
      guard isWhole else { return "few" }
      return value == 1 ? "one" : value == 0 || (1...19).contains(value % 100) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if value % 10 == 1, !(11...19).contains(value % 100) { return "one" }
      return (2...9).contains(value % 10) && !(11...19).contains(value % 100) ? "few" : "other"
    case "lv":
      guard isWhole else { return "other" }
      if value % 10 == 0 || (11...19).contains(value % 100) { return "zero" }
      return value % 10 == 1 && value % 100 != 11 ? "one" : "other"
    case "sl":
      guard isWhole else { return "few" }
      switch value % 100 {
      case 1: return "one"
      case 2: return "two"
      case 3, 4: return "few"
      default: return "other"
      }
    case "ga":
      guard isWhole else { return "other" }
      switch value {
      case 1: return "one"
      case 2: return "two"
      case 3...6: return "few"
      case 7...10: return "many"
      default: return "other"
      }
    case "cy":
      guard isWhole else { return "other" }
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][value] ?? "other"
    case "hi", "fa", "bn", "gu", "kn", "am", "zu":
      return abs(number) <= 1 ? "one" : "other"
    case "da": return number != 0 && abs(number) < 2 ? "one" : "other"
    default: return number == 1 || number == -1 ? "one" : "other"
    }
  }

  private static func slavic(_ value: Int) -> String {
    let (last, two) = (value % 10, value % 100)
    if last == 1, two != 11 { return "one" }
    return (2...4).contains(last) && !(12...14).contains(two) ? "few" : "many"
  }

  private static func southSlavic(_ value: Int) -> String {
    let category = slavic(value)
    return category == "many" ? "other" : category
  }

  private static func polish(_ value: Int) -> String {
    if value == 1 { return "one" }
    return (2...4).contains(value % 10) && !(12...14).contains(value % 100) ? "few" : "many"
  }

  private static func arabic(_ value: Int) -> String {
    switch value {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    default:
      switch value % 100 {
      case 3...10: "few"
      case 11...99: "many"
      default: "other"
      }
    }
  }
}
