import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// The texts of the package that the process runs in, by table and language.
///
/// All `.strings`, `.stringsdict` and `.xcstrings` files count, wherever they lie, except in builds and references. They are read when
/// the first text is asked for.
package final class AppStrings: Sendable {
  package static let shared = AppStrings(in: PackageFolder.path)

  /// The files by table and language, in the order of their paths.
  private let files: [String: [String: [String]]]
  private let catalogs: [String: [StringCatalog]]
  private let read = Locked<[Place: [String: LocalizedText]]>([:])

  private struct Place: Hashable {
    var table: String
    var language: String
    var idiom: UserInterfaceIdiom

    /// The same place on tablets, or on phones: texts that differ there depend on the device.
    var ofOtherIdiom: Place {
      Place(table: table, language: language, idiom: idiom == .pad ? .phone : .pad)
    }
  }

  init(in package: String) {
    var files: [String: [String: [String]]] = [:]
    var catalogs: [String: [StringCatalog]] = [:]
    for path in PackageFolder.files(in: package, endings: ["strings", "stringsdict", "xcstrings"]) {
      let name = (path as NSString).lastPathComponent as NSString
      let table = name.deletingPathExtension
      if name.pathExtension == "xcstrings" {
        guard let data = FileManager.default.contents(atPath: path),
          let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
        else {
          Self.warn("\(path) cannot be read as a string catalog; its texts are missing")
          continue
        }
        catalogs[table, default: []].append(catalog)
      } else {
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString
        let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension : ""
        files[table, default: [:]][language, default: []].append(path)
      }
    }
    (self.files, self.catalogs) = (files, catalogs)
  }

  /// The text of a key under the current device's locale; nil if no language of the table has it.
  package func text(_ key: String, table: String?) -> String? {
    let traits = CurrentDevice.unwatched.traitCollection
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let pseudo = PseudoLanguage(traits.localeIdentifier)
    for language in languages(of: table, for: pseudo == nil ? traits.localeIdentifier : nil) {
      let place = Place(table: table, language: language, idiom: traits.userInterfaceIdiom)
      guard let found = texts(at: place)[key] else { continue }
      if texts(at: place.ofOtherIdiom)[key] != found { CurrentDevice.noteQuestion() }
      return LocalizedFormat.text(of: found, in: language, pseudo)
    }
    return nil
  }

  /// All texts of a table under the current locale: what a storyboard takes over.
  package func texts(of table: String) -> [String: String] {
    let traits = CurrentDevice.unwatched.traitCollection
    let pseudo = PseudoLanguage(traits.localeIdentifier)
    var result: [String: String] = [:]
    for language in languages(of: table, for: pseudo == nil ? traits.localeIdentifier : nil).reversed() {
      let place = Place(table: table, language: language, idiom: traits.userInterfaceIdiom)
      if texts(at: place.ofOtherIdiom) != texts(at: place) { CurrentDevice.noteQuestion() }
      for (key, text) in texts(at: place) {
        result[key] = LocalizedFormat.text(of: text, in: language, pseudo)
      }
    }
    return result
  }

  /// The languages to look in: the locale's own, from the exact one to the language alone, then the one that the app is written in.
  private func languages(of table: String, for locale: String?) -> [String] {
    let known = Set((files[table]?.keys.map { $0 } ?? []) + (catalogs[table] ?? []).flatMap(\.languages))
    var wanted: [String] = []
    if let locale {
      var parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
      while !parts.isEmpty {
        wanted += [parts.joined(separator: "-"), parts.joined(separator: "_")]
        // Chinese folders name the script where the locale names the region.
        if parts.count == 2, parts[0] == "zh" {
          wanted.append(["TW", "HK", "MO", "Hant"].contains(parts[1]) ? "zh-Hant" : "zh-Hans")
        }
        parts.removeLast()
      }
    }
    wanted += (catalogs[table] ?? []).map(\.sourceLanguage) + ["Base", "en", ""]
    var seen: Set<String> = []
    return wanted.filter { known.contains($0) && seen.insert($0).inserted }
  }

  private func texts(at place: Place) -> [String: LocalizedText] {
    if let known = read.withLock({ $0[place] }) { return known }
    var texts: [String: LocalizedText] = [:]
    for catalog in catalogs[place.table] ?? [] {
      texts.merge(catalog.texts(in: place.language, idiom: place.idiom)) { first, _ in first }
    }
    // Entries that depend on numbers go before plain texts of the same key.
    let paths = files[place.table]?[place.language] ?? []
    for path in paths where path.hasSuffix(".stringsdict") { merge(entries(of: path), into: &texts, path) }
    let plain = paths.filter { $0.hasSuffix(".strings") }
    var simple: [String: LocalizedText] = [:]
    for path in plain { merge(Self.simple(path), into: &simple, path) }
    texts.merge(simple) { first, _ in first }
    read.withLock { $0[place] = texts }
    return texts
  }

  private func merge(
    _ found: [String: LocalizedText], into texts: inout [String: LocalizedText], _ path: String
  ) {
    for (key, text) in found.sorted(by: { $0.key < $1.key }) {
      if let other = texts[key], other != text {
        Self.warn(
          "\(path): another file of this table and language has a different text for \"\(key)\"; the first by path is used"
        )
      } else {
        texts[key] = text
      }
    }
  }

  private static func simple(_ path: String) -> [String: LocalizedText] {
    guard let data = FileManager.default.contents(atPath: path), let file = StringsFile(data) else {
      warn("\(path) cannot be read as a strings file; its texts are missing")
      return [:]
    }
    return file.texts.mapValues { .text($0) }
  }

  private func entries(of path: String) -> [String: LocalizedText] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else {
      Self.warn("\(path) cannot be read as a property list; its texts are missing")
      return [:]
    }
    return list.compactMapValues { ($0 as? [String: Any]).flatMap { LocalizedText(entry: $0) } }
  }

  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
