/// The properties of a device's room that decide the system's margins.
package struct MarginRoom: Equatable {
  /// The width in points; 0 without a device.
  package let width: Double
  /// Whether the device is an iPhone in landscape that is compact along both axes.
  package let isCompact: Bool

  /// The room of a device.
  package init(_ device: Device) {
    width = device.width
    // A cell or a dialog does not have a screen's size: iPhones in landscape are at least 320 points high,
    // and at least a third wider than that.
    let isScreen = device.height >= 320 && 3 * device.width >= 4 * device.height
    isCompact = isScreen && device.horizontalSizeClass == .compact && device.verticalSizeClass == .compact
  }

  private init() { (width, isCompact) = (0, false) }

  /// No room, for fitting sizes.
  package static let none = MarginRoom()
}
