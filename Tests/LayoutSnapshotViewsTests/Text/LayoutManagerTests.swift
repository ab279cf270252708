import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Text storages, layout managers and containers: where letters are, and what draws them.
@Suite struct LayoutManagerTests {
  private let storage = NSTextStorage(
    string: "Read the terms of use", attributes: [.font: Font.systemFont(ofSize: 20)])
  private let manager = NSLayoutManager()
  private let container = TextContainer(size: CGSize(width: 1000, height: 0))

  init() {
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: Font.systemFont(ofSize: 20)]).size().width
  }

  private func index(_ x: CGFloat, _ y: CGFloat) -> Int {
    unsafe manager.characterIndex(
      for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  @Test func characterIndex_isThatOfTheLetterAtAPoint() {
    // The "t" of "terms" begins where "Read the " ends.
    let start = width("Read the |") - width("|")
    #expect(index(start + 1, 5) == 9 && index(start - 1, 5) == 8)
    #expect(index(-10, 5) == 0 && index(900, 5) == 20)
    var share: CGFloat = 0
    _ = unsafe manager.glyphIndex(
      for: CGPoint(x: 900, y: 5), in: container, fractionOfDistanceThroughGlyph: &share)
    #expect(share == 1)
  }

  @Test func characterIndex_findsTheLine_andCountsUTF16Units() {
    storage.setAttributedString(
      NSAttributedString(string: "👍 one\ntwo", attributes: [.font: Font.systemFont(ofSize: 20)]))
    let line = Font.systemFont(ofSize: 20).lineHeight
    #expect(index(0, line / 2) == 0 && index(0, line * 1.5) == 7 && index(999, 999) == 9)
    #expect(index(width("👍 |") - width("|") + 1, 2) == 3)
    var range = NSRange()
    let rect = unsafe manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &range)
    #expect(range == NSRange(location: 7, length: 3) && rect.minX == 0 && abs(rect.minY - line) < 0.01)
    #expect(rect.width == 1000)
  }

  @Test func usedRect_isWhatTheTextNeeds_withPadding() {
    let line = Font.systemFont(ofSize: 20).lineHeight
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - width(storage.string)) < 0.51 && abs(used.height - line) < 0.01)
    container.lineFragmentPadding = 5
    #expect(manager.usedRect(for: container).width == used.width + 10)
    container.size.width = 100
    #expect(abs(manager.usedRect(for: container).height - 3 * line) < 0.01)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    #expect(abs(manager.usedRect(for: container).height - line) < 0.01)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 21))
  }

  @Test func boundingRect_isThatOfAPart_inEachOfItsLines() {
    let range = NSRange(location: 9, length: 5)
    let rect = manager.boundingRect(forGlyphRange: range, in: container)
    let start = width("Read the |") - width("|")
    #expect(abs(rect.minX - start) < 0.6 && abs(rect.width - width("terms")) < 0.6)
    container.size.width = 100
    var lines: [NSRange] = []
    unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 21)) {
      _, used, _, part, _ in
      lines.append(part)
      #expect(used.width <= 100)
    }
    #expect(lines.count == 3 && lines.map(\.length).reduce(0, +) == 21)
    var rects: [CGRect] = []
    unsafe manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: 21), withinSelectedGlyphRange: NSRange(), in: container
    ) { rect, stop in
      rects.append(rect)
      unsafe stop.pointee = true
    }
    #expect(rects.count == 1)
  }

  @Test func lineFragmentRect_ofWhatHasNoRoom_isEmpty_andLeadsToTheEnd() {
    storage.setAttributedString(NSAttributedString(string: "one\ntwo\nthree"))
    container.maximumNumberOfLines = 2
    var (index, lines) = (0, 0)
    while index < manager.numberOfGlyphs, lines < 9 {
      var range = NSRange()
      let rect = unsafe manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
      #expect(rect.isEmpty == (lines == 2))
      index = NSMaxRange(range)
      lines += 1
    }
    #expect(lines == 3)
  }

  @Test func alignment_movesLetters() {
    let style = MutableParagraphStyle()
    style.alignment = .right
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 21))
    #expect(index(0, 5) == 0 && index(999, 5) == 20)
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 20, length: 1), in: container)
    #expect(abs(rect.maxX - 1000) < 0.01)
    #expect(abs(manager.location(forGlyphAt: 20).x - rect.minX) < 0.01)
  }

  private final class Watcher: NSTextStorageDelegate {
    var edits: [(mask: NSTextStorage.EditActions, range: NSRange, change: Int)] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { edits.append((editedMask, editedRange, delta)) }
  }

  @Test func delegate_isToldOfEachEdit_andOfSeveralAtOnce() {
    let watcher = Watcher()
    storage.delegate = watcher
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "See")
    #expect(watcher.edits.count == 1 && watcher.edits[0].change == -1)
    #expect(watcher.edits[0].range == NSRange(location: 0, length: 3))
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
    #expect(watcher.edits.count == 1)
    storage.endEditing()
    #expect(watcher.edits.count == 2 && watcher.edits[1].change == 1)
    #expect(watcher.edits[1].mask == [.editedAttributes, .editedCharacters])
    #expect(storage.string == "See the terms of use!")
  }

  private func commands(_ body: @escaping (CGRect) -> Void) -> [String] {
    let image = Image.drawn(size: CGSize(width: 300, height: 40), scale: 1) { _ in body(rect(0, 0, 300, 40)) }
    guard case .drawing(let list) = image.content else { return [] }
    return "\(list)".split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func glyphs_areDrawnAsALabelDoes_andBackgroundsApart() {
    storage.addAttribute(.backgroundColor, value: Color.yellow, range: NSRange(location: 0, length: 4))
    let whole = NSRange(location: 0, length: storage.length)
    let glyphs = commands { _ in manager.drawGlyphs(forGlyphRange: whole, at: .zero) }
    let ground = commands { _ in manager.drawBackground(forGlyphRange: whole, at: .zero) }
    #expect(ground.count == 1 && ground[0].hasPrefix("fill 0 0"))
    #expect(ground + glyphs == commands { storage.draw(in: $0) })
    let part = commands { _ in manager.drawGlyphs(forGlyphRange: NSRange(location: 9, length: 5), at: .zero) }
    #expect(part.count == 1 && glyphs.count > part.count - 1 && part != glyphs)
  }

  @Test func textView_showsWhatItsStorageGets() throws {
    let view = TextView(frame: rect(0, 0, 300, 100))
    view.text = "one"
    view.textStorage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two" && view.attributedText.string == "one two")
    view.text = "three"
    #expect(view.textStorage.string == "three" && view.layoutManager.textStorage === view.textStorage)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "T")
    #expect(view.text == "Three")
    #expect(view.textContainer.size == CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
  }

  private final class Marker: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      Color.green.setFill()
      UIRectFill(
        boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: textContainers[0])
          .offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  @Test func textView_drawsWithTheLayoutManagerOfItsContainer() throws {
    let manager = Marker()
    let container = TextContainer(size: .zero)
    manager.addTextContainer(container)
    NSTextStorage(string: "Ink").addLayoutManager(manager)
    let storage = NSTextStorage(string: "Ink", attributes: [.font: Font.systemFont(ofSize: 20)])
    storage.addLayoutManager(manager)
    let view = TextView(frame: rect(0, 0, 100, 40), textContainer: container)
    let root = View()
    root.addSubview(view)
    #expect(view.text == "Ink" && view.textStorage === storage && view.layoutManager === manager)
    let picture = Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
    #expect(picture[11, 20] == Pixel(red: 0, green: 255, blue: 0) && picture[60, 20] == .white)
    // The same letters as without the subclass.
    let plain = TextView(frame: rect(0, 0, 100, 40))
    plain.attributedText = storage
    let other = View()
    other.addSubview(plain)
    let expected = Rasterizer.draw(try other.solvedTree(on: .iPhone4).displayList)
    for x in 24..<80 {
      for y in 0..<80 where expected[x, y] != picture[x, y] { Issue.record("different at \(x), \(y)") }
    }
  }

  @Test func textView_findsPlacesAndRectangles() throws {
    let view = TextView(frame: rect(0, 0, 300, 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "Read the terms"
    let start = width("Read the |") - width("|") + 5
    let place = try #require(view.closestPosition(to: CGPoint(x: start + 1, y: 15)))
    #expect(view.offset(from: view.beginningOfDocument, to: place) == 9)
    let letter = try #require(view.characterRange(at: CGPoint(x: start + 2, y: 15)))
    #expect(view.text(in: letter) == "t" && view.characterRange(at: CGPoint(x: 290, y: 90)) == nil)
    let rect = view.firstRect(for: letter)
    #expect(abs(rect.minX - start) < 0.6 && rect.minY == 8)
  }
}
