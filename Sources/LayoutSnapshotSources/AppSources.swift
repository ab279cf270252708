import Foundation

/// The Swift files of an app's folder: which of them can be compiled here, and which controllers and delegates they declare.
package struct AppSources {
  /// A file that cannot be compiled here, with the modules that are missing, or none for a test.
  package struct LeftOut: Equatable {
    package var path: String
    package var missing: [String]
  }

  /// A file that uses types of UIKit which are not here, and so will not compile.
  package struct InVain: Equatable {
    package var path: String
    package var names: [String]
  }

  /// The files that can be compiled, in order.
  package private(set) var files: [String] = []
  package private(set) var leftOut: [LeftOut] = []
  /// The products of this package besides UIKit whose modules the files to compile may import.
  package private(set) var products: Set<String> = []
  /// Of the files to compile those that use what is not here.
  package private(set) var inVain: [InVain] = []
  /// Controllers that are made without arguments, in order.
  package private(set) var controllers: [String] = []

  /// The classes that an app and its scene begin with.
  package private(set) var delegate: String?
  package private(set) var sceneDelegate: String?

  /// Reads all Swift files in some folders, and leaves out those with modules that are known to be missing.
  ///
  /// - Parameter own: modules whose sources take part themselves.
  package init(at paths: [String], own: OwnModules = OwnModules()) {
    var read: [(path: String, bytes: [UInt8])] = []
    var present: [SourceFacts] = []
    for file in Self.files(at: paths) {
      let bytes = Self.bytes(of: file)
      let facts = SourceFacts(path: file, bytes: bytes)
      if facts.isTest {
        leftOut.append(LeftOut(path: file, missing: []))
        continue
      }
      // What conditions decide, a compiler decides.
      let missing = facts.modules.filter { !AppModule.isThere($0) && !own.names.contains($0) }
      if missing.isEmpty {
        files.append(file)
        present.append(facts)
        read.append((file, bytes))
      } else {
        leftOut.append(LeftOut(path: file, missing: missing))
      }
    }
    products = SourceFacts.products(of: present)
    addControllers(in: read)
    addAbsentTypes(in: read)
  }

  /// Reads files of which it is known that they compile.
  ///
  /// - Parameter parts: what is left out of them, by their paths.
  package init(of files: [String], without parts: [String: Set<String>] = [:]) {
    self.files = files
    addControllers(
      in: files.map { path in
        let bytes = Self.bytes(of: path)
        return (path, parts[path].flatMap { LeftOutParts(bytes)?.bytes(without: $0) } ?? bytes)
      })
  }

  /// The paths of the Swift files in some folders, and of the data models that classes are written for, in order. One folder may lie in another.
  package static func files(at paths: [String]) -> [String] {
    // Below each path as it is given: Foundation would leave out that `/private/tmp` is private.
    let files = paths.flatMap { path in
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return (names.filter(SourceFile.isSource) + ModelSource.models(among: names, below: path))
        .map { path + "/" + $0 }
    }
    return Set(files).sorted()
  }

  private static func bytes(of file: String) -> [UInt8] {
    (try? SourceFile.bytes(at: file)) ?? []
  }

  /// An app may declare a type of such a name itself.
  private mutating func addAbsentTypes(in sources: [(path: String, bytes: [UInt8])]) {
    let read = sources.compactMap { source in
      (try? SwiftSource(source.bytes)).map { (path: source.path, source: $0) }
    }
    let absent = UIKitPart.absentTypes.subtracting(
      read.flatMap { $0.source.types.filter { $0.keyword != "extension" }.map(\.name) })
    for (path, source) in read {
      let words = source.tokens.indices.filter { source.isLeftIn[$0] && source.tokens[$0].kind == .word }
      let names = Set(words.map { source.text($0) }).intersection(absent)
      if !names.isEmpty { inVain.append(InVain(path: path, names: names.sorted())) }
    }
  }

  private mutating func addControllers(in sources: [(path: String, bytes: [UInt8])]) {
    let context = TargetContext(of: sources)
    for (_, bytes) in sources {
      guard let source = try? SwiftSource(bytes) else { continue }
      for type in source.types where type.keyword == "class" && !type.name.contains(".") {
        if source.says("UIApplicationDelegate", of: type) { delegate = delegate ?? type.name }
        if source.says("UIWindowSceneDelegate", of: type) { sceneDelegate = sceneDelegate ?? type.name }
        guard let root = context.outermostSuperclass(of: type.superclassName(in: context)),
          root.hasPrefix("UI"), root.hasSuffix("Controller"), !source.declaresInitializer(type)
        else { continue }
        controllers.append(type.name)
      }
    }
    controllers.sort()
  }
}

extension TypeBody {
  fileprivate func superclassName(in context: TargetContext) -> String? { context.classes[name]?.superclass }
}

extension SwiftSource {
  /// Whether a word stands between a type's name and its body.
  func says(_ word: StaticString, of type: TypeBody) -> Bool {
    (type.start..<type.body.lowerBound).contains { isWord(word, at: $0) }
  }

  /// Whether a class declares an initializer other than that for documents.
  func declaresInitializer(_ type: TypeBody) -> Bool {
    type.body.contains { index in
      isWord("init", at: index) && self.type(around: index) == type && !isMark(".", at: index - 1)
        && !(index + 1...index + 3).contains { isWord("coder", at: $0) }
    }
  }
}
