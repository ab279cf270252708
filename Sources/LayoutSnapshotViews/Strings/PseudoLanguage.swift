import Foundation
import LayoutSnapshotValues

/// A language that nobody speaks, which shows what a layout does with other texts.
enum PseudoLanguage: Equatable {
  /// Every text stands twice.
  case long
  /// Texts as they are, from right to left.
  case rightToLeft

  /// The language of a locale; nil for a real one.
  init?(_ locale: String?) {
    switch locale {
    case Traits.longPseudolanguage.localeIdentifier: self = .long
    case Traits.rightToLeftPseudolanguage.localeIdentifier: self = .rightToLeft
    default: return nil
    }
  }

  func change(_ text: String) -> String {
    guard self == .long else { return text }
    // A second argument would be asked for that nobody gives.
    var copy = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      copy += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.hasPrefix("%") {
        copy += "%%"
        rest = rest.dropFirst()
        continue
      }
      let end = rest.firstIndex { $0 == "@" || ($0.isLetter && !"hlqzjtL".contains($0)) } ?? rest.endIndex
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
    }
    copy += rest
    return text.isEmpty ? text : text + " " + copy
  }
}
