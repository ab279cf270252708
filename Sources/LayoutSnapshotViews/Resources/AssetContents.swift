import Foundation

/// The parts of an asset catalog's `Contents.json` that matter here.
struct AssetContents: Decodable {
  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?

  struct Properties: Decodable, Equatable {
    var intent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  /// An appearance for which an entry is meant, such as dark.
  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }

  struct ImageEntry: Decodable, AssetEntry {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var direction: String?
    var resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, resizing
      case direction = "language-direction"
    }
  }

  /// The parts of an image that keep their size, in pixels.
  struct Resizing: Decodable, Equatable {
    var mode: String?
    var center: Center?
    var caps: Caps?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case caps = "cap-insets"
    }
    struct Center: Decodable, Equatable { var mode: String? }
    struct Caps: Decodable, Equatable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }
  }

  struct ColorEntry: Decodable, AssetEntry {
    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
    var direction: String? { nil }

    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }
  }

  /// Reads the file in a folder; `nil` if it is missing or cannot be read.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}

/// An image or color for certain traits.
protocol AssetEntry {
  var idiom: String? { get }
  var appearances: [AssetContents.Appearance]? { get }
  var direction: String? { get }
}

extension AssetEntry {
  /// How well the entry fits the traits; `nil` if it is for others.
  func fit(_ traits: Traits) -> Int? {
    var fit = 0
    for appearance in appearances ?? [] {
      switch appearance.appearance {
      case "luminosity":
        guard (appearance.value == "dark") == (traits.userInterfaceStyle == .dark) else { return nil }
      case "contrast":
        guard (appearance.value == "high") == (traits.accessibilityContrast == .high) else { return nil }
      default: return nil
      }
      fit += 4
    }
    switch idiom {
    case nil, "universal": break
    case "iphone": if traits.userInterfaceIdiom == .pad { return nil } else { fit += 2 }
    case "ipad": if traits.userInterfaceIdiom == .pad { fit += 2 } else { return nil }
    default: return nil
    }
    switch direction {
    case "left-to-right": if traits.layoutDirection == .rightToLeft { return nil } else { fit += 1 }
    case "right-to-left": if traits.layoutDirection == .rightToLeft { fit += 1 } else { return nil }
    default: break
    }
    return fit
  }
}
