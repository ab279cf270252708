import Foundation
import Testing

@Suite struct LintProgramTests {
  @Test func findings_haveAPlaceAReasonAndAFix() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let run = try package.run("lint", "Login.storyboard")
    #expect(
      run.output == """
        Login.storyboard:16:29: advice: View/Title: On wide screens its lines become too long to read \
        comfortably. [readable-width]
          View.trailingMargin == Title.trailing
          fix: Pin it to the root's readableContentGuide.
        Login.storyboard:34:29: warning: View/View: Its frame is (16, 400, 100, 30), but its constraints put it \
        at (16, 348.333, 120.333, 30). [misplacement]
          fix: `layout-snapshot resolve Login.storyboard --scene Login --step update-constraints` shows how.
        Login.storyboard:34:29: advice: View/View: Without a name it is hard to tell apart in messages and in the \
        outline. [unnamed]
          fix: Give it a label in the identity inspector.
        1 document, 1 scene: 1 warning, 2 pieces of advice.

        """)
    #expect((run.errors, run.code) == ("", 1))
  }

  @Test func findings_canBeLimitedAndAllowed() throws {
    let package = try ThrowAwayPackage.withDocuments()
    func lint(_ words: String...) throws -> BuiltProgram.Run {
      try BuiltProgram.run(["lint", "Login.storyboard"] + words, in: package.path)
    }
    #expect(try lint("--at-least", "warning").output.hasSuffix("1 document, 1 scene: 1 warning.\n"))
    let none = try lint("--at-least", "error")
    #expect((none.output, none.code) == ("1 document, 1 scene: no findings.\n", 0))
    #expect(try lint("--allow", "unnamed", "--allow", "@View/View", "--allow", "readable-width").code == 0)
    #expect(try lint("--allow", "misplacement@View/Title", "--at-least", "warning").code == 1)
    // On another device than the canvas's no frame is known to be wrong.
    #expect(!(try lint("--device", "iPhone4").output.contains("[misplacement]")))
    let wrong = try lint("--allow", "everything")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("rules are conflict, ambiguity,"), "\(wrong.errors)")
  }

  @Test func folders_areSearchedButForWhatIsHidden() throws {
    let package = try ThrowAwayPackage.withDocuments()
    try package.write(try package.text("Login.storyboard"), to: ".build/checkouts/Other.storyboard")
    try package.write(try package.text("Stack.xib"), to: "Sources/App/Deep.xib")
    let run = try package.run("lint", ".", "--json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(report["documents"] as? Int == 4)
    #expect(Set(findings.compactMap { $0["file"] as? String }).contains("Sources/App/Deep.xib"))
    #expect(!run.output.contains("Other.storyboard"))
    let first = try #require(findings.first { $0["rule"] as? String == "misplacement" })
    #expect(first["line"] as? Int == 34)
    #expect(first["severity"] as? String == "warning")
    #expect(Set(first.keys).isSuperset(of: ["column", "fix", "path", "reason", "scene"]))
    try package.write("", to: "Empty/file")
    let empty = try package.run("lint", "Empty")
    #expect((empty.output, empty.code) == ("", 3))
    #expect(empty.errors.contains("It contains no .storyboard and no .xib."))
  }

  /// One document that cannot be read does not hide what is wrong with the others.
  @Test func document_thatIsBroken_isSaidAndTheOthersAreChecked() throws {
    let package = try ThrowAwayPackage.withDocuments()
    try package.write("<document><oops></document>", to: "Broken.xib")
    let mac = try package.text("Stack.xib").replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    try package.write(mac, to: "Mac.xib")
    let run = try package.run("lint", ".")
    #expect(run.code == 3)
    #expect(run.errors.contains("error: Broken.xib:1:17: "), "\(run.errors)")
    #expect(run.errors.contains("warning: Mac.xib:"), "\(run.errors)")
    #expect(run.output.contains("3 documents, 3 scenes: "), "\(run.output)")
    #expect(try package.run("lint", "Mac.xib").code == 3)
  }

  @Test func part_ofAScreen_isNotAskedForItsBars() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let output = try package.run("lint", "Stack.xib").output
    #expect(output.contains("[reaches-across]"))
    #expect(!output.contains("[safe-area]"))
    #expect(!output.contains("[root-edge]"))
  }

  /// Of a cell in one of the system's styles neither its contents nor its labels are the owner's to constrain.
  @Test func cell_ofTheSystemsStyle_isNotAskedForConstraints() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="t">\(frame)
      <tableViewCellContentView key="contentView" id="v">\(frame)<subviews>
      <label text="Title" id="t">\(frame)</label>
      <label text="Own" id="o">\(frame)</label></subviews></tableViewCellContentView></tableViewCell>
      </objects></document>
      """
    try xib.write(toFile: package.path + "/Cell.xib", atomically: true, encoding: .utf8)
    let output = try package.run("lint", "Cell.xib").output
    #expect(output.contains("Label[1]: It is held by its frame"))
    #expect(output.components(separatedBy: "[autoresizing]").count == 2, "\(output)")
    #expect(!output.contains("[unnamed]"))
  }

  @Test func folder_thatIsACompiledStoryboard_isCalledSo() throws {
    let package = try ThrowAwayPackage.withDocuments()
    try FileManager.default.createDirectory(
      atPath: package.path + "/Main.storyboardc", withIntermediateDirectories: true)
    let run = try package.run("lint", "Main.storyboardc")
    #expect(run.code == 3 && run.errors.contains("compiled for an app"), "\(run.errors)")
  }
}
