import Foundation

/// Explains a word, like UIKit's `UIReferenceLibraryViewController`.
///
/// ```swift
/// present(UIReferenceLibraryViewController(term: "tessellate"), animated: true)
/// ```
///
/// On a device another process draws its content. A picture shows a gray area in its place, and a recorded snapshot says so.
open class UIReferenceLibraryViewController: ViewController {
  /// The word that was given.
  package final let term: String

  /// Creates a controller that explains a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Whether a dictionary of the device knows a word: there is none here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func loadView() { view = RemoteContentView(of: "UIReferenceLibraryViewController") }
}
