import Foundation

/// What a view remembers of layouts, beside its frame.
struct ViewLife {
  /// Whether `setNeedsLayout()` was called since the last `layoutSubviews()`.
  var needsLayout = false
  /// The layout of this root that is going on.
  var pass: LayoutPass?
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

extension View {
  /// Asks for ``layoutSubviews()`` in the next layout.
  public func setNeedsLayout() { life.needsLayout = true }

  /// Lays out this view and what is in it at once, if anything has changed.
  ///
  /// The tree is solved for the device of its last layout, or before that for the size of its root's frame.
  /// What is wrong with the tree is not told here but by the next ``layout(on:)``, which meets it again.
  public func layoutIfNeeded() {
    var root = self
    while let superview = root.superview { root = superview }
    if let pass = root.life.pass {
      pass.layOutWithin(self)
    } else if let device = root.life.device ?? Device(detached: root.frame.size) {
      _ = try? LayoutPass(root: root, device: device).run()
    }
  }

  /// Calls ``updateConstraints()`` if that was asked for, here and in all that is in this view.
  public func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints() else { return }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    constraintsAreUpdated()
  }

  /// Tells the view of safe area and margins where these have changed.
  func tellInsets(_ area: EdgeInsets) {
    let isNew = area != life.toldSafeArea
    if isNew {
      life.toldSafeArea = area
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    // Those of most views only change when they are set.
    guard isNew || margins.wereSet || superview == nil || controller != nil else { return }
    margins.wereSet = false
    let current = insetsLayoutMarginsFromSafeArea ? ownMargins + area : ownMargins
    if let told = life.toldMargins, told != current { layoutMarginsDidChange() }
    life.toldMargins = current
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

extension Device {
  /// What stands for a device where a tree is laid out that no device was named for; none for no size.
  fileprivate init?(detached size: CGSize) {
    self.init(name: "detached", width: size.width, height: size.height, scale: 2)
    if !isUsable { return nil }
  }
}
