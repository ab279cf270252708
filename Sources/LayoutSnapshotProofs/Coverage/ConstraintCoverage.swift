import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotViews

/// Which constraints of a view decide its layout on some devices, and which could be different without any effect there.
///
/// ```swift
/// let coverage = try ConstraintCoverage(of: card, on: .phones)
/// print(coverage.score)  // 0.96
/// print(coverage)        // title.leading == card.leading + 16: the layout is the same without it
/// ```
///
/// Each constraint is changed in turn: it is removed, its relation is loosened, its constant is changed by 1 and by 20
/// points, and an optional priority is raised and lowered. A content priority that was set gets its usual value. If no frame changes on any of the devices, and no place is left
/// open, the change is unnoticed: the constraint is superfluous, or the devices do not test it.
public struct ConstraintCoverage: Sendable, CustomStringConvertible {
  /// A change of a constraint that has no effect on the devices.
  public struct Unnoticed: Hashable, Sendable, CustomStringConvertible {
    /// The constraint as pseudocode, such as `title.width <= 240`, or a setting of a content, such as
    /// `title.contentHuggingPriority.horizontal == 900`.
    public let constraint: String
    /// The change.
    public let change: Change
    /// Another device on which the change has an effect; nil if there is none, or if none was tried.
    public let noticedOn: String?
    /// The line that created the constraint, as `/path/Card.swift:31` or `/path/Main.storyboard:52`; nil if it is not known.
    ///
    /// Places are noted on Linux, in builds with debug information, for constraints that are created in a test with
    /// `.snapshots(coverage: true)` or in a run of `layout-snapshot coverage`.
    public let place: SourcePlace?

    /// What the change says of the constraint.
    public var kind: Kind {
      if noticedOn != nil { return .untested }
      return change == .removed ? .redundant : .withoutEffect
    }

    /// What an unnoticed change says of a constraint.
    public enum Kind: String, Sendable, CaseIterable {
      /// The layout is the same without it, on every device that was tried.
      case redundant
      /// Another device would show the change.
      case untested
      /// The constraint matters, but not this part of it.
      case withoutEffect = "without effect"
    }

    /// The constraint and the change in words, behind the constraint's place if that is known.
    public var description: String {
      (place.map { "\($0): " } ?? "") + text + (noticedOn.map { ", but not on \($0)" } ?? "")
    }

    package var text: String { "\(constraint): the layout is the same \(change.text)" }
  }

  /// A change of a constraint.
  public enum Change: Hashable, Sendable {
    /// The constraint is removed.
    case removed
    /// An equality becomes an inequality.
    case relation(LayoutConstraint.Relation)
    /// The constant grows by a number of points.
    case constant(by: Double)
    /// An optional priority becomes another.
    case priority(Double)
    /// A content priority becomes the usual one.
    case contentPriority(Double)

    fileprivate var text: String {
      switch self {
      case .removed: "without it"
      case .relation(let relation): "with \(relation == .lessThanOrEqual ? "<=" : ">=") in place of =="
      case .constant(let points):
        "with a constant that is \(abs(points)) points \(points > 0 ? "more" : "less")"
      case .priority(let value): "with the priority \(decimalText(value))"
      case .contentPriority(let value): "with the usual value \(decimalText(value))"
      }
    }
  }

  /// The changes that have no effect, in the order of the tree.
  public let unnoticed: [Unnoticed]
  /// The number of changes that were tried.
  public let changeCount: Int

  /// The share of changes that have an effect, from 0 to 1; 1 if there are no constraints.
  public var score: Double {
    changeCount == 0 ? 1 : Double(changeCount - unnoticed.count) / Double(changeCount)
  }

  /// One line for each change without an effect.
  public var description: String { unnoticed.map(\.description).joined(separator: "\n") }

  /// Tries all changes. The view is the same afterwards.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - matrix: the devices.
  ///   - others: more devices, on which changes without an effect are tried. They do not count for the score.
  /// - Throws: ``LayoutError`` if the view cannot be laid out on one of the devices.
  public init(of view: View, on matrix: DeviceMatrix, elsewhere others: DeviceMatrix = []) throws(LayoutError)
  {
    var trial = try ConstraintTrial(of: view, on: matrix.devices)
    unnoticed = try trial.run(elsewhere: others.devices)
    changeCount = trial.count
  }
}
