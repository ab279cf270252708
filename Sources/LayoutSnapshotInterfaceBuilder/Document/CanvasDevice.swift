import LayoutSnapshotViews

/// The screen that Interface Builder's canvas shows: what frames in a document are saved for.
package struct CanvasDevice: Hashable, Sendable {
  /// Apple's name for it, such as `retina6_1`; none in documents that name no device.
  package let identifier: String?
  /// Whether it lies on its side.
  package let isLandscape: Bool
  /// The device; none for an unknown or missing name.
  package let device: Device?

  init(device element: XMLElement?) {
    identifier = element?["id"]
    isLandscape = element?["orientation"] == "landscape"
    let upright = identifier.flatMap { CanvasDevice.devices[$0] }
    device = isLandscape ? upright?.landscape : upright
  }

  /// Pixels a point: 2 where nothing is known, as frames in documents without a device show.
  package var scale: Int { device?.scale ?? 2 }

  /// Screens by Interface Builder's names. Sizes are those of root views that fill them.
  private static let devices: [String: Device] = [
    "retina3_5": .iPhone4,
    "retina4_0": .iPhone5,
    "retina4_7": .iPhone8,
    "retina5_5": .iPhone8Plus,
    "retina5_9": .iPhoneX,
    "retina6_1": .iPhoneXR,
    "retina6_5": .iPhone11ProMax,
    "retina5_4": .iPhone13Mini,
    "retina6_0": .iPhone14,
    "retina6_7": .iPhone14Plus,
    "retina6_12": .iPhone15,
    "retina6_72": .iPhone15ProMax,
    "retina6_3": .iPhone16Pro,
    "retina6_9": .iPhone16ProMax,
    "ipad9_7": .iPad9,
    "ipad10_2": .iPad10_2,
    "ipad10_5": .iPadPro10_5,
    "ipad8_3": .iPadMini6,
    "ipad10_9rounded": .iPadAir,
    "ipad11_0rounded": .iPadPro11,
    "ipad12_9": .iPadPro12_9,
    "ipad12_9rounded": .iPadPro12_9,
  ]
}
