import Foundation
import LayoutSnapshotTypeset

/// A description of a font, like UIKit's `UIFontDescriptor`.
///
/// ```swift
/// let title = FontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)
/// label.font = Font(descriptor: title!, size: 0)  // bold, and 22 points at the default text size
/// ```
public final class FontDescriptor: NSObject, Sendable {
  /// The described font.
  fileprivate let font: Font

  fileprivate init(_ font: Font) { self.font = font }

  /// The descriptor of the font of a text style.
  public static func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    FontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The descriptor of the font of a text style at the text size of the given traits.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traits: TraitCollection?
  ) -> FontDescriptor {
    FontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The same descriptor with another size.
  public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    FontDescriptor(font.withSize(newPointSize))
  }

  /// The same descriptor with exactly these traits, or nil if there is no such font, as for registered fonts.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    if symbolicTraits == self.symbolicTraits { return self }
    guard case .system(let weight, let generation) = font.textFont.family else { return nil }
    var textFont = font.textFont
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != weight.isBold { textFont.family = .system(isBold ? .bold : .regular, generation) }
    return FontDescriptor(
      Font(
        textFont, isSlanted: symbolicTraits.contains(.traitItalic), scaling: font.scaling,
        fallbacks: font.fallbacks))
  }

  /// Whether the font is italic or bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if case .system(let weight, _) = font.textFont.family, weight.isBold { traits.insert(.traitBold) }
    if font.isSlanted { traits.insert(.traitItalic) }
    return traits
  }

  /// Properties of a font. The bits are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Traits of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
}

extension Font {
  /// The font of a descriptor. A size of 0 takes the descriptor's own size.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self.init(font.textFont, isSlanted: font.isSlanted, scaling: font.scaling, fallbacks: font.fallbacks)
  }

  /// The descriptor of this font.
  public var fontDescriptor: FontDescriptor { FontDescriptor(self) }
}

extension FontWeight {
  fileprivate var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
}
