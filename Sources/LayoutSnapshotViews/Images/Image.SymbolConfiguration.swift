import Foundation
import LayoutSnapshotTypeset

extension Image {
  /// The size of a symbol, the thickness of its lines, and its color.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
  /// let icon = UIImage(systemName: "bell.badge", withConfiguration: large)
  /// let bold = icon?.applyingSymbolConfiguration(.init(weight: .bold))
  /// ```
  public struct SymbolConfiguration: Hashable, Sendable {
    private enum Size: Hashable {
      case points(CGFloat)
      case style(Font.TextStyle)
    }

    /// The size of the text that the symbol matches, if it is stated.
    private var size: Size?
    /// The thickness of the lines.
    public var weight = SymbolWeight.unspecified
    /// The size of the symbol in relation to that text.
    public var scale = SymbolScale.unspecified
    /// The color of the symbol; nil uses the tint color.
    var color: Color?

    /// A configuration that states nothing: a symbol for body text at the default size.
    public static let unspecified = SymbolConfiguration()

    private init() {}

    /// A symbol in a color; symbols here have one layer, so all of it has the full color.
    public init(hierarchicalColor: Color) { color = hierarchicalColor }

    /// A symbol in the first of some colors; symbols here have one layer.
    public init(paletteColors: [Color]) { color = paletteColors.first }

    /// A symbol for text of a size.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) {
      (size, self.weight, self.scale) = (.points(pointSize), weight, scale)
    }

    /// A symbol for body text at the default size.
    public init(scale: SymbolScale) { self.scale = scale }

    /// A symbol for body text at the default size, with a line thickness.
    public init(weight: SymbolWeight) { self.weight = weight }

    /// A symbol for text in a font, with its size and its weight.
    public init(font: Font, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(of: font), scale: scale)
    }

    /// A symbol for text of a style, with its weight. Views show it at the reader's text size, as labels show text.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .unspecified) {
      (size, self.scale) = (.style(textStyle), scale)
    }

    /// The size of the text that the symbol matches; of a style at the default text size.
    public var pointSize: CGFloat {
      get {
        switch size {
        case nil: 17
        case .points(let points): points
        case .style(let style): Font.preferredFont(forTextStyle: style).pointSize
        }
      }
      set { size = .points(newValue) }
    }

    /// The configuration with what another one states beside it.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      var result = self
      result.size = other.size ?? size
      if other.weight != .unspecified { result.weight = other.weight }
      if other.scale != .unspecified { result.scale = other.scale }
      result.color = other.color ?? color
      return result
    }

    // MARK: For drawing

    /// Whether the size is that of text of a style.
    var followsTextSize: Bool { if case .style = size { true } else { false } }

    /// The configuration with the size that text of the style has at a text size.
    func adjusted(to category: ContentSizeCategory) -> SymbolConfiguration {
      guard case .style(let style) = size else { return self }
      var result = self
      result.weight = effectiveWeight
      result.pointSize = Font.preferredFont(forTextStyle: style).adjusted(to: category).pointSize
      return result
    }

    /// The weight that is stated, or that of the style.
    var effectiveWeight: SymbolWeight {
      guard weight == .unspecified, case .style(let style) = size else { return weight }
      return SymbolWeight(of: .preferredFont(forTextStyle: style))
    }

    /// The size of the text that the symbol matches, with the scale.
    var effectiveSize: CGFloat {
      switch scale {
      case .small: pointSize * 0.8
      case .large: pointSize * 1.3
      case .default, .unspecified, .medium: pointSize
      }
    }
  }

  /// The thickness of a symbol's lines. The numbers are UIKit's.
  public enum SymbolWeight: Int, Sendable, CaseIterable {
    /// As of the regular one.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thinner than light.
    case thin = 2
    /// Thinner than regular.
    case light = 3
    /// The regular thickness.
    case regular = 4
    /// A little thicker than regular.
    case medium = 5
    /// Thicker than medium.
    case semibold = 6
    /// As thick as bold text.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest.
    case black = 9

    /// The weight of a font; unspecified for fonts that are not the system's.
    init(of font: Font) {
      guard case .system(let weight, _) = font.textFont.family else {
        self = .unspecified
        return
      }
      self =
        switch weight {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    /// The thickness in tenths of the regular one. The values are this package's own choice for its own symbols.
    var tenths: Int {
      switch self {
      case .ultraLight: 4
      case .thin: 5
      case .light: 8
      case .unspecified, .regular: 10
      case .medium: 11
      case .semibold: 13
      case .bold: 15
      case .heavy: 17
      case .black: 19
      }
    }
  }

  /// The size of a symbol in relation to text. The numbers are UIKit's.
  public enum SymbolScale: Int, Sendable, CaseIterable {
    /// The medium scale.
    case `default` = -1
    /// The medium one.
    case unspecified = 0
    /// Four fifths of the medium size.
    case small = 1
    /// The medium size.
    case medium = 2
    /// Thirteen tenths of the medium size.
    case large = 3
  }
}
