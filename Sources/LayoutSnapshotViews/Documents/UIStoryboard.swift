import Foundation

/// Makes controllers from a storyboard of the app.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: nil)
/// let controller = storyboard.instantiateViewController(withIdentifier: "Settings")
/// assertSnapshot(of: controller, on: .all)
/// ```
///
/// The document is looked for in the bundle, then beside the source that asks for it and in its package. A storyboard
/// that is not there, or cannot be read, ends the process with the reason, as it does on a phone.
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private let source: String?
  private lazy var document = attempt {
    try AppDocuments.read("\(name).storyboard", bundle: bundle, source: source)
  }

  /// A storyboard by its name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, filePath: StaticString = #filePath) {
    (self.name, bundle, source) = (name, storyboardBundleOrNil, "\(filePath)")
  }

  package init(name: String, bundle: Bundle?, source: String?) {
    (self.name, self.bundle, self.source) = (name, bundle, source)
  }

  /// The controller that the storyboard begins with; none if it says of none that it does.
  open func instantiateInitialViewController() -> ViewController? {
    attempt { try document.controller(nil, of: self, make: nil) }
  }
  /// The same, made by a closure that calls an initialiser of one's own with the coder.
  public final func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    attempt { try document.controller(nil, of: self, make: creator) } as? Controller
  }
  /// The controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiateViewController(identifier: identifier)
  }
  /// The same, made by a closure that calls an initialiser of one's own with the coder.
  public final func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = attempt { try document.controller(identifier, of: self, make: creator) }
    guard let controller = controller as? Controller else {
      fatalError("\(identifier) in \(name).storyboard is no \(Controller.self), but \(type(of: controller))")
    }
    return controller
  }

}

/// What a document gives. One that cannot be read is an exception in UIKit, and the end of the process here.
func attempt<Result>(_ body: () throws -> Result) -> Result {
  do { return try body() } catch { fatalError("\(error)") }
}
