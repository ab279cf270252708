import Foundation

extension View {
  final func layOutNow() {
    var root = self
    while let outer = root.ownSuperview { root = outer }
    if let pass = root.life.pass {
      pass.layOutWithin(self)
    } else if let device = root.life.device ?? Device(detached: root.frame.size) {
      _ = try? CurrentDevice.layingOut(on: device) { () throws(LayoutError) in
        try LayoutPass(root: root, device: device).run()
      }
    }
  }
}

extension Device {
  /// A device for a tree that is laid out without one; nil for an unusable size.
  fileprivate init?(detached size: CGSize) {
    self.init(name: "detached", width: size.width, height: size.height, scale: 2)
    if !isUsable { return nil }
  }
}
