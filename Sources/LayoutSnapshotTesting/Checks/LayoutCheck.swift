import Foundation
import LayoutSnapshotViews

/// A rule that a layout has to follow. A check needs no reference.
///
/// ```swift
/// let check = LayoutCheck("has a title") { layout in layout["Form/title"] == nil ? ["there is no title"] : [] }
/// expectLayout(of: form, on: .classic) { $0.isUnambiguous; check }
/// ```
public struct LayoutCheck: Sendable {
  /// What the check expects, in words.
  public let name: String
  /// Finds what is wrong with a layout: one text for each problem, none if the layout passes.
  public let findings: @Sendable (Layout) -> [String]
  /// Finds what is wrong with a view by further layouts of it, and leaves it as it was.
  package let proof: Proof?
  /// The device whose layout shows what the proof finds, if it is another one than that of the call.
  private(set) var shownOn: (@Sendable (View, Device) -> Device)?
  /// Finds the smallest tree that fails a check like this one; nil for checks that are not about a tree.
  private(set) var reduce: (@Sendable (View, Device) -> SmallestTree?)?

  /// Finds the shortest path over other screens after which new views fail; nil for checks that are not about a path.
  private(set) var path: Path?

  /// A search for such a path: it takes a closure that creates a new view, and the device at both ends of the path.
  typealias Path = @Sendable (_ make: () throws -> View, _ device: Device) -> [Device]?
  package typealias Proof = @Sendable (View, Device) throws(LayoutError) -> [String]

  /// Creates a check of your own.
  public init(_ name: String, findings: @escaping @Sendable (Layout) -> [String]) {
    self.name = name
    self.findings = findings
    proof = nil
  }

  /// Creates a check that lays the view out again.
  init(_ name: String, proof: @escaping Proof) {
    self.name = name
    findings = { _ in [] }
    self.proof = proof
  }

  /// Creates a check that lays the view out again, and that a smaller tree can fail as well.
  static func ofTree(_ name: String, proof: @escaping Proof) -> LayoutCheck {
    LayoutCheck(name, proof: proof).reduced { SmallestTree(of: $0, failing: name, proof, on: $1) }
  }

  /// The same check with a way to find the smallest tree that fails it.
  func reduced(by reduce: @escaping @Sendable (View, Device) -> SmallestTree?) -> LayoutCheck {
    var check = self
    check.reduce = reduce
    return check
  }

  /// The same check with a way to find the shortest path over other screens that fails it.
  func over(_ path: @escaping Path) -> LayoutCheck {
    var check = self
    check.path = path
    return check
  }

  /// The same check with another device for its picture.
  func shown(on device: @escaping @Sendable (View, Device) -> Device) -> LayoutCheck {
    var check = self
    check.shownOn = device
    return check
  }
}

/// Collects the checks in the closure of `expectLayout(of:on:_:)`.
@resultBuilder
public enum LayoutCheckBuilder {
  /// A single check.
  public static func buildExpression(_ check: LayoutCheck) -> [LayoutCheck] { [check] }
  /// An array of checks.
  public static func buildExpression(_ checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// All checks, in order.
  public static func buildBlock(_ checks: [LayoutCheck]...) -> [LayoutCheck] { checks.flatMap { $0 } }
  /// The checks in an `if`.
  public static func buildOptional(_ checks: [LayoutCheck]?) -> [LayoutCheck] { checks ?? [] }
  /// The checks of the first branch.
  public static func buildEither(first checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// The checks of the second branch.
  public static func buildEither(second checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// The checks of a loop.
  public static func buildArray(_ checks: [[LayoutCheck]]) -> [LayoutCheck] { checks.flatMap { $0 } }
}

/// The built-in checks: `$0` in the closure of `expectLayout(of:on:_:)`.
public struct LayoutChecks: Sendable {
  package init() {}

  /// Constraints determine the place and the size of every item.
  public var isUnambiguous: LayoutCheck {
    LayoutCheck("is unambiguous") { layout in
      // On thousands of sizes most layouts pass, and need no names.
      if layout.ambiguousSlots.isEmpty { return [] }
      return layout.nodes.filter(\.isAmbiguous).map {
        "\($0.path): it is ambiguous, because its constraints leave its position or size open"
      }
    }
  }

  /// No required constraints contradict each other.
  public var hasNoConflicts: LayoutCheck {
    LayoutCheck("has no conflicts") { layout in
      layout.conflicts.map { conflict in
        "these constraints conflict: \(conflict.constraints.joined(separator: "; ")); the layout breaks \(conflict.broken)"
          + (conflict.maskAdvice.map { ". " + $0 } ?? "")
      }
    }
  }

  /// No view asks for another layout in every layout.
  public var comesToRest: LayoutCheck {
    LayoutCheck("comes to rest") { layout in
      layout.restless.map { "\($0.path): \($0.restlessness.sentence)" }
    }
  }

  /// No text is cut off.
  public var truncatesNothing: LayoutCheck {
    LayoutCheck("truncates nothing") { layout in
      if !layout.hasTruncatedText { return [] }
      return layout.visibleNodes.filter(\.isTruncated).map { "\($0.path): its text is cut off" }
    }
  }

  /// No two visible views of one superview overlap, unless one lies completely behind the other.
  public var overlapsNothing: LayoutCheck {
    LayoutCheck("overlaps nothing") { layout in
      let siblings = Dictionary(grouping: layout.visibleNodes.filter { $0.kind == .view }, by: \.parentPath)
      return siblings.sorted { $0.key < $1.key }.flatMap { _, nodes in overlaps(nodes) }
    }
  }

  /// Every visible view lies inside its superview.
  public var staysInside: LayoutCheck {
    LayoutCheck("stays inside") { layout in
      let frames = Dictionary(uniqueKeysWithValues: layout.nodes.map { ($0.path, $0.frameInRoot) })
      return layout.visibleNodes.compactMap { node in
        guard node.kind == .view, let outer = frames[node.parentPath],
          !outer.holds(node.frameInRoot) && !node.frameInRoot.isEmpty
        else { return nil }
        return "\(node.path): \(text(node.frame)) extends beyond its superview of \(text(outer.size))"
      }
    }
  }

  /// Every visible view without subviews lies in the safe area, where no bar, notch or home indicator covers it.
  public var staysInSafeArea: LayoutCheck {
    LayoutCheck("stays in the safe area") { layout in
      let insets = layout.device.safeAreaInsets
      let safe = CGRect(
        x: insets.left, y: insets.top, width: layout.device.width - insets.left - insets.right,
        height: layout.device.height - insets.top - insets.bottom)
      let parents = Set(layout.nodes.filter { $0.kind == .view }.map(\.parentPath))
      return layout.visibleNodes.compactMap { node in
        guard node.kind == .view, !parents.contains(node.path), !node.frameInRoot.isEmpty,
          !safe.holds(node.frameInRoot)
        else { return nil }
        return "\(node.path): \(text(node.frameInRoot)) extends outside the safe area \(text(safe))"
      }
    }
  }

  /// Every visible view of some classes is large enough for a finger: 44 points, or another size.
  ///
  /// - Parameters:
  ///   - extent: the least width and height.
  ///   - classes: the names of the classes to check; their subclasses count too.
  public func minimumTapTargets(
    _ extent: CGFloat = 44,
    of classes: [String] = ["Button", "Switch", "Slider", "Stepper", "SegmentedControl"]
  ) -> LayoutCheck {
    LayoutCheck("has tap targets of \(decimalText(extent)) points") { layout in
      layout.visibleNodes.filter { node in
        node.isKind(ofOneOf: classes) && (node.frame.width < extent || node.frame.height < extent)
      }.map { "\($0.path): \(text($0.frame.size)) is less than \(decimalText(extent)) points" }
    }
  }

  /// Items have the same edge, center or size.
  ///
  /// - Parameters:
  ///   - paths: the items, such as `Form/title`.
  ///   - attribute: the attribute that has to be equal, such as `.left` or `.centerY`.
  public func aligns(_ paths: [String], by attribute: LayoutConstraint.Attribute) -> LayoutCheck {
    LayoutCheck("aligns \(attribute)") { layout in
      let nodes = paths.compactMap { layout[$0] }
      let missing = paths.filter { layout[$0] == nil }.map { "\($0): is not there" }
      guard let first = nodes.first else { return missing }
      let wanted = first.frameInRoot.value(of: attribute)
      return missing
        + nodes.dropFirst().filter { $0.frameInRoot.value(of: attribute) != wanted }.map { node in
          let value = decimalText(node.frameInRoot.value(of: attribute))
          return "\(node.path): \(attribute) is \(value), that of \(first.path) is \(decimalText(wanted))"
        }
    }
  }
}

private func overlaps(_ nodes: [Layout.Node]) -> [String] {
  nodes.indices.flatMap { index in
    nodes[(index + 1)...].compactMap { other -> String? in
      let (a, b) = (nodes[index].frame, other.frame)
      let common = a.intersection(b)
      guard common.width > roundingError, common.height > roundingError, !a.holds(b), !b.holds(a) else {
        return nil
      }
      return "\(nodes[index].path) and \(other.path) overlap by \(text(common.size))"
    }
  }
}

extension Layout.Node {
  /// The path of the view that contains the item; empty for the root.
  fileprivate var parentPath: String { LayoutPath(path).parent ?? "" }
}

/// Less than a hundredth of a pixel. It is needed because thirds of a point are not binary fractions.
private let roundingError: CGFloat = 0.001

extension CGRect {
  /// Whether the other lies in this one.
  ///
  /// Foundation's `contains(_:)` compares with a union, whose size is rounded: it said no for one rectangle in many.
  fileprivate func holds(_ other: CGRect) -> Bool {
    other.minX >= minX - roundingError && other.minY >= minY - roundingError
      && other.maxX <= maxX + roundingError && other.maxY <= maxY + roundingError
  }

  fileprivate func value(of attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: minX
    case .right, .trailing, .rightMargin, .trailingMargin: maxX
    case .top, .topMargin, .firstBaseline: minY
    case .bottom, .bottomMargin, .lastBaseline: maxY
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: midX
    case .centerY, .centerYWithinMargins: midY
    case .notAnAttribute: 0
    }
  }
}

private func text(_ size: CGSize) -> String { "\(decimalText(size.width)) x \(decimalText(size.height))" }

private func text(_ rect: CGRect) -> String {
  "(\(decimalText(rect.minX)), \(decimalText(rect.minY)); \(text(rect.size)))"
}
