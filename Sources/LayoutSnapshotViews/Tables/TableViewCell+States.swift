extension TableViewCell {
  /// What a cell shows beside its content. The bits are UIKit's.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A state of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control that deletes or inserts the row.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion. It is never shown here.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Whether a cell is being dragged. Raw values match UIKit's.
  public enum DragState: Int, Sendable, CaseIterable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting = 1
    /// It is.
    case dragging = 2
  }
}

extension CollectionViewCell {
  /// Whether a cell is being dragged. Raw values match UIKit's.
  public enum DragState: Int, Sendable, CaseIterable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting = 1
    /// It is.
    case dragging = 2
  }
}
