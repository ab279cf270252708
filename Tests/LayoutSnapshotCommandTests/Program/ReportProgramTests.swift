import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotStore
import Testing

@Suite struct ReportProgramTests {
  private static let report = ".build/layout-snapshots/report"

  @Test func report_isAFolderOfItsOwn() throws {
    let package = try ThrowAwayPackage(changes: 6)
    let run = try package.run(
      "report", "-o", "out", "--junit", "j.xml", "--markdown", "m.md", "--json", "r.json")
    #expect((run.output, run.errors, run.code) == ("5 changed, 1 missing\nReport: out/index.html\n", "", 1))
    let files = package.files("out")
    #expect(files.count { $0.hasSuffix(".png") } == 42)
    // One for each device that changed, and one for each change.
    #expect(files.count { $0.hasSuffix(".js") } == 20)
    #expect(files.contains("index.html"))
    // Where the artifacts went does not matter any more.
    let copies = try package.contents("out")
    try FileManager.default.removeItem(atPath: package.path + "/.build")
    #expect(try package.contents("out") == copies)
    #expect(try package.text("m.md").hasPrefix("### Layout snapshots\n\n5 changed, 1 missing\n"))
    #expect(try package.text("j.xml").contains("tests=\"6\" failures=\"6\" errors=\"0\""))
    #expect(try package.text("r.json").contains("\"id\" : \"DemoTests/ProfileTests/profile\""))
  }

  @Test func report_madeAgain_hasTheSameBytes() throws {
    let package = try ThrowAwayPackage(changes: 6)
    _ = try package.run("report", "-o", "one")
    _ = try package.run("report", "-o", "two")
    #expect(try package.contents("one") == package.contents("two"))
  }

  @Test func report_takesThePlaceOfAnEarlierOneAlone() throws {
    let package = try ThrowAwayPackage(changes: 6)
    _ = try package.run("report", "-o", "out")
    try package.write("mine", to: "out/images/mine.png")
    _ = try package.run("reject")
    let run = try package.run("report", "-o", "out")
    // Their tests go on failing.
    #expect((run.output, run.code) == ("6 rejected\nReport: out/index.html\n", 1))
    #expect(package.files("out") == ["images/mine.png", "index.html"])
  }

  @Test func report_asASingleFile_holdsPicturesAndLayouts() throws {
    let package = try ThrowAwayPackage(changes: 6)
    _ = try package.run("report", "--single-file", "one.html")
    let page = try package.text("one.html")
    #expect(page.matches(of: /data:image\/png;base64,/).count >= 40)
    #expect(page.matches(of: /layoutSnapshotDetails\("/).count == 14)
    #expect(page.matches(of: /layoutSnapshotStory\("/).count == 6)
    #expect(!page.contains("images/"))
  }

  @Test func report_toAPage_isThatPageAlone() throws {
    let package = try ThrowAwayPackage(changes: 2)
    let run = try package.run("report", "-o", "out/mine.HTML")
    #expect((run.output, run.errors, run.code) == ("2 changed\nReport: out/mine.HTML\n", "", 1))
    #expect(package.files("out") == ["mine.HTML"])
    #expect(try package.text("out/mine.HTML").contains("data:image/png;base64,"))
    for more in [["--single-file", "b.html"], ["--serve"], ["--address", "https://a.example/"]] {
      let run = try BuiltProgram.run(["report", "-o", "a.html"] + more, in: package.path)
      #expect(run.code == 2 && run.errors.contains(more[0]), "\(run.errors)")
    }
    #expect(!package.files().contains("a.html"))
  }

  @Test func report_inAWorkflow_annotatesAndAppendsTheSummary() throws {
    let package = try ThrowAwayPackage(changes: 2)
    try package.write("before\n", to: "summary.md")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": package.path + "/summary.md"]
    let run = try package.run("report", environment: environment)
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("::error file=Tests/DemoTests/") } == 2)
    #expect(try package.text("summary.md").hasPrefix("before\n### Layout snapshots\n\n2 changed\n"))
    #expect(try !package.run("report").output.contains("::error"))
  }

  @Test func report_toStandardOutput_isNothingElse() throws {
    let package = try ThrowAwayPackage(changes: 2)
    let run = try package.run("report", "--markdown", "-")
    #expect(run.output.hasPrefix("### Layout snapshots\n"))
    #expect(run.errors.hasPrefix("2 changed\nReport: "))
  }

  @Test func merge_putsShardsTogether() throws {
    let all = try ThrowAwayPackage(changes: 6)
    let package = try ThrowAwayPackage(changes: 6)
    // Two machines, each of which ran a part.
    for (shard, kept) in [("one", "ProfileTests"), ("two", "ThemeTests")] {
      let part = try ThrowAwayPackage(changes: 6)
      let dropped = [
        "CartTests", "InboxTests", "ProfileTests", "SettingsTests", "ThemeTests", "WelcomeTests",
      ]
      for suite in dropped where suite != kept { _ = try part.run("accept", "DemoTests/" + suite) }
      try FileManager.default.createDirectory(
        atPath: package.path + "/shards/" + shard, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: part.path + "/.build/layout-snapshots", toPath: package.path + "/shards/\(shard)/artifacts")
    }
    let run = try package.run("merge", "shards", "--into", "merged", "--markdown", "m.md")
    #expect((run.output, run.code) == ("2 changed\nReport: merged/report/index.html\n", 1))
    let pending = try package.run("pending", "--artifacts", "merged")
    #expect(
      pending.output.hasSuffix(
        "8 changes in 2 assertions, 2 decisions. Decide with `layout-snapshot review`.\n"))
    // What was merged can be accepted where the references are.
    #expect(try package.run("accept", "--artifacts", "merged").output == "Accepted 2 assertions.\n")
    _ = try all.run("accept", "DemoTests/ProfileTests", "DemoTests/ThemeTests")
    #expect(try package.contents("Snapshots") == all.contents("Snapshots"))
    #expect(try package.run("merge", "shards", "--into", "Snapshots").code == 3)
  }

  /// What a shard links to is not handed over, neither read nor copied.
  @Test func merge_doesNotFollowLinks() throws {
    let package = try ThrowAwayPackage(changes: 1)
    let evidence = ".build/layout-snapshots/DemoTests/ProfileTests/profile/profile.iPhone4.actual.json"
    try package.write("very secret", to: "secret")
    try FileManager.default.removeItem(atPath: package.path + "/" + evidence)
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/" + evidence, withDestinationPath: package.path + "/secret")
    for words in [["merge", ".build/layout-snapshots", "--into", "merged"], ["report", "-o", "out"]] {
      let run = try BuiltProgram.run(words, in: package.path)
      #expect(
        run.errors.contains(
          "(a link, which is not followed: DemoTests/ProfileTests/profile/profile.iPhone4.actual.json)"),
        "\(run.errors)")
      #expect(run.code == 1)
    }
    for folder in ["merged", "out"] {
      for (name, bytes) in try package.contents(folder) {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("very secret"), "\(name)")
      }
    }
    // Nor is a report written where a link among the artifacts leads.
    try package.write("mine", to: "outside/index.html")
    let report = package.path + "/.build/layout-snapshots/report"
    try FileManager.default.removeItem(atPath: report)
    try FileManager.default.createSymbolicLink(
      atPath: report, withDestinationPath: package.path + "/outside")
    #expect(try package.run("report").code == 3)
    #expect(try package.text("outside/index.html") == "mine")
  }

  /// Everything that a test or a manifest from elsewhere can say, in every output.
  @Test func hostileNames_doNoHarmAnywhere() throws {
    let package = try ThrowAwayPackage()
    try package.plantHostileResults()
    let before = package.files()
    let runs = try [
      package.run("pending"), package.run("pending", "--json"), package.run("accept", "--dry-run"),
      package.run("report", "-o", "out", "--annotations"),
      package.run("report", "-o", "out", "--markdown", "-"),
      package.run("report", "-o", "out", "--json", "-"), package.run("accept"),
      package.run("reject", "x\u{1B}[2J"),
    ]
    for run in runs {
      for text in [run.output, run.errors] {
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format })
      }
      #expect(run.code != 0 || run.errors.isEmpty || !run.errors.contains("Fatal"))
    }
    #expect(runs[3].output.split(separator: "\n").count { $0.hasPrefix("::") } == Hostile.texts.count)
    // Nothing was written but the report: the references that they wish for lie where none belong.
    let new = Set(package.files()).subtracting(before).filter { !$0.hasPrefix("out/") }
    #expect(new.isEmpty, "\(new)")
    #expect(!FileManager.default.fileExists(atPath: package.path + "/../owned.png"))
  }

  @Test(arguments: ["package:secret.json", "artifacts:../../secret.json", "/etc/hostname"])
  func hostilePaths_areNotRead(path: String) throws {
    let package = try ThrowAwayPackage()
    try package.write("\"very secret\"", to: "secret.json")
    try package.plantHostileResults(expected: StoredPath(text: path))
    let run = try package.run("report", "-o", "out")
    #expect(run.errors.contains("missing (outside the artifacts: "))
    for (name, bytes) in try package.contents("out") {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("very secret"), "\(name)")
    }
  }
}

/// What a manifest may say that no test of ours would.
enum Hostile {
  static let texts = [
    "<script>window.hacked=1</script>", "\"><img src=x onerror=window.hacked=1>",
    "</script><svg onload=hacked()>",
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "line\n::error file=x::owned\r\n| a | b |", "\u{202E}txt.exe\u{2066}",
    "]]> <!-- --> &lt; &#60;", "`code` **bold** @everyone #1 [a](javascript:x)", "%0A::warning::x, y:z",
    String(repeating: "long", count: 2500), "\u{0}\u{200B}\u{2028}",
  ]

  static let references = [
    "package:Snapshots/../../owned.png", "/tmp/owned.png", "package:.git/hooks/Snapshots/pre-commit",
    "package:Package.swift",
  ]
}

extension ThrowAwayPackage {
  /// A manifest in which every text is hostile, with evidence that is there.
  func plantHostileResults(expected: StoredPath? = nil) throws {
    try write(
      try Bitmap(width: 20, height: 20, fill: .black).pngData(.quick),
      to: ".build/layout-snapshots/T/a.actual.png")
    try write(
      "{\"nodes\": [{\"path\": \"</script><script>window.hacked=1</script>\", \"frame\": [0, 0, 9, 9]}]}",
      to: ".build/layout-snapshots/T/a.actual.json")
    var lines = ""
    for (number, text) in Hostile.texts.enumerated() {
      let reference = StoredPath(text: Hostile.references[number % Hostile.references.count])
      let device = DeviceResult(
        device: text, traits: [text], scale: 2, pointWidth: 10, pointHeight: 10, status: .changed,
        frames: FileResult(
          status: .changed, reference: reference, expected: expected,
          actual: StoredPath(text: "artifacts:T/a.actual.json"), changes: [text]),
        picture: PictureResult(
          status: .changed, reference: reference, actual: StoredPath(text: "artifacts:T/a.actual.png"),
          changes: [text]),
        problems: [text])
      let result = SnapshotResult(
        id: text, target: text, suite: text, test: text, function: text, file: StoredPath(text: text),
        line: -1,
        column: -1, status: .changed, message: text,
        causes: [.init(text: text, devices: [text], followers: 1)],
        groupKey: text, acceptCommand: text, devices: [device])
      lines += String(decoding: ManifestLine.result(result).json, as: UTF8.self) + "\n"
    }
    try write(lines, to: ".build/layout-snapshots/manifests/" + "T-1-1.jsonl")
  }
}
