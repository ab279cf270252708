/// Puts a line's clusters into visual order and gives every glyph its place.
struct LinePlacer {
  private let text: ShapedText
  private let grid: PixelGrid
  private let width: Double
  /// Heights of the boxes that stand for words, by run; empty where glyphs are drawn.
  private let boxHeights: [Double]

  init(_ text: ShapedText, grid: PixelGrid, width: Double, rendering: TextRendering) {
    boxHeights = rendering == .boxes ? text.runs.map { grid.round($0.font.capHeight) } : []
    self.text = text
    self.grid = grid
    self.width = width
  }

  func place(_ line: FilledLine, baseline: Double) -> TextLine {
    let gap = wordGap(line)
    let lineWidth = gap == 0 ? line.width : width - line.indent - line.tail
    var result = TextLine(baseline: baseline, x: startX(of: line, width: lineWidth), width: lineWidth)
    walk(line, from: result.x, gap: gap) { index, start, kern, end in
      let cluster = line.clusters[index]
      // Kerning belongs between a cluster and the next in reading order: to its left in right-to-left text.
      let isRightToLeft = line.levels[index] & 1 == 1
      let origin = isRightToLeft ? start + kern : start
      if cluster.isObject {
        appendObject(cluster, at: origin, to: &result)
      } else if boxHeights.isEmpty {
        append(cluster, at: origin, to: &result)
      } else if !cluster.isWhitespace {
        appendBox(cluster, from: start, to: start + cluster.advance + kern, &result)
      }
      if text.runs[cluster.run].underline { underline(cluster, from: start, to: end, &result) }
      if text.runs[cluster.run].strikethrough { strike(cluster, from: start, to: end, &result) }
      if text.runs[cluster.run].background { background(cluster, from: start, to: end, &result) }
    }
    return result
  }

  /// Where a line begins, how wide it is, and where each of its clusters begins and ends, in reading order.
  func extents(_ line: FilledLine) -> (x: Double, width: Double, clusters: [(start: Double, end: Double)]) {
    let gap = wordGap(line)
    let width = gap == 0 ? line.width : self.width - line.indent - line.tail
    let x = startX(of: line, width: width)
    var clusters = Array(repeating: (start: x, end: x), count: line.clusters.count)
    walk(line, from: x, gap: gap) { index, start, _, end in clusters[index] = (start, end) }
    return (x, width, clusters)
  }

  /// Calls a closure with each cluster of a line from left to right: where it begins, its kerning, and where it ends.
  private func walk(
    _ line: FilledLine, from x: Double, gap: Double,
    _ body: (_ index: Int, _ start: Double, _ kern: Double, _ end: Double) -> Void
  ) {
    var pen = x
    for index in BidiParagraph.visualOrder(of: line.levels) {
      let cluster = line.clusters[index]
      let start = pen
      let kern = index + 1 < line.clusters.count ? cluster.kernAfter : 0
      pen += cluster.advance + kern
      if cluster.isWhitespace, !cluster.isTab { pen += gap }
      body(index, start, kern, pen)
    }
  }

  private func append(_ cluster: ShapedCluster, at origin: Double, to line: inout TextLine) {
    let run = text.runs[cluster.run]
    for placed in cluster.glyphs {
      let x = grid.roundToQuarter(origin + placed.x)
      if let last = line.runs.indices.last, line.runs[last].face === placed.face,
        line.runs[last].size == run.font.size, line.runs[last].tag == run.tag
      {
        line.runs[last].glyphs.append(placed.glyph)
        line.runs[last].positions.append(x)
      } else {
        line.runs.append(
          GlyphRun(
            face: placed.face, size: run.font.size, tag: run.tag, glyphs: [placed.glyph], positions: [x]))
      }
    }
  }

  private func appendObject(_ cluster: ShapedCluster, at origin: Double, to line: inout TextLine) {
    let run = text.runs[cluster.run]
    guard let object = run.object else { return }
    line.objects.append(
      TextBar(
        x: grid.round(origin), y: baseline(of: run, line) - grid.round(object.ascent), width: object.width,
        height: object.ascent + object.descent, tag: run.tag))
  }

  private func appendBox(_ cluster: ShapedCluster, from start: Double, to end: Double, _ line: inout TextLine)
  {
    let height = boxHeights[cluster.run]
    let bar = TextBar(
      from: start, to: end, y: baseline(of: text.runs[cluster.run], line) - height, height: height,
      tag: text.runs[cluster.run].tag,
      grid: grid)
    line.boxes.append(joining: bar)
  }

  // MARK: Alignment

  private func startX(of line: FilledLine, width lineWidth: Double) -> Double {
    let beginsLeft = line.baseLevel & 1 == 0
    let left = beginsLeft ? line.indent : line.tail
    let right = beginsLeft ? line.tail : line.indent
    return switch edge(of: line) {
    case .left, .justified, .natural: left
    case .center: left + (width - left - right - lineWidth) / 2
    case .right: width - right - lineWidth
    }
  }

  /// Natural and justified alignment brought down to an edge.
  private func edge(of line: FilledLine) -> TextAlignment {
    let format = text.formats[line.format]
    return switch format.alignment {
    case .natural: format.interfaceDirection == .leftToRight ? .left : .right
    case .justified: line.baseLevel & 1 == 0 ? .left : .right
    default: format.alignment
    }
  }

  /// What justification adds to each space of the line.
  private func wordGap(_ line: FilledLine) -> Double {
    let room = width - line.indent - line.tail
    guard text.formats[line.format].alignment == .justified, !line.endsParagraph, line.width < room else {
      return 0
    }
    let spaces = line.clusters.count { $0.isWhitespace && !$0.isTab }
    return spaces == 0 ? 0 : (room - line.width) / Double(spaces)
  }

  // MARK: Bars

  private func baseline(of run: TextRun, _ line: TextLine) -> Double { line.baseline - grid.round(run.rise) }

  private func underline(_ cluster: ShapedCluster, from start: Double, to end: Double, _ line: inout TextLine)
  {
    let run = text.runs[cluster.run]
    let bar = TextBar(
      from: start, to: end, y: baseline(of: run, line) + grid.round(run.font.size / 10),
      height: max(1 / grid.scale, grid.round(run.font.size / 20)), tag: run.tag, grid: grid)
    line.underlines.append(joining: bar)
  }

  /// The line runs through the middle of small letters, as thick as an underline.
  private func strike(_ cluster: ShapedCluster, from start: Double, to end: Double, _ line: inout TextLine) {
    let run = text.runs[cluster.run]
    let height = max(1 / grid.scale, grid.round(run.font.size / 20))
    let bar = TextBar(
      from: start, to: end, y: baseline(of: run, line) - grid.round((run.font.xHeight + height) / 2),
      height: height, tag: run.tag, grid: grid)
    line.strikes.append(joining: bar)
  }

  private func background(
    _ cluster: ShapedCluster, from start: Double, to end: Double, _ line: inout TextLine
  ) {
    let run = text.runs[cluster.run]
    let (top, bottom) = (grid.round(run.font.ascent), grid.round(run.font.descent))
    let bar = TextBar(
      from: start, to: end, y: baseline(of: run, line) - top, height: top + bottom, tag: run.tag, grid: grid)
    line.backgrounds.append(joining: bar)
  }
}

extension TextBar {
  fileprivate init(from start: Double, to end: Double, y: Double, height: Double, tag: Int, grid: PixelGrid) {
    let left = grid.round(start)
    self.init(x: left, y: y, width: grid.round(end) - left, height: height, tag: tag)
  }
}

extension [TextBar] {
  /// Adds a bar, or lengthens the last one where the new one goes on in the same way.
  fileprivate mutating func append(joining bar: TextBar) {
    if let last = last, last.tag == bar.tag, last.y == bar.y, last.height == bar.height,
      abs(last.x + last.width - bar.x) < 0x1p-16
    {
      self[count - 1].width = bar.x + bar.width - last.x
    } else {
      append(bar)
    }
  }
}
