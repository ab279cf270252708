import Foundation

extension ViewController {
  /// Says where the controller comes from: how its view is made, and where its segues lead.
  package final func comes(
    from storyboard: UIStoryboard?, view: ((ViewController) -> Void)?,
    segues: @escaping (String, Any?) -> Void
  ) {
    (state.storyboard, state.documentView, state.segues) = (storyboard, view, segues)
  }

  /// Lets a document make the view; false if none belongs to the controller.
  ///
  /// That is the storyboard that the controller comes from, the nib that it was given, or one that is called as its class, with
  /// or without "Controller".
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
    // Nobody has to have a nib, so only what is there counts.
    guard let source else { return nil }
    let name = String(describing: type(of: self))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    let found = names.first {
      (try? AppDocuments.read("\($0).xib", bundle: nibBundle, source: source)) != nil
    }
    return found.map { UINib($0, nibBundle, source: source) }
  }
}
