import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Outlines and slants of letters, kinds of lines, and attachments that say their own bounds.
@Suite struct OutlinedTextTests {
  private func commands(_ attributes: [NSAttributedString.Key: Any], _ text: String = "I") -> [String] {
    var attributes = attributes
    attributes[.font] = Font.systemFont(ofSize: 40)
    let image = Image.drawn(size: CGSize(width: 80, height: 60), scale: 1) { _ in
      NSAttributedString(string: text, attributes: attributes).draw(at: .zero)
    }
    guard case .drawing(let list) = image.content else { return [] }
    return "\(list)".split(separator: "\n").dropFirst().map(String.init)
  }

  private func picture(_ attributes: [NSAttributedString.Key: Any]) throws -> Bitmap {
    let label = Label(frame: rect(0, 0, 40, 40))
    var attributes = attributes
    attributes[.font] = Font.systemFont(ofSize: 40)
    label.attributedText = NSAttributedString(string: "H", attributes: attributes)
    let root = View()
    root.addSubview(label)
    return Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
  }

  private func count(_ bitmap: Bitmap, _ matches: (Pixel) -> Bool) -> Int {
    var sum = 0
    for x in 0..<80 {
      for y in 0..<80 where matches(bitmap[x, y]) { sum += 1 }
    }
    return sum
  }

  @Test func strokeWidth_drawsOutlinesAlone_orAroundFilledLetters() throws {
    let plain = try picture([:])
    let hollow = try picture([.strokeWidth: 4, .strokeColor: Color.red])
    let both = try picture([.strokeWidth: -4, .strokeColor: Color.red])
    func isRed(_ pixel: Pixel) -> Bool { pixel.red > 200 && pixel.green < 60 && pixel.blue < 60 }
    func isBlack(_ pixel: Pixel) -> Bool { pixel.red < 60 && pixel.green < 60 && pixel.blue < 60 }
    #expect(count(plain, isBlack) > 300 && count(plain, isRed) == 0)
    #expect(count(hollow, isBlack) == 0 && count(hollow, isRed) > 100)
    #expect(count(both, isRed) > 100 && count(both, isBlack) > 20)
    // Without a color of their own, outlines have that of the letters.
    #expect(count(try picture([.strokeWidth: 4]), isBlack) > 100)
  }

  @Test func obliqueness_leansLetters_aroundTheBaseline() throws {
    let plain = try picture([:])
    let leaning = try picture([.obliqueness: 0.4])
    func edge(_ bitmap: Bitmap, _ y: Int) -> Int {
      for x in (0..<80).reversed() where bitmap[x, y].red < 128 { return x }
      return 0
    }
    let rows = (0..<80).filter { edge(plain, $0) > 0 }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    #expect(edge(leaning, top + 1) > edge(plain, top + 1) + 15)
    #expect(abs(edge(leaning, bottom - 1) - edge(plain, bottom - 1)) <= 2)
    #expect(commands([.ligature: 0]) == commands([:]))
  }

  @Test func lines_areThick_double_orBroken() {
    func bars(_ style: UnderlineStyle) -> [String] {
      commands([.underlineStyle: style.rawValue], "mm").filter { $0.hasPrefix("fill") }
    }
    let single = bars(.single)
    #expect(single.count == 1 && bars(.thick).count == 1 && bars(.thick) != single)
    #expect(bars(.double).count == 2 && bars(.double).first == single.first)
    #expect(bars([.single, .patternDot]).count > bars([.single, .patternDash]).count)
    #expect(bars([.single, .patternDash]).count > 2)
    #expect(bars([.double, .patternDash]).count == 2 * bars([.single, .patternDash]).count)
    let strike = commands([.strikethroughStyle: UnderlineStyle.double.rawValue]).filter {
      $0.hasPrefix("fill")
    }
    #expect(strike.count == 2)
  }

  private final class Square: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -4, width: lineFrag.height, height: lineFrag.height) }
    override func image(
      forBounds imageBounds: CGRect, textContainer: TextContainer?, characterIndex charIndex: Int
    ) -> Image? { Image(color: .red, size: imageBounds.size) }
  }

  @Test func attachment_isAskedForItsBoundsAndPicture() {
    let font = Font.systemFont(ofSize: 40)
    let text = NSMutableAttributedString(attachment: Square())
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    let width = font.lineHeight.rounded(.up)
    #expect(abs(text.size().width - width) <= 1)
    let image = Image.drawn(size: CGSize(width: 80, height: 80), scale: 1) { _ in text.draw(at: .zero) }
    guard case .drawing(let list) = image.content else { return #expect(Bool(false), "nothing was drawn") }
    #expect("\(list)".contains("#FF0000"))
  }

  @Test func swiftAttributes_reachTheText() {
    var text = AttributedString("I")
    text.strokeWidth = 4
    text.strokeColor = .red
    text.obliqueness = 0.2
    let converted = NSAttributedString(text)
    let attributes = unsafe converted.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.strokeWidth] as? NSNumber == 4 && attributes[.strokeColor] as? Color == .red)
    #expect(commands(attributes) != commands([:]))
  }

  @Test func fontDescriptor_findsFontsByTheirFamily() {
    let system = FontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(
      system.object(forKey: .size) as? CGFloat == 17
        && system.postscriptName == Font.systemFont(ofSize: 17).fontName)
    // A family that is not registered leaves the system font.
    let absent = FontDescriptor(fontAttributes: [.family: "Nowhere", .size: 20])
    #expect(absent.pointSize == 20 && absent.postscriptName == system.postscriptName)
    #expect(system.withFamily("No Where").withFace("Bold").pointSize == 17)
  }
}
