import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

/// What items and constraints ask for, kept until one of them changes.
final class FactBook {
  private let equations: Equations
  private let outline: Layout.Outline
  /// What the items beyond the outline are called.
  private let unlistedPaths: [String]
  private var items: [Layout.ItemFacts]?
  private var explained: ExplainedConstraints?
  /// The views whose text was cut off at the last solve, in the outline's order.
  var truncated: [Int] = []

  init(_ equations: Equations, _ outline: Layout.Outline) {
    (self.equations, self.outline) = (equations, outline)
    unlistedPaths = FactBook.pathsBeyond(outline, equations)
  }

  func forgetItems() { items = nil }
  func forgetConstraints() { explained = nil }

  /// What each listed item asks for.
  func items(_ contents: Contents) -> [Layout.ItemFacts] {
    let isNew = items == nil
    var known = items ?? outline.entries.indices.map { facts(at: $0) }
    // The only holder changes it where it is.
    items = nil
    contents.tell(again: isNew) { slot, size in known[slot].take(size, of: equations.item(at: slot)) }
    items = known
    return known
  }

  /// The constraints as values.
  func constraints(_ rows: [ConstraintRows.Row]) -> ExplainedConstraints {
    if let explained { return explained }
    let made = ExplainedConstraints(rows, listed: outline.entries.count, beyond: unlistedPaths)
    explained = made
    return made
  }

  private func facts(at slot: Int) -> Layout.ItemFacts {
    guard let item = equations.item(at: slot) else { return Layout.ItemFacts() }
    var facts = item.ownFacts
    if slot > 0, equations.items[slot].features.isHeldAtFrame {
      facts.fixedFrame = item.statedFrame.frame.facts
    }
    return facts
  }

  /// Names for the items beyond the outline. No item's own name has a bracket, so none is like these.
  private static func pathsBeyond(_ outline: Layout.Outline, _ equations: Equations) -> [String] {
    let unlisted = equations.items.indices[outline.entries.count...]
    guard !unlisted.isEmpty else { return [] }
    let paths = outline.paths
    var used: [String: Int] = [:]
    return unlisted.map { slot in
      let owner = equations.items[slot].parent.map { paths[$0] } ?? ""
      let stem = "\(owner)/[\(equations.item(at: slot)?.givenName ?? "gap")"
      defer { used[stem, default: 0] += 1 }
      return "\(stem) \(used[stem, default: 0])]"
    }
  }
}

extension Layout.ItemFacts {
  /// Takes the size of a content, and how strongly its item keeps to it.
  fileprivate mutating func take(_ size: CGSize, of item: (any EngineItem)?) {
    func extent(_ number: CGFloat) -> Double? {
      number == Contents.noExtent ? nil : roundedDecimal(number, to: 1000)
    }
    let hadNone = content == (nil, nil)
    content = (extent(size.width), extent(size.height))
    guard (content == (nil, nil)) != hadNone else { return }
    let strength = hadNone ? item?.contentStrength : nil
    hugging = strength.map { Layout.AxisPriorities($0.hugging) } ?? .standardHugging
    resistance = strength.map { Layout.AxisPriorities($0.resistance) } ?? .standardResistance
  }
}

extension Layout.AxisPriorities {
  fileprivate init(_ priorities: (horizontal: Priority, vertical: Priority)) {
    self.init(
      horizontal: roundedDecimal(Double(priorities.horizontal.rawValue), to: 1000),
      vertical: roundedDecimal(Double(priorities.vertical.rawValue), to: 1000))
  }
}

extension CGRect {
  /// Left, top, width and height, as a file keeps them.
  var facts: [Double] { [minX, minY, width, height].map { roundedDecimal($0, to: 1000) } }
}
