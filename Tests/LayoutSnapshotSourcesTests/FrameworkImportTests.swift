import LayoutSnapshotSources
import Testing

/// Imports of the frameworks that apps use beside UIKit.
struct FrameworkImportTests {
  @Test(
    arguments: [
      ("AVFoundation", "UIKitAVFoundation"), ("AVFAudio", "UIKitAVFoundation"),
      ("AVKit", "UIKitAVFoundation"), ("AudioToolbox", "UIKitAVFoundation"),
      ("CoreMedia", "UIKitAVFoundation"), ("CoreVideo", "UIKitAVFoundation"),
      ("CoreData", "UIKitCoreData"), ("CoreLocation", "UIKitMapKit"),
      ("MapKit", "UIKitMapKit"),
      ("LocalAuthentication", "UIKitServices"), ("MessageUI", "UIKitServices"),
      ("MobileCoreServices", "UIKitServices"), ("SafariServices", "UIKitServices"),
      ("UniformTypeIdentifiers", "UIKitServices"), ("UserNotifications", "UIKitServices"),
      ("UserNotificationsUI", "UIKitServices"),
      ("WebKit", "UIKitWebKit"),
    ]) func imports_areThoseOfOurs(_ module: String, _ ours: String) throws
  {
    #expect(try prepared("import UIKit\nimport \(module)") == "import UIKit\nimport \(ours)")
    #expect(
      try prepared("import UIKit\nimport class \(module).Any\nlet a: \(module).Any?, b = \(module).count")
        == "import UIKit\nimport \(ours)\nlet a: \(ours).Any?, b = \(module).count")
    #expect(
      try prepared(
        "import UIKit\n#if canImport(\(module))\nimport \(module)\n#else\n@objc class A {}\n#endif")
        == "import UIKit\n#if true\nimport \(ours)\n#else\n@objc class A {}\n#endif")
    #expect(SourceFacts(path: "a.swift", bytes: Array("import \(module)".utf8)).products == [ours])
  }

  /// On a phone their headers import UIKit.
  @Test(arguments: [("MapKit", true), ("WebKit", true), ("CoreLocation", false), ("AVFoundation", false)])
  func modulesWithViews_bringUIKit(_ module: String, _ brings: Bool) throws {
    #expect(
      try prepared("import \(module)\nclass A: UIViewController {}").contains("import UIKit\n") == brings)
    #expect(!(try prepared("import \(module)\nlet a = 1").contains("import UIKit\n")))
  }

  /// UIKit itself has this view on a phone.
  @Test func viewsOfThePast_needNoImport() throws {
    let source = "import UIKit\nclass Page: UIViewController, UIWebViewDelegate { let web = UIWebView() }"
    #expect(try prepared(source).contains("\nimport UIKitWebKit"))
    let facts = SourceFacts(path: "a.swift", bytes: Array(source.utf8))
    #expect(SourceFacts.products(of: [facts]) == ["UIKitWebKit"])
    let own = "import UIKit\nclass UIWebView: UIView {}\nlet web = UIWebView()"
    #expect(!(try prepared(own).contains("UIKitWebKit")))
  }

  /// An app may have a type of that name.
  @Test func ownTypes_areMeantBeforeModules() throws {
    let source = "import UIKit\nimport WebKit\nlet a = WebKit.Page()"
    #expect(
      try prepared(source)
        == source.replacing("import WebKit", with: "import UIKitWebKit")
        .replacing("WebKit.Page", with: "UIKitWebKit.Page"))
    #expect(
      try prepared(source, with: ["enum WebKit { struct Page {} }"])
        == source.replacing("import WebKit", with: "import UIKitWebKit"))
  }

  /// Whoever has made such a module for Linux means it.
  @Test func ownModules_ofTheseNames_areMeant() throws {
    func prepared(_ source: String, _ modules: Set<String>) throws -> String {
      let context = TargetContext(of: [("0.swift", Array(source.utf8))], modules: modules)
      let bytes = try Preparation.prepare(Array(source.utf8), path: "/app/0.swift", context: context)
      return String(String(decoding: bytes, as: UTF8.self).drop { $0 != "\n" }.dropFirst())
    }
    let source = "import UIKit\nimport WebKit\nlet a = WebKit.Page()"
    #expect(try prepared(source, ["UIKit", "WebKit"]) == source)
    #expect(try prepared(source, ["UIKit", "WebKit", "UIKitWebKit"]) == source)
    let lacking = #expect(throws: SourceProblem.self) { try prepared(source, ["UIKit", "UIKitMapKit"]) }
    #expect(
      lacking?.reason.hasPrefix("the target has no module for WebKit: add .product(name: \"UIKitWebKit\"")
        == true)
  }

  /// Documents make these views, so their initialisers with a coder are rewritten as those of UIKit's.
  @Test(
    arguments: [
      ("MKMapView", "frame: .init()"), ("WKWebView", "frame: .init(), configuration: .init()"),
      ("MKAnnotationView", "annotation: nil, reuseIdentifier: nil"),
      ("AVPlayerViewController", "nibName: nil, bundle: nil"), ("AVPlayerLayer", ""),
    ]) func coders_areThoseOfUIKit(_ superclass: String, _ arguments: String) throws
  {
    let source =
      "import UIKit\nclass Own: \(superclass) {\nrequired init?(coder: NSCoder) {\nsuper.init(coder: coder)\n}\n}"
    #expect(try prepared(source).contains("super.init(\(arguments)); self._decode(coder)\n"))
    // Only who says so is made with it.
    #expect(
      try prepared(source).contains("class func _decoded(by coder: NSCoder)") == !superclass.hasSuffix(
        "Layer"))
  }
}
