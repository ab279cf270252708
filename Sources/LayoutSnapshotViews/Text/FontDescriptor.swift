import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTypeset

/// A description of a font, like UIKit's `UIFontDescriptor`.
///
/// ```swift
/// let title = FontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)
/// label.font = Font(descriptor: title!, size: 0)  // bold, and 22 points at the default text size
/// ```
public final class FontDescriptor: NSObject, NSCopying, Sendable {
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

  /// The descriptor of a registered font by its PostScript name; of the system font if there is none.
  public convenience init(name: String, size: CGFloat) {
    self.init(Font(name: name, size: size) ?? Font.systemFont(ofSize: size).standing(inPlaceOf: name))
  }

  /// The same descriptor with other attributes.
  ///
  /// ```swift
  /// let caption = body.addingAttributes([.size: 12])
  /// ```
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    let size = (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? pointSize
    if let name = attributes[.name] as? String { return FontDescriptor(name: name, size: size) }
    let (family, face) = (attributes[.family] as? String, attributes[.face] as? String)
    if family != nil || face != nil { return member(face, of: family ?? font.familyName, size: size) }
    let sized = size == pointSize ? self : withSize(size)
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return sized }
    let weight =
      (traits[.weight] as? Font.Weight)?.rawValue
      ?? (traits[.weight] as? NSNumber).map { CGFloat($0.doubleValue) }
    return weight.map { sized.withWeight(Font.Weight(rawValue: $0)) } ?? sized
  }

  /// The descriptor of a registered font of a family; of the system font if there is none.
  private func member(_ face: String?, of family: String, size: CGFloat) -> FontDescriptor {
    let compact = family.filter { $0 != " " }
    let names = Font.fontNames(forFamilyName: family) + Font.fontNames(forFamilyName: compact)
    let wanted = (face ?? "Regular").filter { $0 != " " }
    let name =
      names.first { $0.hasSuffix("-" + wanted) }
      ?? (face == nil ? names.first { $0 == compact } ?? names.first : nil)
    return FontDescriptor(name: name ?? (face.map { "\(compact)-\($0)" } ?? compact), size: size)
  }

  /// The same descriptor with the font of another family.
  public func withFamily(_ newFamily: String) -> FontDescriptor { addingAttributes([.family: newFamily]) }
  /// The same descriptor with another font of the family.
  public func withFace(_ newFace: String) -> FontDescriptor { addingAttributes([.face: newFace]) }

  /// The name and the size.
  public var fontAttributes: [AttributeName: Any] { [.name: font.fontName, .size: pointSize] }
  /// The name, the family or the size by its key; nil for others.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .family ? font.familyName : fontAttributes[anAttribute]
  }
  /// The PostScript name.
  public var postscriptName: String { font.fontName }

  /// The descriptor of a font by its attributes; the system font where they say nothing.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(FontDescriptor(.systemFont(ofSize: 12)).addingAttributes(attributes).font)
  }

  /// The system font in another weight; the same descriptor for registered fonts.
  private func withWeight(_ weight: Font.Weight) -> FontDescriptor {
    guard case .system(_, let generation) = font.textFont.family else { return self }
    var textFont = font.textFont
    textFont.family = .system(weight.cut, generation)
    return FontDescriptor(
      Font(textFont, isSlanted: font.isSlanted, scaling: font.scaling, fallbacks: font.fallbacks))
  }

  /// The system font in another design.
  ///
  /// - Returns: nil for rounded and serif letters, which are not there. A recording warns of them.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    switch design {
    case .default: return self
    case .monospaced:
      guard case .system = font.textFont.family else { return nil }
      var textFont = font.textFont
      textFont.isMonospaced = true
      return FontDescriptor(
        Font(textFont, isSlanted: font.isSlanted, scaling: font.scaling, fallbacks: font.fallbacks))
    default:
      AbsentNames.shared.note(.font, "the system font, \(design.rawValue)")
      return nil
    }
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual letters.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Rounded letters.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// What ``AttributeName/traits`` can say. Traits that no font here follows are not there.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// A trait by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``Font/Weight``, which the system font follows.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// What a descriptor can say of a font. Attributes that no font here follows are not there.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// What tells the font from others of its family, a string such as `Bold`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Traits by their ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
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

  /// The object itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object describes the same font.
  public override func isEqual(_ object: Any?) -> Bool { (object as? FontDescriptor)?.font == font }
  /// A hash value that is the same for equal descriptors.
  public override var hash: Int { font.hash }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
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
