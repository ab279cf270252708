import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotSupport
import LayoutSnapshotTypeset

/// The outlines of glyphs in a display list's units. Each is computed once in a process.
final class GlyphPaths: Sendable {
  static let shared = GlyphPaths()

  private struct Key: Hashable {
    let face: UInt64
    let glyph: GlyphID
    let isSlanted: Bool
  }

  private let paths = Locked<[Key: Path]>([:])

  func path(of glyph: GlyphID, in face: FontFace, isSlanted: Bool) -> Path {
    let key = Key(face: face.fingerprint, glyph: glyph, isSlanted: isSlanted)
    return paths.withLock { paths in
      if let path = paths[key] { return path }
      let path = Path(face.outline(of: glyph), isSlanted: isSlanted)
      paths[key] = path
      return path
    }
  }
}

extension Path {
  /// A font's outline in the units of a glyph run, which are half a unit of the font.
  package init(_ outline: GlyphOutline, isSlanted: Bool = false) {
    self.init()
    // 54/256 is the tangent of 12 degrees, the slant of most sans-serif italics.
    func point(_ point: GlyphOutline.Point) -> FixedPoint {
      FixedPoint(isSlanted ? point.x + (point.y * 54) >> 8 : point.x, point.y)
    }
    for element in outline.elements {
      switch element {
      case .move(let to): move(to: point(to))
      case .line(let to): line(to: point(to))
      case .curve(let control, let end): curve(to: point(end), control: point(control))
      }
    }
  }
}
