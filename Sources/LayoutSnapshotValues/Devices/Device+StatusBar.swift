extension Device {
  /// Whether a picture has a status bar.
  public enum StatusBar: Hashable, Sendable {
    /// The picture has none. This is the default.
    case omitted
    /// The picture has the time, 9:41, full signal and a full battery, where a phone or a tablet would show them.
    case drawn

    var suffix: String { self == .drawn ? "-status" : "" }
  }

  /// The same device, with or without a status bar in its pictures. With one, the name ends in `-status`.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginViewController(), on: .iPhone17Pro.statusBar(.drawn))
  /// ```
  ///
  /// Frames are the same either way. The bar is dark or light after `preferredStatusBarStyle` and the style of the
  /// controller that decides. It is not drawn where `prefersStatusBarHidden` hides it, on phones that lie on their sides,
  /// and around components of their own size.
  public func statusBar(_ statusBar: StatusBar) -> Device {
    var device = self
    device.statusBar = statusBar
    return device
  }
}

extension DeviceMatrix {
  /// The same devices, with or without a status bar in their pictures; see ``Device/statusBar(_:)``.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginViewController(), on: .phones.statusBar(.drawn))
  /// ```
  public func statusBar(_ statusBar: Device.StatusBar) -> DeviceMatrix {
    DeviceMatrix(devices.map { $0.statusBar(statusBar) })
  }
}
