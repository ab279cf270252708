import Foundation
import Testing

@testable import LayoutSnapshotProofs
@testable import LayoutSnapshotTesting

/// Contents that break a layout are found, and made as small as they can be.
@Suite struct ContentTests {
  /// A label of one line that must not be wider than 100 points, with another one behind it.
  private func card() -> Root {
    let root = Root()
    let (title, value, picture) = (
      Label(), Label(), ImageView(image: Image(color: .red, size: CGSize(width: 10, height: 10)))
    )
    (title.text, value.text) = ("A", "B")
    for (name, view) in [("title", title), ("value", value), ("picture", picture)] as [(String, View)] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      value.topAnchor.constraint(equalTo: root.topAnchor),
      value.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    return root
  }

  private func findings(_ source: ContentSource, _ check: LayoutCheck) -> ContentFindings {
    ContentFindings([check], with: source, on: [.iPhone5], of: card)
  }

  @Test func text_thatIsTooLong_isShrunkToTheShortest() throws {
    let found = findings(.hostile, LayoutChecks().truncatesNothing)
    let message = try #require(found.message)
    #expect(message.contains("root/title with 10,000 letters, the shortest that was found has"))
    // The text is as short as it can be: a letter less is not cut off.
    let view = card()
    let label = try #require(view.subviews.first as? Label)
    let places = try ContentPlaces(in: view, on: .iPhone5)
    func isCutOff(_ text: String) -> Bool {
      places.with([(0, .text(text))]) { (try? view.layout(on: .iPhone5).hasTruncatedText) == true }
    }
    let shortest = ContentShrinking.shortest(String(repeating: "abc ", count: 300), where: isCutOff)
    #expect(isCutOff(shortest) && !isCutOff(String(shortest.dropLast())), "\(shortest)")
    #expect(label.text == "A")
  }

  @Test func letterInTheMiddle_isWhatIsLeft() {
    let shortest = ContentShrinking.shortest("some 👍🏽 text") { $0.contains("👍🏽") }
    #expect(shortest == "👍🏽")
    // Neither a beginning nor a single letter: two letters that are apart.
    let pair = ContentShrinking.shortest("xx-1-yy-2-zz") { $0.contains("1") && $0.contains("2") }
    #expect(pair == "12")
    #expect(ContentShrinking.shortest("WWWWWW") { $0.count >= 3 } == "aaa")
  }

  @Test func picture_thatIsTooWide_isShrunk() throws {
    let found = findings(.hostileContent, LayoutChecks().staysInside)
    let message = try #require(found.message)
    #expect(
      message.contains("root/picture with a very wide picture, the smallest that was found is 500 x 1"),
      "\(message)")
    #expect(message.contains("root/picture with a very high picture, the smallest that was found is 1 x 500"))
    #expect(found.tree != nil && found.device == .iPhone5)
  }

  @Test func textsThatAreLongTogether_areBothNamed() throws {
    let check = LayoutCheck("has room for both") { layout in
      let texts = layout.nodes.filter { $0.intrinsicWidth ?? 0 > 50 && $0.path != "root/picture" }
      return texts.count > 1 ? ["both are wide"] : []
    }
    #expect(findings(.hostile, check).message == nil)
    let found = findings(.generated(count: 40), check)
    let message = try #require(found.message)
    #expect(message.contains("root/title with texts made at random (trial"), "\(message)")
    #expect(message.contains("root/value with texts made at random (trial"))
    // The same seed gives the same texts.
    #expect(findings(.generated(count: 40), check).message == message)
  }

  @Test func view_isAsItWas_andItsOwnFailuresCount() throws {
    let view = card()
    let before = try view.layout(on: .iPhone5)
    let found = ContentFindings([LayoutChecks().truncatesNothing], with: .hostileContent, on: [.iPhone5]) {
      view
    }
    #expect(found.message != nil)
    #expect(try view.layout(on: .iPhone5) == before)
    let own = findings(.hostile, LayoutCheck("never") { _ in ["no"] })
    #expect(own.message?.hasPrefix("With the view's own contents: ") == true)
    let empty = ContentFindings([LayoutChecks().staysInside], with: .hostile, on: [.iPhone5]) { Root() }
    #expect(empty.message == "There are no texts or pictures to replace in root.")
  }

  @Test func closure_makesTheView() {
    expectLayout(of: MessageCard.init, with: .hostileContent + .generated(count: 5), on: .iPhone5) {
      $0.hasNoConflicts
      $0.staysInside
    }
  }
}

/// A card that can take everything.
private final class MessageCard: View {
  init() {
    super.init(frame: .zero)
    let label = Label()
    label.numberOfLines = 0
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
  }
}
