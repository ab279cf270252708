import Foundation
import Testing

@Suite struct ToolProgramTests {
  private func run(_ words: String...) throws -> BuiltProgram.Run {
    let package = try ThrowAwayPackage.withDocuments()
    let before = try package.contents(".")
    let run = try BuiltProgram.run(words, in: package.path)
    #expect(try package.contents(".") == before, "a document was changed")
    return run
  }

  @Test func outline_hasEachConstraintUnderItsHolder() throws {
    let run = try run("outline", "Login.storyboard", "--scene", "Login")
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        """
        ├─ card (View)
        │  └─ Constraints
        │     └─ card.width == 2 * card.height
        """), "\(run.output)")
    #expect(run.output.hasSuffix("   └─ View.width == 0.333333 * card.width\n"), "\(run.output)")
  }

  @Test func outline_ofAView_isItsSizeInspector() throws {
    let all = try run("outline", "Login.storyboard", "--view", "titleLabel")
    #expect(
      all.output == """
        │ Trailing Space to: Superview Margin  Equals: 0
        │ Top Space to: Safe Area  Equals: 40
        │ Leading Space to: Superview Margin  Equals: 0
        │ Bottom Space to: card  Equals: 20
        │ Align Leading to: card
        │ Align Trailing to: card

        """)
    let top = try run("outline", "Login.storyboard", "--view", "View/Title", "--only", "top")
    #expect(top.output == "│ Top Space to: Safe Area  Equals: 40\n")
    let none = try run("outline", "Login.storyboard", "--view", "Title", "--only", "width")
    #expect((none.output, none.code) == ("It has no constraints.\n", 0))
  }

  private static let wrong: [([String], Int32, String)] = [
    (["--view", "Titl"], 3, "error: No view is called \"Titl\". There are: View/Title\n"),
    (
      ["--view", "zzz"], 3,
      "error: No view is called \"zzz\". There are: View, View/Title, View/card, View/View\n"
    ),
    (["--only", "top"], 2, "error: --only needs a --view. See `layout-snapshot help outline`.\n"),
    (
      ["--view", "Title", "--only", "widht"], 2,
      """
      error: "widht" is no value for --only: it has to be one of left, right, top, bottom, leading, trailing, \
      width, height, centerX, centerY, lastBaseline, firstBaseline. See `layout-snapshot help outline`.

      """
    ),
  ]

  @Test(arguments: wrong)
  func outline_ofWhatIsNotThere_saysWhatIs(words: [String], code: Int32, complaint: String) throws {
    let package = try ThrowAwayPackage.withDocuments()
    let run = try BuiltProgram.run(["outline", "Login.storyboard"] + words, in: package.path)
    #expect((run.output, run.errors, run.code) == ("", complaint, code))
  }

  private static let steps: [(step: String, output: String)] = [
    ("update-frames", "View/View: (16, 400; 100 x 30) -> (16, 348.333; 120.333 x 30)\n"),
    (
      "update-constraints",
      """
      - View.top == card.bottom + 8
      + View.top == card.bottom + 59.6667
      """
    ),
    ("clear", "- Title.top == safeAreaLayoutGuide.top + 40\n"),
    ("reset", "+ card.top == Title.bottom + 20\n"),
  ]

  @Test(arguments: steps)
  func resolve_showsWhatWouldChange(step: String, output: String) throws {
    let run = try run("resolve", "Login.storyboard", "--step", step)
    #expect(run.code == 0)
    #expect(run.output.contains(output), "\(run.output)")
  }

  @Test func resolve_addsWhatIsMissingAlone() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let whole = try package.text("Login.storyboard").replacing(
      #"<rect key="frame" x="16" y="400" width="100" height="30"/>"#,
      with: #"<rect key="frame" x="16" y="348.33333333333331" width="120.33333333333333" height="30"/>"#)
    try package.write(whole, to: "Whole.storyboard")
    #expect(try package.run("resolve", "Whole.storyboard").output == "Nothing is to be done.\n")
    let top = try #require(
      whole.firstMatch(of: /\n *<constraint firstItem="title" firstAttribute="top"[^\n]*/))
    try package.write(whole.replacing(top.output, with: ""), to: "Open.storyboard")
    let added = try package.run("resolve", "Open.storyboard")
    #expect(added.output == "+ Title.top == safeAreaLayoutGuide.top + 40\n")
    // What the linter tells to run is this.
    let lint = try package.run("lint", "Open.storyboard", "--at-least", "error")
    #expect(
      lint.output.contains("`layout-snapshot resolve Open.storyboard --scene Login --step add-missing`"),
      "\(lint.output)")
    let code = try package.run("code", "Open.storyboard", "--resolve", "add-missing", "-o", "Open.swift")
    #expect((code.output, code.code) == ("Open.swift\n", 0))
    #expect(
      try package.text("Open.swift").contains(
        "title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 40)"))
  }

  @Test func code_isAClassInTheNamesThatAreAskedFor() throws {
    let own = try run("code", "Login.storyboard")
    #expect(own.output.contains("final class LoginView: View {\n  let title = Label()\n"), "\(own.output)")
    let uikit = try run("code", "Login.storyboard", "--for", "uikit", "--name", "StartView")
    #expect(uikit.output.hasPrefix("import UIKit\n\nfinal class StartView: UIView {\n"), "\(uikit.output)")
    #expect(try run("code", "Login.storyboard", "--for", "both").output.contains("#if canImport(UIKit)"))
    #expect(try run("code", "Login.storyboard", "--for", "flutter").code == 2)
  }
}
