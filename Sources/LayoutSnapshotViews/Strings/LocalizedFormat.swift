import Foundation
import LayoutSnapshotSupport

/// Texts that are chosen when numbers are put into them.
///
/// A text that depends on numbers is handed out as its format, with a mark at the end that says which entry it is. The mark is of
/// characters that are never drawn. `String(format:)` in prepared sources finds the entry by it.
enum LocalizedFormat {
  private struct Entry {
    var plural: PluralFormat
    var language: String
    var pseudo: PseudoLanguage?

    /// A number that no other entry is likely to have: FNV-1a of what it says.
    var number: UInt64 {
      var text = "\(language)\u{0}\(pseudo.map { "\($0)" } ?? "")\u{0}\(plural.format)"
      for (name, variable) in plural.variables.sorted(by: { $0.key < $1.key }) {
        text += "\u{0}\(name)\u{0}\(variable.argument ?? 0)"
        for (category, form) in variable.forms.sorted(by: { $0.key < $1.key }) {
          text += "\u{0}\(category)\u{0}\(form)"
        }
      }
      return text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  private static let entries = Locked<[UInt64: Entry]>([:])
  private static let marks: ClosedRange<UInt32> = 0xE0030...0xE0039
  private static let end: Unicode.Scalar = "\u{E007F}"

  static func text(of text: LocalizedText, in language: String, _ pseudo: PseudoLanguage?) -> String {
    switch text {
    case .text(let text): return pseudo?.change(text) ?? text
    case .widths(let texts): return pseudo?.change(texts.last ?? "") ?? texts.last ?? ""
    case .plural(let plural):
      let entry = Entry(plural: plural, language: language, pseudo: pseudo)
      // The number follows from the entry, so that a text that shows its format is the same in every run.
      let number = entry.number
      entries.withLock { $0[number] = entry }
      var result = plural.format
      for digit in "\(number)".unicodeScalars {
        result.unicodeScalars.append(Unicode.Scalar(marks.lowerBound + digit.value - 48) ?? end)
      }
      result.unicodeScalars.append(end)
      return result
    }
  }

  /// A format and its arguments as `String(format:)` takes them, with the parts chosen that depend on numbers.
  static func resolved(_ format: String, _ arguments: [any CVarArg]) -> (
    format: String, arguments: [any CVarArg]
  ) {
    // On Linux a string in the place of `%@` ends the process unless it is an object.
    let objects = arguments.map { argument -> any CVarArg in
      (argument as? String).map { NSString(string: $0) } ?? argument
    }
    guard let entry = entry(of: format) else { return (format, objects) }
    var filled = Filled(entry: entry, arguments: objects)
    filled.add(entry.plural.format, at: nil, depth: 0)
    // Both copies of a lengthened text would want the arguments, so its second one has none.
    return (entry.pseudo?.change(filled.format) ?? filled.format, filled.used)
  }

  private static func entry(of format: String) -> Entry? {
    guard format.unicodeScalars.last == end else { return nil }
    let digits = format.unicodeScalars.dropLast().reversed().prefix { marks.contains($0.value) }.reversed()
    guard let number = UInt64(digits.map { "\($0.value - marks.lowerBound)" }.joined()) else { return nil }
    return entries.withLock { $0[number] }
  }

  /// A format whose parts are chosen. Its specifiers take one argument after the other, because Foundation on Linux cannot leave out
  /// an argument.
  private struct Filled {
    let entry: Entry
    let arguments: [any CVarArg]
    private(set) var format = ""
    private(set) var used: [any CVarArg] = []
    private var next = 1

    init(entry: Entry, arguments: [any CVarArg]) { (self.entry, self.arguments) = (entry, arguments) }

    /// - Parameter place: the argument of specifiers that do not name theirs; nil for one after the other.
    mutating func add(_ text: String, at place: Int?, depth: Int) {
      // Entries may name each other in a circle.
      guard depth < 8 else { return }
      var rest = text[...]
      while let percent = rest.firstIndex(of: "%") {
        format += rest[..<percent]
        rest = rest[percent...]
        if rest.hasPrefix("%%") {
          format += "%%"
          rest = rest.dropFirst(2)
          continue
        }
        let specifier = Specifier(rest)
        rest = rest[specifier.end...]
        let argument =
          specifier.argument ?? specifier.name.flatMap { entry.plural.variables[$0]?.argument } ?? place
          ?? next
        if specifier.argument == nil, place == nil { next += 1 }
        if let name = specifier.name {
          add(form(of: name, argument), at: argument, depth: depth + 1)
        } else if arguments.indices.contains(argument - 1) {
          format += "%"
          used.append(arguments[argument - 1])
        } else {
          format += "%%"
        }
      }
      format += rest
    }

    private func form(of name: String, _ argument: Int) -> String {
      let number =
        arguments.indices.contains(argument - 1) ? LocalizedFormat.number(arguments[argument - 1]) : 0
      let forms = entry.plural.variables[name]?.forms ?? [:]
      // A form for zero counts in every language, as in Foundation.
      return (number == 0 ? forms["zero"] : nil) ?? forms[PluralRule.category(of: number, in: entry.language)]
        ?? forms["other"] ?? ""
    }
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    default: 0
    }
  }

  /// What stands at a percent sign: `%1$`, `%#@name@` or `%1$#@name@`.
  private struct Specifier {
    /// The number of the argument, if it is named.
    var argument: Int?
    /// The part's name; nil for a specifier of another kind, the rest of which follows ``end``.
    var name: String?
    var end: String.Index

    init(_ text: Substring) {
      end = text.index(after: text.startIndex)
      let digits = text[end...].prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, digits.endIndex < text.endIndex, text[digits.endIndex] == "$" {
        argument = Int(digits)
        end = text.index(after: digits.endIndex)
      }
      guard text[end...].hasPrefix("#@") else { return }
      let start = text.index(end, offsetBy: 2)
      guard let at = text[start...].firstIndex(of: "@") else { return }
      name = String(text[start..<at])
      end = text.index(after: at)
    }
  }
}
