/// Measures text and sets it in lines.
///
/// ```
/// let shaped = ShapedText(AttributedText("Hello", font: .system(17)), style: ParagraphStyle())
/// let typesetter = Typesetter(grid: PixelGrid(scale: 2))
/// typesetter.measure(shaped, width: .infinity, lineLimit: 1).height  // 20.5
/// ```
package struct Typesetter: Hashable, Sendable {
  package var grid: PixelGrid
  package var rendering: TextRendering

  package init(grid: PixelGrid, rendering: TextRendering = .glyphs) {
    self.grid = grid
    self.rendering = rendering
  }

  /// The room that the text takes at most `width` wide.
  ///
  /// - Parameters:
  ///   - width: The room in points; `.infinity` for the text's own width.
  ///   - lineLimit: The most lines; 0 for no limit.
  package func measure(_ text: ShapedText, width: Double, lineLimit: Int = 0) -> TextMeasure {
    var filler = LineFiller(text, width: width, limit: lineLimit)
    filler.fill()
    return measure(filler, of: text, width: width)
  }

  /// The text in lines, aligned within `width`.
  ///
  /// - Parameters:
  ///   - width: The room in points; `.infinity` for the text's own width.
  ///   - height: The room in points; lines that do not fit are left out, but for the first.
  ///   - lineLimit: The most lines; 0 for no limit.
  package func layout(
    _ text: ShapedText, width: Double, height: Double = .infinity, lineLimit: Int = 0
  ) -> TextLayout {
    var filler = LineFiller(text, width: width, limit: lineLimit)
    filler.fill()
    let fitting = fittingLines(filler.lines, of: text, height: height)
    if fitting < filler.lines.count {
      filler = LineFiller(text, width: width, limit: fitting)
      filler.fill()
    }
    let measure = measure(filler, of: text, width: width)
    let placer = LinePlacer(
      text, grid: grid, width: width.isFinite ? width : measure.width, rendering: rendering)
    var lines: [TextLine] = []
    var top = 0.0
    for line in filler.lines {
      let metrics = metrics(of: line, text)
      lines.append(placer.place(line, baseline: grid.ceiling(top + metrics.ascent)))
      top += metrics.height + metrics.gap
    }
    return TextLayout(lines: lines, measure: measure)
  }

  // MARK: Heights

  private struct LineMetrics {
    var ascent = 0.0
    var descent = 0.0
    var height = 0.0
    /// What is left free before the next line.
    var gap = 0.0
  }

  /// A line is as high as its highest font, unless the paragraph says otherwise; glyphs from stand-in fonts do
  /// not change it.
  private func metrics(of line: FilledLine, _ text: ShapedText) -> LineMetrics {
    var result = LineMetrics()
    var previous = -1
    for cluster in line.clusters where cluster.run != previous {
      previous = cluster.run
      let font = text.runs[cluster.run].font
      result.ascent = max(result.ascent, font.ascent)
      result.descent = max(result.descent, font.descent)
      result.height = max(result.height, font.lineHeight)
      result.gap = max(result.gap, font.lineGap)
    }
    if line.clusters.isEmpty {
      let font = text.runs[line.run].font
      result = LineMetrics(
        ascent: font.ascent, descent: font.descent, height: font.lineHeight, gap: font.lineGap)
    }
    let height = text.style.lineHeights.height(of: result.height)
    // What a line is given or denied lies above its letters, so that its last baseline stays where it is.
    result.ascent = max(0, result.ascent + height - result.height)
    result.height = height
    result.gap += text.style.lineSpacing + (line.precedesParagraph ? text.style.paragraphSpacing : 0)
    return result
  }

  private func measure(_ filler: LineFiller, of text: ShapedText, width room: Double) -> TextMeasure {
    let lines = filler.lines
    guard let first = lines.first, let last = lines.last else { return .empty }
    var (width, height, gap) = (0.0, 0.0, 0.0)
    for line in lines {
      width = max(width, line.width, min(line.width + line.trailingSpace, room))
      let metrics = metrics(of: line, text)
      height += gap + metrics.height
      gap = metrics.gap
    }
    let bottom = grid.ceiling(height)
    return TextMeasure(
      width: grid.ceiling(width), height: bottom, lineCount: lines.count,
      firstBaseline: grid.round(metrics(of: first, text).ascent),
      lastBaseline: bottom - grid.round(metrics(of: last, text).descent), isTruncated: filler.isTruncated)
  }

  /// How many lines fit into `height`, at least one.
  private func fittingLines(_ lines: [FilledLine], of text: ShapedText, height: Double) -> Int {
    guard height.isFinite else { return lines.count }
    var (used, count) = (0.0, 0)
    for line in lines {
      let metrics = metrics(of: line, text)
      used += metrics.height
      // A label as high as its text reports is a whole number of pixels, and never too low for it.
      if grid.ceiling(used) > grid.ceiling(height) { break }
      count += 1
      used += metrics.gap
    }
    return max(1, count)
  }
}

/// What a layout holds for drawing.
package enum TextRendering: UInt8, Hashable, Sendable {
  case glyphs
  /// A box for each word, as wide as the word and as high as a capital letter: for suites whose references
  /// are to show where text stands and not what it says. Measures and lines are the same as with glyphs.
  case boxes
}
