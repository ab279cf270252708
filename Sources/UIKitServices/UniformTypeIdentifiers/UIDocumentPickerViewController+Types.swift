public import LayoutSnapshotViews

extension UIDocumentPickerViewController {
  /// Creates a picker of files that the app opens where they are.
  ///
  /// ```swift
  /// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
  /// ```
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Creates a picker of files that the app opens or gets copies of.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
