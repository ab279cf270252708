import Foundation
import LayoutSnapshotGraphics
import TestTools
import Testing
import LayoutSnapshotViews

/// Sizes of text fields and text views, and where their text is.
@Suite
struct TextFieldTests {
  /// A view at its own size in the corner of a screen.
  private func layout(_ view: View, _ device: Device = .iPhone5) throws -> Layout {
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    root.accessibilityIdentifier = "root"
    root.addSubview(view)
    return try root.layout(on: device)
  }

  /// Heights of fields in Xcode's documents: 22 without a border at 17 points, 34 with round corners at 14.
  @Test(arguments: [
    (TextField.BorderStyle.none, 17.0, 22.0), (.roundedRect, 14, 34), (.roundedRect, 17, 34), (.none, 14, 18),
    (.line, 17, 34), (.bezel, 17, 34), (.roundedRect, 24, 42),
  ])
  func height_isThatOfXcodesDocuments(style: TextField.BorderStyle, size: Double, height: Double) {
    let field = TextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == CGFloat(height))
  }

  @Test
  func width_isThatOfTheTextOrThePlaceholder() {
    let field = TextField()
    #expect(field.intrinsicContentSize.width == 0)
    field.placeholder = "Label"
    // 41.5, in whole points.
    #expect(field.intrinsicContentSize.width == 42)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == 56)
    field.text = "Label Label"
    #expect(field.intrinsicContentSize.width > 98)
  }

  @Test
  func clearButton_showsWhereThereIsAText_andTakesRoomFromIt() {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.clearButtonMode = .unlessEditing
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.clearButtonRect(forBounds: bounds) == rect(176, 7.5, 19, 19))
    #expect(field.textRect(forBounds: bounds) == rect(7, 2, 186, 30))
    field.text = "Label"
    #expect(field.textRect(forBounds: bounds) == rect(7, 2, 169, 30))
    #expect(field.intrinsicContentSize.width == 80)
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds) == rect(7, 2, 186, 30))
    #expect(TextField().clearButtonMode == .never)
  }

  @Test
  func sideViews_takeTheirRoomFromTheText() throws {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.leftView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.leftViewMode = .always
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field.textRect(forBounds: bounds) == rect(20, 2, 173, 30))
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: bounds) == rect(20, 2, 150, 30))
    var layout = try layout(field)
    #expect(layout["root/TextField/View[0]"]?.frame == rect(0, 12, 20, 10))
    #expect(layout["root/TextField/View[1]"]?.frame == rect(170, 2, 30, 30))
    field.removeFromSuperview()
    layout = try self.layout(field, .iPhone5.rightToLeft)
    #expect(layout["root/TextField/View[0]"]?.frame == rect(180, 12, 20, 10))
    field.rightViewMode = .whileEditing
    #expect(field.rightView?.superview == nil)
  }

  @Test
  func text_thatIsTooLong_isTruncated() throws {
    let field = TextField()
    field.text = "Much longer than the field is wide"
    field.widthAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(try layout(field)["root/TextField"]?.isTruncated == true)
    field.text = "Short"
    field.removeFromSuperview()
    #expect(try layout(field)["root/TextField"]?.isTruncated == false)
  }

  @Test func disabledField_keepsItsColour() throws {
    func drawn(_ color: Color, isEnabled: Bool) throws -> DisplayList {
      let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      (field.text, field.textColor, field.isEnabled) = ("Text", color, isEnabled)
      let root = View()
      root.addSubview(field)
      return try root.solvedTree(on: .iPhone5).displayList
    }
    #expect(try drawn(.red, isEnabled: false) == drawn(.red, isEnabled: true))
    #expect(try drawn(.red, isEnabled: false) != drawn(.label, isEnabled: false))
  }

  @Test
  func secretText_isAsWideAsItsDots() {
    let (open, secret) = (TextField(), TextField())
    (open.text, secret.text, secret.isSecureTextEntry) = ("••••", "Abcd", true)
    #expect(secret.intrinsicContentSize == open.intrinsicContentSize)
  }

  @Test
  func textView_thatScrolls_asksForNoSize() {
    let text = TextView()
    text.text = "Text"
    #expect(text.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  /// Heights that Xcode stores for text views that do not scroll: 36.5 at 2x and 36.333 at 3x at 17 points.
  @Test(arguments: [(2, 36.5), (3, 109.0 / 3)])
  func textView_thatDoesNotScroll_isALineAndItsInsetsHigh(scale: Int, height: Double) throws {
    let text = TextView()
    text.font = .systemFont(ofSize: 17)
    text.text = "Label"
    text.isScrollEnabled = false
    let layout = try layout(text, Device(name: "screen", width: 320, height: 480, scale: scale))
    let frame = try #require(layout["root/TextView"]?.frame)
    #expect(frame.height == CGFloat(height))
    // 41.06 and 5 at both ends.
    #expect(frame.width == (scale == 2 ? 51.5 : 154.0 / 3))
  }

  /// A text view that Xcode saved 38 high: 22 for a line of body text, where a label has 20.5, and 16.
  @Test
  func textView_inATextStyle_leavesItsGapBelowTheLastLineToo() throws {
    let text = TextView()
    text.font = .preferredFont(forTextStyle: .body)
    text.text = "Content goes here"
    text.isScrollEnabled = false
    #expect(try layout(text)["root/TextView"]?.frame.height == 38)
    text.text = "Content\ngoes here"
    text.removeFromSuperview()
    #expect(try layout(text)["root/TextView"]?.frame.height == 60)
  }

  @Test
  func textView_ofManyLines_isMeasuredAtItsWidth() throws {
    let text = TextView()
    text.font = .systemFont(ofSize: 17)
    text.text = MultilineTests.text
    text.isScrollEnabled = false
    text.widthAnchor.constraint(equalToConstant: 110).isActive = true
    // 100 points hold two words: five lines, 101.44 high.
    #expect(try layout(text)["root/TextView"]?.frame == rect(0, 0, 110, 117.5))
    text.textContainer.lineFragmentPadding = 10
    text.removeFromSuperview()
    // 90 points still do.
    #expect(try layout(text)["root/TextView"]?.frame.height == 117.5)
    text.textContainer.maximumNumberOfLines = 2
    text.removeFromSuperview()
    let layout = try layout(text)
    #expect(layout["root/TextView"]?.frame.height == 57)
    #expect(layout["root/TextView"]?.isTruncated == true)
  }
}

/// Search bars.
@Suite
struct SearchBarTests {
  @Test
  func searchBar_holdsAFieldWithAMagnifier() throws {
    let bar = SearchBar()
    bar.placeholder = "Search"
    let root = StackView(arrangedSubviews: [bar])
    root.alignment = .top
    let layout = try root.layout(on: .iPhone5)
    #expect(layout["StackView/SearchBar"]?.frame == rect(0, 0, 320, 56))
    let field = try #require(layout["StackView/SearchBar/SearchTextField"])
    #expect(field.frame == rect(8, 10, 304, 36))
    let magnifier = try #require(layout["StackView/SearchBar/SearchTextField/ImageView"])
    #expect(magnifier.frame == rect(8, 8, 20, 20))
    #expect(bar.searchTextField.textRect(forBounds: rect(0, 0, 304, 36)) == rect(36, 0, 260, 36))
  }
}
