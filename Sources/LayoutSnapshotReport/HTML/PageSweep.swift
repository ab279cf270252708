/// A sweep as the page draws it: edges as numbers in place of formulas.
///
/// It is read from the text of the strategy `.sweep`, which holds everything. A text that no sweep could have written has none.
struct PageSweep: Encodable {
  /// A problem, and the sizes that have it.
  struct Problem: Encodable {
    let text: String
    let ranges: [[Int]]
  }

  /// A view, and how its edges move.
  struct Track: Encodable {
    let path: String
    var segments: [Segment]
  }

  /// A range of sizes in which the edges are lines: left, right, top and bottom, each as a slope and a constant.
  struct Segment: Encodable {
    let from, to: Int
    let edges: [[Double]]
  }

  let title, axis: String
  /// The side that does not change, in points.
  let other: Double
  let from, to: Int
  /// Pixels in a point: edges are rounded to the nearest pixel, half up.
  let scale: Int
  private(set) var breakpoints: [Int] = []
  private(set) var problems: [Problem] = []
  private(set) var tracks: [Track] = []

  init?(_ text: String, scale: Int) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let title = lines.popFirst(), let head = Self.head(title) else { return nil }
    self.title = visibleText(String(title), limit: 200)
    (axis, from, to, other) = (head.axis, head.range[0], head.range[1], head.other)
    self.scale = scale
    // The breakpoints and the problems, up to the first empty line.
    while let line = lines.popFirst(), !line.isEmpty {
      if let list = line.dropping("breakpoints: ") {
        breakpoints = list.split(separator: ",").compactMap { Int($0.trimmed) }
      } else if let problem = Self.problem(line) {
        problems.append(problem)
      }
    }
    for line in lines where !line.isEmpty {
      if let body = line.dropping("  ") {
        guard let segment = segment(body), !tracks.isEmpty else { return nil }
        tracks[tracks.count - 1].segments.append(segment)
      } else {
        tracks.append(Track(path: visibleText(String(line), limit: 500), segments: []))
      }
    }
  }

  /// `widths 320...430 at a height of 874`, and possibly `, with dark-ax3`
  private static func head(_ line: Substring) -> (axis: String, range: [Int], other: Double)? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "," })
    let isWhole = words.count == 7 || words.count == 9 && words[7] == "with"
    guard isWhole, words[0] == "widths" || words[0] == "heights", let range = range(words[1]),
      let other = Double(words[6])
    else { return nil }
    return (words[0] == "widths" ? "width" : "height", range, other)
  }

  /// `320...347` or `320`
  private static func range(_ text: Substring) -> [Int]? {
    let ends = text.split(separator: ".").compactMap { Int($0.trimmed) }
    guard let first = ends.first, let last = ends.last, first <= last, ends.count <= 2 else { return nil }
    return [first, last]
  }

  /// `Card/title: its text is cut off, at 320...345, 400`
  private static func problem(_ line: Substring) -> Problem? {
    guard let end = line.ranges(of: ", at ").last else { return nil }
    let ranges = line[end.upperBound...].split(separator: ",").map { range($0.trimmed) }
    guard !ranges.isEmpty, !ranges.contains(where: { $0 == nil }) else { return nil }
    return Problem(
      text: visibleText(String(line[..<end.lowerBound]), limit: 500), ranges: ranges.compactMap { $0 })
  }

  /// `320...345: left 16, right w - 16, top 75, bottom 135.5`, where a range of all sizes is left out.
  private func segment(_ line: Substring) -> Segment? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard let formulas = parts.last, let range = parts.count == 2 ? Self.range(parts[0]) : [from, to] else {
      return nil
    }
    let edges = formulas.split(separator: ",").compactMap { Self.line($0.trimmed) }
    return edges.count == 4 ? Segment(from: range[0], to: range[1], edges: edges) : nil
  }

  /// `right 2w/3 - 16` as a slope and a constant.
  private static func line(_ text: Substring) -> [Double]? {
    let words = text.split(separator: " ").dropFirst()
    guard let first = words.first else { return nil }
    if words.count == 1, let constant = quotient(first) { return [0, constant] }
    guard let slope = slope(first) else { return nil }
    if words.count == 1 { return [slope, 0] }
    guard words.count == 3, let constant = words.last.flatMap(quotient) else { return nil }
    switch words.dropFirst().first {
    case "+": return [slope, constant]
    case "-": return [slope, -constant]
    default: return nil
    }
  }

  /// `w`, `-w`, `w/2`, `2w/3` or `0.35w`, of the letter `w` or `h`.
  private static func slope(_ text: Substring) -> Double? {
    guard let letter = text.firstIndex(where: { $0 == "w" || $0 == "h" }) else { return nil }
    let (factor, rest) = (text[..<letter], text[text.index(after: letter)...])
    let number: Double? = factor.isEmpty ? 1 : factor == "-" ? -1 : Double(factor)
    let divisor: Double? = rest.isEmpty ? 1 : rest.hasPrefix("/") ? Double(rest.dropFirst()) : nil
    guard let number, let divisor, divisor > 0 else { return nil }
    return number / divisor
  }

  /// `135.5` or `61/3`
  private static func quotient(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let number = Double(parts[0]) else { return nil }
    guard parts.count == 2 else { return number }
    return Double(parts[1]).flatMap { $0 > 0 ? number / $0 : nil }
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }

  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
