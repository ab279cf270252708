import Foundation
import RandomNumbers
import Testing

@testable import LayoutSnapshotViews

/// What is refused, and the column that is pointed at.
@Suite struct VisualFormatErrorTests {
  private func error(
    _ format: String, metrics: [String: Any] = ["gap": 24, "word": "eight", "endless": Double.infinity]
  ) -> VisualFormatError? {
    let root = View()
    let views = ["a": View(), "b": View()]
    views.values.forEach(root.addSubview)
    do {
      let made = try LayoutConstraint.constraints(
        parsing: format, metrics: metrics,
        views: ["a": views["a"]!, "b": views["b"]!, "alone": View(), "text": "no view"])
      Issue.record("\(format) gave \(made)")
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      ("", 1, .expected("a view in brackets")),
      ("|", 2, .expected("a view in brackets")),
      ("|-|", 3, .expected("a view in brackets")),
      ("X:[a]", 1, .expected("a view in brackets")),
      ("H[a]", 2, .expected("\":\" after the orientation")),
      ("[a", 3, .expected("\"(\" or \"]\" after the name of a view")),
      ("[a(20]", 6, .expected("\",\" or \")\"")),
      ("[a(20)", 7, .expected("\"]\"")),
      ("[]", 2, .expected("the name of a view")),
      ("[1]", 2, .expected("the name of a view")),
      ("[a]-", 5, .expected("a view in brackets or \"|\"")),
      ("[a]-20[b]", 7, .expected("\"-\" after the space")),
      (
        "[a]--[b]", 5,
        .expected("a number that is not negative, a metric, \"(\", a view in brackets or \"|\"")
      ),
      ("[a]-(>20)-[b]", 6, .expected("\"==\", \"<=\" or \">=\"")),
      ("[a]-(>=)-[b]", 8, .expected("a number or a name")),
      ("[a](20)", 4, .expected("a view in brackets or \"|\"")),
      ("[a(20@)]", 7, .expected("a priority")),
      ("[a]|[b]", 5, .expected("nothing after the superview's closing \"|\"")),
      ("[a][c]", 5, .unknownView("c", known: ["a", "alone", "b", "text"])),
      ("[a]-space-[b]", 5, .unknownMetric("space", known: ["endless", "gap", "word"])),
      ("[a(>=c)]", 6, .unknownMetric("c", known: ["endless", "gap", "word"])),
      ("[a(word)]", 4, .notANumber("word")),
      ("[a(endless)]", 4, .notANumber("endless")),
      ("[text]", 2, .notAnItem("text")),
      ("[a(20@1001)]", 7, .priorityOutOfRange(1001)),
      ("[a(20@0)]", 7, .priorityOutOfRange(0)),
      ("|[alone]", 3, .noSuperview(of: "alone")),
      ("[alone]-20-|", 2, .noSuperview(of: "alone")),
      ("[a]-b-[b]", 5, .viewAsSpace("b")),
    ] as [(String, Int, VisualFormatError.Reason)])
  func format_thatIsFaulty_pointsAtTheColumn(
    format: String, column: Int, reason: VisualFormatError.Reason
  ) {
    let error = error(format)
    #expect(error?.column == column)
    #expect(error?.reason == reason)
    #expect(error?.format == format)
  }

  @Test func description_showsTheFormatAndACaret() {
    #expect(
      error("|-[a]-[titel]-|")?.description == """
        column 8: no view is called "titel"; the views are "a", "alone", "b", "text"
          |-[a]-[titel]-|
                 ^
        """)
  }

  /// UIKit's call does not throw, so unmodified code compiles; the layout tells instead.
  @Test func format_thatIsFaulty_isToldByTheLayout() {
    let (root, title) = (View(), View())
    root.addSubview(title)
    let made = LayoutConstraint.constraints(
      withVisualFormat: "H:|-[title(100]", metrics: nil, views: ["title": title])
    #expect(made.isEmpty)
    #expect {
      try root.layout(on: .iPhone4)
    } throws: { error in
      guard case .illegalConstraints(let refusals)? = error as? LayoutError,
        case .visualFormat(let inner)? = refusals.first?.reason
      else { return false }
      return refusals.count == 1 && inner.column == 15 && "\(error)".contains("^")
    }
  }

  /// Whatever is written gives constraints or an error, and the error's column lies in the text or right after it.
  @Test func format_ofRandomCharacters_neverTraps() {
    var random = SplitMix(seed: 7)
    let pieces = [
      "|", "-", "[", "]", "(", ")", "a", "b", "H:", "V:", "==", "<=", ">=", "@", ",", "20", "-3.5e9", "gap",
      ".",
      "e", "é", "\u{1F600}", "\n", " ", "[a]", "-8-", "[b(>=a@750)]", "9999999999999999999999",
    ]
    let root = View()
    let views = ["a": View(), "b": View()]
    views.values.forEach(root.addSubview)
    var valid = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let format = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      do {
        _ = try LayoutConstraint.constraints(parsing: format, metrics: ["gap": 4], views: views)
        valid += 1
      } catch {
        #expect((1...format.count + 1).contains(error.column), "\(format)")
        #expect(!error.description.isEmpty)
      }
    }
    #expect(valid > 100)
  }
}
