import Foundation
import LayoutSnapshotSupport

/// Finds the images and colors of a package by the names that code uses.
///
/// It is created when code first uses a name that is not registered, from all asset catalogs and loose images
/// in the package that the tests run in. Build products and references are left out.
package final class AssetIndex: Sendable {
  static let shared = AssetIndex(in: PackageFolder.path)

  /// The folders of image sets and color sets, the loose PNG files by name, and the photos by name and ending. Of several with one name, the
  /// first by path is used.
  private let imageSets: [String: [String]]
  private let colorSets: [String: [String]]
  private let loose: [String: [String]]
  private let photos: [String: [String]]
  private let found = Locked<[String: Found]>([:])
  private let colors = Locked<[String: Color]>([:])

  convenience init(in package: String?) {
    var finder = AssetFinder()
    if let package { finder.search(package, namespace: "", inCatalogue: false) }
    self.init(finder)
  }

  /// An index of some asset catalogs, by their paths.
  package convenience init(catalogs: [String]) {
    var finder = AssetFinder()
    for catalog in catalogs { finder.search(catalog, namespace: "", inCatalogue: true) }
    self.init(finder)
  }

  private init(_ finder: AssetFinder) {
    (imageSets, colorSets) = (finder.imageSets, finder.colorSets)
    (loose, photos) = (finder.loose, finder.photos)
  }

  /// The names of all images.
  var imageNames: [String] { Array(imageSets.keys) + Array(loose.keys) + Array(photos.keys) }
  /// The names of all colors.
  var colorNames: [String] { Array(colorSets.keys) }

  /// What there is under a name.
  private struct Found {
    let image: Image?
    /// Why there is no image though there is a file.
    let failure: String?
  }

  /// The image with a name, if there is one.
  package func image(_ name: String) -> Image? { find(name).image }

  /// Why the file of a name gives no image; nil if it gives one, and if there is no file.
  func failure(_ name: String) -> String? { find(name).failure }

  private func find(_ name: String) -> Found {
    if let known = found.withLock({ $0[name] }) { return known }
    var found = Found(image: nil, failure: nil)
    for asset in [
      first(of: imageSets[name], name).flatMap { ImageAsset(set: $0, name: name) }, looseAsset(name),
    ].compactMap({ $0 }) where found.image == nil {
      let image = asset.image
      found = Found(image: image, failure: image == nil ? found.failure ?? asset.failure : nil)
    }
    self.found.withLock { $0[name] = found }
    return found
  }

  func color(_ name: String) -> Color? {
    if let known = colors.withLock({ $0[name] }) { return known }
    guard let folder = first(of: colorSets[name], name), let color = Color(set: folder) else { return nil }
    colors.withLock { $0[name] = color }
    return color
  }

  /// An image beside the sources. The name of a PNG may lack its ending; UIKit finds other files by their whole names.
  private func looseAsset(_ name: String) -> ImageAsset? {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard let files = loose[stem] ?? photos[name] else { return nil }
    return ImageAsset(files: files, name: stem)
  }

  /// Several sets with one name are likely to be a mistake, or belong to targets of which only one is meant.
  private func first(of folders: [String]?, _ name: String) -> String? {
    guard let folders, let first = folders.first else { return nil }
    if folders.count > 1 {
      let text =
        "warning: several assets are called \"\(name)\"; \(first) is used, not \(folders.dropFirst().joined(separator: ", "))\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return first
  }
}

/// Searches a package for assets.
private struct AssetFinder {
  var imageSets: [String: [String]] = [:]
  var colorSets: [String: [String]] = [:]
  var loose: [String: [String]] = [:]
  var photos: [String: [String]] = [:]

  mutating func search(_ folder: String, namespace: String, inCatalogue: Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset" where inCatalogue: imageSets[namespace + stem, default: []].append(path)
      case "colorset" where inCatalogue: colorSets[namespace + stem, default: []].append(path)
      case "xcassets": search(path, namespace: "", inCatalogue: true)
      case let ending where !inCatalogue && ["png", "jpg", "jpeg"].contains(ending.lowercased()):
        let plain = stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
        if ending == "png" {
          loose[plain, default: []].append(path)
        } else {
          photos["\(plain).\(ending)", default: []].append(path)
        }
      case "" where !PackageFolder.others.contains(name), "lproj" where !inCatalogue:
        // A symbolic link may lead to one of its parent folders.
        guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type],
          type as? FileAttributeType == .typeDirectory
        else { continue }
        let isNamespace = inCatalogue && AssetContents(in: path)?.properties?.providesNamespace == true
        search(path, namespace: isNamespace ? namespace + name + "/" : namespace, inCatalogue: inCatalogue)
      default: break
      }
    }
  }
}
