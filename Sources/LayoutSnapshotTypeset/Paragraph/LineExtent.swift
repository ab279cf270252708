/// A line of a text with the places of its characters, for code that asks where a letter stands.
package struct LineExtent: Sendable {
  /// From the text's top to the line's, unrounded.
  package var top: Double
  /// The height, and with what is left free before the next line.
  package var height: Double
  package var heightWithGap: Double
  /// From the line's top to its baseline, unrounded.
  package var ascent: Double
  /// From the left edge to where the line begins, and how wide it is, spaces at its end left out.
  package var x: Double
  package var width: Double
  /// The line's part of the text in UTF-16 units, with the spaces at its end and what is left out.
  package var units: Range<Int>
  /// What a reader takes for characters, in reading order.
  package var characters: [CharacterExtent]
}

/// A character of a line.
package struct CharacterExtent: Equatable, Sendable {
  /// Its part of the text in UTF-16 units.
  package var units: Range<Int>
  /// From the left edge.
  package var left: Double
  package var right: Double
  package var isRightToLeft: Bool
}

extension Typesetter {
  /// The lines of a text with the places of their characters, as ``layout(_:width:height:lineLimit:)`` sets them.
  package func extents(
    _ text: ShapedText, width: Double, height: Double = .infinity, lineLimit: Int = 0
  ) -> [LineExtent] {
    var filler = LineFiller(text, width: width, limit: lineLimit)
    filler.fill()
    let fitting = fittingLines(filler.lines, of: text, height: height)
    if fitting < filler.lines.count {
      filler = LineFiller(text, width: width, limit: fitting)
      filler.fill()
    }
    let natural = filler.lines.map { $0.indent + $0.width + $0.tail }.max() ?? 0
    let placer = LinePlacer(
      text, grid: grid, width: width.isFinite ? width : natural, rendering: .glyphs)
    let units = UnitCounter(text)
    var top = 0.0
    return filler.lines.enumerated().map { index, line in
      let (x, lineWidth, places) = placer.extents(line)
      let whole = line.metrics.height + gap(after: index, in: filler.lines, text)
      defer { top += whole }
      return LineExtent(
        top: top, height: line.metrics.height, heightWithGap: whole, ascent: line.metrics.ascent, x: x,
        width: lineWidth, units: units.units(of: line, in: text),
        characters: characters(of: line, places, in: text, units))
    }
  }

  private func characters(
    of line: FilledLine, _ places: [(start: Double, end: Double)], in text: ShapedText, _ units: UnitCounter
  ) -> [CharacterExtent] {
    var result: [CharacterExtent] = []
    for (index, cluster) in line.clusters.enumerated() where !cluster.isInserted {
      result.append(
        CharacterExtent(
          units: units.units(of: cluster.characters, in: line.paragraph), left: places[index].start,
          right: places[index].end, isRightToLeft: line.levels[index] & 1 == 1))
    }
    // Spaces at the end hang beyond the edge.
    guard !line.source.isEmpty else { return result }
    let shown = result.last?.units.upperBound ?? units.units(of: line, in: text).lowerBound
    let beginsLeft = line.baseLevel & 1 == 0
    var pen = beginsLeft ? places.map { $0.end }.max() ?? 0 : places.map { $0.start }.min() ?? 0
    for cluster in text.paragraphs[line.paragraph].clusters[line.source] where cluster.isWhitespace {
      let own = units.units(of: cluster.characters, in: line.paragraph)
      guard own.lowerBound >= shown else { continue }
      let next = beginsLeft ? pen + cluster.advance : pen - cluster.advance
      result.append(
        CharacterExtent(
          units: own, left: min(pen, next), right: max(pen, next), isRightToLeft: !beginsLeft))
      pen = next
    }
    return result
  }
}

/// Counts the UTF-16 units before each character of a text.
private struct UnitCounter {
  /// The units before each scalar of the text, and behind the last one.
  private var before = [0]
  /// The first scalar of each paragraph.
  private var starts: [Int] = []

  init(_ text: ShapedText) {
    for run in text.runs {
      for scalar in run.text.unicodeScalars {
        before.append(before[before.count - 1] + (scalar.value > 0xFFFF ? 2 : 1))
      }
    }
    var start = 0
    for paragraph in text.paragraphs {
      starts.append(start)
      start += paragraph.clusters.last?.characters.upperBound ?? 0
    }
  }

  func units(of characters: Range<Int>, in paragraph: Int) -> Range<Int> {
    before[starts[paragraph] + characters.lowerBound]..<before[starts[paragraph] + characters.upperBound]
  }

  func units(of line: FilledLine, in text: ShapedText) -> Range<Int> {
    let clusters = text.paragraphs[line.paragraph].clusters
    guard let first = line.source.first, let last = line.source.last else {
      let place = before[starts[line.paragraph]]
      return place..<place
    }
    return units(
      of: clusters[first].characters.lowerBound..<clusters[last].characters.upperBound, in: line.paragraph)
  }
}
