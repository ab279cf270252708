import Foundation
import LayoutSnapshotDataModel

/// Why a source cannot be read, as a compiler says it.
package struct SourceFileProblem: Error, Equatable, CustomStringConvertible {
  package var description: String
}

/// A source of an app, and where its copy goes.
package struct SourceFile: Equatable {
  /// As errors name it.
  package var path: String
  package var copy: String
  /// The names of the parts that are left out of it.
  package var leftOut: Set<String> = []

  package init(path: String, copy: String, leftOut: Set<String> = []) {
    (self.path, self.copy, self.leftOut) = (path, copy, leftOut)
  }

  /// The Swift files and the data models at a path, in order, with copies that lie in a folder as they do in theirs:
  /// `Views/Cell+Prepared.swift`.
  ///
  /// What lies in that folder already are copies of an earlier run, and no sources.
  package static func all(at path: String, into folder: String) -> [SourceFile] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let output = URL(fileURLWithPath: folder).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else {
      guard url.pathExtension == "swift" else { return [] }
      return [SourceFile(path: url.path, copy: output + "/" + nameOfCopy(url.lastPathComponent))]
    }
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    let files = names.filter(isSource).map { ($0, nameOfCopy($0)) }
    let models = ModelSource.models(among: names, below: url.path).map {
      ($0, nameOfCopy($0, ofModel: url.path + "/" + $0))
    }
    return (files + models).sorted { $0.0 < $1.0 }
      .map { SourceFile(path: url.path + "/" + $0, copy: output + "/" + $1) }
      .filter { url.path == output || !$0.path.hasPrefix(output + "/") }
  }

  /// The bytes of a source, and of a model the Swift code that Xcode writes for it.
  ///
  /// - Parameter modules: the modules that the target depends on; nil where nobody knows them.
  package static func bytes(
    at path: String, modules: Set<String>? = nil
  ) throws(SourceFileProblem) -> [UInt8] {
    if ModelSource.isModel(path) {
      do { return Array(try ModelSource.text(ofModel: path, modules: modules).utf8) } catch {
        throw SourceFileProblem(description: error.description)
      }
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SourceFileProblem(description: "\(path): error: the file cannot be read")
    }
    return Array(data)
  }

  /// What a source is called without its ending: `Cell`, and `Recipes.xcdatamodeld` for a model.
  package static func stem(of path: String) -> String { ModelSource.stem(of: path) }

  /// Whether a path below a folder is that of a Swift source.
  static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") && !isHidden(name) }

  /// Whether a path below a folder is that of a hidden file, such as `._Cell.swift`, which some disks keep beside each file.
  package static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") || name.contains("/.") }

  /// What the copy of a source is called. A copy says that its code is the source's, and if both had one name, the compiler
  /// would warn of each that two files of the module have the same `#fileID`. In `main.swift` alone code may stand in no
  /// function, so that name stays.
  private static func nameOfCopy(_ path: String) -> String {
    let end = ".swift"
    if path == "main" + end || path.hasSuffix("/main" + end) { return path }
    return path.dropLast(end.count) + "+Prepared" + end
  }

  /// The copy of a model has its name: `Model/Recipes.xcdatamodeld+Classes.swift`.
  ///
  /// - Parameter path: the whole path of its text.
  private static func nameOfCopy(_ name: String, ofModel path: String) -> String {
    let inner = path.dropFirst(DataModelPlace.model(ofContents: path).count).split(separator: "/").count
    let folders = name.split(separator: "/").dropLast(inner + 1)
    return (folders + ["\(ModelSource.stem(of: path))+Classes.swift"]).joined(separator: "/")
  }

  /// The files that a list names: a source, its copy and what is left out of it in each line, with tabs between them.
  static func all(inList path: String) -> [SourceFile] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count >= 2 else { return nil }
      return SourceFile(path: fields[0], copy: fields[1], leftOut: Set(fields.dropFirst(2)))
    }
  }

  /// Writes the copies; gives what went wrong, as a compiler would say it.
  ///
  /// - Parameters:
  ///   - own: modules of the app whose sources are among these.
  ///   - modules: the modules that the target depends on; nil where nobody knows them.
  package static func prepare(
    _ files: [SourceFile], own: OwnModules = OwnModules(), modules: Set<String>? = nil
  ) -> [String] {
    var sources: [(path: String, bytes: [UInt8])] = []
    var problems = collisions(of: files)
    guard problems.isEmpty else { return problems }
    for file in files {
      do {
        let bytes = try rest(of: file, bytes(at: file.path, modules: modules))
        sources.append((ModelSource.place(of: file.path), bytes))
      } catch {
        problems.append(error.description)
      }
    }
    guard problems.isEmpty else { return problems }
    var context = TargetContext(of: sources, modules: modules)
    // A header is no source. Where there is none, an app's own compiler would have refused what is not imported.
    context.isPerhapsBridged = true
    context.ownModules = own
    for (file, source) in zip(files, sources) {
      do {
        try write(Preparation.prepare(source.bytes, path: source.path, context: context), to: file.copy)
      } catch let problem as SourceProblem {
        problems.append("\(file.path):\(problem.line):\(problem.column): error: \(problem.reason)")
      } catch {
        problems.append("\(file.path): error: \(error.localizedDescription)")
      }
    }
    return problems
  }

  /// A source without what is left out of it.
  private static func rest(of file: SourceFile, _ bytes: [UInt8]) throws(SourceFileProblem) -> [UInt8] {
    guard !file.leftOut.isEmpty, let parts = LeftOutParts(bytes) else { return bytes }
    if let name = parts.unknown(among: file.leftOut).first {
      throw SourceFileProblem(
        description:
          "\(file.path): error: sources.txt leaves out \(name), which is not in this source. Take that line out, name the part as it "
          + "stands there now, or run `layout-snapshot init --again`")
    }
    return parts.bytes(without: file.leftOut)
  }

  /// Copies that would overwrite each other or what is no copy. Nothing is written where there is one.
  private static func collisions(of files: [SourceFile]) -> [String] {
    var sources: [String: String] = [:]
    return files.compactMap { file in
      if let other = sources.updateValue(file.path, forKey: file.copy) {
        return
          "\(file.path): error: its copy would overwrite that of \(other). Prepare the folder that holds both, or each into a folder of its own"
      }
      if (file.copy as NSString).deletingLastPathComponent
        == (file.path as NSString).deletingLastPathComponent
      {
        return
          "\(file.path): error: its copy would lie beside it, as another source of the app. Choose another output folder"
      }
      // A link may lead anywhere, so it is replaced by a copy as little as a source is.
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.copy)
      guard let attributes else { return nil }
      if attributes[.type] as? FileAttributeType == .typeRegular, isCopy(file.copy) { return nil }
      return
        "\(file.path): error: \(file.copy) is not a prepared copy and would be overwritten. Choose another output folder"
    }
  }

  /// Removes the copies in a folder whose sources are gone: they would be compiled with the others.
  package static func removeOrphans(in folder: String) {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let place = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: place)
      guard attributes?[.type] as? FileAttributeType == .typeRegular, let source = source(ofCopy: place),
        !FileManager.default.fileExists(atPath: source)
      else { continue }
      try? FileManager.default.removeItem(atPath: place)
    }
  }

  /// Whether a file begins as each copy does.
  private static func isCopy(_ place: String) -> Bool { source(ofCopy: place) != nil }

  /// The source that the first line of a copy names; nil for what is no copy.
  package static func source(ofCopy place: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: place) else { return nil }
    defer { try? handle.close() }
    guard let bytes = try? handle.read(upToCount: 8192) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let (start, end) = (Preparation.headStart, Preparation.headEnd)
    guard line.hasPrefix(start), line.hasSuffix(end), line.count >= start.count + end.count + 2 else {
      return nil
    }
    return ModelSource.path(
      ofPlace: SwiftText.value(ofLiteral: line.dropFirst(start.count + 1).dropLast(end.count + 1)))
  }

  /// A copy that is the same keeps its date, so that nothing is compiled again.
  private static func write(_ bytes: [UInt8], to place: String) throws {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: place) == data { return }
    let url = URL(fileURLWithPath: place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
