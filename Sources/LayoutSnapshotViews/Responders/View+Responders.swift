import Foundation

extension View {
  /// The storage of the tree's first responder, at its root.
  final var treeFocus: Focus? {
    if let focus = root.settings?.focus { return focus }
    let focus = Focus()
    root.changeSettings { $0.focus = focus }
    return focus
  }

  /// Sets the view's gesture recognizers.
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

  /// The innermost view at a point that touches can reach: visible and with user interaction enabled.
  final func reached(at point: CGPoint, _ event: UIEvent?) -> View? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in ownSubviews.reversed() {
      if let view = subview.hitTest(convert(point, to: subview), with: event) { return view }
    }
    return self
  }

  /// Makes the first responder resign if it is in this view.
  final func endEditingHere(_ force: Bool) -> Bool {
    guard let focus = treeFocus, let responder = focus.responder else { return true }
    let isHere = sequence(first: responder, next: \.next).contains { $0 === self }
    guard isHere else { return true }
    if responder.resignFirstResponder() { return true }
    if force { focus.responder = nil }
    return force
  }

  /// Calls a closure for the view and all views in it, when they enter or leave a window.
  final func tellWindow(_ body: (View) -> Void) {
    body(self)
    for subview in ownSubviews { subview.tellWindow(body) }
  }
}
