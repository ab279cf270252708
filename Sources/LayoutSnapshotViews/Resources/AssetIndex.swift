import Foundation
import LayoutSnapshotSupport

/// Where the pictures and colours of a package are, by the names that code calls them by.
///
/// It is made when the first name is asked for that nobody has registered: all catalogues and loose pictures in the package that
/// the tests run in. Builds and references are left out.
final class AssetIndex: Sendable {
  static let shared = AssetIndex(in: packageFolder)

  /// The folders of image sets, of colour sets, and loose files, by name. Where several have a name, the first by path counts.
  private let imageSets: [String: [String]]
  private let colorSets: [String: [String]]
  private let loose: [String: [String]]
  private let images = Locked<[String: Image]>([:])
  private let colors = Locked<[String: Color]>([:])

  init(in package: String?) {
    var finder = AssetFinder()
    if let package { finder.search(package, namespace: "", inCatalogue: false) }
    (imageSets, colorSets, loose) = (finder.imageSets, finder.colorSets, finder.loose)
  }

  func image(_ name: String) -> Image? {
    if let known = images.withLock({ $0[name] }) { return known }
    let image = imageSets[name]?.first.flatMap { ImageAsset(set: $0, name: name) }?.image ?? looseImage(name)
    if let image { images.withLock { $0[name] = image } }
    return image
  }

  func color(_ name: String) -> Color? {
    if let known = colors.withLock({ $0[name] }) { return known }
    guard let folder = colorSets[name]?.first, let color = Color(set: folder) else { return nil }
    colors.withLock { $0[name] = color }
    return color
  }

  /// A picture beside the sources, with or without its ending.
  private func looseImage(_ name: String) -> Image? {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard let files = loose[stem] else { return nil }
    return ImageAsset(files: files, name: stem)?.image
  }

  /// The package that the process runs in: the folder with a manifest around the working directory, or that itself.
  private static var packageFolder: String {
    let start = FileManager.default.currentDirectoryPath
    var folder = URL(fileURLWithPath: start)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder.path }
      folder.deleteLastPathComponent()
    }
    return start
  }
}

/// Walks through a package.
private struct AssetFinder {
  var imageSets: [String: [String]] = [:]
  var colorSets: [String: [String]] = [:]
  var loose: [String: [String]] = [:]

  private static let others: Set = [
    "Snapshots", "__Snapshots__", "node_modules", "Pods", "Carthage", "DerivedData",
  ]

  mutating func search(_ folder: String, namespace: String, inCatalogue: Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset" where inCatalogue: imageSets[namespace + stem, default: []].append(path)
      case "colorset" where inCatalogue: colorSets[namespace + stem, default: []].append(path)
      case "xcassets": search(path, namespace: "", inCatalogue: true)
      case "png" where !inCatalogue:
        let plain = stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
        loose[plain, default: []].append(path)
      case "" where !Self.others.contains(name), "lproj" where !inCatalogue:
        // A link may lead around in a circle.
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
