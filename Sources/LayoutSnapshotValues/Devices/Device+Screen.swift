import Foundation

extension Device {
  /// The shape of a screen: its corners and its camera.
  public struct ScreenShape: Hashable, Sendable {
    /// The radius of the corners in points; 0 for square corners.
    public let cornerRadius: Double
    /// The area that the front camera takes at the screen's upper edge, if there is one.
    public let sensors: Sensors?

    /// The shape of the front camera's area.
    public enum Sensors: Hashable, Sendable {
      /// A notch in the edge, with its width and height in points.
      case notch(width: Double, height: Double)
      /// A capsule with its width, its height and its distance from the edge, in points.
      case island(width: Double, height: Double, top: Double)
    }

    static let rectangle = ScreenShape(cornerRadius: 0, sensors: nil)

    init(cornerRadius: Double, sensors: Sensors?) {
      (self.cornerRadius, self.sensors) = (cornerRadius, sensors)
    }
  }

  /// The shape of the screen in portrait; a rectangle for a device of your own.
  ///
  /// Layouts and pictures do not depend on it. Corner radii are those that UIScreen reports, as collected in
  /// github.com/kylebashour/ScreenCorners. Apple does not publish the sizes of notches and islands: others
  /// measured these (paintcodeapp.com/news/iphone-x-screen-demystified for the first), to about two points.
  public var screenShape: ScreenShape { Device.shapes[screen] ?? .rectangle }

  private static let shapes: [String: ScreenShape] = {
    typealias Sensors = ScreenShape.Sensors
    let wide = Sensors.notch(width: 209, height: 30)
    let narrow = Sensors.notch(width: 160, height: 34)
    let island = Sensors.island(width: 126, height: 37, top: 11)
    let lowIsland = Sensors.island(width: 126, height: 37, top: 14)
    let rows: [(Device, Double, Sensors?)] = [
      (.iPhoneX, 39, wide), (.iPhoneXR, 41.5, .notch(width: 220, height: 29)), (.iPhone11ProMax, 39, wide),
      (.iPhone13Mini, 44, .notch(width: 168, height: 31)), (.iPhone14, 47.33, narrow),
      (.iPhone14Plus, 53.33, narrow), (.iPhone15, 55, island), (.iPhone15ProMax, 55, island),
      (.iPhone16Pro, 62, lowIsland), (.iPhone16ProMax, 62, lowIsland), (.iPhoneAir, 62, lowIsland),
      // Read off the simulator's profile of the device. The outer screen's corners at the hinge have a radius of 8;
      // both cameras lie in corners.
      (.iPhoneDuo, 55, nil), (.iPhoneDuoCover, 59, nil),
      (.iPadMini6, 21.5, nil), (.iPadAir, 18, nil), (.iPadPro11, 18, nil), (.iPadPro11M4, 30, nil),
      (.iPadPro12_9, 18, nil), (.iPadPro13M4, 30, nil),
    ]
    return Dictionary(
      uniqueKeysWithValues: rows.map { ($0.0.screen, ScreenShape(cornerRadius: $0.1, sensors: $0.2)) })
  }()
}
