import Testing

@testable import LayoutSnapshotStore

@Suite struct IdentityTests {
  @Test(arguments: [
    ("form", "form"), ("fits on screen", "fits-on-screen"), ("../../etc/passwd", "etc-passwd"),
    ("a..b", "a.b"), (".hidden.", "hidden"), ("a/b\\c:d*e", "a-b-c-d-e"), ("-a-", "a"),
    ("tab\t\0end", "tab-end"),
    ("aux", "aux_"), ("CON.x", "CON_.x"), ("console", "console"),
    // Checksums of no bytes and of three dots, FNV-1a in 64 bits.
    ("", "cbf29ce484222325"), ("...", "f7d93e17ec4b1219"),
  ])
  func name_isSafe(name: String, safe: String) {
    #expect(safeName(name) == safe)
  }

  private static let files: [(String, PendingFile.Kind?)] = [
    ("form.png", .picture), ("form.a-b.iPhone4-landscape.dark.png", .picture), ("form.iPhone4.json", .frames),
    ("form.txt", .text), ("form.iPhone4.constraints.txt", .text), ("user.json.txt", .text), ("f.MD", .text),
    ("form", nil), ("png", nil), (".png", nil), ("-form.png", nil), ("form..png", nil), ("form.png.", nil),
    ("form.PNG", nil), ("form.jpeg", nil), ("form.swift", nil), ("my form.png", nil), ("naïve.png", nil),
    ("a/form.png", nil), ("", nil),
  ]

  @Test(arguments: files)
  func file_isOfTheKindThatItsNameSays(name: String, kind: PendingFile.Kind?) {
    #expect(PendingFile.Kind(fileName: name) == kind)
  }

  @Test func name_longOrForeign_keepsApartWithAChecksum() {
    let long = String(repeating: "a", count: 300)
    #expect(safeName(long).count == 100)
    #expect(safeName(long) != safeName(long + "b"))
    #expect(safeName("日本") != safeName("中国"))
    #expect(safeName("naïve") != safeName("nave"))
    for name in [long, "日本", "naïve", "\u{202E}evil", "🙂"] {
      #expect(safeName(name).utf8.allSatisfy { $0 < 128 && $0 != UInt8(ascii: "/") })
    }
  }

  @Test func snapshot_isNamedByTargetSuiteFunctionAndArguments() {
    let name = SnapshotName(
      target: "AppTests", suite: "LoginTests.Forms", function: "form(device:)", arguments: [".a", "b/c"],
      named: "dark")
    #expect(name.id == "AppTests/LoginTests.Forms/form.a-b-c.dark")
    #expect(name.function == "form")
    #expect(name.fileStem(device: "iPhone4-landscape") == "form.a-b-c.dark.iPhone4-landscape")
    #expect(name.fileStem(device: nil) == "form.a-b-c.dark")
  }

  @Test(arguments: [
    ("form()", "form", "form"), ("form(device:)", "form", "form"), ("form(_:of:)", "form", "form"),
    ("`raw name`()", "raw name", "raw-name"), ("`Total (net)`()", "Total (net)", "Total-net"),
    ("`Total (gross)`(device:)", "Total (gross)", "Total-gross"), ("`(only)`()", "(only)", "only"),
    ("Total (net)()", "Total (net)", "Total-net"), ("Total (net)", "Total (net)", "Total-net"),
    ("testForm", "testForm", "testForm"),
  ])
  func function_keepsTheBracketsOfItsName(function: String, plain: String, test: String) {
    let name = SnapshotName(target: "T", suite: "S", function: function)
    #expect(name.function == plain)
    #expect(name.test == test)
  }

  @Test func snapshot_withManyArguments_hasANameThatFits() {
    func name(_ last: String) -> SnapshotName {
      SnapshotName(
        target: "T", suite: "S", function: String(repeating: "f", count: 300) + "()",
        arguments: Array(repeating: "argument", count: 50) + [last], named: "n")
    }
    let stem = name("a").fileStem(device: String(repeating: "d", count: 300))
    #expect(stem.utf8.count + ".expected.constraints.txt".utf8.count <= 255)
    #expect(name("a") != name("b"))
  }

  private static let name = SnapshotName(target: "AppTests", suite: "LoginTests", function: "form()")
  private static let file = "/home/me/App/Tests/AppTests/Login/LoginTests.swift"

  private static let places: [([String], String?, String?, String, String)] = [
    (
      ["/home/me/App/Package.swift"], nil, nil, "/home/me/App/Snapshots",
      "/home/me/App/.build/layout-snapshots"
    ),
    (
      ["/home/me/App/Package.swift", "/home/Package.swift"], nil, "/out",
      "/home/me/App/Snapshots", "/out"
    ),
    (["/Package.swift"], "/refs", nil, "/refs", "/.build/layout-snapshots"),
    ([], "/refs", nil, "/refs", "/tmp/layout-snapshots"),
  ]

  @Test(arguments: places)
  func folders_inAPackage(
    files: [String], root: String?, artifacts: String?, references: String, artifactsRoot: String
  ) throws {
    let folders = try SnapshotFolders(
      filePath: Self.file, name: Self.name, root: root, artifactsRoot: artifacts, temporary: "/tmp",
      exists: { files.contains($0) || $0.hasSuffix("/Login") })
    #expect(folders.references == references + "/AppTests/LoginTests")
    #expect(folders.artifacts == artifactsRoot + "/AppTests/LoginTests/form")
  }

  @Test func folders_withoutAPackage_areBesideTheTest() throws {
    let folders = try SnapshotFolders(
      filePath: Self.file, name: Self.name, root: nil, artifactsRoot: nil, temporary: "/tmp/",
      exists: { $0 == "/home/me/App/Tests/AppTests/Login" })
    #expect(folders.references == "/home/me/App/Tests/AppTests/Login/__Snapshots__/LoginTests")
    #expect(folders.artifacts == "/tmp/layout-snapshots/AppTests/LoginTests/form")
    #expect(!folders.isInPackage)
    let relative = try SnapshotFolders(
      filePath: "LoginTests.swift", name: Self.name, root: nil, artifactsRoot: nil, temporary: "/tmp",
      exists: { $0 == "." })
    #expect(relative.references == "./__Snapshots__/LoginTests")
  }

  @Test func folders_withoutSources_areAnError() {
    #expect(throws: SnapshotFoldersError.noSources(Self.file)) {
      try SnapshotFolders(
        filePath: Self.file, name: Self.name, root: nil, artifactsRoot: nil, temporary: "/tmp",
        exists: { _ in false })
    }
  }
}
