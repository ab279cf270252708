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
  /// Apple's symbols may not be redistributed. This package draws hundreds of them in forms of its own, with their variants
  /// and weights, and others as a box with a stroke, of which recording warns. A registered symbol is shown as it is.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: .unspecified)
  }

  /// A symbol with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    if let image = registry.withLock({ $0.symbols[name] }) {
      self.init(image.content, size: image.size, scale: image.scale, image.settings)
    } else {
      let symbol = Symbol(name: name, configuration: configuration ?? .unspecified)
      self.init(.symbol(symbol), size: symbol.size, scale: 1, Settings(flips: symbol.followsText))
    }
  }
}
