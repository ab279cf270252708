import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotStore
import Testing

@Suite struct ReferenceProgramTests {
  @Test func check_findsEveryKindOfTrouble() throws {
    let package = try ThrowAwayPackage()
    let picture = try Bitmap(width: 8, height: 8, fill: .white).pngData(.small)
    try package.write(picture, to: "Snapshots/T/S/fine.png")
    try package.write(Array(picture.dropLast(15)), to: "Snapshots/T/S/damaged.png")
    try package.write("version https://git-lfs.github.com/spec/v1\n", to: "Snapshots/T/S/pointer.png")
    try package.write(picture, to: "Snapshots/T/S/Case.png")
    try package.write(picture, to: "Snapshots/T/S/case.png")
    try package.write("x", to: "Snapshots/T/S/.snapshot-1-abc.tmp")
    try package.write(picture, to: "Snapshots/T/S/aux.png")
    try package.write(picture + [UInt8](repeating: 0, count: 3000), to: "Tests/__Snapshots__/S/large.png")
    try package.write(picture, to: "Snapshots/T/S/size.png")
    try package.write(
      """
      {
      "device": {"height": 480, "name": "iPhone4", "scale": 2, "width": 320},
      "nodes": [
      {"class": "View", "frame": [0, 0, 320, 480], "path": "View"}
      ],
      "version": 1
      }

      """, to: "Snapshots/T/S/size.json")
    try package.write("<<<<<<< ours\n", to: "Snapshots/T/S/conflict.json")
    #expect(
      try problems(package, "--max-size", "2") == [
        "damaged": ["Snapshots/T/S/conflict.json", "Snapshots/T/S/damaged.png"],
        "lfs-pointer": ["Snapshots/T/S/pointer.png"], "collision": ["Snapshots/T/S/case.png"],
        "leftover": ["Snapshots/T/S/.snapshot-1-abc.tmp"], "unportable-name": ["Snapshots/T/S/aux.png"],
        "large": ["Tests/__Snapshots__/S/large.png"], "other-size": ["Snapshots/T/S/size.png"],
      ])
    let words = try package.run("check", "Snapshots")
    #expect(words.output.hasSuffix(" 7 problems.\n"), "\(words.output)")
  }

  /// The problems that `check` finds: the paths of each kind.
  private func problems(_ package: ThrowAwayPackage, _ options: String...) throws -> [String: [String]] {
    let run = try BuiltProgram.run(["check", "--json"] + options, in: package.path)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let problems = try #require(object?["problems"] as? [[String: String]])
    #expect(run.code == (problems.isEmpty ? 0 : 1))
    return Dictionary(grouping: problems, by: { $0["kind"]! }).mapValues { $0.map { $0["path"]! } }
  }

  @Test func check_findsWhatNoTestWrites() throws {
    let package = try ThrowAwayPackage()
    let picture = try Bitmap(width: 8, height: 8, fill: .white).pngData(.small)
    let others = "Tests/__Snapshots__/S/"
    for name in ["said.txt", "said.iPhone4.json"] { try package.write("", to: "Snapshots/T/S/" + name) }
    try package.write("{}", to: "Snapshots/T/S/object.iPhone4.json")
    try package.write("[1]", to: "\(others)beside.iPhone4.json")
    try package.write(picture, to: "\(others)beside.iPhone4.png")
    try package.write(picture, to: "Snapshots/T/S/folder.iPhone4.png/inner.png")
    for name in ["form..png", "form.iPhone4.jpeg", "my form.png", "png"] {
      try package.write(picture, to: "Snapshots/T/S/" + name)
    }
    try package.write(picture, to: "\(others)my form.png")
    #expect(
      try problems(package) == [
        "empty": ["Snapshots/T/S/said.iPhone4.json", "Snapshots/T/S/said.txt"],
        "damaged": ["Snapshots/T/S/object.iPhone4.json", "\(others)beside.iPhone4.json"],
        "folder": ["Snapshots/T/S/folder.iPhone4.png"],
        "foreign-name": [
          "Snapshots/T/S/form..png", "Snapshots/T/S/form.iPhone4.jpeg", "Snapshots/T/S/my form.png",
          "Snapshots/T/S/png", "\(others)my form.png",
        ],
      ])
    // The same where the folder of references is named.
    #expect(try package.run("check", "Snapshots/T/S").output.contains(" 8 problems.\n"))
  }

  /// What strategies of users store, what swift-snapshot-testing stores, and what lies around references.
  @Test func check_ofFilesThatAreAllRight_findsNothing() throws {
    let package = try ThrowAwayPackage()
    let picture = try Bitmap(width: 8, height: 8, fill: .white).pngData(.small)
    try package.write("{}", to: "Snapshots/T/S/user.json.txt")
    try package.write("", to: "Snapshots/T/S/view.iPhone4.accessibility.txt")
    try package.write("", to: "Snapshots/T/S/view.iPhone4.constraints.txt")
    try package.write("", to: "Snapshots/T/S/.gitkeep")
    try package.write(picture, to: "Snapshots/T/Reads-notes.txt/form.iPhone4.png")
    try package.write("", to: "Snapshots/T/notes.txt")
    try package.write("{}", to: "Snapshots/my settings.json")
    try package.write("{}", to: "Tests/__Snapshots__/S/test.1.json")
    try package.write("enum A {}", to: "Tests/__Snapshots__/S/übersicht.1.swift")
    #expect(try problems(package).isEmpty)
  }

  @Test func check_fix_removesWhatKilledProcessesLeft_andNothingElse() throws {
    let package = try ThrowAwayPackage()
    let left = "Snapshots/T/S/.snapshot-1-abc.tmp"
    try package.write("x", to: left)
    try package.write("<<<<<<< ours\n", to: "Snapshots/T/S/conflict.json")
    #expect(try package.run("check").output.contains("check --fix"))
    let run = try package.run("check", "--fix")
    #expect(run.code == 1, "the conflict is still there")
    #expect(run.output.contains("\(left): removed\n"), "\(run.output)")
    #expect(package.files("Snapshots") == ["T/S/conflict.json"])
    try package.write("x", to: left)
    try FileManager.default.removeItem(atPath: package.path + "/Snapshots/T/S/conflict.json")
    #expect(try package.run("check", "--fix").code == 0)
    #expect(package.files("Snapshots").isEmpty)
  }

  @Test func check_ofLinksAndPipes_namesThem() throws {
    let package = try ThrowAwayPackage()
    try package.write("secret", to: "outside/file.json")
    try FileManager.default.createDirectory(
      atPath: package.path + "/Snapshots/T", withIntermediateDirectories: true)
    let folder = package.path + "/Snapshots/T/"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "a.json", withDestinationPath: package.path + "/outside/file.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "S", withDestinationPath: package.path + "/outside")
    mkfifo(folder + "pipe.png", 0o666)
    let run = try package.run("check")
    #expect(
      run.output == """
        Snapshots/T/S: a link, which no test follows. Put the file itself in its place.
        Snapshots/T/a.json: a link, which no test follows. Put the file itself in its place.
        Snapshots/T/pipe.png: not a regular file. Delete it.
        0 references, 0 bytes, 3 problems.

        """)
    #expect(run.code == 1)
  }

  /// References that lie elsewhere than they seem to are neither listed nor deleted.
  @Test func prune_doesNotFollowLinks() throws {
    let package = try prunable()
    try package.write("mine", to: "outside/LoginTests/gone.iPhone4.png")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/Snapshots/Linked", withDestinationPath: package.path + "/outside")
    let run = try package.run("prune", "--delete")
    #expect(!run.output.contains("Linked"), "\(run.output)")
    #expect(package.files("outside") == ["LoginTests/gone.iPhone4.png"])
    try FileManager.default.moveItem(
      atPath: package.path + "/Snapshots", toPath: package.path + "/moved")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/Snapshots", withDestinationPath: package.path + "/outside")
    let refused = try package.run("prune", "--delete")
    #expect(refused.code == 3)
    #expect(refused.errors.contains("/Snapshots: it is a link"), "\(refused.errors)")
    #expect(refused.errors.contains("LAYOUT_SNAPSHOT_LINKED_REFERENCES=1"))
    #expect(package.files("outside") == ["LoginTests/gone.iPhone4.png"])
    // Who has it so on purpose says so.
    let trusted = try package.run("prune", environment: ["LAYOUT_SNAPSHOT_LINKED_REFERENCES": "1"])
    #expect(trusted.code == 0, "\(trusted.errors)")
    let odd = try package.run("prune", environment: ["LAYOUT_SNAPSHOT_LINKED_REFERENCES": "yes"])
    #expect(odd.code == 3)
    #expect(odd.errors.contains("has to be one of 0, 1"), "\(odd.errors)")
  }

  /// References, a test file with two functions, and what a run of them claimed.
  private func prunable() throws -> ThrowAwayPackage {
    let package = try ThrowAwayPackage()
    for place in [
      "AppTests/LoginTests/form.iPhone4.png", "AppTests/LoginTests/form.iPhone5.png",
      "AppTests/LoginTests/menu.iPhone4.png", "AppTests/LoginTests/removed.iPhone4.png",
      "AppTests/GoneTests/any.iPhone4.png", "AppTests/Outer.InnerTests/deep.iPhone4.png",
    ] { try package.write("x", to: "Snapshots/" + place) }
    try package.write(
      "@Suite struct LoginTests {\n  @Test func form() {}\n  @Test func menu() {}\n}\n",
      to: "Tests/AppTests/Login.swift")
    try package.write(
      "struct Outer { @Suite struct InnerTests {\n @Test func `deep`() {} } }\n",
      to: "Tests/AppTests/Deep.swift")
    return package
  }

  private func claim(_ function: String, _ references: [String], file: String = "Login") -> String {
    let claim = ClaimRecord(
      id: "AppTests/\(function)", file: StoredPath(text: "package:Tests/AppTests/\(file).swift"),
      function: function + "()",
      references: references.map { StoredPath(text: "package:Snapshots/AppTests/\($0)") })
    return String(decoding: ManifestLine.claim(claim).json, as: UTF8.self) + "\n"
  }

  @Test func prune_withoutARun_flagsOnlyWhatHasNoOwner() throws {
    let package = try prunable()
    let run = try package.run("prune")
    #expect(
      run.output == """
        Snapshots/AppTests/GoneTests/any.iPhone4.png: its suite is gone
        Snapshots/AppTests/LoginTests/removed.iPhone4.png: its test is gone
        6 references, 2 not needed.
        4 were not judged. Try `layout-snapshot prune -- swift test`.

        """)
    #expect(run.code == 1)
    #expect(package.files("Snapshots").count == 6)
  }

  @Test func prune_judgesOnlyFilesThatRanCompletely() throws {
    let package = try prunable()
    try package.write(claim("form", ["LoginTests/form.iPhone4.png"]), to: "usage/a.jsonl")
    let partly = try package.run("prune", "--usage", "usage")
    #expect(!partly.output.contains("form.iPhone5"), "menu has not run: \(partly.output)")
    try package.write(claim("menu", ["LoginTests/menu.iPhone4.png"]), to: "usage/b.jsonl")
    let run = try package.run("prune", "--usage", "usage", "--delete")
    #expect(
      run.output == """
        deleted Snapshots/AppTests/GoneTests/any.iPhone4.png: its suite is gone
        deleted Snapshots/AppTests/LoginTests/form.iPhone5.png: its test no longer uses it
        deleted Snapshots/AppTests/LoginTests/removed.iPhone4.png: its test is gone
        6 references, 3 deleted.
        1 were not judged: their test files did not run completely.

        """)
    #expect(run.code == 0)
    #expect(
      package.files("Snapshots/AppTests") == [
        "LoginTests/form.iPhone4.png", "LoginTests/menu.iPhone4.png", "Outer.InnerTests/deep.iPhone4.png",
      ])
  }

  @Test func prune_runsAProgramAndDeletesNothingWhereItFails() throws {
    let package = try prunable()
    let lines =
      claim("form", ["LoginTests/form.iPhone4.png"]) + claim("menu", ["LoginTests/menu.iPhone4.png"])
    try package.write(lines, to: "lines")
    let script = #"mkdir -p "$LAYOUT_SNAPSHOT_USAGE" && cp lines "$LAYOUT_SNAPSHOT_USAGE/a.jsonl"; exit "$0""#
    let failed = try package.run("prune", "--delete", "--", "sh", "-c", script, "1")
    #expect(failed.code == 1)
    #expect(failed.errors.contains("Nothing is deleted until it passes"))
    #expect(package.files("Snapshots").count == 6)
    let passed = try package.run("prune", "--", "sh", "-c", script, "0")
    #expect(passed.output.contains("form.iPhone5.png: its test no longer uses it"))
    #expect(!package.files().contains { $0.contains("usage") })
  }

  @Test func textconv_differsWherePicturesDo() throws {
    let package = try ThrowAwayPackage()
    var bitmap = Bitmap(width: 30, height: 40, fill: .white)
    try package.write(bitmap.pngData(.small), to: "a.png")
    bitmap[5, 20] = .black
    try package.write(bitmap.pngData(.small), to: "b.png")
    let (a, b) = (try package.run("textconv", "a.png"), try package.run("textconv", "b.png"))
    let lines = zip(a.output.split(separator: "\n"), b.output.split(separator: "\n"))
    #expect(lines.filter { $0 != $1 }.map { String($0.1.prefix { $0 != ":" }) } == ["rows 16-31"])
    #expect(b.output.contains("rows 16-31: #ffffff 479, #000000 1 ["))
    #expect(a.output.hasPrefix("PNG, 30 x 40 pixels, "))
    try package.write("broken", to: "c.png")
    let broken = try package.run("textconv", "c.png")
    #expect(broken.code == 0)
    #expect(broken.output.hasPrefix("not a picture: "))
  }

  /// git itself calls both, in a repository of its own.
  @Test func git_usesTextconvAndMergeDriver() throws {
    let package = try ThrowAwayPackage()
    func git(_ words: String...) throws -> (String, Int32) {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-c", "user.name=t", "-c", "user.email=t@example.com"] + words
      process.currentDirectoryURL = URL(filePath: package.path)
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }
    func picture(_ color: Pixel, _ corner: Pixel = .white) throws -> [UInt8] {
      var bitmap = Bitmap(width: 8, height: 8, fill: color)
      bitmap[0, 0] = corner
      return try bitmap.pngData(.small)
    }
    let red = Pixel(red: 255, green: 0, blue: 0)
    #expect(try git("init", "-q", "-b", "main").1 == 0)
    _ = try git("config", "diff.layout-snapshot.textconv", "'\(BuiltProgram.path)' textconv")
    _ = try git("config", "merge.layout-snapshot.driver", "'\(BuiltProgram.path)' merge-driver %O %A %B %P")
    try package.write("*.png diff=layout-snapshot merge=layout-snapshot\n", to: ".gitattributes")
    try package.write(picture(.white), to: "a.png")
    _ = try git("add", ".")
    #expect(try git("commit", "-qm", "one").1 == 0)
    _ = try git("checkout", "-qb", "other")
    try package.write(picture(.black), to: "a.png")
    let diff = try git("diff").0
    #expect(diff.contains("-rows 0-7: #ffffff 64"), "\(diff)")
    #expect(diff.contains("+rows 0-7: #000000 63, #ffffff 1"), "\(diff)")
    _ = try git("commit", "-qam", "theirs")
    _ = try git("checkout", "-q", "main")
    try package.write(picture(.black, red), to: "a.png")
    _ = try git("commit", "-qam", "ours")
    let merge = try git("merge", "other")
    #expect(merge.1 != 0)
    #expect(merge.0.contains("a.png changed on both branches. Ours is kept"), "\(merge.0)")
    #expect(try package.read("a.png") == picture(.black, red))
    #expect(try git("status", "--short").0.contains("UU a.png"))
  }

  @Test func mergeDriver_takesTheSideThatChanged() throws {
    let package = try ThrowAwayPackage()
    let (old, new) = (
      try Bitmap(width: 2, height: 2, fill: .white).pngData(.small),
      try Bitmap(width: 2, height: 2, fill: .black).pngData(.small)
    )
    // The same pixels in other bytes.
    let oldToo = try Bitmap(width: 2, height: 2, fill: .white).pngData(.quick)
    for (base, ours, theirs, result) in [
      (old, oldToo, new, new), (old, new, oldToo, new), (old, new, new, new),
    ] {
      try package.write(base, to: "base")
      try package.write(ours, to: "ours")
      try package.write(theirs, to: "theirs")
      #expect(try package.run("merge-driver", "base", "ours", "theirs").code == 0)
      #expect(try package.read("ours") == result)
    }
  }
}
