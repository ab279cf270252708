import Foundation

extension Image {
  /// The configuration of a symbol; nil for other images.
  public final var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(let symbol) = content { symbol.configuration } else { nil }
  }

  /// The same symbol with another configuration. Other images stay the same.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard case .symbol(let old) = content else { return self }
    let symbol = Symbol(name: old.name, configuration: configuration)
    return Image(.symbol(symbol), size: symbol.size, scale: scale, settings)
  }

  /// The same symbol with what a configuration states, and its own configuration where it states nothing; nil for other
  /// images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }

  /// The image as a view shows it that prefers a configuration: what a symbol states itself is more specific.
  func preferring(_ configuration: SymbolConfiguration?) -> Image {
    guard let configuration, let own = symbolConfiguration else { return self }
    return withConfiguration(configuration.applying(own))
  }

  /// The symbol at a text size, if it is for text of a style. Other images stay the same.
  func shown(at category: ContentSizeCategory) -> Image {
    guard let own = symbolConfiguration, own.followsTextSize else { return self }
    return withConfiguration(own.adjusted(to: category))
  }

  /// Whether the image is a symbol without a drawing.
  var isBox: Bool {
    if case .symbol(let symbol) = content { !symbol.isDrawn } else { false }
  }
}
