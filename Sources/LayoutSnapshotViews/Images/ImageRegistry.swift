import Foundation
import LayoutSnapshotSupport

/// The pictures that tests have given names to: what `Image(named:)` and `Image(systemName:)` find.
private struct RegisteredImages {
  var named: [String: Image] = [:]
  var symbols: [String: Image] = [:]
}

private let registry = Locked(RegisteredImages())

extension Image {
  /// Makes a picture what `Image(named:)` finds under a name, in every test of the process; nil takes it away.
  public static func register(_ image: Image?, named name: String) {
    registry.withLock { $0.named[name] = image }
  }

  /// Makes a picture what `Image(systemName:)` finds under a name, in every test of the process.
  public static func register(_ image: Image?, systemName name: String) {
    registry.withLock { $0.symbols[name] = image }
  }

  /// The picture that was registered under a name, or the one of a catalogue or a file in the package; nil without either.
  ///
  /// A recording warns of the names that its test asked for in vain.
  public convenience init?(named name: String) {
    guard let image = registry.withLock({ $0.named[name] }) ?? AssetIndex.shared.image(name) else {
      AbsentNames.shared.note(.picture, name)
      return nil
    }
    self.init(image.content, size: image.size, scale: image.scale, image.settings)
  }

  /// A registered image by its name. There is one register for all bundles.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: Traits?) {
    self.init(named: name)
  }

  /// A registered image by its name. There is one register for all bundles.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(named: name)
  }

  /// A symbol at the size of body text.
  ///
  /// Apple's symbols are not free to ship. Common ones are drawn by this package in a simple form, others as a
  /// framed box; both are 20 points wide and high at 17 points of text, chevrons less. One that was registered
  /// is shown as it is.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 17))
  }

  /// A symbol at a size of text.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    if let image = registry.withLock({ $0.symbols[name] }) {
      self.init(image.content, size: image.size, scale: image.scale, image.settings)
    } else {
      let symbol = Symbol(name: name, configuration ?? SymbolConfiguration(pointSize: 17))
      self.init(.symbol(symbol), size: symbol.size, scale: 1, Settings(flips: symbol.followsText))
    }
  }

  /// The same symbol at another size of text; other pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard case .symbol(let old) = content else { return self }
    let symbol = Symbol(name: old.name, configuration)
    return Image(.symbol(symbol), size: symbol.size, scale: scale, settings)
  }

  /// How large a symbol is, and how thick its lines.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text that it goes with.
    public var pointSize: CGFloat
    /// How thick its lines are.
    public var weight: SymbolWeight
    /// How large it is beside that text.
    public var scale: SymbolScale

    /// A symbol for text of a size.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    /// A symbol for body text at the default size.
    public init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    /// A symbol for body text at the default size, with lines as thick as those of a font.
    public init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

    /// A symbol as large as text in a font.
    public init(font: Font, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// A symbol as large as text of a style at the default size.
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

  /// How thick a symbol's lines are. The numbers are UIKit's.
  public enum SymbolWeight: Int, Sendable, CaseIterable {
    /// As of the regular one.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thinner than light.
    case thin = 2
    /// Thinner than usual.
    case light = 3
    /// As usual.
    case regular = 4
    /// A little thicker than usual.
    case medium = 5
    /// Thicker than usual.
    case semibold = 6
    /// As bold text.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest.
    case black = 9

    /// The thickness of lines, in tenths of the regular one: the package's own choice for its own symbols.
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

  /// How large a symbol is beside text. The numbers are UIKit's.
  public enum SymbolScale: Int, Sendable, CaseIterable {
    /// The medium one.
    case `default` = -1
    /// The medium one.
    case unspecified = 0
    /// Four fifths.
    case small = 1
    /// As it is.
    case medium = 2
    /// Thirteen tenths.
    case large = 3
  }
}
