import LayoutSnapshotGraphics

/// The last command that covers each band wholly in an opaque colour. Nothing of what is painted before shows in the band.
///
/// Screens have one ground over another: that of the screen, of the controller's view, of a table. On a tall picture each
/// costs as much as writing all its pixels.
struct BandCovers {
  /// Places in the list; -1 where no command covers the band.
  private(set) var last: [Int32]

  /// What has begun and not ended.
  private struct Open {
    /// What clips leave.
    var room: PixelEdges
    /// Whether painting reaches the canvas at once, with its own coordinates, and covers what is there.
    var isPlain: Bool
  }

  init(_ list: DisplayList, on bounds: PixelEdges, rows: Int) {
    last = [Int32](repeating: -1, count: (bounds.height + rows - 1) / rows)
    var open = [Open(room: bounds, isPlain: true)]
    for (index, command) in list.commands.enumerated() {
      var inner = open[open.count - 1]
      switch command {
      case .fill(let rect, let color) where color.alpha == 255 && inner.isPlain:
        cover(rect.wholePixels.intersection(inner.room), by: Int32(index), on: bounds, rows)
      case .beginClip(.rect(let rect)):
        inner.room = inner.room.intersection(rect.wholePixels)
        open.append(inner)
      case .beginGroup(let alpha):
        inner.isPlain = inner.isPlain && alpha == 255
        open.append(inner)
      case .beginClip, .beginMask, .beginSheet, .beginBlend, .beginShadow, .beginTransform:
        inner.isPlain = false
        open.append(inner)
      case .end: if open.count > 1 { open.removeLast() }
      default: break
      }
    }
  }

  private mutating func cover(_ box: PixelEdges, by command: Int32, on bounds: PixelEdges, _ rows: Int) {
    if box.left > bounds.left || box.right < bounds.right || box.isEmpty { return }
    let first = (box.top - bounds.top + rows - 1) / rows
    let end = box.bottom >= bounds.bottom ? last.count : (box.bottom - bounds.top) / rows
    for band in first..<max(first, end) { last[band] = command }
  }
}

extension FixedRect {
  /// The pixels that are covered wholly.
  fileprivate var wholePixels: PixelEdges {
    PixelEdges(left: left.ceiling, top: top.ceiling, right: right.floor, bottom: bottom.floor)
  }
}

extension DisplayList.Command {
  /// Whether it begins or ends something, so that others need it.
  var isBracket: Bool {
    switch self {
    case .beginClip, .beginGroup, .beginMask, .beginMasked, .beginTransform, .beginSheet, .beginBlend,
      .beginShadow, .end:
      true
    case .fill, .paint, .border, .shadow, .blur, .glyphs, .image: false
    }
  }
}
