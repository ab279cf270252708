import Foundation

/// What all options of accessories say.
protocol UICellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
}

extension UICellAccessory {
  /// The width that an accessory takes.
  public enum LayoutDimension: Equatable, Sendable {
    /// As much as it needs.
    case actual
    /// As much as any. How much that is, is not published: here what it needs.
    case standard
    /// Points.
    case custom(CGFloat)
  }

  /// The edge at which a view stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// How an arrow at the edge looks.
  public struct DisclosureIndicatorOptions: UICellAccessoryOptions {
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
  /// How a check mark looks.
  public struct CheckmarkOptions: UICellAccessoryOptions {
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
  /// How an "i" in a circle looks.
  public struct DetailOptions: UICellAccessoryOptions {
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
  /// How a minus in a circle looks.
  public struct DeleteOptions: UICellAccessoryOptions {
    /// The color of the circle; nil for the system's.
    public var backgroundColor: Color?
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
  /// How a plus in a circle looks.
  public struct InsertOptions: UICellAccessoryOptions {
    /// The color of the circle; nil for the system's.
    public var backgroundColor: Color?
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
  /// How the circle of a row that can be chosen looks.
  public struct MultiselectOptions: UICellAccessoryOptions {
    /// The color behind the check mark; nil for the system's.
    public var backgroundColor: Color?
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
  /// How the lines to drag a row by look.
  public struct ReorderOptions: UICellAccessoryOptions {
    /// Whether a line stands before it, behind another accessory; remembered.
    public var showsVerticalSeparator: Bool
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
  /// How the arrow of a branch looks.
  public struct OutlineDisclosureOptions: UICellAccessoryOptions {
    /// Where the arrow shows that a branch is open. The numbers are UIKit's.
    public enum Style: Int, Sendable, CaseIterable {
      /// By the kind of row.
      case automatic = 0
      /// As in a header: only the arrow opens the branch.
      case header = 1
      /// As in a row: the row opens the branch, too.
      case cell = 2
    }
    /// Which taps open the branch; remembered, as nothing is tapped.
    public var style: Style
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style
    }
  }
  /// How a label at the edge looks.
  public struct LabelOptions: UICellAccessoryOptions {
    /// The font; nil for the system's.
    public var font: Font?
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory: Bool
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: Color?
    /// The look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      font: Font? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of the app's own, and where it stands.
  public struct CustomViewConfiguration: UICellAccessoryOptions {
    /// The edge at which a view stands.
    public typealias Placement = UICellAccessory.Placement
    /// The view.
    public var customView: View
    /// Where it stands.
    public var placement: Placement
    /// Whether it takes room alone, without being seen.
    public var isHidden: Bool
    /// The width in the middle of which it stands.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint color; nil for the row's.
    public var tintColor: Color?
    /// Whether the view keeps its size in larger text sizes; it always does here.
    public var maintainsFixedSize: Bool

    /// A view at an edge.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
