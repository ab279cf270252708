import LayoutSnapshotServing
import LayoutSnapshotViews

/// What a request of the page asks for.
struct CanvasSettings: Equatable {
  let view: String
  let device: Device
  /// Whether constraints are drawn over the view.
  let hasOverlay: Bool
  /// The path of the view whose constraints alone are drawn; none for all.
  let selected: String?

  /// The most pixels of a frame, which take 128 MB.
  private static let mostPixels = 32 << 20

  /// - Returns: none for a size, a device or a trait that does not exist.
  init?(_ query: [String: String]) {
    guard let view = query["view"], let width = query["width"].flatMap(Int.init),
      let height = query["height"].flatMap(Int.init), let scale = query["scale"].flatMap(Int.init),
      (1...8192).contains(width), (1...8192).contains(height), (1...3).contains(scale),
      width * height * scale * scale <= Self.mostPixels,
      let model = Device.named(query["device"] ?? ""),
      let traits = Traits(names: (query["traits"] ?? "").split(separator: "-").map(String.init))
    else { return nil }
    // A screen of another size has no notch where the model has one.
    let isModel = model.width == Double(width) && model.height == Double(height)
    device = Device(
      name: "canvas", width: Double(width), height: Double(height), scale: scale,
      safeAreaInsets: isModel ? model.safeAreaInsets : .zero, userInterfaceIdiom: model.userInterfaceIdiom
    ).with(traits)
    self.view = view
    hasOverlay = query["overlay"] == "1"
    selected = query["selected"]
  }
}
