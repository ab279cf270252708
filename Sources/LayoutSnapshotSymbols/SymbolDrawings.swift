/// All drawings, by their names.
enum SymbolDrawings {
  /// The texts of all drawings by what they are about. Each drawing begins with its name and its size, or is a second name
  /// for another one.
  static let pages = [
    ("signs", signs), ("shapes", shapes), ("arrows", arrows), ("writing", writing), ("media", media),
    ("people", people), ("communication", communication), ("documents", documents), ("objects", objects),
    ("places", places), ("nature", nature),
  ]

  /// The drawing of a name, without rules; `nil` if there is none.
  static func named(_ name: String) -> SymbolDrawing? {
    guard let entry = index.entries[index.others[name] ?? name] else { return nil }
    do throws(SymbolTextError) {
      return try SymbolDrawing(width: entry.width, height: entry.height, lines: entry.lines)
    } catch {
      preconditionFailure("The drawing of \(name) cannot be read: \(error.line)")
    }
  }

  static let index = SymbolIndex(pages.map(\.1))
}

/// Where the text of each drawing lies.
struct SymbolIndex: Sendable {
  struct Entry: Sendable {
    let width: Double
    let height: Double
    /// The lines of its parts.
    var lines: [Substring] = []
  }

  private(set) var entries: [String: Entry] = [:]
  /// The names that other drawings have beside their own, and those.
  private(set) var others: [String: String] = [:]
  /// What cannot be read, and names that stand there twice.
  private(set) var problems: [String] = []

  init(_ texts: [String]) {
    for text in texts {
      var name: String?
      for line in text.split(separator: "\n") {
        if line.hasPrefix("  ") {
          guard let name, entries[name] != nil else {
            problems.append("\(line) belongs to no drawing")
            continue
          }
          entries[name]?.lines.append(line.drop { $0 == " " })
        } else {
          name = add(line)
        }
      }
    }
    for (name, other) in others.sorted(by: { $0.key < $1.key }) where entries[other] == nil {
      problems.append("\(name) is \(other), which has no drawing")
    }
  }

  /// Adds what a first line begins; the name of a drawing that follows.
  private mutating func add(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    let name = words.first.map(String.init) ?? ""
    if entries[name] != nil || others[name] != nil { problems.append("\(name) stands there twice") }
    if words.count == 3, words[1] == "=" {
      others[name] = String(words[2])
      return nil
    }
    let sides = words.last?.split(separator: "x").compactMap { Double($0) } ?? []
    guard words.count == 2, sides.count == 2 else {
      problems.append("\(line) is neither a name and a size nor a second name")
      return nil
    }
    entries[name] = Entry(width: sides[0], height: sides[1])
    return name
  }
}
