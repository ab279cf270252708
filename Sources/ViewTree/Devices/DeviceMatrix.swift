/// The devices that one tree is laid out on, in order.
///
/// ```swift
/// assertSnapshot(of: view, on: .classic)
/// assertSnapshot(of: view, on: [.iPhone4, .iPhone15.landscape])
/// ```
public struct DeviceMatrix: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The devices in the order in which they are laid out.
  public let devices: [Device]

  /// The given devices, in their order.
  public init(_ devices: [Device]) { self.devices = devices }
  /// The given devices, in their order.
  public init(arrayLiteral devices: Device...) { self.devices = devices }

  /// The 3.5-inch and the 4-inch screen, upright and lying on their sides.
  public static let classic: DeviceMatrix = [
    .iPhone4, .iPhone4.landscape, .iPhone5, .iPhone5.landscape,
  ]
  /// The 3.5-inch screen alone.
  public static let iPhone4: DeviceMatrix = [.iPhone4]
  /// The 4-inch screen alone.
  public static let iPhone5: DeviceMatrix = [.iPhone5]
  /// The 6.1-inch screen alone.
  public static let iPhone15: DeviceMatrix = [.iPhone15]

  /// Every iPhone, upright.
  public static let phones = DeviceMatrix(Device.phones)
  /// Every iPad, upright.
  public static let pads = DeviceMatrix(Device.pads)
  /// Every iPhone and iPad, upright and lying on their sides.
  public static let all = DeviceMatrix((Device.phones + Device.pads).flatMap { [$0, $0.landscape] })

  /// Each device followed by itself in a language that runs from right to left.
  public var directions: DeviceMatrix { DeviceMatrix(devices.flatMap { [$0, $0.rightToLeft] }) }
  /// Each device followed by itself lying on its side.
  public var orientations: DeviceMatrix { DeviceMatrix(devices.flatMap { [$0, $0.landscape] }) }
}
