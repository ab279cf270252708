import Foundation
import LayoutSnapshotGraphics
import RandomNumbers
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Whatever is changed after a layout, the next one is that of a tree that was never laid out before.
///
/// Both trees are made and changed in the same way; one of them is laid out, measured and asked in between.
@Suite struct ChangeTests {
  static let devices: [Device] = [
    .iPhone5, .iPhone15.appearance(.iOS26), .iPhone15, .iPhone15.landscape, .iPhone8.rightToLeft, .iPadAir,
    .iPhone8.with(.contentSize(.accessibilityLarge)), .iPhoneX.with(.dark).appearance(.iOS26),
  ]

  /// Each kind of change alone, from one device and look to another.
  @Test(arguments: Change.all)
  func change_afterALayout_isAsBeforeIt(_ change: Change) throws { try expectNoTrace(of: change, 1..<2) }

  @Test(.thorough(.takesMinutes), arguments: Change.all)
  func change_withMoreValues_isAsBeforeIt(_ change: Change) throws {
    try expectNoTrace(of: change, 0..<1)
    try expectNoTrace(of: change, 2..<8)
  }

  private func expectNoTrace(of change: Change, _ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let (changed, fresh) = (ChangingTree(), ChangingTree())
      let before = Self.devices[Int(seed) % Self.devices.count]
      let after = Self.devices[Int(seed / 2) % Self.devices.count]
      _ = Outcome(changed, on: before)
      for tree in [changed, fresh] {
        var random = SplitMix(seed: seed)
        change.apply(tree, &random)
      }
      expectSame(changed, fresh, on: after, "\(seed): \(before.name) to \(after.name)")
    }
  }

  /// Many changes, with other layouts and questions between them.
  @Test(arguments: 0..<3)
  func changes_betweenManyLayouts_leaveNoTrace(_ part: Int) throws { try expectNoTraceOfMany(part) }

  @Test(.thorough(.takesMinutes), arguments: 3..<10)
  func moreChanges_betweenManyLayouts_leaveNoTrace(_ part: Int) throws { try expectNoTraceOfMany(part) }

  private func expectNoTraceOfMany(_ part: Int) throws {
    for seed in UInt64(part) * 8..<UInt64(part + 1) * 8 {
      let (changed, fresh) = (ChangingTree(), ChangingTree())
      var (choice, values) = (SplitMix(seed: seed), SplitMix(seed: seed &+ 1000))
      var names: [String] = []
      for _ in 0..<20 {
        let change = choice.of(Change.all)
        names.append(change.name)
        var copy = values
        change.apply(fresh, &copy)
        change.apply(changed, &values)
        if choice.chance(2) { ask(changed, &choice) }
      }
      let device = choice.of(Self.devices)
      guard expectSame(changed, fresh, on: device, "\(seed) on \(device.name): \(names)") else { return }
    }
  }

  /// What code may ask of a tree at any time.
  private func ask(_ tree: ChangingTree, _ random: inout SplitMix) {
    switch random.number(0...5) {
    case 0: tree.root.layoutIfNeeded()
    case 1: _ = random.of(tree.placedViews).systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    case 2: _ = try? random.of(tree.placedViews).layout(on: .iPhone4)
    case 3: _ = tree.root.hasAmbiguousLayout
    default: _ = Outcome(tree, on: random.of(Self.devices))
    }
  }

  @discardableResult
  private func expectSame(
    _ changed: ChangingTree, _ fresh: ChangingTree, on device: Device, _ comment: String
  ) -> Bool {
    let (a, b) = (Outcome(changed, on: device), Outcome(fresh, on: device))
    #expect(a.lines == b.lines, "\(comment)\n\(a.difference(from: b))")
    let commands = zip(a.picture?.commands ?? [], b.picture?.commands ?? [])
    let other = commands.first { $0 != $1 }.map { "\n  after layouts: \($0)\n  fresh: \($1)" } ?? ""
    #expect(a.picture == b.picture || a.lines != b.lines, "\(comment)\(other)")
    return a == b
  }
}

/// All that a layout says, and that views say after it.
private struct Outcome: Equatable {
  let lines: [String]
  let picture: DisplayList?

  init(_ tree: ChangingTree, on device: Device) {
    do throws(LayoutError) {
      let solved = try tree.root.solvedTree(on: device)
      picture = solved.displayList
      lines = solved.layout.json.split(separator: "\n").map(String.init) + tree.placedViews.map(\.state)
    } catch {
      picture = nil
      lines = ["\(error)"]
    }
  }

  func difference(from other: Outcome) -> String {
    lines.difference(from: other.lines).map { change in
      switch change {
      case .insert(_, let line, _): "  after layouts: \(line)"
      case .remove(_, let line, _): "  fresh: \(line)"
      }
    }.prefix(12).joined(separator: "\n")
  }
}

extension View {
  fileprivate var state: String {
    let scroll = (self as? ScrollView).map {
      "\($0.contentSize) \($0.contentOffset) \($0.adjustedContentInset)"
    }
    return "\(frame) \(safeAreaInsets) \(layoutMargins) \(layoutGuides.map(\.layoutFrame)) \(scroll ?? "")"
  }
}
