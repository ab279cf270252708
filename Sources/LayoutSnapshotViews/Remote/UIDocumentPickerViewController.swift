import Foundation

/// What a document picker does with files. Raw values match UIKit's.
public enum UIDocumentPickerMode: UInt, Sendable, CaseIterable {
  /// Copies a file into the app.
  case `import` = 0
  /// Opens a file where it is.
  case open = 1
  /// Copies a file out of the app.
  case exportToService = 2
  /// Moves a file out of the app.
  case moveToService = 3
}

/// Lets the reader choose a file or a place for one, like UIKit's `UIDocumentPickerViewController`.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(documentTypes: ["public.pdf"], in: .import)
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// On a device another process draws its content. A picture shows a gray area in its place, and a recorded snapshot says so.
open class UIDocumentPickerViewController: ViewController {
  /// Who is told what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What is done with the files.
  public final let documentPickerMode: UIDocumentPickerMode
  /// Whether the reader may choose several files; false by default.
  open var allowsMultipleSelection = false
  /// Whether file extensions are shown; false by default.
  open var shouldShowFileExtensions = false
  /// The directory that is shown first; `nil` for the last one.
  open var directoryURL: URL?

  /// Creates a picker of files whose types have given names.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of a place for a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  /// Creates a picker of a place for files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of a place to move files to.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// Creates a picker of a place to copy or move files to.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  open override func loadView() { view = RemoteContentView(of: "UIDocumentPickerViewController") }
}

/// Who is told which files were chosen, like UIKit's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called in UIKit when files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called in UIKit when the reader has canceled the choice.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called in earlier versions of UIKit when a file was chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Does nothing by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
