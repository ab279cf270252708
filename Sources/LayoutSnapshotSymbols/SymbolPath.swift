import LayoutSnapshotTypeset
import LayoutSnapshotVector

/// Reads the path of a part: SVG's path data, and circles, ellipses and rectangles beside it.
struct SymbolPath {
  /// The path; `nil` if the text cannot be read.
  private(set) var path: VectorPath?

  init(_ text: Substring) {
    var path = VectorPath()
    var rest = text
    while let first = rest.first {
      if "OER".contains(first) {
        rest.removeFirst()
        let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
        let numbers = rest[..<end].split(separator: " ").map { Double($0) }
        guard path.add(first, numbers.compactMap { $0 }), !numbers.contains(nil) else { return }
        rest = rest[end...]
      } else {
        let end = rest.firstIndex { "OER".contains($0) } ?? rest.endIndex
        let data = SVGPathData(String(rest[..<end]))
        // A relative move would begin at the origin, and not where the shape before it lies.
        guard first == "M", data.isWhole, !data.path.isEmpty else { return }
        path.append(data.path)
        rest = rest[end...]
      }
    }
    if !path.isEmpty { self.path = path }
  }
}

extension VectorPath {
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> VectorPath {
    var path = VectorPath()
    path.ellipse(center: VectorPoint(x, y), rx: radius, ry: radius)
    return path
  }

  static func line(from start: VectorPoint, to end: VectorPoint) -> VectorPath {
    var path = VectorPath()
    path.move(to: start)
    path.line(to: end)
    return path
  }

  /// Adds the shape of a letter; false if the numbers are not those that it needs.
  fileprivate mutating func add(_ letter: Character, _ numbers: [Double]) -> Bool {
    switch (letter, numbers.count) {
    case ("O", 3): ellipse(center: VectorPoint(numbers[0], numbers[1]), rx: numbers[2], ry: numbers[2])
    case ("E", 4): ellipse(center: VectorPoint(numbers[0], numbers[1]), rx: numbers[2], ry: numbers[3])
    case ("R", 5):
      let (width, height, radius) = (numbers[2], numbers[3], numbers[4])
      if radius > 0 {
        roundedRect(x: numbers[0], y: numbers[1], width: width, height: height, rx: radius, ry: radius)
      } else {
        rect(x: numbers[0], y: numbers[1], width: width, height: height)
      }
    default: return false
    }
    return true
  }

  /// Letters in the embedded font.
  ///
  /// - Parameters:
  ///   - middle: the middle of their width.
  ///   - size: the size of the font.
  ///   - weight: the thickness of the symbol's lines. Letters are a cut heavier, as they are small.
  static func text(
    _ text: String, middle: Double, baseline: Double, size: Double, weight: Double
  ) -> VectorPath {
    let face =
      weight < 0.9 ? EmbeddedFonts.medium : weight < 1.2 ? EmbeddedFonts.semibold : EmbeddedFonts.bold
    let glyphs = text.unicodeScalars.compactMap { face.glyph(for: $0) }
    let unit = size / Double(face.unitsPerEm)
    var x = middle - Double(glyphs.reduce(0) { $0 + face.advance(of: $1) }) * unit / 2
    var path = VectorPath()
    for glyph in glyphs {
      let outline = face.outline(of: glyph)
      let scale = size / Double(outline.unitsPerEm)
      func place(_ point: GlyphOutline.Point) -> VectorPoint {
        VectorPoint(x + Double(point.x) * scale, baseline - Double(point.y) * scale)
      }
      for element in outline.elements {
        switch element {
        case .move(let point):
          path.close()
          path.move(to: place(point))
        case .line(let point): path.line(to: place(point))
        case .curve(let control, let end): path.quadratic(place(control), to: place(end))
        }
      }
      path.close()
      x += Double(face.advance(of: glyph)) * unit
    }
    return path
  }
}
