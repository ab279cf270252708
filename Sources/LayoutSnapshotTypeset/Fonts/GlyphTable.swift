/// The outlines of a font: tables `loca` and `glyf`, decoded one glyph at a time when asked for.
///
/// What the audit (`GlyphTable+Audit.swift`) accepts decodes without error later.
struct GlyphTable: Sendable {
  private let glyphs: FontTable
  private let offsets: [UInt32]

  var count: Int { offsets.count - 1 }

  init(_ file: FontFile, glyphCount: Int, longOffsets: Bool) throws(FontError) {
    let locations = try file.table(.loca)
    glyphs = try file.table(.glyf)
    var offsets: [UInt32] = []
    offsets.reserveCapacity(glyphCount + 1)
    for index in 0...glyphCount {
      let offset = longOffsets ? try locations.u32(4 * index) : 2 * (try locations.u16(2 * index))
      guard offset <= glyphs.count else { throw .invalid(.loca, .locationRange, value: index) }
      guard offset >= Int(offsets.last ?? 0) else { throw .invalid(.loca, .locationOrder, value: index) }
      offsets.append(UInt32(offset))
    }
    self.offsets = offsets
  }

  /// The glyph's own description; nil where it draws nothing.
  func description(of glyph: Int) throws(FontError) -> Description? {
    let (start, end) = (Int(offsets[glyph]), Int(offsets[glyph + 1]))
    guard start < end else { return nil }
    let table = try glyphs.table(.glyf, offset: start, length: end - start)
    let contourCount = try table.i16(0)
    if contourCount >= 0 {
      return .simple(try SimpleGlyph(table, contourCount: contourCount, glyph: glyph))
    }
    return .composite(try GlyphComponent.read(table))
  }

  enum Description {
    case simple(SimpleGlyph)
    case composite([GlyphComponent])
  }

  /// All points of the glyph, components resolved.
  func resolved(_ glyph: Int) throws(FontError) -> SimpleGlyph {
    switch try description(of: glyph) {
    case nil: return SimpleGlyph()
    case .simple(let simple): return simple
    case .composite(let components):
      var result = SimpleGlyph()
      for component in components {
        var part = try resolved(component.glyph)
        for index in part.points.indices { component.transform(&part.points[index]) }
        var (dx, dy) = (component.first, component.second)
        if !component.argumentsAreOffsets {
          let (anchor, own) = (result.points[component.first], part.points[component.second])
          (dx, dy) = (anchor.x - own.x, anchor.y - own.y)
        }
        let base = result.points.count
        for point in part.points {
          result.points.append(ContourPoint(x: point.x + dx, y: point.y + dy, onCurve: point.onCurve))
        }
        for end in part.contourEnds { result.contourEnds.append(base + end) }
      }
      return result
    }
  }
}

/// Points in font units, and the index of each contour's last point.
struct SimpleGlyph {
  var points: [ContourPoint] = []
  var contourEnds: [Int] = []

  init() {}

  init(_ table: FontTable, contourCount: Int, glyph: Int) throws(FontError) {
    guard contourCount > 0 else { return }
    var last = -1
    for index in 0..<contourCount {
      let end = try table.u16(10 + 2 * index)
      guard end > last else { throw .invalidGlyph(glyph, .contourOrder) }
      contourEnds.append(end)
      last = end
    }
    var cursor = 10 + 2 * contourCount
    cursor += 2 + (try table.u16(cursor))  // hinting instructions
    let count = last + 1

    var flags: [Int] = []
    flags.reserveCapacity(count)
    while flags.count < count {
      let flag = try table.u8(cursor)
      cursor += 1
      flags.append(flag)
      if flag & 8 != 0 {
        let repeats = min(try table.u8(cursor), count - flags.count)
        cursor += 1
        for _ in 0..<repeats { flags.append(flag) }
      }
    }
    let xs = try SimpleGlyph.coordinates(table, &cursor, flags, short: 2, same: 16)
    let ys = try SimpleGlyph.coordinates(table, &cursor, flags, short: 4, same: 32)
    points.reserveCapacity(count)
    for index in 0..<count {
      points.append(ContourPoint(x: xs[index], y: ys[index], onCurve: flags[index] & 1 != 0))
    }
  }

  /// One axis: each value is a difference of one byte (its sign in the `same` bit), of two bytes, or none.
  private static func coordinates(
    _ table: FontTable, _ cursor: inout Int, _ flags: [Int], short: Int, same: Int
  ) throws(FontError) -> [Int] {
    var values: [Int] = []
    values.reserveCapacity(flags.count)
    var value = 0
    for flag in flags {
      if flag & short != 0 {
        let magnitude = try table.u8(cursor)
        value += flag & same != 0 ? magnitude : -magnitude
        cursor += 1
      } else if flag & same == 0 {
        value += try table.i16(cursor)
        cursor += 2
      }
      values.append(value)
    }
    return values
  }
}

/// One part of a composite glyph: another glyph, scaled and moved.
struct GlyphComponent {
  var glyph: Int
  /// An offset in font units, or two point numbers to bring together: one placed already, one of the part.
  var argumentsAreOffsets: Bool
  var first: Int
  var second: Int
  /// Row-major 2x2 matrix in 2.14 fixed point.
  var matrix: (xx: Int, xy: Int, yx: Int, yy: Int)

  func transform(_ point: inout ContourPoint) {
    guard matrix != (16384, 0, 0, 16384) else { return }
    let (x, y) = (point.x, point.y)
    point.x = (x * matrix.xx + y * matrix.yx + 8192) >> 14
    point.y = (x * matrix.xy + y * matrix.yy + 8192) >> 14
  }

  static func read(_ table: FontTable) throws(FontError) -> [GlyphComponent] {
    var components: [GlyphComponent] = []
    var cursor = 10
    var more = true
    while more {
      let flags = try table.u16(cursor)
      var component = GlyphComponent(
        glyph: try table.u16(cursor + 2), argumentsAreOffsets: flags & 2 != 0, first: 0, second: 0,
        matrix: (16384, 0, 0, 16384))
      cursor += 4
      switch (flags & 1 != 0, component.argumentsAreOffsets) {
      case (true, true):
        (component.first, component.second) = (try table.i16(cursor), try table.i16(cursor + 2))
      case (true, false):
        (component.first, component.second) = (try table.u16(cursor), try table.u16(cursor + 2))
      case (false, true):
        (component.first, component.second) = (try table.i8(cursor), try table.i8(cursor + 1))
      case (false, false):
        (component.first, component.second) = (try table.u8(cursor), try table.u8(cursor + 1))
      }
      cursor += flags & 1 != 0 ? 4 : 2
      if flags & 0x08 != 0 {
        let scale = try table.i16(cursor)
        component.matrix = (scale, 0, 0, scale)
        cursor += 2
      } else if flags & 0x40 != 0 {
        component.matrix = (try table.i16(cursor), 0, 0, try table.i16(cursor + 2))
        cursor += 4
      } else if flags & 0x80 != 0 {
        component.matrix = (
          try table.i16(cursor), try table.i16(cursor + 2), try table.i16(cursor + 4),
          try table.i16(cursor + 6)
        )
        cursor += 8
      }
      components.append(component)
      more = flags & 0x20 != 0
    }
    return components
  }
}
