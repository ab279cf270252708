import Testing
import ViewTree

@testable import SnapshotStore

@Suite struct FrameChangeTests {
  private func layout(_ nodes: [String]) throws -> Layout {
    try Layout(
      json: """
        {"device": {"height": 480, "name": "iPhone4", "scale": 2, "width": 320}, "nodes": [
        {"class": "View", "frame": [0, 0, 320, 480], "path": "V"}\(nodes.map { ",\n" + $0 }.joined())
        ], "version": 1}
        """)
  }

  private static let a = #"{"class": "View", "frame": [0, 0, 10, 10], "path": "V/a"}"#
  private static let b = #"{"class": "View", "frame": [0, 10, 10, 10], "path": "V/b"}"#
  private static let inB = #"{"class": "View", "frame": [1, 1, 2, 2], "path": "V/b/c"}"#

  private static let cases: [([String], [String], [String])] = [
    ([a, b], [a, b], []),
    (
      [a, b], [b, a],
      ["V/b: stands at another place among the views", "V/a: stands at another place among the views"]
    ),
    ([a], [a, b], ["V/b: was not there"]),
    ([a, b], [a], ["V/b: is no longer there"]),
    ([a], [a.replacing("View", with: "Label")], ["V/a: was a View, is a Label"]),
    (
      [a], [a.replacing("[0, 0, 10, 10]", with: "[0, 2.5, 9, 10]")],
      ["V/a: y 0 -> 2.5, width 10 -> 9"]
    ),
    // What the parent carries along has not moved itself.
    ([b, inB], [b.replacing("[0, 10", with: "[5, 11"), inB], ["V/b: x 0 -> 5, y 10 -> 11"]),
  ]

  @Test(arguments: cases)
  func change_isPutIntoWords(old: [String], new: [String], words: [String]) throws {
    let changes = FrameChange.changes(from: try layout(old), to: try layout(new))
    #expect(changes.map(\.description) == words)
  }
}
