import Foundation
import Testing
import LayoutSnapshotViews

@testable import LayoutSnapshotCauses

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
      ["b: comes at another place in the order of views", "a: comes at another place in the order of views"]
    ),
    ([a], [a, b], ["b: was added"]),
    ([a, b], [a], ["b: was removed"]),
    ([a], [a.replacing("View", with: "Label")], ["a: was a View, is a Label"]),
    (
      [a], [a.replacing("[0, 0, 10, 10]", with: "[0, 2.5, 9, 10]")],
      ["a: y 0 -> 2.5, width 10 -> 9"]
    ),
    (
      [a], [a.replacing("{", with: "{\"ambiguous\": true, ")],
      ["a: it is ambiguous, because its constraints leave its position or size open"]
    ),
    // What the parent carries along has not moved itself.
    ([b, inB], [b.replacing("[0, 10", with: "[5, 11"), inB], ["b: x 0 -> 5, y 10 -> 11"]),
  ]

  @Test func hiding_isAChange_whereTheReferenceKnows() throws {
    let view = View()
    let child = View(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    view.addSubview(child)
    let old = try view.layout(on: .iPhone4)
    child.isHidden = true
    let new = try view.layout(on: .iPhone4)
    #expect(FrameChange.changes(from: old, to: new).map(\.description) == ["View/View: is hidden"])
    #expect(FrameChange.changes(from: new, to: old).map(\.description) == ["View/View: is no longer hidden"])
    let silent = Layout(device: old.device, outline: old.outline, edges: old.edges)
    #expect(FrameChange.changes(from: silent, to: new).isEmpty)
  }

  @Test func conflicts_areAChange() throws {
    let view = View()
    let old = try view.layout(on: .iPhone4)
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    for width in [1, 2] { child.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    view.addSubview(child)
    let changes = FrameChange.changes(from: old, to: try view.layout(on: .iPhone4)).map(\.description)
    #expect(changes.last == "View: conflicts of required constraints: 0 -> 1", "\(changes)")
  }

  @Test(arguments: cases)
  func change_isPutIntoWords(old: [String], new: [String], words: [String]) throws {
    let changes = FrameChange.changes(from: try layout(old), to: try layout(new))
    #expect(changes.map(\.description) == words)
  }
}
