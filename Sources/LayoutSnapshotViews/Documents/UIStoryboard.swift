import Foundation

/// Creates controllers from a storyboard of the app, like UIKit's `UIStoryboard`.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: nil)
/// let controller = storyboard.instantiateViewController(withIdentifier: "Settings")
/// assertSnapshot(of: controller, on: .all)
/// ```
///
/// The document is looked for in the bundle, then beside the calling source and in its package. As in UIKit,
/// a storyboard that is missing or cannot be read ends the process with the reason.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private let source: String?
  private lazy var document = attempt {
    try AppDocuments.read("\(name).storyboard", bundle: bundle, source: source)
  }

  /// Creates a storyboard with a name. The document is read on first use.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, filePath: StaticString = #filePath) {
    (self.name, bundle, source) = (name, storyboardBundleOrNil, "\(filePath)")
  }

  package init(name: String, bundle: Bundle?, source: String?) {
    (self.name, self.bundle, self.source) = (name, bundle, source)
  }

  /// Creates the initial controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> ViewController? {
    attempt { try document.controller(.initial, of: self, make: nil) }
  }
  /// Creates the initial controller with a closure, which can call an initializer of the app with the coder.
  public final func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    attempt { try document.controller(.initial, of: self, make: creator) } as? Controller
  }
  /// Creates the controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiateViewController(identifier: identifier)
  }
  /// Creates the controller with an identifier by a closure, which can call an initializer of the app with
  /// the coder.
  public final func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = attempt { try document.controller(.identifier(identifier), of: self, make: creator) }
    guard let controller = controller as? Controller else {
      fatalError(
        "\(identifier) in \(name).storyboard is not a \(Controller.self) but a \(type(of: controller))")
    }
    return controller
  }

  /// Creates the controller of a scene by its object identifier, which every scene has.
  package func controller(objectIdentifier: String) throws -> ViewController? {
    try document.controller(.object(objectIdentifier), of: self, make: nil)
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

/// The result of reading a document. An error ends the process, where UIKit raises an exception.
package func attempt<Result>(_ body: () throws -> Result) -> Result {
  do { return try body() } catch { fatalError("\(error)") }
}
