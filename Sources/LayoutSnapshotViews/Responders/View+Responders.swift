import Foundation

extension View {
  /// Where the tree keeps its first responder.
  final var treeFocus: Focus? {
    if let focus = root.settings?.focus { return focus }
    let focus = Focus()
    root.changeSettings { $0.focus = focus }
    return focus
  }

  /// Sets who watches the fingers on this view.
  final func watch(with recognizers: [UIGestureRecognizer]?) {
    for recognizer in settings?.gestureRecognizers ?? [] where recognizer.view === self {
      recognizer.view = nil
    }
    changeSettings { $0.gestureRecognizers = recognizers }
    for recognizer in recognizers ?? [] {
      if let other = recognizer.view, other !== self { other.removeGestureRecognizer(recognizer) }
      recognizer.view = self
    }
  }

  /// The innermost view under a point that fingers can reach: shown, not faint, and meant to be touched.
  final func reached(at point: CGPoint, _ event: UIEvent?) -> View? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in ownSubviews.reversed() {
      if let view = subview.hitTest(convert(point, to: subview), with: event) { return view }
    }
    return self
  }

  /// Lets the first responder go, if it lies in this view.
  final func endEditingHere(_ force: Bool) -> Bool {
    guard let focus = treeFocus, let responder = focus.responder else { return true }
    let isHere = sequence(first: responder, next: \.next).contains { $0 === self }
    guard isHere else { return true }
    if responder.resignFirstResponder() { return true }
    if force { focus.responder = nil }
    return force
  }

  /// Tells the view and all in it of the window that they come into.
  final func tellWindow(_ body: (View) -> Void) {
    body(self)
    for subview in ownSubviews { subview.tellWindow(body) }
  }
}
