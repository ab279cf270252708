import Foundation
import LayoutSnapshotTesting
import Testing

/// Text as it is drawn: fonts, attributes, wrapping, truncation, and the controls that hold it.
@Suite struct TextGallery {
  private func label(
    _ text: String, _ font: Font = .systemFont(ofSize: 17), _ change: (Label) -> Void = { _ in }
  )
    -> Label
  {
    let label = Label()
    label.text = text
    label.font = font
    change(label)
    return label
  }

  @Test func labels() {
    let sheet = Sheet()
    sheet.row(
      label("Title", .preferredFont(forTextStyle: .largeTitle)),
      label("Headline", .boldSystemFont(ofSize: 17)))
    sheet.row(
      label("Medium", .systemFont(ofSize: 17, weight: .medium)),
      label("Slanted", .italicSystemFont(ofSize: 17)))
    let text = NSMutableAttributedString(string: "Red, underlined, k e r n, high")
    text.addAttribute(.foregroundColor, value: Color.systemRed, range: NSRange(location: 0, length: 3))
    let underline = UnderlineStyle.single.rawValue
    text.addAttribute(.underlineStyle, value: underline, range: NSRange(location: 5, length: 10))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 17, length: 7))
    text.addAttribute(.backgroundColor, value: Color.systemYellow, range: NSRange(location: 26, length: 4))
    text.addAttribute(.font, value: Font.systemFont(ofSize: 22), range: NSRange(location: 26, length: 4))
    sheet.row(label("") { $0.attributedText = text })
    let long = "The quick brown fox jumps over the lazy dog and goes home."
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      sheet.row(sheet.sized(label(long) { $0.lineBreakMode = mode }, 288, 20.5))
    }
    for alignment in [TextAlignment.natural, .center, .justified] {
      sheet.row(
        sheet.sized(
          label(long, .systemFont(ofSize: 13)) {
            ($0.numberOfLines, $0.textAlignment) = (0, alignment)
          }, 200, 32))
    }
    sheet.row(
      sheet.sized(label(long) { $0.adjustsFontSizeToFitWidth = true }, 288, 20.5))
    sheet.row(label("مرحبا שלום 漢字"), label("Words as boxes") { $0.drawsTextAsBoxes = true })
    assertSnapshot(of: sheet, on: .sheets(height: 520))
  }

  @Test func controls() {
    let sheet = Sheet()
    let (system, custom, disabled) = (Button(type: .system), Button(), Button(type: .system))
    for (button, title) in [(system, "System"), (custom, "Custom"), (disabled, "Disabled")] {
      button.setTitle(title, for: .normal)
    }
    custom.backgroundColor = .systemIndigo
    disabled.isEnabled = false
    let starred = Button(type: .system)
    starred.setTitle("Star", for: .normal)
    starred.setImage(Image(systemName: "star"), for: .normal)
    sheet.row(system, custom, disabled, starred)
    let makers: [Button.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let configured = makers.map { maker in
      var configuration = maker
      configuration.title = "Tap"
      return Button(configuration: configuration)
    }
    sheet.row(configured[0], configured[1], configured[2], configured[3])
    var stacked = Button.Configuration.filled()
    (stacked.title, stacked.image, stacked.imagePlacement) = ("Above", Image(systemName: "plus"), .top)
    (stacked.imagePadding, stacked.cornerStyle) = (4, .capsule)
    sheet.row(Button(configuration: stacked))
    for style in [TextField.BorderStyle.none, .line, .bezel, .roundedRect] {
      let (empty, full) = (TextField(), TextField())
      (empty.borderStyle, full.borderStyle) = (style, style)
      (empty.placeholder, full.text) = ("Placeholder", "Text")
      sheet.row(sheet.sized(empty, 130, 34), sheet.sized(full, 130, 34))
    }
    let secret = TextField()
    (secret.text, secret.isSecureTextEntry, secret.borderStyle) = ("secret", true, .roundedRect)
    sheet.row(sheet.sized(secret, 130, 34))
    let search = SearchBar()
    search.placeholder = "Search"
    sheet.row(sheet.sized(search, 288, 56))
    let text = TextView()
    (text.text, text.font) = (
      "Text of a few lines, which begins five points from the edge.", .systemFont(ofSize: 15)
    )
    text.backgroundColor = .secondarySystemBackground
    text.isScrollEnabled = false
    text.widthAnchor.constraint(equalToConstant: 200).isActive = true
    sheet.row(text)
    assertSnapshot(of: sheet, on: .sheets(height: 620))
  }
}
