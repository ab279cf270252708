import LayoutSnapshotGraphics

/// How well the letters of one run can be told from what is behind them.
package struct LetterContrast: Hashable, Sendable {
  /// Where the letters are, in pixels.
  package let edges: PixelEdges
  /// The height of an em in pixels, before transforms.
  package let size: Fixed
  /// Whether they are of a bold face.
  package let isBold: Bool
  /// The contrast at the worst pixel that is at least half covered by a letter.
  package let ratio: Double
  /// The colour of the letters at that pixel, with what shines through.
  package let color: Pixel
  /// The colour behind the letters at that pixel.
  package let behind: Pixel

  /// The contrast of all letters that can be seen, in the order of painting.
  ///
  /// - Parameters:
  ///   - list: what is painted. What is painted over letters is not taken into account.
  ///   - backdrop: an opaque colour behind everything.
  package static func all(in list: DisplayList, backdrop: Pixel) -> [LetterContrast] {
    var found: [LetterContrast] = []
    var before = DisplayList(width: list.width, height: list.height)
    var open: [[DisplayList.Command]] = []
    // How many masks are being painted, one in the other. Letters in them are no letters on the screen.
    var maskDepth = 0
    for command in list.commands {
      before.append(command)
      if maskDepth > 0 {
        open[open.count - 1].append(command)
        if command == .beginMask { maskDepth += 1 }
        if command == .beginMasked { maskDepth -= 1 }
        continue
      }
      switch command {
      // Letters of which only the shadow is painted are no letters on the screen either.
      case .glyphs(let run) where !open.contains { $0[0].isShadow }:
        if let contrast = LetterContrast(run, in: open, over: before, backdrop: backdrop) {
          found.append(contrast)
        }
      case .beginMask:
        maskDepth = 1
        open.append([command])
      case .beginClip, .beginGroup, .beginTransform, .beginSheet, .beginBlend, .beginShadow:
        open.append([command])
      case .end: open.removeLast()
      default: break
      }
    }
    return found
  }

  /// - Parameters:
  ///   - open: the clips, groups, masks and transforms around the letters.
  ///   - before: everything up to the letters, with these open.
  private init?(
    _ run: GlyphRun, in open: [[DisplayList.Command]], over before: DisplayList, backdrop: Pixel
  ) {
    var alpha = UInt32(run.color.alpha)
    var around: [[DisplayList.Command]] = []
    for commands in open {
      if case .beginGroup(let own) = commands[0] {
        alpha = divideBy255(alpha * UInt32(own))
      } else if case .beginBlend = commands[0] {
        // Letters are judged by their own colour.
        continue
      } else {
        around.append(commands)
      }
    }
    let black = GlyphRun(
      face: run.face, unitsPerEm: run.unitsPerEm, size: run.size, color: .black, outlines: run.outlines,
      places: run.places)
    let canvas = DisplayList(width: before.width, height: before.height)
    let mask = Rasterizer.draw(canvas.adding(around.joined() + [.glyphs(black)]).closed)
    guard alpha > 0, let edges = LetterContrast.edges(of: mask, within: LetterContrast.room(of: run, open))
    else { return nil }
    // What masks leave of the letters shows in a comparison with the letters without them.
    let unmasked = around.filter { $0[0] != .beginMask }
    let bare =
      unmasked.count == around.count
      ? mask : Rasterizer.draw(canvas.adding(unmasked.joined() + [.glyphs(black)]).closed)
    var ground = Bitmap(width: before.width, height: before.height, fill: backdrop, alpha: .premultiplied)
    Rasterizer.draw(canvas.adding(before.commands.dropLast()).closed, on: &ground)
    var worst: (ratio: Double, color: Pixel, behind: Pixel)?
    for y in edges.top..<edges.bottom {
      for x in edges.left..<edges.right where mask[x, y].alpha >= 128 {
        let behind = ground[x, y]
        let shown = alpha * UInt32(mask[x, y].alpha) / UInt32(bare[x, y].alpha)
        let color = LetterContrast.blend(run.color, shown, over: behind)
        let ratio = Contrast.ratio(color, behind)
        if ratio < worst?.ratio ?? .infinity { worst = (ratio, color, behind) }
      }
    }
    guard let worst else { return nil }
    (self.edges, size, isBold) = (edges, run.size, run.isBold)
    (ratio, color, behind) = (worst.ratio, worst.color, worst.behind)
  }

  /// Where to look for the letters: two ems around their origins, or everywhere if they are transformed.
  private static func room(of run: GlyphRun, _ open: [[DisplayList.Command]]) -> PixelEdges? {
    let isTransformed = open.contains { commands in
      if case .beginTransform = commands[0] { true } else { false }
    }
    guard !isTransformed, let first = run.places.first?.origin else { return nil }
    var (left, right, top, bottom) = (first.x.floor, first.x.ceiling, first.y.floor, first.y.ceiling)
    for place in run.places {
      (left, right) = (min(left, place.origin.x.floor), max(right, place.origin.x.ceiling))
      (top, bottom) = (min(top, place.origin.y.floor), max(bottom, place.origin.y.ceiling))
    }
    let room = 2 * run.size.ceiling
    return PixelEdges(left: left - room, top: top - room, right: right + room, bottom: bottom + room)
  }

  /// The smallest rectangle around all pixels that are at least half covered.
  private static func edges(of mask: Bitmap, within room: PixelEdges?) -> PixelEdges? {
    let room = room ?? PixelEdges(left: 0, top: 0, right: mask.width, bottom: mask.height)
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    let (rows, columns) = (
      max(0, room.top)..<max(0, room.top, min(room.bottom, mask.height)),
      max(0, room.left)..<max(0, room.left, min(room.right, mask.width))
    )
    for y in rows {
      for x in columns where mask[x, y].alpha >= 128 {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), y + 1)
      }
    }
    return left < right ? PixelEdges(left: left, top: top, right: right, bottom: bottom) : nil
  }

  private static func blend(_ color: Pixel, _ alpha: UInt32, over behind: Pixel) -> Pixel {
    func channel(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: divideBy255(UInt32(own) * alpha + UInt32(other) * (255 - alpha)))
    }
    return Pixel(
      red: channel(color.red, behind.red), green: channel(color.green, behind.green),
      blue: channel(color.blue, behind.blue))
  }
}

extension DisplayList.Command {
  fileprivate var isShadow: Bool {
    if case .beginShadow = self { true } else { false }
  }
}

extension DisplayList {
  /// The list with further commands.
  fileprivate func adding(_ commands: some Sequence<Command>) -> DisplayList {
    var list = self
    for command in commands { list.append(command) }
    return list
  }

  /// The list with an end for all that is open.
  fileprivate var closed: DisplayList {
    var list = self
    while list.depth > 0 { list.append(.end) }
    return list
  }
}
