import Foundation
import LayoutSnapshotProofs
import LayoutSnapshotViews

/// Whether what `explain` says of a scene's views is so: that they lie 10 points further right once the constants that it names are
/// changed.
struct SceneWishes {
  private let root: View
  private let device: Device

  /// As many views as are asked about in a scene.
  private static let mostViews = 3

  init(_ root: View, on device: Device) { (self.root, self.device) = (root, device) }

  /// One sentence for each view of which nothing is said, or something that does not help.
  func findings() throws -> [String] {
    _ = try root.layout(on: device)
    let views = root.treeViews.dropFirst().filter {
      !$0.translatesAutoresizingMaskIntoConstraints && !$0.isPartOfControl && !$0.isHidden
        && !($0.superview is StackView) && $0.bounds.width > 0
    }
    return try views.prefix(Self.mostViews).compactMap(finding)
  }

  private func finding(_ view: View) throws -> String? {
    let wanted = view.frame.offsetBy(dx: 10, dy: 0)
    let explanation = try explain(view, wants: wanted, on: device)
    guard let way = explanation.waysOut.first else {
      return explanation.fixed.isEmpty ? "\(explanation.path): nothing is said" : nil
    }
    let all = root.treeViews.flatMap(\.constraints).filter(\.isActive)
    var changes: [(constraint: LayoutConstraint, constant: CGFloat)] = []
    for obstacle in way {
      let found = all.filter { $0.description == obstacle.constraint }
      // A constraint without a constant, or one of several that look alike, cannot be tried.
      guard found.count == 1, let constant = obstacle.constant else { return nil }
      changes.append((found[0], constant))
    }
    // Inequalities allow the frame, and do not ask for it.
    guard !changes.isEmpty, changes.allSatisfy({ $0.constraint.relation == .equal }) else { return nil }
    let (before, unheld) = (changes.map(\.constraint.constant), try unheld())
    defer {
      for (change, constant) in zip(changes, before) { change.constraint.constant = constant }
      _ = try? root.layout(on: device)
    }
    for change in changes { change.constraint.constant = change.constant }
    if try isAt(wanted, view) { return nil }
    // What else is in the way is said, too: once that gives way, the weakest wish has to be enough.
    let isFree = try without(explanation.wouldBreak + unheld) {
      try wishing(wanted, view) { try isAt(wanted, view) }
    }
    if isFree { return nil }
    let found = way.map(\.description) + explanation.wouldBreak.map { "without \($0)" }
    return "\(explanation.path): with \(found) it is at \(view.frame.minX), not \(wanted.minX)"
  }

  /// Whether a view lies where it is wanted, within a pixel. Thirds of a point are not binary fractions.
  private func isAt(_ wanted: CGRect, _ view: View) throws -> Bool {
    _ = try root.layout(on: device)
    return abs(view.frame.minX - wanted.minX) < 1.01 / CGFloat(device.scale)
  }

  /// Asks for a frame with the weakest priority but one.
  private func wishing(_ frame: CGRect, _ view: View, _ body: () throws -> Bool) rethrows -> Bool {
    let frame = view.alignmentRect(forFrame: frame)
    let wishes = [(LayoutConstraint.Attribute.left, frame.minX), (.width, frame.width)].map {
      attribute, value in
      let other = attribute == .left ? view.superview : nil
      let wish = LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: value)
      wish.priority = LayoutPriority(2)
      return wish
    }
    LayoutConstraint.activate(wishes)
    defer { LayoutConstraint.deactivate(wishes) }
    return try body()
  }

  /// The optional constraints and contents that do not hold as it is.
  private func unheld() throws -> [String] {
    let constraints = try root.layout(on: device).constraints.filter { $0.priority < 1000 && !$0.isHeld }
    let contents = root.treeViews.flatMap(ContentPriority.all).filter {
      $0.value.rawValue < 1000 && !$0.isHeld(scale: device.scale)
    }
    return constraints.map(\.description) + contents.map(\.description)
  }

  /// Lets optional constraints and contents give way, by the words that name them.
  private func without<Value>(_ words: [String], _ body: () throws -> Value) throws -> Value {
    let constraints = root.treeViews.flatMap(\.constraints).filter {
      $0.isActive && words.contains($0.description)
    }
    let contents = root.treeViews.flatMap(ContentPriority.all).filter { words.contains($0.description) }
    let priorities = constraints.map(\.priority)
    for constraint in constraints { constraint.priority = LayoutPriority(1) }
    for content in contents { content.set(LayoutPriority(1)) }
    defer {
      for (constraint, priority) in zip(constraints, priorities) { constraint.priority = priority }
      for content in contents { content.set(content.value) }
    }
    return try body()
  }
}
