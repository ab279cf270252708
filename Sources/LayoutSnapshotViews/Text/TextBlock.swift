import Foundation
import LayoutSnapshotTypeset

/// A view's shaped text, with its measures.
///
/// Auto Layout asks for the same measures on every device and in every round. They are stored with the values
/// that they depend on, so a repeated question costs only a comparison.
final class TextBlock {
  let looks: [TextLook]
  private let shaped: ShapedText
  private var known: [(question: Question, answer: TextMeasure)] = []
  private var oldest = 0
  /// How many measures were computed, not found among the stored ones.
  private(set) var fillCount = 0

  private struct Question: Equatable {
    let width: Double
    let lines: Int
    let scale: CGFloat
  }

  /// The number of stored measures: one line and a few widths, at two scales.
  private static let capacity = 8

  init(_ content: TextContent, _ shaped: ShapedText) {
    looks = content.looks
    self.shaped = shaped
  }

  /// The size of the text within a width and a maximum number of lines; 0 sets no limit.
  func measure(width: Double = .infinity, lines: Int, scale: CGFloat) -> TextMeasure {
    let question = Question(width: width, lines: lines, scale: scale)
    // Asked for every text in every layout: an index, because an iterator is slow where generic code is not specialised.
    var index = 0
    while index < known.count {
      if known[index].question == question { return known[index].answer }
      index += 1
    }
    fillCount += 1
    let answer = Typesetter(grid: PixelGrid(scale: scale)).measure(shaped, width: width, lineLimit: lines)
    if known.count < TextBlock.capacity {
      known.append((question, answer))
    } else {
      known[oldest] = (question, answer)
      oldest = (oldest + 1) % TextBlock.capacity
    }
    return answer
  }

  /// The text in lines.
  func layout(
    width: Double, height: Double = .infinity, lines: Int, scale: CGFloat, rendering: TextRendering
  ) -> TextLayout {
    Typesetter(grid: PixelGrid(scale: scale), rendering: rendering)
      .layout(shaped, width: width, height: height, lineLimit: lines)
  }

  /// The text's lines with the places of their characters.
  func extents(width: Double, height: Double, lines: Int) -> [LineExtent] {
    Typesetter(grid: PixelGrid(scale: 1)).extents(shaped, width: width, height: height, lineLimit: lines)
  }

  /// Whether a part of the text is missing in a rectangle.
  func isTruncated(in size: CGSize, lines: Int, scale: CGFloat) -> Bool {
    // For most texts, stored measures are enough to tell.
    let natural = measure(lines: lines, scale: scale)
    if !natural.isTruncated, natural.width <= size.width, natural.height <= size.height { return false }
    let measure = measure(width: size.width, lines: lines, scale: scale)
    if measure.isTruncated { return true }
    // Wrapped text that is too high is cut between its lines.
    if measure.height <= size.height + 0x1p-16 || measure.lineCount < 2 { return false }
    return layout(width: size.width, height: size.height, lines: lines, scale: scale, rendering: .glyphs)
      .measure.isTruncated
  }
}
