import LayoutSnapshotViews

/// Ways from a device over other screens and back, after which a view has to be where it was.
///
/// First those that users go, then paths through sizes at random. Each device has paths of its own, always the same ones, so a
/// proof at every size tries thousands of them.
struct Detours {
  /// A way in words, and the screens of which it consists.
  struct Way {
    let name: String
    let screens: [Device]
  }

  let ways: [Way]

  /// The sizes in each path at random.
  private static let lengths = [1, 2, 3, 5, 8]
  /// The widths and heights of `DeviceMatrix.everySize`.
  private static let sides = 320...1366

  init(from device: Device) {
    let turned = device.landscape == device ? device.portrait : device.landscape
    let usual = [
      Way(name: "a rotation there and back", screens: [turned]),
      Way(name: "a layout on a small phone", screens: [.iPhone4]),
      Way(name: "a layout on a large pad", screens: [.iPadPro12_9.landscape]),
      Way(name: "three other layouts", screens: [.iPadPro12_9, turned, .iPhone4]),
    ]
    var random = RandomOrder(seed: Self.seed(of: device))
    let paths = Self.lengths.map { length in
      Way(
        name: length == 1 ? "a layout at another size" : "layouts at \(length) other sizes",
        screens: (0..<length).map { _ in Self.size(device.scale, &random) })
    }
    ways = usual + paths
  }

  /// All screens in a row, those of the device in between, up to the end of a way.
  func path(to way: Int, from device: Device) -> [Device] {
    Array(ways[...way].map(\.screens).joined(separator: [device]))
  }

  private static func seed(of device: Device) -> UInt64 {
    func whole(_ side: Double) -> UInt64 { UInt64(min(max(side, 0), 1e6)) }
    return whole(device.width) << 20 + whole(device.height)
  }

  private static func size(_ scale: Int, _ random: inout RandomOrder) -> Device {
    let (width, height) = (Int.random(in: sides, using: &random), Int.random(in: sides, using: &random))
    return Device(name: "\(width)x\(height)", width: Double(width), height: Double(height), scale: scale)
  }
}
