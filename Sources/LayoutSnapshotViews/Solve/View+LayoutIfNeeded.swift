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
  ///
  /// - Parameters:
  ///   - size: the size of the tree's root.
  ///   - screen: the device on whose screen the root lies, if it lies on one.
  ///   - safeAreaInsets: what that screen covers of the root.
  init?(detached size: CGSize, on screen: Device? = nil, safeAreaInsets: EdgeInsets = .zero) {
    let device = Device(
      name: Device.detachedName, width: size.width, height: size.height, scale: screen?.scale ?? 2,
      safeAreaInsets: safeAreaInsets, userInterfaceIdiom: screen?.userInterfaceIdiom ?? .phone)
    self = screen.map { device.with($0.traits) } ?? device
    if !isUsable { return nil }
  }

  /// Whether the device was made for a tree that was laid out without one.
  var isDetached: Bool { name.hasPrefix(Device.detachedName) }
}
