/// Divides shaped text into lines.
struct LineFiller {
  private let text: ShapedText
  private let width: Double
  private let limit: Int
  private let keepsClusters: Bool
  private(set) var lines: [FilledLine] = []
  /// The format of the paragraph at hand.
  private var style: ParagraphFormat
  /// Whether some text is left out or cut.
  private(set) var isTruncated = false

  /// Noise of summing must not wrap a label that is exactly as wide as its text.
  private static let tolerance = 0x1p-16

  /// - Parameters:
  ///   - width: The room in points; infinite for none to fill.
  ///   - limit: The most lines; 0 for no limit.
  ///   - keepsClusters: Whether lines are to be placed. Copying clusters takes two thirds of measuring a text.
  init(_ text: ShapedText, width: Double, limit: Int, keepsClusters: Bool = true) {
    self.text = text
    self.keepsClusters = keepsClusters
    self.width = width + LineFiller.tolerance
    self.limit = limit
    style = text.formats.first ?? ParagraphFormat()
  }

  mutating func fill() {
    for (number, paragraph) in text.paragraphs.enumerated() {
      style = text.formats[paragraph.format]
      var start = 0
      // Where the line at hand ends, if looking ahead from the line before has told.
      var known: Int?
      repeat {
        var end = known ?? lineEnd(paragraph, from: start)
        known = nil
        if avoidsOrphans, end < paragraph.clusters.count, limit == 0 || lines.count + 1 < limit {
          known = lineEnd(paragraph, from: end)
          end = endLeavingNoOrphan(paragraph, start..<end, before: end..<(known ?? end)) ?? end
        }
        let textRemains = end < paragraph.clusters.count || number + 1 < text.paragraphs.count
        let isCut = textRemains && limit > 0 && lines.count == limit - 1
        lines.append(isCut && truncates ? truncated(paragraph, from: start) : line(paragraph, start..<end))
        lines[lines.count - 1].paragraph = number
        lines[lines.count - 1].source = start..<(isCut && truncates ? paragraph.clusters.count : end)
        if isCut {
          isTruncated = true
          return
        }
        lines[lines.count - 1].precedesParagraph = end >= paragraph.clusters.count
        start = end
      } while start < paragraph.clusters.count
    }
    if style.lineBreakMode == .clipping {
      isTruncated = lines.contains { $0.indent + $0.width + $0.tail > width }
    }
  }

  private var truncates: Bool {
    switch style.lineBreakMode {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .characterWrapping, .clipping: false
    }
  }

  private var avoidsOrphans: Bool {
    style.avoidsOrphans && style.lineBreakMode != .characterWrapping && style.lineBreakMode != .clipping
  }

  // MARK: Edges

  /// What is left free before the line that begins at a cluster.
  private func indent(at start: Int) -> Double { start == 0 ? style.firstLineIndent : style.headIndent }

  /// What is left free behind each line.
  private var tail: Double {
    guard style.tailIndent > 0 else { return -style.tailIndent }
    return width.isFinite ? max(0, width - LineFiller.tolerance - style.tailIndent) : 0
  }

  /// How wide the line may be that begins at a cluster.
  private func room(at start: Int) -> Double {
    let room = width - indent(at: start) - tail
    return style.tailIndent > 0 && !width.isFinite ? style.tailIndent - indent(at: start) : room
  }

  // MARK: Whole lines

  /// Where the line that begins at `start` ends.
  private func lineEnd(_ paragraph: ShapedParagraph, from start: Int) -> Int {
    // Only fields are read: a whole cluster holds its glyphs, which would be retained each time.
    let clusters = paragraph.clusters
    let mode = style.lineBreakMode
    let width = room(at: start)
    var pen = 0.0
    var opportunity: Int?
    for index in start..<clusters.count {
      let advance =
        clusters[index].isTab
        ? tabAdvance(clusters[index...], at: indent(at: start) + pen) : clusters[index].advance
      let overflows = pen + advance > width && !clusters[index].isWhitespace
      if overflows, mode != .clipping {
        if mode == .characterWrapping { return max(index, start + 1) }
        return opportunity ?? max(index, start + 1)
      }
      pen += advance + clusters[index].kernAfter
      switch clusters[index].breakAfter {
      case .mandatory: return index + 1
      case .allowed
      where !clusters[index].isSoftHyphen || pen + hyphen(clusters[index].run).advance <= width:
        opportunity = index + 1
      case .allowed, .none: break
      }
    }
    return clusters.count
  }

  /// Where a line has to end so that the paragraph's last line, which follows, is not a single word; nil where that
  /// line has more than one, is not the last, or has no room for another.
  private func endLeavingNoOrphan(
    _ paragraph: ShapedParagraph, _ line: Range<Int>, before next: Range<Int>
  ) -> Int? {
    let clusters = paragraph.clusters
    // Words are parted by spaces here: between ideographs nobody sees an orphan.
    guard clusters[line.upperBound - 1].isWhitespace, clusters[line.upperBound - 1].breakAfter == .allowed,
      next.upperBound == clusters.count || clusters[next.upperBound - 1].breakAfter == .mandatory
    else { return nil }
    func canBreak(after index: Int) -> Bool {
      clusters[index].breakAfter == .allowed && !clusters[index].isSoftHyphen
    }
    let words = trimmed(paragraph, next)
    guard !words.isEmpty, !words.dropLast().contains(where: canBreak),
      let last = line.dropLast().last(where: canBreak)
    else { return nil }
    var width = 0.0
    for index in (last + 1)..<words.upperBound {
      width += clusters[index].advance + (index + 1 < words.upperBound ? clusters[index].kernAfter : 0)
    }
    return width <= room(at: next.lowerBound) ? last + 1 : nil
  }

  private func hyphen(_ run: Int) -> ShapedCluster { text.shaper.cluster(of: "-", run: run) }

  private func line(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> FilledLine {
    var result = FilledLine(
      baseLevel: paragraph.bidi.baseLevel, format: paragraph.format, indent: indent(at: range.lowerBound),
      tail: tail,
      run: range.isEmpty ? paragraph.run : paragraph.clusters[range.lowerBound].run,
      endsParagraph: range.isEmpty || paragraph.clusters[range.upperBound - 1].breakAfter == .mandatory)
    let visible = trimmed(paragraph, range)
    if keepsClusters { append(paragraph, visible, to: &result) }
    measure(&result, paragraph.clusters[visible])
    if let last = visible.last, paragraph.clusters[last].isSoftHyphen, !result.endsParagraph {
      let hyphen = hyphen(paragraph.clusters[last].run)
      // A line that ends here only because nothing fits may have no room for it.
      if result.width + hyphen.advance <= room(at: range.lowerBound) {
        if keepsClusters { result.clusters[result.clusters.count - 1] = hyphen }
        result.width += hyphen.advance
      }
    }
    for index in visible.upperBound..<range.upperBound {
      result.trailingSpace += paragraph.clusters[index].advance
    }
    return result
  }

  /// `range` without the spaces at its end, which hang beyond the edge and take no room.
  private func trimmed(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, paragraph.clusters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }

  private func append(_ paragraph: ShapedParagraph, _ range: Range<Int>, to line: inout FilledLine) {
    guard !range.isEmpty else { return }
    let first = paragraph.clusters[range.lowerBound].characters.lowerBound
    let last = paragraph.clusters[range.upperBound - 1].characters.upperBound
    let levels = paragraph.bidi.lineLevels(of: first..<last)
    for cluster in paragraph.clusters[range] {
      line.clusters.append(cluster)
      line.levels.append(levels[cluster.characters.lowerBound - first])
    }
  }

  /// Finds a line's width and height.
  private func measure(_ line: inout FilledLine, _ clusters: ArraySlice<ShapedCluster>) {
    if clusters.isEmpty { line.metrics.include(text.runs[line.run].font, rise: text.runs[line.run].rise) }
    var width = 0.0
    var previous = -1
    for index in clusters.indices {
      if clusters[index].isTab {
        let advance = tabAdvance(clusters[index...], at: line.indent + width)
        if keepsClusters { line.clusters[index - clusters.startIndex].advance = advance }
        width += advance
      } else {
        width += clusters[index].advance
      }
      if index + 1 < clusters.endIndex { width += clusters[index].kernAfter }
      let run = clusters[index].run
      if run == previous { continue }
      previous = run
      line.metrics.include(text.runs[run].font, rise: text.runs[run].rise)
      if let object = text.runs[run].object { line.metrics.include(object, rise: text.runs[run].rise) }
    }
    line.width = width
    line.metrics.apply(style.lineHeights)
  }

  /// How far a tab advances, the first of some clusters; the place counts from where lines begin.
  private func tabAdvance(_ clusters: ArraySlice<ShapedCluster>, at place: Double) -> Double {
    let stop = style.tabs.stop(after: place)
    guard stop.alignment != .start else { return stop.advance(from: place, before: 0) }
    var width = 0.0
    for cluster in clusters.dropFirst() {
      if cluster.isTab { break }
      width += cluster.advance + cluster.kernAfter
      if cluster.breakAfter == .mandatory { break }
    }
    return stop.advance(from: place, before: width)
  }

  // MARK: Truncation

  /// The rest of the paragraph from `start`, up to its next forced line end, with an ellipsis where the mode
  /// wants it.
  private func truncated(_ paragraph: ShapedParagraph, from start: Int) -> FilledLine {
    var end = start
    while end < paragraph.clusters.count, paragraph.clusters[end].breakAfter != .mandatory { end += 1 }
    let all = trimmed(paragraph, start..<min(end + 1, paragraph.clusters.count))
    var result = FilledLine(
      baseLevel: paragraph.bidi.baseLevel, format: paragraph.format, indent: indent(at: start), tail: tail,
      run: start < paragraph.clusters.count ? paragraph.clusters[start].run : paragraph.run,
      endsParagraph: true)
    let ellipsis = text.shaper.cluster(of: "…", run: result.run)
    var paragraph = paragraph
    setTabs(in: &paragraph, all, from: result.indent)
    let (head, tail) = keptParts(paragraph, all, room: room(at: start) - ellipsis.advance)
    append(paragraph, trimmed(paragraph, head), to: &result)
    appendEllipsis(ellipsis, to: &result)
    append(paragraph, tail, to: &result)
    measure(&result, result.clusters[...])
    return result
  }

  /// Gives the tabs of a line that is not cut yet their advances.
  private func setTabs(in paragraph: inout ShapedParagraph, _ line: Range<Int>, from indent: Double) {
    var place = indent
    for index in line {
      if paragraph.clusters[index].isTab {
        paragraph.clusters[index].advance = tabAdvance(paragraph.clusters[index..<line.upperBound], at: place)
      }
      place += paragraph.clusters[index].advance + paragraph.clusters[index].kernAfter
    }
  }

  private func appendEllipsis(_ ellipsis: ShapedCluster, to line: inout FilledLine) {
    if let last = line.clusters.indices.last { line.clusters[last].kernAfter = 0 }
    line.clusters.append(ellipsis)
    line.levels.append(line.baseLevel)
  }

  /// What stays before and after the ellipsis.
  private func keptParts(
    _ paragraph: ShapedParagraph, _ all: Range<Int>, room: Double
  ) -> (head: Range<Int>, tail: Range<Int>) {
    let clusters = paragraph.clusters
    var (head, tail) = (all.lowerBound, all.upperBound)
    var (headWidth, tailWidth) = (0.0, 0.0)
    while head < tail {
      // The middle grows on the narrower side, so that both ends keep about the same width.
      let growsHead =
        switch style.lineBreakMode {
        case .truncatingHead: false
        case .truncatingMiddle: headWidth <= tailWidth
        default: true
        }
      // Kerning counts between kept neighbours; none is applied to the ellipsis.
      let growth =
        growsHead
        ? clusters[head].advance + (head > all.lowerBound ? clusters[head - 1].kernAfter : 0)
        : clusters[tail - 1].advance + (tail < all.upperBound ? clusters[tail - 1].kernAfter : 0)
      guard headWidth + tailWidth + growth <= room else { break }
      if growsHead {
        headWidth += growth
        head += 1
      } else {
        tailWidth += growth
        tail -= 1
      }
    }
    // Spaces beside the ellipsis say nothing.
    while tail < all.upperBound, clusters[tail].isWhitespace { tail += 1 }
    return (all.lowerBound..<head, tail..<all.upperBound)
  }
}
