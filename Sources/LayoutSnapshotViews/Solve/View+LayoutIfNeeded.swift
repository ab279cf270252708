import Foundation

extension View {
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
}

extension Device {
  /// What stands for a device where a tree is laid out that no device was named for; none for no size.
  fileprivate init?(detached size: CGSize) {
    self.init(name: "detached", width: size.width, height: size.height, scale: 2)
    if !isUsable { return nil }
  }
}
