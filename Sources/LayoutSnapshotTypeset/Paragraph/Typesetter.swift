/// Measures text and sets it in lines.
///
/// ```
/// let shaped = ShapedText(AttributedText("Hello", font: .system(17)), style: ParagraphFormat())
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
    var filler = LineFiller(text, width: width, limit: lineLimit, keepsClusters: false)
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
    for (index, line) in filler.lines.enumerated() {
      lines.append(placer.place(line, baseline: baseline(of: line, below: top)))
      top += line.metrics.height + gap(after: index, in: filler.lines, text)
    }
    return TextLayout(lines: lines, measure: measure)
  }

  // MARK: Heights

  /// Where a line stands whose unrounded top is `top`: what is aligned with a baseline lies where the letters do.
  private func baseline(of line: FilledLine, below top: Double) -> Double {
    grid.round(top + line.metrics.ascent)
  }

  /// What is left free below a line that another one follows.
  func gap(after index: Int, in lines: [FilledLine], _ text: ShapedText) -> Double {
    let line = lines[index]
    let format = text.formats[line.format]
    let gap = line.metrics.gap + format.lineSpacing
    guard line.precedesParagraph, index + 1 < lines.count else { return gap }
    return gap + format.paragraphSpacing + text.formats[lines[index + 1].format].paragraphSpacingBefore
  }

  private func measure(_ filler: LineFiller, of text: ShapedText, width room: Double) -> TextMeasure {
    let lines = filler.lines
    guard let first = lines.first, let last = lines.last else { return .empty }
    var (width, height, gap) = (0.0, 0.0, 0.0)
    for (index, line) in lines.enumerated() {
      let outer = line.indent + line.width + line.tail
      width = max(width, outer, min(outer + line.trailingSpace, room))
      height += gap + line.metrics.height
      gap = self.gap(after: index, in: lines, text)
    }
    let bottom = grid.ceiling(height)
    return TextMeasure(
      width: grid.ceiling(width), height: bottom, heightWithGap: grid.ceiling(height + last.metrics.gap),
      lineCount: lines.count, firstBaseline: baseline(of: first, below: 0),
      lastBaseline: bottom - grid.round(last.metrics.descent), isTruncated: filler.isTruncated)
  }

  /// How many lines fit into `height`, at least one.
  func fittingLines(_ lines: [FilledLine], of text: ShapedText, height: Double) -> Int {
    guard height.isFinite else { return lines.count }
    var (used, count) = (0.0, 0)
    for (index, line) in lines.enumerated() {
      used += line.metrics.height
      // A label as high as its text reports is a whole number of pixels, and never too low for it.
      if grid.ceiling(used) > grid.ceiling(height) { break }
      count += 1
      used += gap(after: index, in: lines, text)
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
