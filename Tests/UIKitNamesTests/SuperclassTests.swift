import Foundation
import LayoutSnapshotSources
import Testing
import UIKitNames

/// What preparing sources knows of UIKit's classes is what they are.
@Suite struct SuperclassTests {
  @Test func superclasses_areThoseOfTheClasses() throws {
    let classes = try Self.classes()
    #expect(classes.count > 150)
    var found: [String: String] = [:]
    for entry in classes {
      let (names, type): ([String], AnyClass) = entry
      var superclass: AnyClass? = _getSuperclass(type)
      while let current = superclass, Self.names(of: current, in: classes).isEmpty {
        superclass = _getSuperclass(current)
      }
      guard let superclass, let name = Self.names(of: superclass, in: classes).first else { continue }
      for each in names { found[each] = name }
    }
    let known = UIKitClasses.superclasses
    #expect(
      found.filter { known[$0.key] != $0.value }.sorted { $0.key < $1.key }.map { "\($0): \($1)" } == [])
    #expect(Set(known.keys).subtracting(found.keys).sorted() == [])
  }

  /// The classes that are no generic ones and that others may be derived from, with UIKit's names for them.
  private static func classes() throws -> [(names: [String], type: AnyClass)] {
    let aliases = try lines(of: "UIKitNames").compactMap { $0.wholeMatch(of: /(\w+): typealias \w+ = (\w+)/) }
    return try ["LayoutSnapshotViews", "UIKitNames"].flatMap { module in
      try lines(of: module).compactMap { $0.wholeMatch(of: /(\w+): class \w+/) }.compactMap { line in
        let name = String(line.1)
        let type: AnyClass? = _typeByName("\(module.count)\(module)\(name.count)\(name)C") as? AnyClass
        let names = aliases.filter { $0.2 == line.1 }.map { String($0.1) }.sorted()
        return (own(name) + names, try #require(type, "there is no class \(name)"))
      }
    }
  }

  private static func names(of type: AnyClass, in classes: [(names: [String], type: AnyClass)]) -> [String] {
    classes.first { $0.type == type }?.names ?? own(String(describing: type))
  }

  /// The name itself, if it is one of UIKit's.
  private static func own(_ name: String) -> [String] {
    ["UI", "NS", "CA"].contains { name.hasPrefix($0) } ? [name] : []
  }

  /// What clients see of a module.
  private static func lines(of module: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: ".ci/interface/\(module).txt"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
