import Foundation
import LayoutSnapshotTesting
import Testing

/// Texts and pictures that configurations, attributes and states make.
@Suite struct NamesGallery {
  /// Configured buttons with all their texts and backgrounds, and buttons that paste.
  @Test func buttons() {
    let sheet = Sheet()
    var subtitled = Button.Configuration.filled()
    (subtitled.title, subtitled.subtitle) = ("Check out", "3 items, 24.90")
    subtitled.image = Image(systemName: "star")
    subtitled.imagePadding = 8
    var outlined = Button.Configuration.plain()
    outlined.title = "Outlined"
    (outlined.background.strokeColor, outlined.background.strokeWidth) = (.systemBlue, 2)
    outlined.background.cornerRadius = 14
    sheet.row(Button(configuration: subtitled), Button(configuration: outlined))
    var attributed = Button.Configuration.tinted()
    var title = AttributedString("Was 30 ")
    title.strikethroughStyle = .single
    var price = AttributedString("now 20")
    (price.font, price.foregroundColor) = (Font.boldSystemFont(ofSize: 19), Color.systemRed)
    attributed.attributedTitle = title + price
    var transformed = Button.Configuration.gray()
    transformed.title = "Transformed"
    transformed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      (attributes.font, attributes.kern) = (Font.systemFont(ofSize: 13, weight: .semibold), 2)
      return attributes
    }
    sheet.row(Button(configuration: attributed), Button(configuration: transformed))
    var stacked = Button.Configuration.gray()
    (stacked.title, stacked.subtitle, stacked.imagePlacement) = ("Stacked", "below", .top)
    stacked.image = Image(systemName: "heart")
    stacked.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    sheet.row(Button(configuration: stacked), UIPasteControl(configuration: UIPasteControl.Configuration()))
    assertSnapshot(of: sheet, on: .sheets(height: 240))
  }

  /// Lines, shadows and indents of attributed texts.
  @Test func texts() {
    let sheet = Sheet()
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 2, height: 2), 4)
    shadow.shadowColor = Color.systemBlue
    let attributes: [[NSAttributedString.Key: Any]] = [
      [.strikethroughStyle: 1, .strikethroughColor: Color.systemRed],
      [.underlineStyle: 1, .underlineColor: Color.systemGreen], [.shadow: shadow], [.tracking: 3],
    ]
    for line in attributes {
      let label = Label()
      label.attributedText = NSAttributedString(
        string: "Hamburgefonstiv", attributes: line.merging([.font: Font.systemFont(ofSize: 24)]) { $1 })
      sheet.row(label)
    }
    let pale = Label()
    (pale.text, pale.isEnabled) = ("Not enabled", false)
    sheet.row(pale)
    assertSnapshot(of: sheet, on: .sheets(height: 240))
  }

  /// What a screen shows that has nothing to show.
  @Test func unavailable() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = Image(systemName: "star")
    configuration.text = "No favourites"
    configuration.secondaryText = "What you mark with a star is listed here, on all of your devices."
    configuration.button.title = "Look around"
    assertSnapshot(
      of: UIContentUnavailableView(configuration: configuration),
      on: [.iPhone8, .iPhone8.with(.dark)])
  }
}
