/// Turns the characters of a paragraph into clusters of glyphs.
///
/// Composed letters, mirrored brackets and joined Arabic are found as characters, through the font's
/// character map; no substitution tables are read. That covers the scripts that the framework promises;
/// others show their letters unjoined, or boxes.
struct Shaper {
  private let runs: [TextRun]
  private let measures: [GlyphMeasure]
  private let fallbacks: [[FontFace]]
  private let registered: [FontFace]

  /// What kerning looks at: the glyph of a cluster's own letter, its marks aside.
  private struct Base {
    var face: FontFace
    var glyph: GlyphID
    var character: Unicode.Scalar
  }

  init(_ runs: [TextRun], library: FontLibrary) {
    self.runs = runs
    registered = library.faces
    measures = runs.map { GlyphMeasure($0.font) }
    fallbacks = runs.map { [$0.font.primaryFace] + library.faces + $0.font.companions }
  }

  /// - Parameter runOf: For each character the index of its run.
  func shape(
    _ scalars: [Unicode.Scalar], runOf: [Int], bidi: BidiParagraph, _ properties: [UnicodeProperties]
  ) -> [ShapedCluster] {
    let starts = GraphemeBreaker.starts(properties)
    let breaks = LineBreaker.opportunities(properties)
    let drawn = ArabicJoining.shape(scalars, properties)
    var clusters: [ShapedCluster] = []
    clusters.reserveCapacity(scalars.count)
    var previous: Base?
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, !starts[end] { end += 1 }
      var cluster = ShapedCluster(characters: start..<end, run: runOf[start], breakAfter: breaks[end - 1])
      let base = fill(
        &cluster, scalars, drawn, properties, isRightToLeft: bidi.levels[start] & 1 == 1)
      if let first = previous, let second = base, first.face === second.face,
        let last = clusters.indices.last, runs[clusters[last].run].font == runs[cluster.run].font
      {
        clusters[last].kernAfter = measures[cluster.run].kerning(
          (first.glyph, first.character), (second.glyph, second.character), in: first.face)
      }
      clusters.append(cluster)
      previous = base
      start = end
    }
    return clusters
  }

  /// The cluster of a single character outside of any text, such as the ellipsis of a truncated line.
  func cluster(of character: Unicode.Scalar, run: Int) -> ShapedCluster {
    var cluster = ShapedCluster(characters: 0..<1, run: run, isInserted: true)
    fill(&cluster, [character], [character], [UnicodeProperties(character)], isRightToLeft: false)
    return cluster
  }

  /// Gives the cluster its glyphs and its advance.
  ///
  /// - Returns: What kerning with the neighbours looks at; nil where nothing is drawn.
  @discardableResult
  private func fill(
    _ cluster: inout ShapedCluster, _ scalars: [Unicode.Scalar], _ drawn: [Unicode.Scalar?],
    _ properties: [UnicodeProperties], isRightToLeft: Bool
  ) -> Base? {
    let first = cluster.characters.lowerBound
    let own = properties[first]
    cluster.isWhitespace = Shaper.isWhitespace(own)
    cluster.isSoftHyphen = scalars[first].value == 0xAD
    if scalars[first].value == 0x09 {
      cluster.isTab = true
      return nil
    }
    if scalars[first].value == 0xFFFC, let object = runs[cluster.run].object {
      cluster.isObject = true
      cluster.advance = object.width + runs[cluster.run].kern
      return nil
    }
    // Line ends, joiners and direction marks show nothing, nor does a letter that a ligature has taken in.
    guard !Shaper.isSilent(own), var character = drawn[first] else { return nil }
    if isRightToLeft { character = Mirroring.image(of: character) }
    let marks = compose(&character, cluster, drawn, properties)

    let run = runs[cluster.run]
    let measure = measures[cluster.run]
    let isPicture = Shaper.asksForPicture(cluster.characters, scalars, properties)
    guard let (face, glyph) = find(character, in: isPicture ? registered : fallbacks[cluster.run]) else {
      let box = run.font.size
      let width = isPicture || own.isPictographic ? EmojiMetrics.advance(size: box) : box
      if !cluster.isWhitespace {
        cluster.glyphs = [PlacedGlyph(face: measure.face, glyph: .box, x: (width - box) / 2)]
      }
      cluster.advance = width + run.kern
      return nil
    }
    if own.isNonspacing {
      // A mark without a base: drawn where it would stand, without room of its own.
      cluster.glyphs = [PlacedGlyph(face: face, glyph: glyph, x: 0)]
      return nil
    }
    let natural = measure.naturalAdvance(of: glyph, in: face)
    let isOwnFace = face === measure.face
    let advance = isOwnFace ? measure.advance(of: glyph, for: character) : natural
    if !cluster.isWhitespace {
      // The outline was drawn for its natural advance; both sides share what the measured one adds or takes.
      let side = (advance - natural) / 2
      cluster.glyphs = [PlacedGlyph(face: face, glyph: glyph, x: side)]
      append(marks, to: &cluster, on: glyph, face, at: side)
    }
    cluster.advance = advance + (isOwnFace ? measure.tracking : 0) + run.kern
    return Base(face: face, glyph: glyph, character: character)
  }

  /// Composes the cluster's first character with its marks as far as the fonts have the result.
  ///
  /// - Returns: The marks that are left.
  private func compose(
    _ character: inout Unicode.Scalar, _ cluster: ShapedCluster, _ drawn: [Unicode.Scalar?],
    _ properties: [UnicodeProperties]
  ) -> [Unicode.Scalar] {
    var marks: [Unicode.Scalar] = []
    for index in cluster.characters.dropFirst() {
      guard let mark = drawn[index] else { continue }
      if marks.isEmpty, let composed = Composition.compose(character, mark),
        find(composed, in: fallbacks[cluster.run]) != nil
      {
        character = composed
      } else if !properties[index].isInvisible {
        marks.append(mark)
      }
    }
    return marks
  }

  /// Marks that compose with nothing stand centred over their base, at the height they are drawn at.
  private func append(
    _ marks: [Unicode.Scalar], to cluster: inout ShapedCluster, on base: GlyphID, _ face: FontFace,
    at side: Double
  ) {
    guard !marks.isEmpty else { return }
    let unit = runs[cluster.run].font.size / Double(2 * face.unitsPerEm)
    let middle =
      face.outline(of: base).bounds.map { Double($0.minX + $0.maxX) / 2 } ?? Double(face.advance(of: base))
    for mark in marks {
      guard let glyph = face.glyph(for: mark), let bounds = face.outline(of: glyph).bounds else { continue }
      let x = side + (middle - Double(bounds.minX + bounds.maxX) / 2) * unit
      cluster.glyphs.append(PlacedGlyph(face: face, glyph: glyph, x: x))
    }
  }

  private func find(_ character: Unicode.Scalar, in faces: [FontFace]) -> (face: FontFace, glyph: GlyphID)? {
    for face in faces {
      if let glyph = face.glyph(for: character) { return (face, glyph) }
    }
    return nil
  }

  private static func isSilent(_ properties: UnicodeProperties) -> Bool {
    switch properties.graphemeClass {
    case .control, .cr, .lf: true
    default: properties.isInvisible
    }
  }

  private static func isWhitespace(_ properties: UnicodeProperties) -> Bool {
    switch properties.bidiClass {
    case .whiteSpace, .segmentSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether the cluster is an emoji by its own account: a flag, a keycap, a sequence, or a picture selector.
  private static func asksForPicture(
    _ range: Range<Int>, _ scalars: [Unicode.Scalar], _ properties: [UnicodeProperties]
  ) -> Bool {
    if properties[range.lowerBound].graphemeClass == .regionalIndicator { return true }
    for index in range.dropFirst() {
      let value = scalars[index].value
      if value == 0xFE0F || value == 0x20E3 || properties[index].isPictographic
        || (0x1F3FB...0x1F3FF).contains(value)
      {
        return true
      }
    }
    return false
  }
}
