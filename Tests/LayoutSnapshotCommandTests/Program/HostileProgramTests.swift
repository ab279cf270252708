import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotReport
import LayoutSnapshotStore
import Testing

/// Names that would do something, in whatever a command says of them.
@Suite struct HostileProgramTests {
  /// What a file may be called; a path's part has at most 255 bytes.
  private static let names = [
    "<script>x<b>", "a\u{1B}[2J\u{1B}]0;owned\u{7}", "a\nb\r::error::owned", "::error file=x::owned",
    "##[error]owned",
    "\u{202E}gnp.exe\u{2066}", "`$(touch owned)`", "-rf", " lead", "\u{85}\u{2028}",
    String(repeating: "n", count: 240),
  ]
  private static let long = String(repeating: "long\u{1B}[31m", count: 2000)

  /// No line begins like a command of a workflow, nothing moves a cursor, and nobody has to scroll for a name.
  private func expectHarmless(
    _ run: BuiltProgram.Run, lines: Int? = nil, isData: Bool = false,
    _ place: SourceLocation = #_sourceLocation
  ) {
    for text in [run.output, run.errors] {
      let bad = text.unicodeScalars.first { $0.isTreacherous && $0 != "\n" }
      #expect(bad == nil, "\(String(describing: bad)) gets through", sourceLocation: place)
      for line in text.split(separator: "\n") {
        let start = line.drop(while: \.isWhitespace)
        #expect(!start.hasPrefix("::") && !start.hasPrefix("##["), "\(line)", sourceLocation: place)
        // What programs read has to be whole.
        if !isData { #expect(line.count < 4200, "\(line.prefix(300))", sourceLocation: place) }
      }
    }
    if let lines {
      #expect(run.output.split(separator: "\n").count == lines, "\(run.output)", sourceLocation: place)
    }
  }

  private func packageWithHostileFiles(_ folders: String...) throws -> ThrowAwayPackage {
    let package = try ThrowAwayPackage()
    let picture = try Bitmap(width: 4, height: 4, fill: .white).pngData(.small)
    for (number, folder) in folders.enumerated() {
      for name in Self.names {
        try package.write(number == 0 ? picture : Array("x".utf8), to: "\(folder)/\(name).png")
      }
    }
    return package
  }

  @Test func check_showsNamesAndDoesNotObeyThem() throws {
    let package = try packageWithHostileFiles("fine", "Snapshots/T/S")
    let run = try package.run("check")
    #expect(run.code == 1)
    expectHarmless(run)
    expectHarmless(try package.run("check", "--json"))
    #expect(run.output.contains(#"a\u{1B}[2J\u{1B}]0;owned\u{7}.png"#), "\(run.output)")
    expectHarmless(try package.run("check", Self.long))
    for name in Self.names { expectHarmless(try package.run("check", name)) }
  }

  @Test func prune_showsNamesAndDoesNotObeyThem() throws {
    let package = try packageWithHostileFiles("fine", "Snapshots/T/S")
    let run = try package.run("prune")
    #expect(run.code == 1)
    expectHarmless(run, lines: Self.names.count + 1)
    expectHarmless(try package.run("prune", "--json"))
    expectHarmless(try package.run("prune", "--delete"), lines: Self.names.count + 1)
    #expect(package.files("Snapshots").isEmpty)
    expectHarmless(try package.run("prune", "--usage", Self.long))
    // What the system says of a program that there is not is the system's.
    expectHarmless(try package.run("prune", "--", Self.long), isData: true)
  }

  @Test func diff_showsNamesAndDoesNotObeyThem() throws {
    let package = try packageWithHostileFiles("a", "b")
    let run = try package.run("diff", "a", "b")
    #expect(run.code == 3, "those in b are no pictures")
    expectHarmless(run, lines: Self.names.count + 1)
    #expect(run.output.contains(#"\u{3A}:error file=x::owned.png: "#), "\(run.output)")
    expectHarmless(try package.run("diff", "a", "b", "--json"))
    try FileManager.default.removeItem(atPath: package.path + "/b")
    try FileManager.default.createDirectory(atPath: package.path + "/b", withIntermediateDirectories: false)
    expectHarmless(try package.run("diff", "a", "b"), lines: Self.names.count + 1)
    expectHarmless(try package.run("diff", Self.long, "::error::b"))
    for name in Self.names { expectHarmless(try package.run("diff", "a/\(name).png", "a/\(name).png")) }
  }

  @Test func everyCommand_withHostileWords_showsThem() throws {
    let package = try ThrowAwayPackage.withDocuments()
    for name in Self.names + [Self.long] {
      for words in [
        ["textconv", name], ["merge-driver", name, name, name, name], ["render", name], ["lint", name],
        ["outline", "Login.storyboard", "--view", name], ["resolve", "Login.storyboard", "--scene", name],
        ["code", "Login.storyboard", "--device", name], ["lint", "Login.storyboard", "--allow", name],
        ["merge", name, "--into", "m"], ["accept", name], ["pending", "--artifacts", name], ["help", name],
        [name],
      ] { expectHarmless(try BuiltProgram.run(words, in: package.path)) }
    }
    #expect(!package.files().contains("owned"))
  }

  /// A document's labels come from somebody else, too.
  @Test func document_withHostileNames_showsThem() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let text = try package.text("Login.storyboard")
    for (number, name) in ["&#x202E;gnp", "&#10;::error::owned", "&lt;b&gt;", Self.long.filter(\.isLetter)]
      .enumerated()
    {
      let file = "Hostile\(number).storyboard"
      try package.write(
        text.replacing("userLabel=\"Title\"", with: "userLabel=\"\(name)\"")
          .replacing("storyboardIdentifier=\"Login\"", with: "storyboardIdentifier=\"\(name)\""), to: file)
      for words in [
        ["lint", file], ["lint", file, "--json"], ["outline", file], ["outline", file, "--view", "nothing"],
        ["resolve", file, "--step", "clear"], ["code", file], ["render", file],
        ["render", file, "--scene", "none"],
      ] {
        expectHarmless(
          try BuiltProgram.run(words, in: package.path),
          isData: words.contains("--json") || words[0] == "code")
      }
    }
  }

  /// So does a manifest, whose results are said by every command that reads it.
  @Test func manifest_withHostileNames_isShown() throws {
    let package = try ThrowAwayPackage(changes: 1)
    let manifests = ".build/layout-snapshots/manifests/"
    let file = try #require(package.files(".build/layout-snapshots/manifests").first)
    let line = try #require(try package.text(manifests + file).split(separator: "\n").last)
    var hostile: [String] = []
    for name in Self.names + [Self.long] {
      guard case .result(var result) = try ManifestLine(json: Array(line.utf8)) else { continue }
      (result.id, result.test, result.suite, result.message) = (name, name, name, name)
      (result.groupKey, result.acceptCommand) = (name, name)
      result.causes = [.init(text: name, devices: [name], followers: 1)]
      result.devices[0].device = name
      result.devices[0].problems = [name]
      hostile.append(String(decoding: ManifestLine.result(result).json, as: UTF8.self))
      // Evidence that lies elsewhere is a problem, which is said with the name.
      result.id = name + "2"
      result.devices[0].picture?.actual = StoredPath(text: "/etc/passwd")
      hostile.append(String(decoding: ManifestLine.result(result).json, as: UTF8.self))
    }
    try package.write(
      (hostile + ["\u{1B}[2J::error::"]).joined(separator: "\n"), to: manifests + "Hostile-0-9.jsonl")
    for words in [
      ["pending"], ["pending", "--json"], ["report"], ["report", "--markdown", "-"], ["accept", "--dry-run"],
      ["accept", "nobody"], ["check"], ["prune"], ["reject"],
    ] { expectHarmless(try BuiltProgram.run(words, in: package.path), isData: words.contains("--json")) }
  }
}
