import Foundation

/// What is behind a cell, as a value.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; none shows what is behind the cell.
  public var backgroundColor: Color?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// How far the background is from the cell's edges.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The colour of the line around it.
  public var strokeColor: Color?
  /// The width of that line.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside of the background.
  public var strokeOutset: CGFloat = 0
  /// Whether a selected cell has another colour.
  private var marksSelection = true

  private init(_ color: Color?, marksSelection: Bool = true) {
    (backgroundColor, self.marksSelection) = (color, marksSelection)
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { Self(nil, marksSelection: false) }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.systemBackground) }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    Self(.secondarySystemGroupedBackground)
  }
  /// The background of a cell.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// The background of a header in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The same for a state: a selected cell is grey.
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
