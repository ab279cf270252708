import Foundation

extension ViewController {
  /// Sets the storyboard that created the controller, how its view is created, and how its segues are
  /// performed.
  package final func comes(
    from storyboard: UIStoryboard?, view: ((ViewController) -> Void)?,
    segues: @escaping (String, Any?) -> Void
  ) {
    (state.storyboard, state.documentView, state.segues) = (storyboard, view, segues)
  }

  /// Creates the view from a document; returns `false` if the controller has none.
  ///
  /// The document is the storyboard that created the controller, the nib that it was given, or a nib with the
  /// name of its class, with or without "Controller".
  final func loadDocument() -> Bool {
    if let load = state.documentView {
      load(self)
      return true
    }
    guard let nib = ownNib else { return false }
    _ = nib.instantiate(withOwner: self)
    guard isViewLoaded else {
      fatalError("the nib of \(type(of: self)) does not connect the outlet view of its owner")
    }
    return true
  }

  private var ownNib: UINib? {
    let source = type(of: self)._sourceFile
    if let nibName { return UINib(nibName, nibBundle, source: source) }
    // A controller needs no nib, so a missing file is no error.
    guard let source else { return nil }
    let name = String(describing: type(of: self))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    let found = names.first {
      (try? AppDocuments.read("\($0).xib", bundle: nibBundle, source: source)) != nil
    }
    return found.map { UINib($0, nibBundle, source: source) }
  }
}
