import Foundation

/// A file of an asset catalogue, like UIKit's `NSDataAsset`.
///
/// ```swift
/// let cities = NSDataAsset(name: "Cities")?.data
/// ```
open class NSDataAsset: NSObject, NSCopying {
  /// The asset's name.
  public final let name: String
  /// The file's bytes.
  public final let data: Data
  /// What kind of file it is, as its ending says.
  public final let typeIdentifier: String

  /// Finds a data set of the package's catalogues; nil if there is none of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a data set of the package's catalogues, whatever the bundle; nil if there is none of the name.
  public init?(name: String, bundle: Bundle) {
    let list = PackageResources.shared.paths(type: "json").first {
      $0.hasSuffix("/\(name).dataset/Contents.json")
    }
    guard let list, let contents = FileManager.default.contents(atPath: list),
      let file = (try? JSONDecoder().decode(Contents.self, from: contents))?.data.lazy.compactMap(\.filename)
        .first,
      let data = FileManager.default.contents(
        atPath: (list as NSString).deletingLastPathComponent + "/" + file)
    else { return nil }
    (self.name, self.data) = (name, data)
    typeIdentifier = "public." + (file as NSString).pathExtension
  }

  private struct Contents: Decodable {
    struct Item: Decodable {
      var filename: String?
    }
    var data: [Item]
  }

  /// The object itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
