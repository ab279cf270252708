import Foundation

extension View {
  final func layOutNow() {
    var root = self
    while let outer = root.ownSuperview { root = outer }
    if let pass = root.life.pass {
      pass.layOutWithin(self)
    } else {
      _ = try? root.layOutOnOwnGround(calling: .all)
    }
  }

  /// Lays out this root on the device of its last layout, or on its own.
  ///
  /// - Returns: what never came to rest, if anything.
  final func layOutOnOwnGround(calling called: LayoutPass.Called) throws(LayoutError)
    -> (view: View, facts: Layout.Restlessness)?
  {
    guard let ground = ownGround else { return nil }
    // Code that calls `layoutIfNeeded()` has not returned to the run loop.
    return try CurrentDevice.layingOut(on: ground.device, endingTurn: called == .needy) {
      () throws(LayoutError) in
      let pass = LayoutPass(root: self, device: ground.device, namedBy: ground.source, calling: called)
      _ = try pass.run()
      return pass.restlessness
    }
  }
}

/// Where a root is laid out if code names no device.
struct OwnGround {
  var device: Device
  var source: DeviceSource
}

extension OwnGround {
  /// The ground of a tree that is laid out without a device; nil for an unusable size.
  init?(detached size: CGSize) {
    let device = Device(name: "detached", width: size.width, height: size.height, scale: 2)
    guard device.isUsable else { return nil }
    self.init(device: device, source: .size)
  }
}

extension Device {
  /// A device of the size of a window, with what another one's screen covers of it; nil for an unusable size.
  init?(window size: CGSize, on screen: Device, safeAreaInsets: EdgeInsets) {
    self = Device(
      name: "window", width: size.width, height: size.height, scale: screen.scale,
      safeAreaInsets: safeAreaInsets, userInterfaceIdiom: screen.userInterfaceIdiom
    ).with(screen.traits)
    if !isUsable { return nil }
  }
}
