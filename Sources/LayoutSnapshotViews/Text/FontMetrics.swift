import Foundation
import LayoutSnapshotTypeset

/// Scales custom fonts and distances with the reader's text size, like UIKit's `UIFontMetrics`.
///
/// ```swift
/// let metrics = FontMetrics(forTextStyle: .body)
/// metrics.scaledValue(for: 17, compatibleWith: .contentSize(.accessibilityExtraExtraExtraLarge))  // 48
/// ```
///
/// A value grows in proportion to the style's distance between baselines, not to its font size. Distances are
/// rounded to the pixel. That agrees with published measurements: 17 becomes 16.333 at the medium text size
/// at 3x, and 48 at the largest one. Font sizes are rounded to the point, as measured on iOS 26.
public final class FontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle style: Font.TextStyle) { self.style = style }

  /// A font that follows the reader's text size, at the default text size.
  public func scaledFont(for font: Font) -> Font { scaledFont(for: font, compatibleWith: nil) }

  /// A font that follows the reader's text size, at the text size of the given traits.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection?) -> Font {
    scaledFont(for: font, largest: nil, traits)
  }

  /// A font that follows the reader's text size up to a maximum in points, at the default text size.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that follows the reader's text size up to a maximum in points, at the text size of the given traits.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traits: TraitCollection?
  ) -> Font {
    scaledFont(for: font, largest: maximumPointSize, traits)
  }

  /// The value at the default text size, which is the value itself, rounded to the pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// The value at the text size of the given traits.
  public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection?) -> CGFloat {
    scaled(value, traits?.preferredContentSizeCategory ?? .large, displayScale: traits?.displayScale ?? 0)
  }

  /// A font size at a text size.
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

  public override func copy() -> Any { copyAsUIKitDoes() }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
