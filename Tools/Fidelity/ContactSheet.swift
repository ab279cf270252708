import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotViews

/// The scenes that lie furthest from what Xcode saved, side by side: red outlines are the saved frames, the
/// plates under them are ours, and a view that is off is darker.
package struct ContactSheet {
  private struct Tile {
    let distance: Double
    let name: String
    let size: (width: Int, height: Int)
    let frames: [(saved: PixelEdges, solved: PixelEdges, isOff: Bool)]
  }

  private var tiles: [Tile] = []
  private let most: Int

  /// A sheet of the worst scenes.
  package init(most: Int = 24) { self.most = most }

  /// Notes a scene, if it is among the worst so far. Nothing of its views is kept.
  package mutating func note(_ measurement: SceneMeasurement, in file: String) {
    let distance = measurement.comparisons.map(\.distance).max() ?? 0
    guard distance > 1, tiles.count < most || distance > tiles[most - 1].distance else { return }
    let root = measurement.scene.view
    let frames = measurement.comparisons.map { comparison in
      let outer = comparison.record.view.superview.map { origin(of: $0, in: root) } ?? .zero
      return (
        edges(comparison.saved.offsetBy(dx: outer.x, dy: outer.y)),
        edges(comparison.solved.offsetBy(dx: outer.x, dy: outer.y)), !comparison.isWithinOnePoint
      )
    }
    let size = (width: pixel(measurement.device.width), height: pixel(measurement.device.height))
    let tile = Tile(distance: distance, name: file, size: size, frames: frames)
    let place = tiles.firstIndex { $0.distance < distance } ?? tiles.count
    tiles.insert(tile, at: place)
    if tiles.count > most { tiles.removeLast() }
  }

  /// The sheet as a PNG file; none if every scene lies where it should.
  package func png() throws -> [UInt8]? {
    guard !tiles.isEmpty else { return nil }
    let columns = min(tiles.count, 6)
    let rows = (tiles.count + columns - 1) / columns
    let (width, height, gap) = (ContactSheet.tileWidth, ContactSheet.tileHeight, 16)
    var list = DisplayList(width: columns * (width + gap) + gap, height: rows * (height + gap) + gap)
    let ground = PixelEdges(left: 0, top: 0, right: list.width, bottom: list.height)
    list.append(.fill(FixedRect(pixels: ground), Pixel(red: 230, green: 230, blue: 235, alpha: 255)))
    for (index, tile) in tiles.enumerated() {
      let corner = (
        x: gap + index % columns * (width + gap), y: gap + index / columns * (height + gap)
      )
      draw(tile, at: corner, on: &list)
    }
    return try Rasterizer.draw(list).pngData(.small)
  }

  private static let tileWidth = 430
  private static let tileHeight = 900

  private func draw(_ tile: Tile, at corner: (x: Int, y: Int), on list: inout DisplayList) {
    func fill(_ edges: PixelEdges, _ pixel: Pixel) {
      let box = PixelEdges(
        left: corner.x + clamp(edges.left, ContactSheet.tileWidth),
        top: corner.y + clamp(edges.top, ContactSheet.tileHeight),
        right: corner.x + clamp(edges.right, ContactSheet.tileWidth),
        bottom: corner.y + clamp(edges.bottom, ContactSheet.tileHeight))
      let rect = FixedRect(pixels: box)
      if !rect.isEmpty { list.append(.fill(rect, pixel)) }
    }
    fill(PixelEdges(left: 0, top: 0, right: tile.size.width, bottom: tile.size.height), .white)
    for frame in tile.frames {
      fill(frame.solved, Pixel(red: 60, green: 110, blue: 220, alpha: frame.isOff ? 90 : 24))
    }
    let red = Pixel(red: 220, green: 30, blue: 40, alpha: 255)
    for frame in tile.frames where frame.isOff {
      let saved = frame.saved
      fill(PixelEdges(left: saved.left, top: saved.top, right: saved.right, bottom: saved.top + 2), red)
      fill(PixelEdges(left: saved.left, top: saved.bottom - 2, right: saved.right, bottom: saved.bottom), red)
      fill(PixelEdges(left: saved.left, top: saved.top, right: saved.left + 2, bottom: saved.bottom), red)
      fill(PixelEdges(left: saved.right - 2, top: saved.top, right: saved.right, bottom: saved.bottom), red)
    }
  }

  private func clamp(_ value: Int, _ limit: Int) -> Int { min(max(0, value), limit) }
  private func pixel(_ points: Double) -> Int { Int(min(max(points, -10000), 10000).rounded()) }

  private func edges(_ rect: CGRect) -> PixelEdges {
    PixelEdges(
      left: pixel(rect.minX), top: pixel(rect.minY), right: pixel(rect.maxX), bottom: pixel(rect.maxY))
  }

  private func origin(of view: View, in root: View) -> CGPoint {
    var origin = CGPoint.zero
    for view in sequence(first: view, next: \.superview) where view !== root {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
    }
    return origin
  }
}
