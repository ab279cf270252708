import Foundation
import LayoutSnapshotSupport

/// The images that tests registered: `Image(named:)` and `Image(systemName:)` find them.
private struct RegisteredImages {
  var named: [String: Image] = [:]
  var symbols: [String: Image] = [:]
}

private let registry = Locked(RegisteredImages())

extension Image {
  /// Registers an image, so that `Image(named:)` finds it in every test of the process; nil removes it.
  public static func register(_ image: Image?, named name: String) {
    registry.withLock { $0.named[name] = image }
  }

  /// Registers an image, so that `Image(systemName:)` finds it in every test of the process; nil removes it.
  public static func register(_ image: Image?, systemName name: String) {
    registry.withLock { $0.symbols[name] = image }
  }

  /// The names under which there are images, in alphabetical order.
  package static var knownNames: [String] {
    Set(registry.withLock { $0.named.keys }).union(AssetIndex.shared.imageNames).sorted()
  }

  /// A registered image, or one from an asset catalog or a file of the package; nil if there is none.
  ///
  /// A recording warns of names that its test requested in vain.
  public convenience init?(named name: String) {
    guard let image = registry.withLock({ $0.named[name] }) ?? AssetIndex.shared.image(name) else {
      if let failure = AssetIndex.shared.failure(name) {
        AbsentNames.shared.note(.look, "Image(named: \"\(name)\") is nil. \(failure)")
      } else {
        AbsentNames.shared.note(.picture, name)
      }
      return nil
    }
    self.init(image.content, size: image.size, scale: image.scale, image.settings)
  }

  /// An image by its name. The bundle has no effect: all bundles share one registry.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: Traits?) {
    self.init(named: name)
  }

  /// An image by its name. The bundle has no effect: all bundles share one registry.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(named: name)
  }

  /// A symbol in the size for body text.
  ///
  /// Apple's symbols may not be redistributed. This package draws common ones in a simple form, and others as a framed
  /// box. Their sizes follow Apple's proportions as far as these are known. A registered symbol is shown as it is.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 17))
  }

  /// A symbol with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    if let image = registry.withLock({ $0.symbols[name] }) {
      self.init(image.content, size: image.size, scale: image.scale, image.settings)
    } else {
      let symbol = Symbol(name: name, configuration ?? SymbolConfiguration(pointSize: 17))
      self.init(
        .symbol(symbol), size: symbol.size, scale: 1,
        Settings(flips: symbol.followsText, tint: configuration?.color))
    }
  }

  /// The same symbol with another configuration. Other images stay the same.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard case .symbol(let old) = content else { return self }
    let symbol = Symbol(name: old.name, configuration)
    var settings = settings
    settings.tint = configuration.color ?? settings.tint
    return Image(.symbol(symbol), size: symbol.size, scale: scale, settings)
  }

  /// The size of a symbol and the thickness of its lines.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text that the symbol matches.
    public var pointSize: CGFloat
    /// The thickness of the lines.
    public var weight: SymbolWeight
    /// The size of the symbol in relation to that text.
    public var scale: SymbolScale

    /// The color of the symbol; nil uses the tint color.
    var color: Color?

    /// A symbol in a color; symbols here have one layer, so all of it has the full color.
    public init(hierarchicalColor: Color) {
      self.init(pointSize: 17)
      color = hierarchicalColor
    }

    /// A symbol in the first of some colors; symbols here have one layer.
    public init(paletteColors: [Color]) {
      self.init(pointSize: 17)
      color = paletteColors.first
    }

    /// The configuration with what another one states beside it.
    ///
    /// The size of text, 17 points, and other default values count as not stated.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      var result = self
      if other.pointSize != 17 { result.pointSize = other.pointSize }
      if other.weight != .unspecified { result.weight = other.weight }
      if other.scale != .default { result.scale = other.scale }
      if let color = other.color { result.color = color }
      return result
    }

    /// A symbol for text of a size.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    /// A symbol for body text at the default size.
    public init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    /// A symbol for body text at the default size, with a line thickness.
    public init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

    /// A symbol for text in a font.
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// A symbol for text of a style at the default size.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

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
