import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// What text puts into a display list.
@Suite
struct TextDrawingTests {
  /// What a label draws at a place, without the ground of the screen.
  private func commands(
    _ text: String, scale: Int = 2, width: CGFloat = 200, height: CGFloat = 20.5, _ traits: Traits = [],
    _ change: (Label) -> Void = { _ in }
  ) throws -> [DisplayList.Command] {
    let label = Label(frame: CGRect(x: 10, y: 20, width: width, height: height))
    label.text = text
    change(label)
    let root = View()
    root.addSubview(label)
    let device = Device(name: "screen", width: 300, height: 100, scale: scale).with(traits)
    return Array(try root.solvedTree(on: device).displayList.commands.dropFirst())
  }

  private func glyphs(_ command: DisplayList.Command?) -> GlyphRun? {
    if case .glyphs(let run) = command { return run }
    return nil
  }

  @Test
  func label_shadow_isTheSameTextBehind() throws {
    let commands = try commands("La") {
      $0.shadowColor = .red
      $0.shadowOffset = CGSize(width: 1, height: 2)
      $0.attributedText = NSAttributedString(string: "La", attributes: [.foregroundColor: Color.blue])
    }
    let (shadow, text) = (try #require(glyphs(commands.first)), try #require(glyphs(commands.last)))
    #expect(commands.count == 2)
    #expect(shadow.color == Pixel(red: 255, green: 0, blue: 0))
    #expect(text.color == Pixel(red: 0, green: 0, blue: 255))
    for (behind, before) in zip(shadow.places, text.places) {
      #expect(behind.origin.x.rawValue - before.origin.x.rawValue == 2 * 256)
      #expect(behind.origin.y.rawValue - before.origin.y.rawValue == 4 * 256)
    }
  }

  @Test
  func label_highlighted_hasItsOtherColor() throws {
    func color(_ change: (Label) -> Void) throws -> Pixel? {
      glyphs(try commands("La", [], change).first)?.color
    }
    #expect(try color { $0.isHighlighted = true } == Pixel(red: 0, green: 0, blue: 0))
    #expect(try color { $0.highlightedTextColor = .red } == Pixel(red: 0, green: 0, blue: 0))
    let highlighted = try color { ($0.highlightedTextColor, $0.isHighlighted) = (.red, true) }
    #expect(highlighted == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test
  func label_drawsItsGlyphsOnTheBaseline() throws {
    let commands = try commands("La")
    let run = try #require(glyphs(commands.first))
    #expect(commands.count == 1)
    #expect(run.size == Fixed(pixels: 34))
    #expect(run.color == Pixel(red: 0, green: 0, blue: 0))
    #expect(run.outlines.count == 2)
    // The top is at 40 pixels, the baseline 32 (16.19 points, to the nearest pixel) below it.
    #expect(run.places.allSatisfy { $0.origin.y == Fixed(pixels: 72) })
    // The advance of L is 0.5489 * 17 - 0.43 = 8.9 points; both letters are moved by half of what their measured
    // advances differ from the drawn ones, and stand on quarters of a pixel.
    let distance = (run.places[1].origin.x.rawValue - run.places[0].origin.x.rawValue)
    let advance = Double(distance) / 512
    #expect(advance > 8.5 && advance < 9.5)
    #expect(run.places.allSatisfy { $0.origin.x.rawValue % 64 == 0 })
  }

  @Test
  func label_higherThanItsText_drawsItHalfwayDown() throws {
    let run = try #require(glyphs(try commands("La", height: 60.5).first))
    #expect(run.places[0].origin.y == Fixed(pixels: 72 + 40))
  }

  @Test
  func sameLetters_shareAnOutline() throws {
    let run = try #require(glyphs(try commands("aaab").first))
    #expect(run.outlines.count == 2)
    #expect(run.places.map(\.outline) == [0, 0, 0, 1])
  }

  @Test
  func truncatedText_endsWithAnEllipsis() throws {
    let whole = try #require(glyphs(try commands("…").first))
    let cut = try #require(glyphs(try commands("A text that is much too wide", width: 60).first))
    #expect(cut.places.count < 12)
    #expect(cut.outlines[cut.places.last?.outline ?? 0] == whole.outlines[0])
    let clipped = try #require(
      glyphs(try commands("A text that is much too wide", width: 60) { $0.lineBreakMode = .byClipping }.first)
    )
    #expect(!clipped.outlines.contains(whole.outlines[0]))
  }

  @Test
  func letters_haveTheColourOfTheStyle() throws {
    #expect(glyphs(try commands("a", .dark).first)?.color == Pixel(red: 255, green: 255, blue: 255))
    let red = try commands("a") { $0.textColor = .red }
    #expect(glyphs(red.first)?.color == Pixel(red: 255, green: 0, blue: 0))
    #expect(try commands("a") { $0.textColor = .clear }.isEmpty)
  }

  @Test
  func attributes_areDrawnInOrder() throws {
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.backgroundColor: Color.yellow, .underlineStyle: UnderlineStyle.single.rawValue])
    text.addAttribute(.foregroundColor, value: Color.blue, range: NSRange(location: 1, length: 1))
    let commands = try commands("") { $0.attributedText = text }
    var kinds: [String] = []
    for command in commands {
      switch command {
      case .fill(_, let color):
        kinds.append(color == Pixel(red: 255, green: 255, blue: 0) ? "ground" : "line")
      case .glyphs(let run): kinds.append(run.color == Pixel(red: 0, green: 0, blue: 255) ? "blue" : "black")
      default: kinds.append("other")
      }
    }
    // A ground and a line for each colour; grounds first.
    #expect(kinds == ["ground", "ground", "black", "blue", "line", "line"])
  }

  @Test
  func slantedLetters_leanToTheRightAboveTheBaseline() throws {
    let upright = try #require(glyphs(try commands("l").first)).outlines[0].path
    let slanted = try #require(
      glyphs(try commands("l") { $0.font = .italicSystemFont(ofSize: 17) }.first)
    ).outlines[0].path
    #expect(slanted != upright)
    #expect(slanted == upright.map { FixedPoint($0.x.rawValue + ($0.y.rawValue * 54) >> 8, $0.y.rawValue) })
  }

  @Test
  func missingGlyphs_areBoxesOfOneEm() throws {
    let boxes = try #require(glyphs(try commands("漢字").first))
    #expect(boxes.outlines.count == 1)
    // One em of 17 points at 2x.
    #expect(boxes.places[1].origin.x.rawValue - boxes.places[0].origin.x.rawValue == 34 * 256)
  }

  @Test
  func textAsBoxes_drawsARectangleForEachWord() throws {
    let commands = try commands("two words") { $0.drawsTextAsBoxes = true }
    #expect(commands.count == 2)
    for command in commands {
      guard case .fill(let rect, _) = command else {
        Issue.record("not a rectangle")
        continue
      }
      // On the baseline, as high as a capital letter, on whole pixels.
      #expect(rect.bottom == Fixed(pixels: 72))
      #expect(rect.isWhole)
    }
  }

  @Test
  func placeholder_isPaleAndMakesRoomForText() throws {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    let root = View()
    root.addSubview(field)
    let device = Device(name: "screen", width: 300, height: 100, scale: 2)
    func drawn() throws -> GlyphRun? { glyphs(try root.solvedTree(on: device).displayList.commands.last) }
    #expect(try drawn()?.color == Color.placeholderText.pixel(in: .light))
    field.text = "Me"
    #expect(try drawn()?.color == Pixel(red: 0, green: 0, blue: 0))
    #expect(try drawn()?.places.count == 2)
  }
}

extension TextDrawingTests {
  /// What lies at the end of what coordinates can hold is drawn there, and what lies beyond is an error.
  @Test func text_atTheEndOfTheWorld_isDrawn() throws {
    let device = Device(name: "one", width: 300, height: 300, scale: 1)
    let (root, scroll, label) = (View(), ScrollView(), Label())
    root.addSubview(scroll)
    scroll.addSubview(label)
    label.text = "Far"
    label.frame = CGRect(x: 8_388_590, y: 8_388_600, width: 10, height: 4)
    _ = try root.solvedTree(on: device)
    scroll.contentOffset = CGPoint(x: -100, y: 0)
    #expect(throws: LayoutError.outOfRange(path: "View/ScrollView/Label")) {
      try root.solvedTree(on: device)
    }
  }
}
