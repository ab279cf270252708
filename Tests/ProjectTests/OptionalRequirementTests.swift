import Foundation
import Testing

@testable import LayoutSnapshotSources

/// The list of UIKit's requirements is that of this package's protocols, and their defaults say that they are defaults.
@Suite struct OptionalRequirementTests {
  /// Protocols that an app implements for UIKit to call.
  private static func isCalledByUIKit(_ name: Substring) -> Bool {
    [
      "Delegate", "DataSource", "Source", "Animating", "Transitioning", "FlowLayout", "Providing",
      "Prefetching",
    ].contains { name.hasSuffix($0) }
  }

  @Test func list_isThatOfTheProtocols() throws {
    let lines = try Project.text(".ci/interface/LayoutSnapshotViews.txt").split(separator: "\n")
    let protocols = Set(lines.compactMap { $0.prefixMatch(of: #/(\w+): (?:@\S+ )*protocol /#)?.1 })
    var (withValue, others): (Set<String>, Set<String>) = ([], [])
    for line in lines {
      guard let found = line.prefixMatch(of: #/(\w+)\.(\w+\([^)]*\)): (?:@\S+ )*func (.*)/#),
        protocols.contains(found.1), Self.isCalledByUIKit(found.1)
      else { continue }
      let result = found.3.firstMatch(of: #/\) (?:async )?(?:throws )?-> (.*)$/#)?.1
      if let result, !result.hasSuffix("?") {
        withValue.insert(String(found.2))
      } else {
        others.insert(String(found.2))
      }
    }
    #expect(withValue.count > 90 && others.count > 180)
    #expect(OptionalRequirements.withValue == withValue)
    #expect(OptionalRequirements.others == others)
  }

  /// A default that did not say so would be taken for an answer.
  @Test func defaults_withValues_sayThatTheyAreDefaults() throws {
    var (silent, count): ([String], Int) = ([], 0)
    for path in try Project.files(ending: ".swift", below: "Sources/LayoutSnapshotViews") {
      let text = try Project.text(path)
      for part in text.split(separator: "\nextension ").dropFirst() {
        guard Self.isCalledByUIKit(part.prefix { $0.isLetter }) else { continue }
        let body = part.prefix(upTo: part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex)
        for function in body.split(separator: "  public func ").dropFirst() {
          guard let head = function.firstMatch(of: #/\)\s*-> ([^{]*[^{?\s])\s*\{/#)?.1, !head.hasSuffix("?")
          else { continue }
          count += 1
          if !function.contains("unanswered(self, ") {
            silent.append("\(path): \(function.prefix { $0 != "\n" })")
          }
        }
      }
    }
    #expect(count > 80)
    #expect(silent == [])
  }
}
