import Foundation
import RandomNumbers
import Testing

@testable import LayoutSnapshotValues

/// What is read plainly is what `JSONDecoder` reads, or nothing.
@Suite struct LayoutDocumentReadingTests {
  private static let stored: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Snapshots")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".json") } ?? []).sorted()
    return paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      .filter { $0.contains("\"nodes\"") }
  }()

  private func decoded(_ json: String) -> LayoutDocument? {
    try? JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
  }

  private func plain(_ json: String) -> LayoutDocument? { try? LayoutDocument(plain: json) }

  @Test func storedLayouts_areReadPlainly() throws {
    #expect(Self.stored.count > 100)
    for json in Self.stored {
      let document = try #require(plain(json))
      #expect(document == decoded(json))
    }
  }

  /// Everything that a layout may say, in the order in which it is written.
  private static let all = #"""
    {
    "conflicts": [
    {"broken": "a.width == 1", "constraints": ["a \"b\" \\ c", "é"], "items": ["A"], "members": [0, 12], "viewsWithMasks": ["b"]},
    {"broken": "", "constraints": []}
    ],
    "constraints": [
    {"attribute": "width", "constant": -0.125, "identifier": "i", "item": "A", "multiplier": 0.333333, "origin": "system", \#
    "priority": 999.5, "relation": "<=", "toAttribute": "height", "toItem": "A/b", "unmet": true}
    ],
    "device": {"height": 480, "name": "iPhone4", "safeArea": [1, 2, 3, 4], "scale": 2, "traits": ["dark"], "width": 320.5},
    "nodes": [
    {"ambiguous": true, "class": "A", "firstBaseline": 1.5, "fixed": [0, 1, 2, 3], "frame": [0, 0, 320, 480], "hidden": false, \#
    "hugging": [1, 2], "insets": [1, 2, 3, 4], "intrinsic": [null, 5], "kind": "guide", "lastBaseline": 2, \#
    "looks": {"a": "b", "c": "d"}, "misplaced": [1, 2, 3, 4], "offset": [1, 2], "part": true, "path": "A", \#
    "resistance": [3, 4], "settings": {}, "truncated": true}
    ],
    "version": 1
    }

    """#

  @Test func everyMember_isRead() throws {
    let document = try #require(plain(Self.all))
    #expect(document == decoded(Self.all))
    #expect(document.conflicts?[0].constraints == [#"a "b" \ c"#, "é"])
    #expect(document.nodes[0].intrinsic == [nil, 5] && document.nodes[0].looks == ["a": "b", "c": "d"])
    #expect(document.constraints?[0].multiplier == 0.333333)
  }

  @Test(arguments: [
    "0", "-1", "1.5", "0.1", "123456789.125", "99999999999999.9", "0.000001", "4503599627370497.5", "-0",
    "-0.0", "1e2",
    "1E400", "007", "1.", ".5", "-", "+1", "1 2", "9007199254740993", "123456789012345678", "1_0", "0x1",
    "NaN", "null", "\"1\"",
  ]) func numbers_areReadAsJSONDecoderReadsThem(number: String) {
    for place in ["320.5", "480,", "-0.125", "2, \"traits\""] {
      let json = Self.all.replacing(place, with: number + place.drop { $0 != "," })
      guard let document = plain(json) else { continue }
      #expect(document == decoded(json), "\(number) in the place of \(place)")
    }
  }

  /// A letter more, less or another, and whole stretches: whatever becomes of a layout, nothing is read that is not there.
  @Test func damagedLayouts_areNeverReadOtherwise() {
    var random = SplitMix(seed: 13)
    let letters = Array("\"\\{}[]:,.-+eE0123456789 \n\tnulltruefalse\u{0}".utf8)
    var (read, tried) = (0, 0)
    for json in [String](repeating: Self.all, count: 40)
      + Self.stored.prefix(20).filter({ $0.utf8.count < 20_000 })
    {
      for _ in 0..<100 {
        var bytes = Array(json.utf8)
        for _ in 0...random.below(2) {
          let place = random.below(bytes.count)
          switch random.below(4) {
          case 0: bytes[place] = letters[random.below(letters.count)]
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(letters[random.below(letters.count)], at: place)
          default:
            let end = min(bytes.count, place + random.below(40))
            bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
          }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { continue }
        tried += 1
        guard let document = plain(text) else { continue }
        read += 1
        #expect(document == decoded(text), "\(text)")
      }
    }
    // Many changes are within a text or a number, so that both read something.
    #expect(tried > 4000 && read > 400, "\(tried) and \(read)")
  }
}
