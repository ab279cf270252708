import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// Pictures and links in texts.
@Suite struct AttachmentTests {
  private func picture(_ width: CGFloat, _ height: CGFloat, y: CGFloat? = nil) -> NSTextAttachment {
    let attachment = NSTextAttachment(image: Image(color: .red, size: CGSize(width: width, height: height)))
    if let y { attachment.bounds = CGRect(x: 0, y: y, width: width, height: height) }
    return attachment
  }

  private func label(_ attachment: NSTextAttachment) -> Label {
    let text = NSMutableAttributedString(string: "Rated ", attributes: [.font: Font.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    let label = Label()
    label.attributedText = text
    return label
  }

  @Test func attachment_isOneCharacter_asWideAsItsPicture() {
    let text = NSAttributedString(attachment: picture(30, 10))
    #expect(text.length == 1 && text.string.unicodeScalars.first?.value == UInt32(NSTextAttachment.character))
    let words = Label()
    (words.text, words.font) = ("Rated ", .systemFont(ofSize: 17))
    let whole = label(picture(30, 10)).intrinsicContentSize
    #expect(whole.width >= words.intrinsicContentSize.width + 29.5 && whole.height == 20.5)
    #expect(text.size().width == 30)
  }

  /// What stands above the baseline or hangs below it makes the line higher.
  @Test func line_isAsHighAsItsPictures() {
    #expect(label(picture(10, 40)).intrinsicContentSize.height >= 40 + 4)
    #expect(label(picture(10, 40, y: -20)).intrinsicContentSize.height >= 40)
    let onLine = label(picture(10, 40)).intrinsicContentSize.height
    #expect(label(picture(10, 40, y: -4)).intrinsicContentSize.height <= onLine)
    #expect(label(picture(10, 12, y: -2)).intrinsicContentSize.height == 20.5)
  }

  @Test func picture_standsOnTheBaseline_orWhereItsBoundsSay() throws {
    func bottom(_ y: CGFloat?) throws -> (Fixed, CGFloat) {
      let (root, label) = (View(), label(picture(10, 12, y: y)))
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 20.5)
      root.addSubview(label)
      let list = try root.solvedTree(on: .iPhone4).displayList
      let place = try #require(
        list.commands.lazy.compactMap { command -> FixedRect? in
          switch command {
          case .image(let image): image.rect
          case .fill(let rect, Pixel(red: 255, green: 0, blue: 0)): rect
          default: nil
          }
        }.first, "\(list)")
      return (place.bottom, label.font.ascender)
    }
    let (standing, _) = try bottom(nil)
    let (hanging, _) = try bottom(-3)
    #expect(hanging.rawValue - standing.rawValue == 6 * 256)
    // 16 points down at 2x.
    #expect(standing == Fixed(pixels: 32), "\(standing)")
  }

  @Test func text_breaksBesidePictures() {
    let label = label(picture(60, 10))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 70, height: 500)).height > 40)
  }

  @Test func textView_showsLinksInItsTint_orAsItIsTold() throws {
    let text = TextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    text.attributedText = NSAttributedString(
      string: "A link", attributes: [.link: "https://example.org", .font: Font.systemFont(ofSize: 17)])
    func list() throws -> String {
      let root = View()
      root.addSubview(text)
      return try "\(root.solvedTree(on: .iPhone4).displayList)"
    }
    text.tintColor = .systemPurple
    #expect(try list().contains("#AF52DE"))
    #expect(text.linkTextAttributes[.foregroundColor] as? Color == .systemPurple)
    let fills = try list().components(separatedBy: "fill").count
    text.linkTextAttributes = [
      .foregroundColor: Color.systemRed, .underlineStyle: UnderlineStyle.single.rawValue,
    ]
    let told = try list()
    #expect(told.contains("#FF3B30") && !told.contains("#AF52DE"))
    #expect(told.components(separatedBy: "fill").count == fills + 1)
  }
}
