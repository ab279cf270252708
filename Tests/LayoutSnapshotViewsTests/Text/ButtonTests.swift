import Foundation
import LayoutSnapshotGraphics
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Sizes of buttons, and where their titles and images lie in them.
@Suite
struct ButtonTests {
  /// A system button with a title of one word.
  private func button(_ title: String? = "Button", size: CGFloat = 15) -> Button {
    let button = Button(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle(title, for: .normal)
    return button
  }

  /// A button at its own size in the corner of a screen.
  private func layout(_ button: Button, _ device: Device = .iPhone5) throws -> Layout {
    button.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    root.accessibilityIdentifier = "root"
    root.addSubview(button)
    return try root.layout(on: device)
  }

  @Test(arguments: [(15.0, 30.0), (17, 33), (24, 41), (12, 27)])
  func height_isALineAndTwelveInWholePoints(size: Double, height: Double) throws {
    #expect(button(size: size).intrinsicContentSize.height == CGFloat(height))
  }

  @Test
  func width_isTheTitlesInWholePointsAndThirtyAtLeast() throws {
    // "Button" in Xcode's documents is 46 points wide at 15 points.
    #expect(button().intrinsicContentSize == CGSize(width: 46, height: 30))
    #expect(button("i").intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  /// A storyboard of toolsVersion 12120 has a button of 23x23 with a picture of that size behind it.
  @Test
  func backgroundImage_isTheLeastSizeOfTheButton() throws {
    let button = Button(type: .custom)
    button.setBackgroundImage(Image(color: .red, size: CGSize(width: 23, height: 23)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 23, height: 23))
    #expect(button.backgroundImage(for: .normal)?.size.width == 23)
    #expect(button.backgroundImage(for: .selected) == nil && button.currentBackgroundImage != nil)
    button.setTitle("Button", for: .normal)
    let plain = self.button(size: 18)
    #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    button.setBackgroundImage(Image(color: .red, size: CGSize(width: 90, height: 20)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 90, height: plain.intrinsicContentSize.height))
    button.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    root.addSubview(button)
    let painted = try root.solvedTree(on: .iPhone5).displayList
    let red = Pixel(red: 255, green: 0, blue: 0)
    #expect(
      painted.commands.contains(
        .fill(FixedRect(pixels: PixelEdges(left: 0, top: 0, right: 180, bottom: 68)), red)))
  }

  @Test
  func custom_isSetAtEighteenPoints() throws {
    let button = Button()
    button.setTitle("No", for: .normal)
    #expect(button.buttonType == .custom)
    // A line of 18 points is 21.48 high.
    #expect(button.intrinsicContentSize.height == 34)
    #expect(button.currentTitleColor == .white)
  }

  @Test
  func contentInsets_replaceThePadding() throws {
    let button = button()
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 46 + 6, height: 18 + 4))
  }

  @Test
  func title_liesInTheMiddle() throws {
    let layout = try layout(button())
    #expect(layout["root/Button"]?.frame.size == CGSize(width: 46, height: 30))
    #expect(layout["root/Button/ButtonLabel"]?.frame == rect(0, 6, 46, 18))
  }

  @Test(arguments: [
    (Control.ContentHorizontalAlignment.center, 36.0, 57.0), (.left, 0, 21), (.leading, 0, 21),
    (.right, 71, 92),
    (.trailing, 71, 92),
  ])
  func imageAndTitle_standTogetherWhereTheAlignmentSays(
    alignment: Control.ContentHorizontalAlignment, image: Double, title: Double
  ) throws {
    let button = button()
    button.setImage(Image(size: CGSize(width: 21, height: 40)), for: .normal)
    // 21 and 46, and as high as the image.
    #expect(button.intrinsicContentSize == CGSize(width: 67, height: 40))
    button.contentHorizontalAlignment = alignment
    button.widthAnchor.constraint(equalToConstant: 138).isActive = true
    let layout = try layout(button)
    #expect(layout["root/Button/ImageView"]?.frame == rect(image == 36 ? 35.5 : image, 0, 21, 40))
    #expect(layout["root/Button/ButtonLabel"]?.frame == rect(title == 57 ? 56.5 : title, 11, 46, 18))
  }

  @Test
  func imageAndTitle_fromRightToLeft_changeSides() throws {
    let button = button()
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    let layout = try layout(button, .iPhone5.rightToLeft)
    #expect(layout["root/Button/ImageView"]?.frame == rect(46, 0, 20, 20))
    #expect(layout["root/Button/ButtonLabel"]?.frame == rect(0, 1, 46, 18))
  }

  @Test
  func insets_moveTitleAndImageApart() throws {
    let button = button()
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    button.titleEdgeInsets = EdgeInsets(left: 8, right: -8)
    button.imageEdgeInsets = EdgeInsets(left: -8, right: 8)
    button.contentEdgeInsets = EdgeInsets(left: 8, right: 8)
    #expect(button.intrinsicContentSize == CGSize(width: 82, height: 20))
    let layout = try layout(button)
    #expect(layout["root/Button/ImageView"]?.frame == rect(0, 0, 20, 20))
    #expect(layout["root/Button/ButtonLabel"]?.frame == rect(36, 1, 46, 18))
  }

  @Test
  func title_inAButtonThatIsTooNarrow_isTruncated() throws {
    let button = button("A title of many words")
    button.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let layout = try layout(button)
    #expect(layout["root/Button/ButtonLabel"]?.frame == rect(0, 6, 80, 18))
    #expect(layout["root/Button/ButtonLabel"]?.isTruncated == true)
  }

  @Test
  func states_showTheirOwnTitleOrTheNormalOne() throws {
    let button = button("Off")
    button.setTitle("On", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "On")
    #expect(button.titleLabel?.text == "On")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Off")
  }

  @Test
  func constraintsOnTheTitle_holdWhereTheTitleIs() throws {
    let (button, line) = (button(), View())
    let root = View()
    root.accessibilityIdentifier = "root"
    for view in [button, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let title = try #require(button.titleLabel)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      button.widthAnchor.constraint(equalToConstant: 146),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      line.topAnchor.constraint(equalTo: title.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    let layout = try root.layout(on: .iPhone5)
    #expect(layout["root/View"]?.frame == rect(60, 124, 46, 1))
    #expect(layout["root/Button/ButtonLabel"]?.frameInRoot == rect(60, 106, 46, 18))
    #expect(layout.nodes.allSatisfy { !$0.isAmbiguous })
  }

  /// Heights and insets that Xcode stores for configured buttons: 34.333 at 3x and 17 points, 33.5 at 2x and 16,
  /// 43 at 2x and 24, 30 at 2x and 13.
  @Test(arguments: [(3, 17.0, 103.0 / 3), (2, 16, 33.5), (2, 24, 43), (2, 13, 30)])
  func configuration_addsItsInsetsToALineOnThePixels(scale: Int, size: Double, height: Double) throws {
    var configuration = Button.Configuration.plain()
    configuration.title = "Tap Me"
    let button = Button(configuration: configuration)
    button.titleLabel?.font = .systemFont(ofSize: size)
    let layout = try layout(button, Device(name: "screen", width: 300, height: 300, scale: scale))
    let frame = try #require(layout["root/Button"]?.frame)
    #expect(frame.height == CGFloat(height))
    // Xcode has 79.667, a pixel less: the width of letters is known to half a point.
    if size == 17 { #expect(frame.width == 80) }
  }

  @Test
  func configuration_placesItsImage() throws {
    var configuration = Button.Configuration.filled()
    configuration.title = "Button"
    configuration.image = Image(size: CGSize(width: 20, height: 10))
    configuration.imagePadding = 4
    configuration.imagePlacement = .top
    let button = Button(configuration: configuration)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    let layout = try layout(button)
    // 46 wide (45.5 at 2x), 10 + 4 + 18 high, and 12 and 7 around.
    let title = try #require(layout["root/Button/ButtonLabel"]?.frame)
    #expect(title.height == 18 && title.minY == 21 && title.minX == 12)
    #expect(layout["root/Button"]?.frame.size == CGSize(width: title.width + 24, height: 46))
    #expect(layout["root/Button/ImageView"]?.frame.minY == 7)
  }
}
