import Testing

@testable import SnapshotStore

@Suite struct IdentityTests {
  @Test(arguments: [
    ("form", "form"), ("fits on screen", "fits-on-screen"), ("../../etc/passwd", "etc-passwd"),
    ("a..b", "a.b"), (".hidden.", "hidden"), ("a/b\\c:d*e", "a-b-c-d-e"), ("-a-", "a"),
    ("tab\t\0end", "tab-end"),
    // Checksums of no bytes and of three dots, FNV-1a in 64 bits.
    ("", "cbf29ce484222325"), ("...", "f7d93e17ec4b1219"),
  ])
  func name_isSafe(name: String, safe: String) {
    #expect(safeName(name) == safe)
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

  @Test func snapshot_isNamedByTargetFileAndFunction() {
    let name = SnapshotName(fileID: "AppTests/LoginTests.swift", function: "form(device:)", named: "dark")
    #expect([name.target, name.suite, name.test] == ["AppTests", "LoginTests", "form.dark"])
    #expect(name.fileStem(device: "iPhone4-landscape") == "form.dark.iPhone4-landscape")
  }

  private static let name = SnapshotName(fileID: "AppTests/LoginTests.swift", function: "form()")
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
  ) {
    let folders = SnapshotFolders(
      filePath: Self.file, name: Self.name, root: root, artifactsRoot: artifacts, temporary: "/tmp",
      exists: files.contains)
    #expect(folders.references == references + "/AppTests/LoginTests")
    #expect(folders.artifacts == artifactsRoot + "/AppTests/LoginTests/form")
  }

  @Test func folders_withoutAPackage_areBesideTheTest() {
    let folders = SnapshotFolders(
      filePath: Self.file, name: Self.name, root: nil, artifactsRoot: nil, temporary: "/tmp",
      exists: { _ in false })
    #expect(folders.references == "/home/me/App/Tests/AppTests/Login/__Snapshots__/LoginTests")
    let relative = SnapshotFolders(
      filePath: "LoginTests.swift", name: Self.name, root: nil, artifactsRoot: nil, temporary: "/tmp",
      exists: { _ in false })
    #expect(relative.references == "./__Snapshots__/LoginTests")
  }
}
