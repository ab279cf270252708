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
          Content Hugging  Horizontal: 251  Vertical: 251
          Compression Resistance  Horizontal: 750  Vertical: 750

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
    (["--only", "top"], 2, "error: --only needs --view. See `layout-snapshot help outline`.\n"),
    (
      ["--view", "Title", "--only", "widht"], 2,
      """
      error: "widht" is not a value for --only: it has to be one of left, right, top, bottom, leading, trailing, \
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
    #expect(try package.run("resolve", "Whole.storyboard").output == "There is nothing to resolve.\n")
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

  @Test func resolve_write_changesThoseLinesAndNothingElse() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let before = try package.text("Login.storyboard")
    let shown = try package.run("resolve", "Login.storyboard", "--step", "update-constraints")
    #expect(try package.text("Login.storyboard") == before)
    let written = try package.run("resolve", "Login.storyboard", "--step", "update-constraints", "--write")
    #expect(written.output == shown.output + "Login.storyboard\n")
    let after = try package.text("Login.storyboard")
    let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
    #expect(old.count == new.count)
    #expect(zip(old, new).count { $0 != $1 } == shown.output.split(separator: "\n").count / 2)
    let again = try package.run("resolve", "Login.storyboard", "--step", "update-constraints", "--write")
    #expect(again.output == "There is nothing to resolve.\n")
    #expect(try package.text("Login.storyboard") == after)
    let device = try package.run("resolve", "Login.storyboard", "--write", "--device", "iPhone4")
    #expect(device.code == 2)
  }

  @Test(arguments: [0o600, 0o640, 0o444])
  func resolve_write_keepsModesAndLinks(mode: Int) throws {
    let package = try ThrowAwayPackage.withDocuments()
    let (document, link) = (package.path + "/Login.storyboard", package.path + "/Link.storyboard")
    let before = try package.text("Login.storyboard")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: document)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Login.storyboard")
    let run = try package.run("resolve", "Link.storyboard", "--step", "update-constraints", "--write")
    #expect(run.code == 0 && run.output.hasSuffix("Link.storyboard\n"), "\(run)")
    #expect(try package.text("Login.storyboard") != before)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Login.storyboard")
    #expect(try FileManager.default.attributesOfItem(atPath: document)[.posixPermissions] as? Int == mode)
  }

  @Test func connect_listsWhatADragOffers_andAddsWhatIsChosen() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let before = try package.text("Login.storyboard")
    let menu = try package.run("connect", "Login.storyboard", "Title", "card", "--drag", "vertical")
    #expect(
      menu.output == """
        vertical-spacing     card.top == Title.bottom + 20
        leading              Title.leading == card.leading
        center-horizontally  Title.centerX == card.centerX
        trailing             Title.trailing == card.trailing
        equal-widths         Title.width == card.width
        equal-heights        Title.height == card.height

        """)
    #expect(try package.text("Login.storyboard") == before)
    let unknown = try package.run("connect", "Login.storyboard", "Title", "card", "--choose", "nearness")
    #expect(unknown.code == 3)
    #expect(unknown.errors.contains("This drag does not offer \"nearness\". It offers: "))
    let added = try package.run(
      "connect", "Login.storyboard", "Title", "card", "--choose", "center-horizontally", "--write")
    #expect(added.output == "+ Title.centerX == card.centerX\nLogin.storyboard\n")
    let lines = try package.text("Login.storyboard").split(separator: "\n")
    let new = lines.filter { !before.split(separator: "\n").contains($0) }
    #expect(new.count == 1 && new[0].contains(#"firstAttribute="centerX""#), "\(new)")
    #expect(lines.count == before.split(separator: "\n").count + 1)
    #expect(try package.run("connect", "Login.storyboard", "Title", "--write").code == 2)
  }

  /// Some versions of Xcode saved no frames of views that constraints place.
  @Test func documentWithoutFrames_isLaidOutFirst() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="11762" \
      targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view id="box" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="x"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="y"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="0.5" id="w"/>
      <constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" id="h"/>
      </constraints></view></objects></document>
      """
    try package.write(text, to: "Bare.xib")
    for step in ["add-missing", "update-constraints", "update-frames"] {
      let run = try package.run("resolve", "Bare.xib", "--step", step, "--write")
      #expect(run.output == "There is nothing to resolve.\n", "\(step)")
    }
    #expect(try package.text("Bare.xib") == text)
    let reset = try package.run("resolve", "Bare.xib", "--step", "reset")
    #expect(reset.output.contains("+ box.centerX == View.centerX\n"), "\(reset.output)")
    #expect(!reset.output.contains("height == 0"), "\(reset.output)")
    let lint = try package.run("lint", "Bare.xib", "--at-least", "warning")
    #expect(lint.output.hasSuffix("no findings.\n"), "\(lint.output)")
  }

  @Test func outline_ofAContainer_isOfTheSceneThatItShows() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/InterfaceBuilder/Containers.storyboard")
    try package.write(try String(contentsOf: source, encoding: .utf8), to: "Containers.storyboard")
    let run = try package.run("outline", "Containers.storyboard")
    #expect(run.code == 0)
    #expect(run.output.contains("View[0].top == safeAreaLayoutGuide.top"), "\(run.output)\(run.errors)")
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
