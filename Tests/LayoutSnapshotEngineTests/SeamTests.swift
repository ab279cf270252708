import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues
import Testing

@testable import LayoutSnapshotEngine

/// The engine with items that are no views: what it asks, and when it tells.
@Suite struct SeamTests {
  let root = Box("root")
  let text: Box
  let list: Box

  init() {
    text = Box("text", in: root)
    list = Box("list", in: root)
    text.textLength = 700
    list.features.scrolls = true
    for (edge, box, other) in [
      (LayoutAttribute.left, text, root), (.right, text, root), (.top, text, root), (.left, list, root),
      (.right, list, root), (.bottom, list, root),
    ] {
      root.tie(edge, to: other, edge, of: box)
    }
    root.tie(.top, to: text, .bottom, of: list)
  }

  @Test func items_thatAreNoViews_areLaidOut() throws {
    let engine = try LayoutEngine(root)
    try engine.layOut(on: .iPhone4)
    // 700 points of text on 320 are three lines.
    #expect(root.told == ["0 0 320 480"])
    #expect(text.told == ["0 0 320 30", "lines of 320"])
    #expect(list.told == ["0 30 320 450", "below 0"])
    try engine.layOut(on: .iPhone4.landscape)
    #expect(text.told.suffix(2) == ["0 0 480 20", "lines of 480"])
  }

  @Test func items_areToldNothing_beforeTheSolutionStands() throws {
    let engine = try LayoutEngine(root)
    _ = try engine.solve(for: Surroundings(.iPhone4))
    _ = try LayoutEngine(
      root, basis: .fitting(FittingTarget(size: .zero, horizontal: .fittingSize, vertical: .fittingSize))
    ).fittingSize()
    let frames = FrozenFrames(
      frame: { _ in CGRect(x: 0, y: 0, width: 9, height: 9) }, contentSize: { _ in .zero })
    _ = try LayoutEngine(root, basis: .frames(frames)).solve(for: Surroundings(.iPhone4))
    #expect([root, text, list].flatMap(\.told).isEmpty)
  }

  @Test func items_areToldNothing_whereThereIsNoSolution() throws {
    let engine = try LayoutEngine(root)
    root.constraints[2].constant = 1e9
    #expect(engine.noteChange(of: root.constraints[2]))
    #expect(throws: EngineError.self) { try engine.layOut(on: .iPhone4) }
    #expect([root, text, list].flatMap(\.told).isEmpty)
  }

  /// A refused number must not swallow what else was changed with it.
  @Test func change_besideARefusedOne_isMadeTheNextTime() throws {
    let engine = try LayoutEngine(root)
    let (left, top) = (root.constraints[0], root.constraints[6])
    (left.constant, top.constant) = (.nan, 12)
    for rule in [left, top] { #expect(engine.noteChange(of: rule)) }
    #expect(throws: EngineError.self) { try engine.layOut(on: .iPhone4) }
    left.constant = 20
    #expect(engine.noteChange(of: left))
    try engine.layOut(on: .iPhone4)
    #expect(text.told.first == "20 0 300 30")
    #expect(list.told.first == "0 42 320 438")
  }

  @Test func engines_ofOneTree_knowItsItemsEach() throws {
    let outer = try LayoutEngine(root)
    let inner = try LayoutEngine(list)
    #expect(outer.slot(of: list) == 2)
    #expect(inner.slot(of: list) == 0)
    #expect(inner.slot(of: root) == nil)
    #expect(outer.noteChange(of: root.constraints[0]))
    #expect(!inner.noteChange(of: root.constraints[0]))
    #expect(outer.equations.items.map(\.parent) == [nil, 0, 0])
  }

  @Test func frames_holdItems_whateverConstraintsSay() throws {
    let frozen = FrozenFrames(
      frame: { $0 === text ? CGRect(x: 1, y: 2, width: 3, height: 4) : .zero }, contentSize: { _ in .zero })
    let engine = try LayoutEngine(root, basis: .frames(frozen))
    // What the frames are short of it, until the next solve gauges it.
    let gauge = try #require(try engine.gauge(root.constraints[1], heldBy: root))
    _ = try engine.solve(for: Surroundings(.iPhone4))
    #expect(engine.frame(at: 1) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(engine.constant(gauge) == 4 - 320)
    #expect(engine.conflictCount == 0)
  }
}
