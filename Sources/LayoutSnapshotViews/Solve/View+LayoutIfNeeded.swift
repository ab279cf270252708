import Foundation

extension View {
  final func layOutNow() {
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
