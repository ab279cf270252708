import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotViews

/// The images in the asset catalogs of the project that a document belongs to.
///
/// In a project these are all catalogs below the folder of its `.xcodeproj`, `Package.swift` or repository. Elsewhere they are
/// the catalogs beside the document and beside the two folders around it, because a whole disk would be searched otherwise.
package final class DocumentAssets: Sendable {
  private let document: String
  private let index = Locked<(catalogs: [String], images: AssetIndex)?>(nil)
  private let names = Locked<[String]>([])

  /// Images for a document, by its path. Nothing is searched before an image is asked for.
  package init(beside document: String) { self.document = document }

  /// The image with a name. A name without an image is noted.
  func image(_ name: String) -> Image? {
    let images = index.withLock { index in
      if let index { return index.images }
      let catalogs = DocumentAssets.catalogs(around: document)
      let images = AssetIndex(catalogs: catalogs)
      index = (catalogs, images)
      return images
    }
    if let image = images.image(name) { return image }
    names.withLock { if !$0.contains(name) { $0.append(name) } }
    return nil
  }

  /// The names that were not found, and the catalogs that were searched; nil if every image was found.
  package var missing: String? {
    let names = names.withLock { $0 }
    guard !names.isEmpty else { return nil }
    let list = names.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    let catalogs = index.withLock { $0?.catalogs ?? [] }
    let place =
      catalogs.isEmpty
      ? "There is no asset catalog beside the document."
      : "Searched: \(catalogs.prefix(3).joined(separator: ", "))\(catalogs.count > 3 ? " and \(catalogs.count - 3) more" : "")."
    return "no image was found for \(list)\(rest). \(place)"
  }

  private static func catalogs(around document: String) -> [String] {
    var folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
    var near: [String] = []
    for level in 0..<8 {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      let isProject = names.contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }
      if isProject { return catalogs(below: folder.path, names) }
      if level < 3 { near += names.filter { $0.hasSuffix(".xcassets") }.map { folder.path + "/" + $0 } }
      if folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return near
  }

  /// The catalogs in a folder and its subfolders, without build products and links.
  private static func catalogs(below folder: String, _ names: [String]? = nil) -> [String] {
    let names = names ?? ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") { return [path] }
      guard !name.hasPrefix("."), !others.contains(name) else { return [] }
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      return type == .typeDirectory ? catalogs(below: path) : []
    }
  }

  /// Folders of other projects.
  private static let others: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "Snapshots"]
}
