import Foundation

/// What a view remembers of layouts, beside its frame.
struct ViewLife {
  /// Whether `setNeedsLayout()` was called since the last `layoutSubviews()`.
  var needsLayout = false
  /// The layout of this root that is going on.
  var pass: (any RunningLayout)?
  /// Whether an engine is asking the views of the tree from this root.
  var isAsked = false
  /// Whether a view in the tree has been given traits of its own that nobody was told of.
  var traitsAreStale = false
  /// The size that the view had when `layoutSubviews()` was last called.
  var laidOutSize: CGSize?
  /// The device that this root was last laid out on.
  var device: Device?
  /// What the view was last told of its safe area and margins.
  var toldSafeArea = EdgeInsets.zero
  var toldMargins: EdgeInsets?
}

/// A layout of a tree that is going on, as its views know it.
protocol RunningLayout: AnyObject {
  /// Notes what has changed during the layout, for one that never comes to rest.
  func note(_ change: @autoclosure () -> String)
  /// Lays out a view while the tree is being laid out, as `layoutIfNeeded()` in a `layoutSubviews()` does.
  func layOutWithin(_ top: View)
}

extension View {

  final func updateConstraintsNow() {
    for subview in ownSubviews { subview.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints() else { return }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    constraintsAreUpdated()
  }

  /// Tells the view of safe area and margins where these have changed.
  func tellInsets(_ area: EdgeInsets) {
    let isNew = area != life.toldSafeArea
    // Those of most views only change when they are set.
    if isNew || margins.wereSet || superview == nil || controller != nil || preservesSuperviewLayoutMargins {
      margins.wereSet = false
      let (current, told) = (layoutMargins(area), life.toldMargins ?? ownMargins)
      life.toldMargins = current
      if told != current { layoutMarginsDidChange() }
    }
    guard isNew else { return }
    life.toldSafeArea = area
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// Tells every engine that what it knows of the views' facts is no longer so.
  func tellFacts() {
    for view in sequence(first: self, next: \.superview) {
      view.engines.leftToRight?.noteFacts()
      view.engines.rightToLeft?.noteFacts()
    }
  }

  /// Tells every engine that has this view's frame, or has it built anew.
  func tellFrame() {
    guard translatesAutoresizingMaskIntoConstraints else {
      for view in sequence(first: self, next: \.superview) {
        view.engines.leftToRight?.noteHand(of: self)
        view.engines.rightToLeft?.noteHand(of: self)
      }
      return
    }
    var view: View? = superview
    while let current = view {
      current.engines.forget { !$0.noteFrame(of: self) }
      current.life.pass?.note("the frame of \(readableName)")
      view = current.superview
    }
  }
}
