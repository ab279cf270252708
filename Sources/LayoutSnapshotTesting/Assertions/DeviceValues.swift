import LayoutSnapshotViews

/// The value of a call: made once for each locale of its devices, or, if its creation asks for the screen, for each device.
///
/// Views take their texts when they are created, and many an app measures the screen then: `UIScreen.main.bounds.width`.
/// A call with a variable gets the same view again and again, as it was created.
struct DeviceValues<Value> {
  private var shared: [String?: Value] = [:]
  /// The newest value that only fits one device. Older ones are made again, so that thousands of screens need no memory.
  private var own: (device: Device, value: Value)?
  private var withoutDevice: Value?

  /// The value for a device, made if there is none.
  ///
  /// - Parameter make: creates a value, with everything that is created on demand, such as a controller's view.
  mutating func value(for device: Device?, _ make: () throws -> Value) throws -> Value {
    guard let device else {
      let value = try withoutDevice ?? make()
      withoutDevice = value
      return value
    }
    let locale = device.traits.localeIdentifier
    if let value = shared[locale] { return value }
    if let own, own.device == device { return own.value }
    let (value, dependsOnDevice) = try CurrentDevice.watching(device, make)
    if dependsOnDevice { own = (device, value) } else { shared[locale] = value }
    return value
  }
}
