extension GlyphTable {
  /// Checks that every glyph decodes, and that components neither form cycles nor multiply without bound.
  ///
  /// Each glyph is read once: what a component costs is remembered, so that a small file of composites of
  /// composites is refused without being expanded.
  func audit() throws(FontError) {
    var audit = GlyphAudit(table: self)
    for glyph in 0..<count { _ = try audit.cost(of: glyph, depth: 0) }
  }
}

private struct GlyphAudit {
  struct Cost {
    var points = 0
    var components = 0
    var reach = 0
  }

  private enum State {
    case unseen, open
    case done(Cost)
  }

  // What the format can count, and far more parts and levels than any alphabet needs.
  static let maximumPoints = 65_535
  static let maximumComponents = 1_024
  static let maximumDepth = 8
  /// Keeps doubled coordinates within Int32, with room for the rasterizer's scaling in Int64.
  static let maximumReach = 1 << 24

  private let table: GlyphTable
  private var states: [State]

  init(table: GlyphTable) {
    self.table = table
    states = [State](repeating: .unseen, count: table.count)
  }

  mutating func cost(of glyph: Int, depth: Int) throws(FontError) -> Cost {
    switch states[glyph] {
    case .done(let cost): return cost
    case .open: throw .invalidGlyph(glyph, .componentCycle)
    case .unseen: break
    }
    guard depth <= GlyphAudit.maximumDepth else { throw .invalidGlyph(glyph, .componentsTooDeep) }
    states[glyph] = .open
    var cost = Cost()
    switch try table.description(of: glyph) {
    case nil: break
    case .simple(let simple):
      cost.points = simple.points.count
      for point in simple.points { cost.reach = max(cost.reach, abs(point.x), abs(point.y)) }
    case .composite(let components):
      for component in components { try add(component, of: glyph, to: &cost, depth: depth) }
    }
    guard cost.points <= GlyphAudit.maximumPoints, cost.components <= GlyphAudit.maximumComponents else {
      throw .invalidGlyph(glyph, .tooManyPoints)
    }
    guard cost.reach <= GlyphAudit.maximumReach else { throw .invalidGlyph(glyph, .coordinateRange) }
    states[glyph] = .done(cost)
    return cost
  }

  private mutating func add(
    _ component: GlyphComponent, of glyph: Int, to cost: inout Cost, depth: Int
  ) throws(FontError) {
    guard component.glyph < table.count else { throw .invalidGlyph(glyph, .unknownComponent) }
    let part = try self.cost(of: component.glyph, depth: depth + 1)
    let matrix = component.matrix
    let factor = max(abs(matrix.xx) + abs(matrix.yx), abs(matrix.xy) + abs(matrix.yy))
    var reach = (part.reach * factor) >> 14 + 1
    if component.argumentsAreOffsets {
      reach += max(abs(component.first), abs(component.second))
    } else {
      guard component.first < cost.points, component.second < part.points else {
        throw .invalidGlyph(glyph, .unknownComponent)
      }
      reach += reach + cost.reach
    }
    cost.reach = max(cost.reach, reach)
    cost.points += part.points
    cost.components += part.components + 1
  }
}
