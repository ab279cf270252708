import Foundation

/// A row of a table, as a plain view: what is in it lies in ``contentView``.
///
/// The content's margins are those of UIKit's cells: 11 above and below, 16 at the sides, or 20 on screens of
/// 390 points and wider. They are read off the frames in public storyboards.
open class TableViewCell: View {
  /// How a cell arranges what it brings along. The numbers are UIKit's.
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// A text, and a picture before it.
    case `default` = 0
    /// A text, and another at the trailing edge.
    case value1 = 1
    /// Two texts beside each other.
    case value2 = 2
    /// Two texts above each other.
    case subtitle = 3
  }

  /// The view that holds what the cell shows.
  public let contentView: View = CellContentView(top: 11, wideSide: 20, side: 16)
  /// The name by which cells of a kind are used again.
  public let reuseIdentifier: String?
  /// The style that the cell was made for; it brings no texts along here.
  public let style: CellStyle

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent(contentView)
  }

  /// A cell with a frame.
  public override init(frame: CGRect) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(frame: frame)
    addContent(contentView)
  }

  /// A cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// What a chosen cell looks like; a snapshot shows none chosen.
  open var selectionStyle = SelectionStyle.default
  /// How far the line below the cell begins and ends from its edges; the table draws it.
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// What a chosen cell looks like. The numbers are UIKit's.
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    /// As any other.
    case none = 0
    /// Grey, as the default.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey, as iOS has had it since version 7.
    case `default` = 3
  }

  /// Called before a cell shows something else.
  open func prepareForReuse() {}
}

/// An item of a collection, as a plain view: what is in it lies in ``contentView``.
open class CollectionViewCell: View {
  /// The view that holds what the cell shows.
  public let contentView = View()

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent(contentView)
  }

  /// A cell with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// Called before a cell shows something else.
  open func prepareForReuse() {}
}

extension View {
  /// Adds a view that always fills this one, and makes it no larger or smaller than it needs.
  ///
  /// By constraints and not by its frame, so that a fitting size of the cell is one of its content.
  fileprivate func addContent(_ content: View) {
    content.accessibilityIdentifier = "contentView"
    content.translatesAutoresizingMaskIntoConstraints = false
    // Code that places views when the cell is made reads the bounds before any layout.
    content.take(CGRect(origin: .zero, size: frame.size))
    addSubview(content)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leftAnchor.constraint(equalTo: leftAnchor),
      content.rightAnchor.constraint(equalTo: rightAnchor),
    ])
  }
}

/// The view in a table's cell, with the margins of one.
private final class CellContentView: View {
  private let top: CGFloat
  private let wideSide: CGFloat
  private let side: CGFloat

  init(top: CGFloat, wideSide: CGFloat, side: CGFloat) {
    (self.top, self.wideSide, self.side) = (top, wideSide, side)
    super.init(frame: .zero)
  }

  override func systemMargins(in room: MarginRoom) -> EdgeInsets {
    let side = room.width < 390 ? side : wideSide
    return EdgeInsets(top: top, left: side, bottom: top, right: side)
  }
}
