import Foundation
import LayoutSnapshotTypeset

/// Scales fonts and distances of your own with the reader's text size, as UIKit's `UIFontMetrics`.
///
/// ```swift
/// let metrics = FontMetrics(forTextStyle: .body)
/// metrics.scaledValue(for: 17, compatibleWith: .contentSize(.accessibilityExtraExtraExtraLarge))  // 48
/// ```
///
/// A value grows like the style's distance of baselines, not like its size. A distance is rounded to the pixel: that
/// gives the 16.333 of 17 at the medium size at 3x, and the 48 at the largest one, that others have measured. The size of a
/// font is rounded to the point, as measured on iOS 26.
public final class FontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle style: Font.TextStyle) { self.style = style }

  /// A font that follows the reader's text size, at the default one.
  public func scaledFont(for font: Font) -> Font { scaledFont(for: font, compatibleWith: nil) }

  /// A font that follows the reader's text size, at that of some traits.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection?) -> Font {
    scaledFont(for: font, largest: nil, traits)
  }

  /// A font that follows the reader's text size up to a size in points, at the default one.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that follows the reader's text size up to a size in points, at that of some traits.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traits: TraitCollection?
  ) -> Font {
    scaledFont(for: font, largest: maximumPointSize, traits)
  }

  /// A distance at the default text size: the value itself, rounded to the pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A distance at the text size of some traits.
  public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection?) -> CGFloat {
    scaled(value, traits?.preferredContentSizeCategory ?? .large, displayScale: traits?.displayScale ?? 0)
  }

  /// The size of a font at a text size.
  func scaledPointSize(_ size: CGFloat, _ category: ContentSizeCategory) -> CGFloat {
    grown(size, category).rounded()
  }

  private func scaled(_ value: CGFloat, _ category: ContentSizeCategory, displayScale: CGFloat) -> CGFloat {
    PixelGrid(scale: displayScale > 0 ? displayScale : TraitCollection.standard.displayScale)
      .round(grown(value, category))
  }

  private func grown(_ value: CGFloat, _ category: ContentSizeCategory) -> CGFloat {
    value * style.measured.leading(category.measured) / style.measured.leading()
  }

  private func scaledFont(for font: Font, largest: CGFloat?, _ traits: TraitCollection?) -> Font {
    let scaling = FontScaling.metrics(style, base: font.pointSize, largest: largest)
    return font.resized(font.pointSize, scaling: scaling)
      .adjusted(to: traits?.preferredContentSizeCategory ?? .large)
  }
}
