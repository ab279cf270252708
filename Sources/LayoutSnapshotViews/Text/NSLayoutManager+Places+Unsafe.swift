import Foundation
import LayoutSnapshotTypeset

// Where the letters are that a layout manager lays out. Glyphs are counted as characters.

extension NSLayoutManager {
  /// The rectangle around all lines with their padding.
  public final func usedRect(for container: TextContainer) -> CGRect {
    guard let text = managed(in: container), let last = text.lines.last else { return .zero }
    let left = text.lines.map(\.x).min() ?? 0
    let right = text.lines.map { $0.x + $0.width }.max() ?? 0
    return CGRect(
      x: left, y: 0, width: right - left + 2 * text.padding, height: last.top + last.heightWithGap)
  }

  /// The rectangle around a part of the text: the lines' width if it has more than one.
  public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: TextContainer) -> CGRect {
    rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// The range of a part in glyphs, which is the same.
  public final func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The range of a part in characters, which is the same.
  public final func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The part of the text that lies in a container.
  public final func glyphRange(for container: TextContainer) -> NSRange {
    let end = managed(in: container)?.lines.last?.units.upperBound ?? 0
    return NSRange(location: 0, length: end)
  }
  /// The part of the text whose lines touch a rectangle.
  public final func glyphRange(forBoundingRect bounds: CGRect, in container: TextContainer) -> NSRange {
    let lines = (managed(in: container)?.lines ?? []).filter {
      $0.top < bounds.maxY && $0.top + $0.heightWithGap > bounds.minY
    }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(first.units.lowerBound..<last.units.upperBound)
  }
  /// The glyph of a character, which has the same number.
  public final func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph, which has the same number.
  public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The character nearest to a point of the container.
  ///
  /// - Parameter partialFraction: how far the point lies beyond the beginning of the character, from 0 to 1.
  public final func glyphIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    guard let (index, share) = nearest(to: point, in: container) else { return 0 }
    unsafe partialFraction?.pointee = share
    return index
  }

  /// The character nearest to a point of the container.
  ///
  /// - Parameter partialFraction: how far the point lies beyond the beginning of the character, from 0 to 1.
  public final func characterIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  private func nearest(to point: CGPoint, in container: TextContainer) -> (index: Int, share: CGFloat)? {
    guard let text = managed(in: container), let index = text.line(at: point.y) else { return nil }
    let (line, x) = (text.lines[index], Double(point.x - text.padding))
    // A line end takes no room, and is not what is meant.
    let wide = line.characters.filter { $0.right > $0.left }
    func distance(_ character: CharacterExtent) -> Double { max(character.left - x, x - character.right, 0) }
    guard let found = wide.min(by: { distance($0) < distance($1) }) else {
      return (line.units.lowerBound, 0)
    }
    let way = (x - found.left) / (found.right - found.left)
    let share = CGFloat(min(max(way, 0), 1))
    return (found.units.lowerBound, found.isRightToLeft ? 1 - share : share)
  }

  /// The rectangle of the line of a character, as wide as the container.
  ///
  /// What the container has no room for lies in no line: its rectangle is empty, and its part is the rest of the text.
  public final func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    unsafe line(of: glyphIndex, effectiveRange).map { fragment($0.line, $0.text) } ?? .zero
  }
  /// The rectangle that the line of a character fills, with its padding.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    unsafe line(of: glyphIndex, effectiveRange).map { used($0.line, $0.text) } ?? .zero
  }

  /// The line of a character, whose part of the text is stored at an address.
  private func line(
    of glyphIndex: Int, _ effectiveRange: NSRangePointer?
  ) -> (line: LineExtent, text: ManagedText)? {
    guard let text = managed(in: nil),
      let line = text.lines.first(where: { glyphIndex < $0.units.upperBound })
    else {
      unsafe effectiveRange?.pointee = NSRange(
        location: glyphIndex, length: max(0, numberOfGlyphs - glyphIndex))
      return nil
    }
    unsafe effectiveRange?.pointee = NSRange(line.units)
    return (line, text)
  }
  /// Where a character stands in its line: its left edge, and the baseline.
  public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (line, text) = unsafe line(of: glyphIndex, nil) else { return .zero }
    let character = line.characters.first { $0.units.contains(glyphIndex) }
    return CGPoint(x: text.padding + (character?.left ?? line.x), y: line.ascent)
  }

  /// Calls a closure with each line of a part: its rectangle, what it fills, its container, its part and a flag that stops.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, TextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let text = managed(in: nil), let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in text.lines where line.units.overlaps(glyphRange.units) {
      unsafe block(fragment(line, text), used(line, text), container, NSRange(line.units), &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with the rectangle of a part of the text in each of its lines.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: TextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, in: textContainer) {
      unsafe block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// The rectangles of a part of the text, one in each line.
  final func rects(of range: NSRange, in container: TextContainer?) -> [CGRect] {
    guard let text = managed(in: container) else { return [] }
    return text.lines.filter { $0.units.overlaps(range.units) }.map { text.rect(of: range.units, in: $0) }
  }

  private func fragment(_ line: LineExtent, _ text: ManagedText) -> CGRect {
    let width = text.width.isFinite ? text.width : text.lines.map { $0.x + $0.width }.max() ?? 0
    return CGRect(x: 0, y: line.top, width: width + 2 * text.padding, height: line.heightWithGap)
  }

  private func used(_ line: LineExtent, _ text: ManagedText) -> CGRect {
    CGRect(x: line.x, y: line.top, width: line.width + 2 * text.padding, height: line.heightWithGap)
  }
}

extension CGRect {
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}

extension NSRange {
  fileprivate var units: Range<Int> { location..<location + length }
}
