import Foundation

extension View {
  final func layOutNow() {
    var root = self
    while let outer = root.ownSuperview { root = outer }
    if let pass = root.life.pass {
      pass.layOutWithin(self)
    } else if let device = root.deviceOfOwnLayout {
      _ = try? CurrentDevice.layingOut(on: device) { () throws(LayoutError) in
        try LayoutPass(root: root, device: device).run()
      }
    }
  }
}

extension Device {
  private static let detachedName = "detached"

  /// A device for a tree that is laid out without one; nil for an unusable size.
  init?(detached size: CGSize) {
    self.init(name: Device.detachedName, width: size.width, height: size.height, scale: 2)
    if !isUsable { return nil }
  }

  /// A device of the size of a window, with what another one's screen covers of it; nil for an unusable size.
  init?(window size: CGSize, on screen: Device, safeAreaInsets: EdgeInsets) {
    self = Device(
      name: "window", width: size.width, height: size.height, scale: screen.scale,
      safeAreaInsets: safeAreaInsets, userInterfaceIdiom: screen.userInterfaceIdiom
    ).with(screen.traits)
    if !isUsable { return nil }
  }

  /// Whether the device was made for a tree that is on no screen.
  var isDetached: Bool { name == Device.detachedName }
}
