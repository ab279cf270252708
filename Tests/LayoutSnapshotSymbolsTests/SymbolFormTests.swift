import LayoutSnapshotVector
import Testing

@testable import LayoutSnapshotSymbols

/// What names mean.
@Suite struct SymbolFormTests {
  @Test(arguments: usedNames) func usedName_hasADrawing(_ name: String) {
    #expect(SymbolPicture.named(name) != nil)
  }

  @Test(arguments: [
    "", ".", "no.such.thing", "bell.", ".bell", "plus.fill", "xmark.fill", "bell.badge.no.such.thing",
    "circle.badge.",
    "123.circle", "é.circle", "A.circle", "slash", "badge", "fill", "badge.plus", "fill.fill", "bell..fill",
    ".circle", ".square.fill", ".circle.badge", "bell.badge..circle",
    "no" + String(repeating: ".badge.slash", count: 30),
    String(repeating: "circle.", count: 10_000) + "circle",
    String(repeating: ".", count: 10_000),
  ])
  func otherName_hasNone(_ name: String) {
    #expect(SymbolPicture.named(name) == nil)
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"), ("document", "doc"),
    ("document.on.document.fill", "doc.on.doc.fill"), ("multiply", "xmark"),
    ("multiply.circle", "xmark.circle"),
    ("person.fill.badge.plus", "person.badge.plus.fill"), ("sidebar.leading", "sidebar.left"),
    ("star.fill.circle", "star.circle.fill"),
  ])
  func name_meansTheSameAsAnother(_ name: String, _ other: String) throws {
    let (one, two) = (try #require(SymbolPicture.named(name)), try #require(SymbolPicture.named(other)))
    #expect(one.picture(weight: 1) == two.picture(weight: 1))
  }

  @Test(arguments: [
    ("bell.slash", "bell"), ("bell.slash.fill", "bell"), ("bell.badge", "bell"),
    ("folder.badge.plus", "folder"),
    ("plus.circle", "circle"), ("7.circle.fill", "circle"), ("42.square", "square"), ("a.circle", "circle"),
    ("exclamationmark.triangle.fill", "triangle"), ("bell.badge.slash.fill", "bell"),
    ("bell.badge.circle", "circle"), ("bell.badge.plus", "bell"),
  ])
  func variant_isAsLargeAsItsBody_andDiffersFromIt(_ name: String, _ body: String) throws {
    let (one, two) = (try #require(SymbolPicture.named(name)), try #require(SymbolPicture.named(body)))
    #expect(one.width == two.width && one.height == two.height)
    #expect(one.picture(weight: 1) != two.picture(weight: 1))
  }

  @Test func weight_makesLinesThicker_andLettersHeavier() throws {
    func widths(_ name: String, _ weight: Double) throws -> [String] {
      try #require(SymbolPicture.named(name)).picture(weight: weight).steps.map(\.kind)
    }
    #expect(try widths("plus", 1) == ["stroke 1.6"])
    #expect(try widths("plus", 2) == ["stroke 3.2"])
    #expect(try widths("plus.circle", 1) == ["stroke 1.6", "stroke 1.44"])
    #expect(try widths("plus.circle.fill", 1) == ["fill", "stroke 1.6", "erase", "stroke 1.44", "end"])
    let letters = try [0.5, 1, 2].map {
      try #require(SymbolPicture.named("1.circle")).picture(weight: $0).steps[1]
    }
    #expect(Set(letters).count == 3)
  }

  @Test func drawing_inABodyOfLines_isNotCutOut() throws {
    let steps = try #require(SymbolPicture.named("person.fill.viewfinder")).picture(weight: 1).steps
    #expect(!steps.contains(.beginErasing) && steps.contains { $0.kind == "fill" })
  }

  /// The proportions that Xcode saved with the names of symbols in public documents, as 128 points of the longer side.
  @Test(arguments: [
    ("arrow.triangle.2.circlepath.camera", 128.0, 93.0), ("arrowshape.turn.up.left.fill", 64, 52),
    ("calendar", 128, 106), ("camera.fill", 128, 94), ("checkmark.square.fill", 128, 114),
    ("chevron.down", 128, 70),
    ("chevron.right", 97, 128), ("circle", 128, 123), ("doc.text", 115, 128), ("ellipsis.circle", 128, 123),
    ("exclamationmark.triangle.fill", 64, 56), ("folder.badge.person.crop", 20, 15),
    ("gamecontroller.fill", 128, 79), ("gear", 128, 122), ("gearshape", 128, 123), ("heart.fill", 128, 107),
    ("house", 128, 110), ("info", 93, 128), ("keyboard", 19, 13), ("line.3.horizontal.decrease", 128, 73),
    ("line.horizontal.3", 128, 64), ("location.fill", 128, 115), ("lock.rotation", 128, 119),
    ("pencil", 128, 113), ("pencil.circle", 64, 60), ("person.2.fill", 128, 80), ("play", 120, 128),
    ("plus", 128, 113), ("power", 15, 16), ("questionmark", 94, 128), ("rectangle.on.rectangle", 19, 15),
    ("restart", 12, 13), ("safari", 128, 123), ("speaker.2.fill", 64, 48), ("square.and.arrow.up", 110, 128),
    ("square.and.arrow.up.fill", 117, 128), ("star", 128, 116),
    ("timer", 128, 121), ("xmark", 128, 113),
  ])
  func size_hasTheProportionsOfDocuments(_ name: String, _ width: Double, _ height: Double) throws {
    let picture = try #require(SymbolPicture.named(name))
    let unit = max(picture.width, picture.height) / max(width, height)
    // Xcode saved whole numbers, and sizes here are half units.
    let tolerance = max(0.5, unit / 2)
    #expect(
      abs(picture.width - width * unit) <= tolerance && abs(picture.height - height * unit) <= tolerance)
  }
}
