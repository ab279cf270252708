import Foundation
import PackagePlugin

/// Prepares the sources of an app for Linux and compiles the copies as part of a target.
///
/// The target's folder has a file `sources.txt` with the folders and files of the app, one a line, as paths from there;
/// `!` before one leaves it out, and with a colon and a name behind a source only that part of it. Data models are sources, too, because Xcode writes classes for them. Nothing is written
/// beside the app's files.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let list = listOfSources(for: target)
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "\(list.path): cannot be read. Name the folders of the app's sources there, one a line, as paths from its folder."
      )
      return []
    }
    let base = list.deletingLastPathComponent()
    let sources = try sources(in: text, from: base)
    guard !sources.isEmpty else {
      Diagnostics.error("\(list.path): names no Swift file. Are its paths right, seen from \(base.path)?")
      return []
    }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Prepared")
    guard let program = try? context.tool(named: "layout-snapshot-prepare").url else {
      Diagnostics.error(
        "The program that prepares sources is not built. Add traits: [\"UIKitSources\"] to the dependency on LayoutSnapshotTesting."
      )
      return []
    }
    let pairs = sources.map { (source: $0.url, copy: folder.appending(path: $0.name)) }
    let pairList = context.pluginWorkDirectoryURL.appending(path: "sources.tsv")
    let parts = parts(leftOutIn: text, from: base)
    for path in parts.keys.sorted() where !pairs.contains(where: { $0.source.path == path }) {
      Diagnostics.error("\(list.path): leaves out a part of \(path), which is not among the sources.")
    }
    let lines = pairs.map { pair in
      ([pair.source.path, pair.copy.path] + (parts[pair.source.path] ?? [])).joined(separator: "\t") + "\n"
    }
    try Data(lines.joined().utf8).write(to: pairList)
    return [
      .buildCommand(
        displayName: "Preparing \(pairs.count) sources of \(target.name)",
        executable: program,
        arguments: ["--list", pairList.path, "--modules", modules(of: target).joined(separator: ",")]
          + folders(in: text, from: base, of: target).flatMap { ["--folder", $0] },
        inputFiles: pairs.map(\.source) + [list], outputFiles: pairs.map(\.copy))
    ]
  }

  /// Where the list is: in the target's folder, or beside its own source where that folder is the whole package, so that
  /// SwiftPM sees new files of the app.
  private func listOfSources(for target: Target) -> URL {
    let name = "sources.txt"
    let folders =
      [target.directoryURL]
      + (target.sourceModule?.sourceFiles.map { $0.url.deletingLastPathComponent() } ?? [])
    return folders.map { $0.appending(path: name) }.first { FileManager.default.fileExists(atPath: $0.path) }
      ?? target.directoryURL.appending(path: name)
  }

  /// The modules that the target's sources can import. What is told of others has the line that the manifest needs.
  private func modules(of target: Target) -> [String] {
    Set(target.recursiveTargetDependencies.compactMap { $0.sourceModule?.moduleName }).sorted()
  }

  /// The folders that the lines name: they are called like the app's modules. What is in one module now is imported no more, unless
  /// the target has such a module besides.
  private func folders(in text: String, from base: URL, of target: Target) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    let folders = lines.filter {
      !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("!") && !$0.hasSuffix(".swift")
        && !$0.contains(".xcdatamodel")
    }
    let others = target.dependencies.flatMap { dependency -> [String] in
      switch dependency {
      case .target(let target): [target.name]
      case .product(let product): product.targets.map(\.name)
      @unknown default: []
      }
    }
    return Set(folders.map { base.appending(path: $0).standardized }).filter {
      !others.contains($0.lastPathComponent)
    }
    .map(\.path).sorted()
  }

  /// The source and the part of it that a line leaves out: `!../Shop/Cart.swift: Cart.pay()`.
  private func part(leftOutBy line: String) -> (path: String, part: String)? {
    let mark = ".swift: "
    guard line.hasPrefix("!"), let range = line.range(of: mark) else { return nil }
    let path = line[..<range.lowerBound].dropFirst().trimmingCharacters(in: .whitespaces) + ".swift"
    return (path, line[range.upperBound...].trimmingCharacters(in: .whitespaces))
  }

  /// What is left out of sources that take part, by their paths.
  private func parts(leftOutIn text: String, from base: URL) -> [String: [String]] {
    text.split(whereSeparator: \.isNewline).compactMap {
      part(leftOutBy: $0.trimmingCharacters(in: .whitespaces))
    }.reduce(into: [:]) { parts, found in
      parts[base.appending(path: found.path).standardized.path, default: []].append(found.part)
    }
  }

  /// The sources that the lines name, with a name for each copy that no other has.
  private func sources(in text: String, from base: URL) throws -> [(url: URL, name: String)] {
    var found: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let isLeftOut = line.hasPrefix("!")
      // Something is left out of a source that takes part.
      if part(leftOutBy: line) != nil { continue }
      let path = isLeftOut ? line.dropFirst().trimmingCharacters(in: .whitespaces) : line
      // Without asking the disk: init names the sources as they are named here.
      let url = base.appending(path: path).standardized
      let files = try files(at: url)
      if isLeftOut {
        for file in files.keys { found[file] = nil }
      } else {
        found.merge(files) { first, _ in first }
      }
    }
    // Folders of one name may hold files of one name.
    var taken: [String: Int] = [:]
    return found.keys.sorted().map { path in
      let name = found[path] ?? ""
      taken[name, default: 0] += 1
      let count = taken[name] ?? 1
      return (URL(filePath: path), count == 1 ? name : "\(name.dropLast(".swift".count))+\(count).swift")
    }
  }

  /// The Swift files and data models at a place: by path, the names of their copies.
  private func files(at url: URL) throws -> [String: String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      Diagnostics.error("\(url.path): is not there, though sources.txt names it")
      return [:]
    }
    guard isFolder.boolValue else {
      return [url.path: DataModelText(path: url.path)?.nameOfCopy ?? url.lastPathComponent]
    }
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    // What has no class to be written becomes an empty copy: only the program reads XML.
    let models = names.filter { !isHidden($0) }
      .compactMap { DataModelText(path: url.appending(path: $0).path) }.filter(\.isCurrent)
    let files =
      names.filter(isSource).map { (url.appending(path: $0).path, "\(url.lastPathComponent)/\($0)") }
      + models.map { ($0.path, $0.nameOfCopy(below: url)) }
    return Dictionary(uniqueKeysWithValues: files).mapValues { $0.replacingOccurrences(of: "/", with: "+") }
  }

  /// Hidden files are no sources, such as `._Cell.swift`, which some disks keep beside each file.
  private func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !isHidden(name)
  }

  private func isHidden(_ name: String) -> Bool { name.hasPrefix(".") || name.contains("/.") }
}
