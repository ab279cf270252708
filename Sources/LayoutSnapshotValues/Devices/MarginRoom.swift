/// The room that a device gives its root view, as far as the system's margins go by it.
package struct MarginRoom: Equatable {
  /// In points; 0 where no device is laid out for.
  package let width: Double
  /// Whether the device is an iPhone that lies on its side and is not a large one: compact both ways.
  package let isCompact: Bool

  /// The room of a device.
  package init(_ device: Device) {
    width = device.width
    // A cell or a dialog has the size of no screen: phones that lie on their sides are 320 points high and more, and a
    // third wider than that at least.
    let isScreen = device.height >= 320 && 3 * device.width >= 4 * device.height
    isCompact = isScreen && device.horizontalSizeClass == .compact && device.verticalSizeClass == .compact
  }

  private init() { (width, isCompact) = (0, false) }

  /// None, for a size that is sought.
  package static let none = MarginRoom()
}
