import Foundation
import LayoutSnapshotRaster
import LayoutSnapshotViews

/// A picture of states side by side, each below its name.
final class FilmStrip: View {
  private static let gap = 16
  private static let header = 36

  /// The states with their places.
  let states: [PlacedState]
  /// The size in pixels.
  let pixels: (width: Int, height: Int)
  private let scale: Int

  init(_ states: [(name: String, tree: SolvedTree)], scale: Int) {
    var placed: [PlacedState] = []
    var titles: [Label] = []
    var left = FilmStrip.gap * scale
    for state in states {
      let title = FilmStrip.title(state.name)
      titles.append(title)
      placed.append(
        PlacedState(name: state.name, tree: state.tree, left: left, top: FilmStrip.header * scale))
      let own = Int(title.intrinsicContentSize.width.rounded(.up)) * scale
      left += max(state.tree.displayList.width, own) + FilmStrip.gap * scale
    }
    self.states = placed
    self.scale = scale
    let highest = states.map(\.tree.displayList.height).max() ?? 0
    pixels = (left, highest + (FilmStrip.header + FilmStrip.gap) * scale)
    super.init(frame: .zero)
    backgroundColor = Color(white: 0.85, alpha: 1)
    for (state, title) in zip(placed, titles) { add(state, title) }
  }

  required init?(coder: NSCoder) { nil }

  /// The screen that shows the whole strip.
  var device: Device {
    Device(
      name: "states", width: Double(pixels.width) / Double(scale),
      height: Double(pixels.height) / Double(scale), scale: scale)
  }

  private static func title(_ text: String) -> Label {
    let title = Label()
    title.text = text
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = Color(white: 0.2, alpha: 1)
    return title
  }

  private func add(_ state: PlacedState, _ title: Label) {
    let points = { [scale] (pixels: Int) in CGFloat(pixels) / CGFloat(scale) }
    let list = state.tree.displayList
    let size = title.intrinsicContentSize
    title.frame = CGRect(
      x: points(state.left), y: (CGFloat(FilmStrip.header) - size.height) / 2,
      width: size.width.rounded(.up), height: size.height)
    addSubview(title)
    let picture = ImageView(image: Image(bitmap: Rasterizer.draw(list), scale: CGFloat(scale)))
    picture.frame = CGRect(
      x: points(state.left), y: points(state.top), width: points(list.width), height: points(list.height))
    addSubview(picture)
  }
}
