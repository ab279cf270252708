/// The modules that an app's sources import and that are there on Linux, under this name or another.
package enum AppModule {
  /// Modules whose names the module UIKit has.
  static let partsOfUIKit: Set = ["CoreGraphics", "QuartzCore", "CoreText", "ObjectiveC", "CoreFoundation"]

  /// A module here that has the names of one of Apple's, under another name.
  struct StandIn {
    let name: String
    /// The product of this package that it comes with.
    let product: String
    /// What the module's own name means the module before: `os.Logger`. Nil for whatever begins with a capital.
    var qualified: Set<String>?

    /// The line that a target's dependencies need.
    var dependency: String { ".product(name: \"\(product)\", package: \"LayoutSnapshotTesting\")" }
  }

  /// A stand-in with a product of its own, which is called like it.
  private static func ofItsOwn(_ name: String) -> StandIn { StandIn(name: name, product: name) }

  private static let media = ofItsOwn("UIKitAVFoundation")
  private static let maps = ofItsOwn("UIKitMapKit")
  private static let services = ofItsOwn("UIKitServices")

  private static let log = StandIn(
    name: "UIKitLogging", product: productOfUIKit,
    qualified: ["Logger", "OSLog", "OSLogType", "OSSignposter", "OSAllocatedUnfairLock", "os_log"])

  /// Modules of Apple's whose names another module has here, by their own names.
  static let standIns = [
    "os": log,
    // The name of a class, too.
    "OSLog": StandIn(name: log.name, product: log.product, qualified: []),
    "Combine": ofItsOwn("UIKitCombine"),
    "AVFoundation": media, "AVFAudio": media, "AVKit": media, "AudioToolbox": media, "CoreMedia": media,
    "CoreVideo": media,
    "CoreData": ofItsOwn("UIKitCoreData"),
    "CoreLocation": maps, "MapKit": maps,
    "LocalAuthentication": services, "MessageUI": services, "MobileCoreServices": services,
    "SafariServices": services, "UniformTypeIdentifiers": services, "UserNotifications": services,
    "UserNotificationsUI": services,
    "WebKit": ofItsOwn("UIKitWebKit"),
  ]

  /// What Foundation and UIKit have on a phone and other modules have here, so that a source need not import these.
  static let withoutImport = [
    (name: "ObservableObject", module: "Combine", isAttribute: false),
    (name: "Published", module: "Combine", isAttribute: true),
    (name: "UIWebView", module: "WebKit", isAttribute: false),
    (name: "UIWebViewDelegate", module: "WebKit", isAttribute: false),
  ]

  /// What a type of an app may be called like, so that it is meant.
  static let namesOfStandIns = Set(standIns.keys).union(withoutImport.map(\.name))

  /// The product that all targets with sources of an app depend on.
  static let productOfUIKit = "UIKit"

  /// Whether a module is one of Apple's log.
  static func isOfLog(_ name: String) -> Bool { standIns[name]?.name == log.name }

  /// Modules that keep their names.
  private static let others: Set = [
    "Swift", "Foundation", "UIKit", "Dispatch", "Observation", "Synchronization", "RegexBuilder",
    "_Concurrency",
  ]

  /// Whether a module may have UIKit's names on a phone, as XCTest and the frameworks of packages do, whose headers import it.
  static func bringsUIKit(_ name: String) -> Bool {
    if isUnderAnotherName(name) { return standInsWithUIKit.contains(name) }
    return !others.contains(name) && name != "Testing"
  }

  /// Modules with stand-ins that have UIKit's names on a phone, as their headers import it.
  private static let standInsWithUIKit: Set = ["AVKit", "MapKit", "MessageUI", "SafariServices", "WebKit"]

  /// Whether a source can import a module once it is prepared.
  static func isThere(_ name: String) -> Bool { others.contains(name) || isUnderAnotherName(name) }

  /// Whether a module's names are in another one here, so that only prepared sources can import it.
  ///
  /// - Parameter lacking: see ``standIns(besides:)``.
  static func isUnderAnotherName(_ name: String, lacking: Set<String> = []) -> Bool {
    partsOfUIKit.contains(name) || standIn(for: name, lacking: lacking) != nil
  }

  /// What stands in for a module, if the target has it.
  static func standIn(for name: String, lacking: Set<String>) -> StandIn? {
    if lacking.contains(name) { return nil }
    return standIns[name].flatMap { lacking.contains($0.name) ? nil : $0 }
  }

  /// The modules that stand in for others and are not among some, and those of Apple's that are among them: who has made a module
  /// of that name means it.
  static func standIns(besides modules: Set<String>) -> Set<String> {
    Set(standIns.values.map(\.name)).subtracting(modules).union(modules.intersection(standIns.keys))
  }

  /// The modules that stand in for others and come with some products, or with UIKit's.
  package static func standIns(ofProducts products: Set<String>) -> Set<String> {
    Set(standIns.values.filter { products.union([productOfUIKit]).contains($0.product) }.map(\.name))
  }

  /// The products besides UIKit that a manifest names, in whichever spelling, of those that an app may need.
  package static func products(inManifest text: String) -> Set<String> {
    Set(
      standIns.values.filter { $0.product != productOfUIKit && text.contains("\"\($0.product)\"") }.map(
        \.product))
  }
}
