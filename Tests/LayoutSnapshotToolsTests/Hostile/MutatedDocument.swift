import Foundation
import RandomNumbers

/// A document in which values were exchanged, left out and made absurd, so that mostly it is still read.
struct MutatedDocument {
  private(set) var text: String

  init(_ original: String, seed: UInt64) {
    var random = SplitMix(seed: seed)
    var lines = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let at = Int.random(in: lines.indices, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where lines[at].contains("/>"): lines.remove(at: at)
      case 1 where lines[at].contains("/>"): lines.insert(lines[at], at: at)
      case 2:
        let other = Int.random(in: lines.indices, using: &random)
        if lines[at].contains("/>"), lines[other].contains("/>") { lines.swapAt(at, other) }
      default: lines[at] = Self.change(lines[at], from: lines, &random)
      }
      if lines.isEmpty { lines = [""] }
    }
    text = lines.joined(separator: "\n")
  }

  /// Gives one attribute of a line another value, or takes it away.
  private static func change(_ line: String, from lines: [String], _ random: inout SplitMix) -> String {
    let attributes = line.matches(of: /([A-Za-z]+)="([^"]*)"/)
    guard let chosen = attributes.randomElement(using: &random) else { return line }
    let name = String(chosen.output.1)
    let value: String
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return line.replacingCharacters(in: chosen.range, with: "")
    case 1: value = absurd.randomElement(using: &random)!
    default:
      let same = lines.compactMap { $0.firstMatch(of: try! Regex("\(name)=\"([^\"]*)\"")) }
      value = same.randomElement(using: &random)?.output[1].substring.map(String.init) ?? ""
    }
    return line.replacingCharacters(in: chosen.range, with: "\(name)=\"\(value)\"")
  }

  private static let absurd = [
    "", "0", "-1", "1e308", "-1e308", "nan", "inf", "1e-300", "99999999999999999999", "YES", "NO", "0.0001",
    "100000", "16:0", "0:9", "\u{1F600}", "leading", "width", "centerX", "firstBaseline", "1000", "1001",
  ]
}
