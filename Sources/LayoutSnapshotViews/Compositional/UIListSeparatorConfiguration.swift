import Foundation

/// The lines above and below a row of a list.
///
/// ```swift
/// list.itemSeparatorHandler = { indexPath, usual in
///   var lines = usual
///   if indexPath.item == 0 { lines.bottomSeparatorVisibility = .hidden }
///   return lines
/// }
/// ```
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows. The numbers are UIKit's.
  public enum Visibility: Int, Sendable, CaseIterable {
    /// As the list has it.
    case automatic = 0
    /// It does.
    case visible = 1
    /// It does not.
    case hidden = 2
  }

  /// Whether the line above shows. By itself it does not.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below shows. By itself it does, except below the last row of a group.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the line above begins and ends.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Where the line below begins and ends.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines.
  public var color = Color.separator
  /// The color of the lines of rows that are chosen together; remembered, as the usual one is drawn.
  public var multipleSelectionColor = Color.separator
  private let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Stands for the list's own insets.
  public static var automaticInsets: DirectionalEdgeInsets {
    let most = CGFloat.greatestFiniteMagnitude
    return DirectionalEdgeInsets(top: most, leading: most, bottom: most, trailing: most)
  }

  /// The lines of a list of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

  /// The line above, if it shows.
  var top: Line? {
    topSeparatorVisibility == .visible ? Line(insets: topSeparatorInsets, color: color) : nil
  }
  /// The line below, if it shows.
  func bottom(_ showsByItself: Bool) -> Line? {
    let shows =
      switch bottomSeparatorVisibility {
      case .automatic: showsByItself
      case .visible: true
      case .hidden: false
      }
    return shows ? Line(insets: bottomSeparatorInsets, color: color) : nil
  }

  /// One line.
  struct Line: Equatable {
    var insets: DirectionalEdgeInsets
    var color: Color

    /// Where the line begins and ends in a row, of which the list's own line has a place.
    func span(in width: CGFloat, own: CGRect, mirrored: Bool) -> (x: CGFloat, width: CGFloat) {
      guard insets != UIListSeparatorConfiguration.automaticInsets else { return (own.minX, own.width) }
      let length = max(0, width - insets.leading - insets.trailing)
      return (mirrored ? insets.trailing : insets.leading, length)
    }
  }
}
