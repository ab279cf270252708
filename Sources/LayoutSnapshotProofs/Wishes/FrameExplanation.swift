import Foundation
import LayoutSnapshotViews

/// Why a view does not have the frame that you expect, and what would have to change.
///
/// ```swift
/// print(try explain(title, wants: CGRect(x: 16, y: 20, width: 300, height: 21), on: .iPhone8))
/// // Card/title is at (16, 20; 264 x 21), not at (16, 20; 300 x 21).
/// // One of these constraints has to change:
/// //   title.trailing == badge.leading - 8: the constant would have to be 28
/// //   badge.width == 71: the constant would have to be 35
/// ```
public struct FrameExplanation: Hashable, Sendable, CustomStringConvertible {
  /// A required constraint that forbids the frame.
  public struct Obstacle: Hashable, Sendable, CustomStringConvertible {
    /// The constraint as pseudocode, such as `title.width <= 240`.
    public let constraint: String
    /// The constant with which the constraint would hold; nil if frames alone do not say it, as with margins.
    public internal(set) var constant: CGFloat?

    /// The constraint, and the constant that it would need.
    public var description: String {
      constraint + (constant.map { ": the constant would have to be \(decimalText($0))" } ?? "")
    }
  }

  /// The view's path.
  public let path: String
  /// The frame that is asked about, in the superview's coordinates.
  public let wanted: CGRect
  /// The frame that the view has.
  public let current: CGRect
  /// The smallest sets of required constraints that forbid the frame. If all constraints of one set are changed, the
  /// frame is possible.
  public let waysOut: [[Obstacle]]
  /// What forbids the frame and is no constraint, such as the place of a view that is placed by its frame.
  public let fixed: [String]
  /// The optional constraints that hold now, and would not hold with the frame. If changing the constraints of the first
  /// way out is not enough, the priorities of contents that keep the view from its frame are here, too.
  public let wouldBreak: [String]
  /// Whether the search was ended before all ways were tried.
  public let isIncomplete: Bool

  /// Whether the view has the frame already, up to half a pixel.
  public let isThere: Bool

  /// The explanation as text.
  public var description: String {
    if isThere { return "\(path) is at \(wanted.text)." }
    var lines = ["\(path) is at \(current.text), not at \(wanted.text)."]
    if waysOut.isEmpty {
      lines += fixed.isEmpty ? [] : ["These cannot be changed by constraints:"] + fixed.map { "  \($0)" }
      if isIncomplete { lines.append("There are too many constraints in the way to try all of them.") }
    } else if waysOut == [[]] {
      lines.append("No required constraint forbids it.")
    } else if waysOut.allSatisfy({ $0.count == 1 }) {
      lines.append(
        waysOut.count == 1 ? "This constraint has to change:" : "One of these constraints has to change:")
      lines += waysOut.joined().map { "  \($0)" }
    } else {
      for (index, way) in waysOut.enumerated() {
        lines.append(index == 0 ? "These constraints have to change:" : "Or these:")
        lines += way.map { "  \($0)" }
      }
    }
    if !wouldBreak.isEmpty {
      lines.append("These optional constraints would not hold any more:")
      lines += wouldBreak.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

/// Explains why a view does not have a frame: which constraints forbid it, and which constants would allow it.
///
/// The whole tree of the view is laid out. It is the same afterwards.
///
/// - Parameters:
///   - view: the view.
///   - frame: the frame that you expect, in the superview's coordinates.
///   - device: the device.
/// - Throws: ``LayoutError`` if the tree cannot be laid out on the device.
public func explain(_ view: View, wants frame: CGRect, on device: Device) throws(LayoutError)
  -> FrameExplanation
{
  var search = try FrameSearch(for: view, at: frame, on: device)
  return try search.run()
}
