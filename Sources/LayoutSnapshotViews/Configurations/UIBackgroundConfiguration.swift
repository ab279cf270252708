import Foundation

/// The background of a cell as a value.
public struct UIBackgroundConfiguration: Hashable {
  /// The color; if `nil`, the background is transparent.
  public var backgroundColor: Color?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the cell's edges.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The color of the border.
  public var strokeColor: Color?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside of the background.
  public var strokeOutset: CGFloat = 0
  /// Whether selection changes the color.
  private var marksSelection = true

  private init(_ color: Color?, marksSelection: Bool = true) {
    (backgroundColor, self.marksSelection) = (color, marksSelection)
  }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { Self(nil, marksSelection: false) }
  /// A background for a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.systemBackground) }
  /// A background for a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    Self(.secondarySystemGroupedBackground)
  }
  /// A background for a cell, the same as ``listPlainCell()``.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// A background for a header or footer in a plain list: none.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// A background for a header or footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The configuration for a state: gray if the cell is selected or highlighted.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard marksSelection, let state = state as? UICellConfigurationState,
      state.isSelected || state.isHighlighted
    else { return self }
    var result = self
    result.backgroundColor = .systemGray4
    return result
  }

  func draw(on canvas: Canvas, selected: Bool) {
    let isMirrored = canvas.traitCollection.layoutDirection == .rightToLeft
    let insets = backgroundInsets
    let rect = canvas.bounds.inset(
      by: EdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    let color = selected && marksSelection ? .systemGray4 : backgroundColor
    if let color { canvas.fill(rect, cornerRadius: cornerRadius, color) }
    if let strokeColor, strokeWidth > 0 {
      canvas.stroke(
        rect.insetBy(dx: -strokeOutset, dy: -strokeOutset), cornerRadius: cornerRadius,
        lineWidth: strokeWidth,
        strokeColor)
    }
  }
}
