/// A part of a failure: a title and lines below it, some of which can be left out.
struct MessageSection {
  let title: String?
  private var lines: [String]
  /// How many lines were left out at the end.
  private var hidden = 0
  /// What the lines are, for the sentence that counts those that were left out.
  private let things: String

  init(_ title: String?, _ lines: [String], of things: String) {
    self.title = title
    self.lines = lines.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    self.things = things
  }

  /// All lines as they are printed.
  var text: [String] {
    if lines.isEmpty, hidden == 0 { return [] }
    return (title.map { [$0] } ?? []) + lines + (hidden == 0 ? [] : ["  and \(hidden) more \(things)"])
  }

  /// How many lines could be left out still. One always stays.
  private var spare: Int { max(0, lines.count - (hidden == 0 ? 2 : 1)) }

  /// Leaves out lines of the longest sections, one after the other, until all are at most as long as a terminal shows
  /// at once.
  static func fitted(_ sections: [MessageSection], into room: Int) -> [MessageSection] {
    var sections = sections
    while sections.reduce(0, { $0 + $1.text.count }) > room {
      guard let longest = sections.indices.max(by: { sections[$0].spare < sections[$1].spare }),
        sections[longest].spare > 0
      else { break }
      // The sentence that counts them takes a line itself.
      sections[longest].hide(sections[longest].hidden == 0 ? 2 : 1)
    }
    return sections
  }

  private mutating func hide(_ count: Int) {
    lines.removeLast(count)
    hidden += count
  }
}
