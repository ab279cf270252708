import Foundation

/// The pictures that tests have given names to; what `Image(named:)` and `Image(systemName:)` find.
private final class ImageRegistry: @unchecked Sendable {
  // Sound to send: the lock guards both tables, and images are constant.
  private let lock = NSLock()
  private var named: [String: Image] = [:]
  private var symbols: [String: Image] = [:]

  subscript(name: String, isSymbol isSymbol: Bool) -> Image? {
    get { lock.withLock { isSymbol ? symbols[name] : named[name] } }
    set { lock.withLock { if isSymbol { symbols[name] = newValue } else { named[name] = newValue } } }
  }
}

private let registry = ImageRegistry()

extension Image {
  /// Makes a picture what `Image(named:)` finds under a name, in every test of the process; nil takes it away.
  public static func register(_ image: Image?, named name: String) {
    registry[name, isSymbol: false] = image
  }

  /// Makes a picture what `Image(systemName:)` finds under a name, in every test of the process.
  public static func register(_ image: Image?, systemName name: String) {
    registry[name, isSymbol: true] = image
  }

  /// The picture that was registered under a name; nil where none was.
  public convenience init?(named name: String) {
    guard let image = registry[name, isSymbol: false] else { return nil }
    self.init(image.content, size: image.size, scale: image.scale, image.settings)
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
    if let image = registry[name, isSymbol: true] {
      self.init(image.content, size: image.size, scale: image.scale, image.settings)
    } else {
      let symbol = Symbol(name: name, pointSize: configuration?.effectiveSize ?? 17)
      self.init(.symbol(symbol), size: symbol.size, scale: 1, Settings(flips: symbol.followsText))
    }
  }

  /// The same symbol at another size of text; other pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard case .symbol(let old) = content else { return self }
    let symbol = Symbol(name: old.name, pointSize: configuration.effectiveSize)
    return Image(.symbol(symbol), size: symbol.size, scale: scale, settings)
  }

  /// How large a symbol is.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text that it goes with.
    public var pointSize: CGFloat
    /// How large it is beside that text.
    public var scale: SymbolScale

    /// A symbol for text of a size.
    public init(pointSize: CGFloat, scale: SymbolScale = .default) {
      (self.pointSize, self.scale) = (pointSize, scale)
    }

    /// A symbol for body text at the default size.
    public init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    var effectiveSize: CGFloat {
      switch scale {
      case .small: pointSize * 0.8
      case .large: pointSize * 1.3
      case .default, .unspecified, .medium: pointSize
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
