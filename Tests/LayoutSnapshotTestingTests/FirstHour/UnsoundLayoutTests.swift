import Foundation
import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotTesting
@testable import LayoutSnapshotViews

/// Who records something broken is told so at once, and a strict test does not let it pass.
@Suite struct UnsoundLayoutTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private static let heading = "Warning: the recorded layouts have errors. Fix them and record again:"

  /// A screen with a view named title in it.
  private func screen<Content: View>(_ title: Content, _ constraints: (Content, View) -> [LayoutConstraint])
    -> View
  {
    let root = View()
    root.accessibilityIdentifier = "screen"
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
    LayoutConstraint.activate(constraints(title, root))
    return root
  }

  private func pinned(_ view: View, _ root: View) -> [LayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    ]
  }

  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    return label
  }

  private func warnings(_ view: View, on devices: [Device] = [.iPhone4]) throws -> [String] {
    let failure = try #require(try desk.failure(of: view, on: devices, mode: .all))
    let lines = failure.message.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: Self.heading) else { return [] }
    return Array(lines[(start + 1)...].prefix { $0.hasPrefix("  ") })
  }

  @Test func soundLayout_isRecordedWithoutAWarning() throws {
    #expect(try warnings(screen(label("Title")) { pinned($0, $1) }).isEmpty)
  }

  @Test func conflict_andOpenPlace_areWarnedOf() throws {
    let conflict = screen(label("Title")) {
      pinned($0, $1) + [
        $0.widthAnchor.constraint(equalToConstant: 100), $0.widthAnchor.constraint(equalToConstant: 90),
      ]
    }
    let words = try warnings(conflict)
    #expect(words.count == 1 && words[0].contains("conflicts with"), "\(words)")
    let open = try warnings(screen(label("Title")) { [pinned($0, $1)[0]] })
    #expect(open.count == 1 && open[0].contains("leave its position or size open"), "\(open)")
  }

  /// On CI nothing is recorded; the pictures of the run are looked at and accepted.
  @Test func layoutWithoutAReference_isWarnedOf_beforeItIsAccepted() throws {
    let open = screen(label("Title")) { [pinned($0, $1)[0]] }
    let message = try #require(try desk.failure(of: open, on: [.iPhone4], mode: .never)).message
    #expect(message.contains("Warning: the layouts have errors. Fix them before you accept:"), "\(message)")
    #expect(message.contains("leave its position or size open"), "\(message)")
  }

  @Test func text_thatIsCutOff_isWarnedOf_withItsDevices() throws {
    let view = screen(label("A title that is too long for a narrow phone")) {
      pinned($0, $1) + [$0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor)]
    }
    #expect(
      try warnings(view, on: [.iPhone4, .iPhone15ProMax]) == [
        "  screen/title: Its text is cut off. Give it more room, or more lines: numberOfLines = 0. on iPhone4"
      ])
  }

  @Test func picture_thatWasNotFound_isWarnedOf() throws {
    let words = try warnings(screen(ImageView(image: Image(named: "no such picture"))) { pinned($0, $1) })
    #expect(words.contains { $0.hasPrefix("  screen/title: It shows no picture") }, "\(words)")
  }

  @Test func font_thatIsNotRegistered_isWarnedOf() throws {
    let text = label("Title")
    text.font = .systemFont(ofSize: 17).standing(inPlaceOf: "Futura-Medium")
    let words = try warnings(screen(text) { pinned($0, $1) })
    #expect(words.count == 1 && words[0].contains("The font Futura-Medium is not registered"), "\(words)")
  }

  /// Code that does without the font leaves no trace of the request in the view.
  @Test func fontAndPicture_thatCodeAskedForInVain_areWarnedOf_onceForAllDevices() throws {
    let text = label("Title")
    text.font = Font(name: "Futura-Medium", size: 17) ?? .systemFont(ofSize: 17)
    Button(type: .system).setImage(Image(named: "no such logo"), for: .normal)
    let words = try warnings(screen(text) { pinned($0, $1) }, on: [.iPhone4, .iPhone15])
    #expect(
      words == [
        "  Font(name: \"Futura-Medium\") was not found, so the text uses another font. Register it with "
          + "Font.register(_:). on iPhone4, iPhone15",
        "  Image(named: \"no such logo\") was not found. Add the picture to the package, or register it with "
          + "Image.register(_:named:). on iPhone4, iPhone15",
      ])
  }

  @Test func color_thatCodeAskedForInVain_isWarnedOf_withNearNames() throws {
    Color.register(.systemPink, named: "UnsoundAccent")
    let text = label("Title")
    text.textColor = Color(named: "UnsoundAcent") ?? .label
    #expect(
      try warnings(screen(text) { pinned($0, $1) }) == [
        "  Color(named: \"UnsoundAcent\") was not found. Did you mean \"UnsoundAccent\"? Add a color set to the "
          + "package, or register a color with Color.register(_:named:). on iPhone4"
      ])
  }

  @Test func picture_thatIsNotFound_isNamedWhereAPictureDiffers() throws {
    let button = Button(type: .system)
    button.setTitle("Title", for: .normal)
    _ = try desk.failure(of: screen(button) { pinned($0, $1) }, mode: .all)
    let other = Button(type: .system)
    other.setTitle("Other", for: .normal)
    other.setImage(Image(named: "no such emblem"), for: .normal)
    let failure = try #require(try desk.failure(of: screen(other) { pinned($0, $1) }))
    #expect(failure.message.contains("Not found, which may be why:"), "\(failure.message)")
    #expect(failure.message.contains("Image(named: \"no such emblem\")"))
  }

  @Test func picture_thatIsNotDrawn_isCalledByItsFile_withTheReason() throws {
    let picture = Image(
      .placeholder(file: "Logo.pdf", reason: "The file is damaged."),
      size: CGSize(width: 20, height: 20), scale: 1)
    let words = try warnings(screen(ImageView(image: picture)) { pinned($0, $1) })
    #expect(
      words.count == 1
        && words[0].contains(
          "Its picture is drawn as a gray box of its size. Logo.pdf: The file is damaged. Register a PNG in its place"
        ),
      "\(words)")
  }

  @Test(arguments: ["image view", "button", "segment"])
  func symbol_withoutADrawing_isNamed(_ place: String) throws {
    func view(_ name: String) -> View {
      let image = Image(systemName: name)
      let button = Button(type: .system)
      button.setImage(image, for: .normal)
      return place == "button"
        ? button : place == "segment" ? SegmentedControl(items: [image ?? Image()]) : ImageView(image: image)
    }
    #expect(try warnings(screen(view("bell.slash")) { pinned($0, $1) }) == [])
    let words = try warnings(screen(view("bell.slsh")) { pinned($0, $1) })
    #expect(
      words.count == 1 && words[0].contains("There is no drawing of the symbol \"bell.slsh\""), "\(words)")
    #expect(words.first?.contains("Image.register(_:systemName: \"bell.slsh\")") == true)
  }

  @Test func contentOfAnotherProcess_isSaidToBeMissing() throws {
    let picker = UIColorPickerViewController()
    let words = try warnings(screen(picker.view) { pinned($0, $1) }).filter {
      !$0.contains("It is ambiguous")
    }
    #expect(
      words.count == 1
        && words[0].contains("another process or framework draws the content of UIColorPickerViewController"),
      "\(words)")
  }

  /// Each case of a test has its own warnings, whatever ran before it.
  @Test(arguments: ["Avenir-Book", "Optima-Regular"]) func font_isWarnedOf_inItsOwnTest(name: String) throws {
    #expect(Font(name: name, size: 12) == nil)
    let words = try warnings(screen(label("Title")) { pinned($0, $1) })
    #expect(words.count == 1 && words[0].contains("Font(name: \"\(name)\")"), "\(words)")
  }

  /// The mistake that everybody makes once.
  @Test func forgottenMask_isCalledByItsName() throws {
    let root = View()
    root.accessibilityIdentifier = "screen"
    let title = View(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    title.accessibilityIdentifier = "title"
    root.addSubview(title)
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    let advice = "Set title.translatesAutoresizingMaskIntoConstraints = false"
    let words = try warnings(root)
    #expect(words.contains { $0.contains(advice) }, "\(words)")
    let layout = try root.layout(on: .iPhone4)
    #expect(LayoutChecks().hasNoConflicts.findings(layout).allSatisfy { $0.contains(advice) })
    #expect(!LayoutChecks().hasNoConflicts.findings(layout).isEmpty)
    #expect(layout.findings().contains { $0.rule == .conflict && $0.fix.hasPrefix(advice) })
  }

  @Test func strict_refusesErrors_whateverTheReferenceSays() throws {
    let strict = SnapshotConfiguration(isStrict: true)
    let open = { screen(label("Title")) { [pinned($0, $1)[0]] } }
    let refused = try #require(try desk.failure(of: open(), mode: .missing, configuration: strict))
    #expect(refused.message.contains("A strict test refuses layouts with errors:"))
    #expect(desk.folder.files.filter { $0.hasPrefix("refs") }.isEmpty)
    _ = try desk.failure(of: open(), mode: .all)
    #expect(try desk.failure(of: open()) == nil)
    #expect(try desk.failure(of: open(), configuration: strict) != nil)
    let sound = { screen(label("Title")) { pinned($0, $1) } }
    _ = try desk.failure(of: sound(), mode: .all, test: "sound()")
    #expect(try desk.failure(of: sound(), test: "sound()", configuration: strict) == nil)
  }

  /// A phone shows a screen that asks for layouts without end, and so does a picture; whoever records it is told who asks.
  @Test func layoutThatNeverRests_isRecordedWithAWarning_andRefusedByStrictTests() throws {
    final class Restless: View {
      override func layoutSubviews() { superview?.setNeedsLayout() }
    }
    let restless = {
      screen(Restless()) { pinned($0, $1) + [$0.widthAnchor.constraint(equalToConstant: 9)] }
    }
    let words = try warnings(restless()).filter {
      $0.contains("without end") || $0.contains("in every layout")
    }
    #expect(words.count == 1)
    let word = try #require(words.first)
    #expect(word.hasPrefix("  screen/title: Restless asks for another layout in every layout"), "\(word)")
    #expect(word.contains("the state after 100 of them") && word.contains("setNeedsLayout() of screen"))
    #expect(desk.folder.files.contains { $0.hasPrefix("refs") && $0.hasSuffix(".png") })
    #expect(try desk.failure(of: restless()) == nil)
    let strict = SnapshotConfiguration(isStrict: true)
    let refused = try #require(try desk.failure(of: restless(), configuration: strict)).message
    #expect(refused.contains("A strict test refuses layouts with errors:"))
    #expect(refused.contains("Restless asks for another layout"))
    let layout = try restless().layout(on: .iPhone4)
    #expect(LayoutChecks().comesToRest.findings(layout).count == 1)
    let calm = try screen(label("A")) { pinned($0, $1) }.layout(on: .iPhone4)
    #expect(LayoutChecks().comesToRest.findings(calm) == [])
  }

  @Test(.snapshots(strict: true)) func strict_isATrait() {
    #expect(SnapshotConfiguration.current.isStrict == true)
    withSnapshotTesting(strict: false) { #expect(SnapshotConfiguration.current.isStrict == false) }
  }
}
