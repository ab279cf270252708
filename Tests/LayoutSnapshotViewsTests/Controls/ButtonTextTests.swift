import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// The texts, the background and the colors of a button's configuration.
@Suite struct ButtonTextTests {
  private func size(_ text: String, _ font: Font) -> CGSize {
    let label = Label()
    (label.text, label.font) = (text, font)
    return label.intrinsicContentSize
  }

  @Test func subtitle_liesUnderTheTitle() throws {
    var configuration = Button.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("Checkout", "3 items")
    configuration.titlePadding = 4
    let button = Button(configuration: configuration)
    let (title, subtitle) = (
      size("Checkout", .systemFont(ofSize: 17)), size("3 items", .systemFont(ofSize: 12))
    )
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width + 24, height: title.height + 4 + subtitle.height + 14))
    #expect(button.subtitleLabel?.text == "3 items" && button.subtitleLabel?.superview === button)
    let area = CGRect(x: 10, y: 0, width: 300, height: title.height + 4 + subtitle.height)
    func frames(_ change: (inout Button.Configuration) -> Void) -> ButtonArrangement {
      var other = configuration
      change(&other)
      button.configuration = other
      return other.arrangement(of: button, in: area)
    }
    let leading = frames { _ in }
    #expect(leading.titleFrame.minY == 0 && leading.subtitleFrame.minY == title.height + 4)
    #expect(leading.subtitleFrame.minX == leading.titleFrame.minX)
    #expect(leading.subtitleFrame.width == subtitle.width)
    let centered = frames { $0.titleAlignment = .center }
    #expect(centered.subtitleFrame.midX == centered.titleFrame.midX)
    let trailing = frames { $0.titleAlignment = .trailing }
    #expect(trailing.subtitleFrame.maxX == trailing.titleFrame.maxX)
    let stacked = frames { $0.imagePlacement = .top }
    #expect(stacked.subtitleFrame.midX == stacked.titleFrame.midX)
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel?.superview == nil)
  }

  @Test func attributedTitle_andTransformers_changeTheFont() throws {
    var configuration = Button.Configuration.filled()
    var title = AttributedString("Big")
    title.font = Font.systemFont(ofSize: 30)
    configuration.attributedTitle = title
    let button = Button(configuration: configuration)
    #expect(button.titleLabel?.text == "Big")
    #expect(button.intrinsicContentSize.height == size("Big", .systemFont(ofSize: 30)).height + 14)

    var transformed = Button.Configuration.filled()
    transformed.title = "Big"
    let seen = Locked(nil as Font?)
    transformed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      seen.set(attributes.font)
      var attributes = attributes
      attributes.font = Font.systemFont(ofSize: 30)
      return attributes
    }
    button.configuration = transformed
    #expect(button.intrinsicContentSize.height == size("Big", .systemFont(ofSize: 30)).height + 14)
    #expect(seen.value == .systemFont(ofSize: 17))
    transformed.title = nil
    button.configuration = transformed
    #expect(button.titleLabel?.superview == nil)
  }

  @Test func background_replacesTheStyles() throws {
    func drawn(_ change: (inout Button.Configuration) -> Void) throws -> DisplayList {
      var configuration = Button.Configuration.filled()
      change(&configuration)
      let button = Button(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      let root = View()
      root.addSubview(button)
      return try root.solvedTree(on: Device(name: "screen", width: 50, height: 50, scale: 1)).displayList
    }
    let usual = try drawn { _ in }
    #expect(try drawn { $0.background.cornerRadius = 5.95 } == usual)
    let red = try drawn { $0.background.backgroundColor = .red }
    #expect("\(red)".contains("#FF0000") && !"\(usual)".contains("#FF0000"))
    #expect(try drawn { $0.background.cornerRadius = 8 } == drawn { $0.cornerStyle = .medium })
    #expect(
      try drawn { ($0.background.cornerRadius, $0.cornerStyle) = (1, .medium) }
        == drawn { $0.cornerStyle = .medium })
    let stroked = try drawn { ($0.background.strokeColor, $0.background.strokeWidth) = (.red, 2) }
    #expect(stroked != usual)
  }

  @Test func image_takesItsConfigurationAndColor() throws {
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 34)
    let button = Button(configuration: configuration)
    #expect(button.imageView?.image?.size == CGSize(width: 40, height: 36))
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    button.configuration = configuration
    #expect(button.imageView?.tintColor == .red)
    let plain = Button(type: .system)
    plain.setImage(Image(systemName: "star"), for: .normal)
    plain.setPreferredSymbolConfiguration(Image.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    #expect(plain.imageView?.intrinsicContentSize.width == 40)
  }

  @Test func titleShadow_followsTheState() {
    let button = Button()
    button.setTitle("x", for: .normal)
    button.setTitleShadowColor(.red, for: .highlighted)
    #expect(button.titleLabel?.shadowColor == nil)
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .red && button.titleLabel?.shadowOffset == .zero)
  }
}

/// A value that a closure of another thread may set.
private final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value { lock.withLock { stored } }
  func set(_ value: Value) { lock.withLock { stored = value } }
}
