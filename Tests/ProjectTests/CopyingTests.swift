import Foundation
import Testing

/// Every class of UIKit's here copies as UIKit's does.
///
/// On Linux, Foundation's `copy()` gives the object itself, and so does every class that nobody has thought of. The
/// classes are read in the sources, so that a new one is asked.
@Suite struct CopyingTests {
  /// The classes directly below `NSObject` that Apple's headers declare with `NSCopying`, and `UIUserNotificationSettings`, which
  /// .NET's declarations do: these are compared with what a phone answers. Subclasses inherit it.
  private static let copied: Set = [
    "BezierPath", "CAAnimation", "CIColor", "Configuration", "FontDescriptor", "Geometry", "LayoutAnchor",
    "NSCollectionLayoutAnchor", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
    "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
    "NSCollectionLayoutSize", "NSCollectionLayoutSpacing", "NSDataAsset", "NSHashTable", "NSItemProvider",
    "NSMapTable", "NSShadow", "NSTextList", "UIAlertAction", "UIApplicationShortcutIcon",
    "UIApplicationShortcutItem", "UIBarAppearance", "UIBarButtonItemAppearance",
    "UICollectionViewCompositionalLayoutConfiguration", "UICollectionViewLayoutAttributes",
    "UICommandAlternate", "UICubicTimingParameters", "UIDragPreview", "UIDropProposal",
    "UIGraphicsImageRendererFormat", "UIMenuElement", "UIMotionEffect", "UIPointerRegion", "UIPointerStyle",
    "UIPreviewParameters", "UIPrintFormatter", "UIPrintInfo", "UISceneConfiguration",
    "UISpringTimingParameters", "UITabBarItemAppearance", "UITableViewRowAction", "UITargetedPreview",
    "UITextInputPasswordRules", "UIUserNotificationSettings", "UIViewPropertyAnimator", "UIVisualEffect",
  ]

  private struct Class {
    let name: String
    let parent: String
    let clause: String
    let body: Substring
    /// The columns before a member.
    let indentation: Int
  }

  /// The classes that users can name. Members lie two columns further than their class.
  private static func classes() throws -> [Class] {
    var found: [Class] = []
    for file in try Project.files(ending: ".swift", below: "Sources/LayoutSnapshotViews") {
      let text = try Project.text(file)
      let declaration =
        #/(?m)^( *)(?:open|public|public final) class (\w+)(?:<[^{]*?>)?: (\w+)([^{]*)\{/#
      for match in text.matches(of: declaration) {
        let rest = text[match.range.upperBound...]
        let end = rest.firstRange(of: "\n\(match.1)}")?.lowerBound ?? rest.endIndex
        let body = rest.hasPrefix("}") ? "" : rest[..<end]
        found.append(
          Class(
            name: String(match.2), parent: String(match.3), clause: String(match.4), body: body,
            indentation: match.1.count + 2))
      }
    }
    return found
  }

  private static let refusal = "override func copy() -> Any { copyAsUIKitDoes() }"
  private static let mutableRefusal = "override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }"

  @Test func classes_copyIfUIKitsDo_orRefuseTo() throws {
    let roots = try Self.classes().filter { $0.parent == "NSObject" }
    #expect(roots.count > 120)
    let copying = roots.filter { $0.clause.contains("NSCopying") }
    #expect(Set(copying.map(\.name)) == Self.copied)
    for root in roots {
      let copies = root.clause.contains("NSCopying")
      #expect(root.body.contains("func copy(with zone: NSZone? = nil) -> Any") == copies, "\(root.name)")
      // The configuration of a paste control has the name of one that is copied, and is not.
      #expect(root.body.contains(Self.refusal) == !copies, "\(root.name)")
      #expect(root.body.contains(Self.mutableRefusal), "\(root.name)")
    }
  }

  /// What gives itself as its copy has nothing that can be changed.
  @Test func constants_haveNoVariables() throws {
    let classes = try Self.classes()
    let constants = Set(
      classes.filter { $0.body.contains("func copy(with zone: NSZone? = nil) -> Any { self }") }.map(\.name))
    #expect(constants.count > 20)
    for type in classes where constants.contains(type.name) || constants.contains(type.parent) {
      for line in type.body.split(separator: "\n") {
        let member = line.drop { $0 == " " }
        guard line.count - member.count == type.indentation, member.contains(#/^[\w@() ]*\bvar \w+/#) else {
          continue
        }
        let isComputed = line.contains("{") && !line.prefix { $0 != "{" }.contains("=")
        #expect(isComputed, "\(type.name): \(line)")
      }
    }
  }

  /// Each class whose copies are new objects has a sample, whose copy is compared with it.
  @Test func copies_areAllTested() throws {
    let classes = try Self.classes()
    let parents = Dictionary(classes.map { ($0.name, $0.parent) }) { first, _ in first }
    let bodies = Dictionary(classes.map { ($0.name, $0.body) }) { first, _ in first }
    func root(of name: String) -> String {
      parents[name].map { $0 == "NSObject" ? name : root(of: $0) } ?? name
    }
    let samples = try Project.files(
      ending: ".swift", below: "Tests/LayoutSnapshotViewsTests/Copying"
    ).map(Project.text).joined()
    // An element of a menu is always of one of the kinds; tables of objects and shortcuts have tests of their own.
    let elsewhere: Set = [
      "UIMenuElement", "NSHashTable", "NSMapTable", "UIApplicationShortcutItem",
      "UIMutableApplicationShortcutItem",
    ]
    var tested = 0
    for type in classes where Self.copied.contains(root(of: type.name)) && !elsewhere.contains(type.name) {
      tested += 1
      let isConstant = bodies[root(of: type.name)]?.contains("-> Any { self }") == true
      // A point between two letters is no boundary to Unicode.
      let isMade = samples.contains(try Regex("\\b\(type.name)[ .(]").wordBoundaryKind(.simple))
      #expect(isConstant || isMade, "\(type.name)")
    }
    #expect(tested > 70)
  }
}
