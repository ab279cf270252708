/// The modules that an app's sources import and that are there on Linux, under this name or another.
enum AppModule {
  /// Modules whose names the module UIKit has.
  static let partsOfUIKit: Set = ["CoreGraphics", "QuartzCore", "CoreText", "ObjectiveC", "CoreFoundation"]

  /// Modules of Apple's log, whose names the module UIKitLogging has.
  static let logging: Set = ["os", "OSLog"]

  /// Modules that keep their names.
  private static let others: Set = [
    "Swift", "Foundation", "UIKit", "Dispatch", "Observation", "Synchronization", "RegexBuilder",
    "_Concurrency",
  ]

  /// Whether a module may have UIKit's names on a phone, as XCTest and the frameworks of packages do, whose headers import it.
  static func bringsUIKit(_ name: String) -> Bool {
    !others.contains(name) && !isUnderAnotherName(name) && name != "Testing"
  }

  /// Whether a source can import a module once it is prepared.
  static func isThere(_ name: String) -> Bool { others.contains(name) || isUnderAnotherName(name) }

  /// Whether a module's names are in another one here, so that only prepared sources can import it.
  static func isUnderAnotherName(_ name: String) -> Bool {
    partsOfUIKit.contains(name) || logging.contains(name)
  }
}
