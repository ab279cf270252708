import Foundation

/// The background of a cell as a value.
public struct UIBackgroundConfiguration: Hashable {
  /// The color; if `nil`, the background is transparent.
  public var backgroundColor: Color?
  /// Changes the color; `nil` leaves it as it is.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the cell's edges.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The color of the border.
  public var strokeColor: Color?
  /// Changes the color of the border; `nil` leaves it as it is.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside of the background.
  public var strokeOutset: CGFloat = 0
  /// A picture over the color, in the rounded corners.
  public var image: Image?
  /// How the picture fits into the background.
  public var imageContentMode = View.ContentMode.scaleToFill
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

  /// A background for a cell in a sidebar: none, and a rounded one for a selected cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = Self(nil)
    result.cornerRadius = 10
    return result
  }
  /// A background for a header in a sidebar: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// A background for a cell in a list beside a sidebar, the same as ``listSidebarCell()``.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// The color that is drawn where a tint color applies: ``backgroundColor`` or else that one, changed.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The color of the border that is drawn where a tint color applies.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The configuration for a state: gray if the cell is selected or highlighted.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard marksSelection, let state = state as? UICellConfigurationState,
      state.isSelected || state.isHighlighted
    else { return self }
    var result = self
    result.backgroundColor = .rowSelection
    return result
  }

  func draw(on canvas: Canvas, selected: Bool) {
    let isMirrored = canvas.traitCollection.layoutDirection == .rightToLeft
    let insets = backgroundInsets
    let rect = canvas.bounds.inset(
      by: EdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
    let color = selected && marksSelection ? .rowSelection : backgroundColor
    if let color {
      canvas.fill(rect, cornerRadius: cornerRadius, backgroundColorTransformer?(color) ?? color)
    }
    if let image {
      canvas.inside(rect) {
        canvas.clip(to: canvas.bounds, cornerRadius: cornerRadius) {
          canvas.draw(image, mode: imageContentMode, tint: image.shownTint(.tintColor))
        }
      }
    }
    if let strokeColor, strokeWidth > 0 {
      canvas.stroke(
        rect.insetBy(dx: -strokeOutset, dy: -strokeOutset), cornerRadius: cornerRadius,
        lineWidth: strokeWidth, strokeColorTransformer?(strokeColor) ?? strokeColor)
    }
  }
}
