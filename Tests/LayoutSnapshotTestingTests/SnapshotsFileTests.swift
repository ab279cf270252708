import Foundation
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// The settings in a file beside the tests.
@Suite struct SnapshotsFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String = "Tests/AppTests/LayoutSnapshots.json") throws {
    try Files.write(Array(text.utf8), to: "\(folder.path)/\(path)", durably: false)
  }

  private var test: String { folder.path + "/Tests/AppTests/Login/LoginTests.swift" }

  private func call(_ matrix: DeviceMatrix? = nil, _ traits: Traits...) -> SnapshotCall {
    SnapshotCall(
      matrix: matrix, traits: traits, named: nil, mode: nil, root: nil, testName: nil, function: "a()",
      site: CallSite(fileID: "T/S.swift", filePath: "/x/S.swift", line: 1, column: 1))
  }

  @Test func nearestFile_upToThePackage_counts() throws {
    try write("{\"devices\": [\"iPhone4\"]}", to: "LayoutSnapshots.json")
    // Without a package the file may belong to something else.
    #expect(try SnapshotsFile(near: test) == SnapshotsFile())
    try write("// a manifest", to: "Package.swift")
    #expect(try SnapshotsFile(near: test).devices == [.iPhone4])
    try write(#"{ "strict": true, "devices": ["iPhone17.dark-rtl", "iPadAir-landscape"] }"#)
    let file = try SnapshotsFile(near: test)
    #expect(file.devices == [.iPhone17.with(.dark, .rightToLeft), .iPadAir.landscape])
    #expect(file.isStrict == true)
    try write("// a manifest", to: "Tests/AppTests/Login/Package.swift")
    #expect(try SnapshotsFile(near: test) == SnapshotsFile())
    try write("{}", to: "Tests/AppTests/Login/LayoutSnapshots.json")
    #expect(try SnapshotsFile(near: test) == SnapshotsFile())
  }

  @Test func whatACallOrAScopeSays_comesBeforeTheFile() throws {
    var file = SnapshotsFile()
    (file.devices, file.isStrict) = ([.iPhone4], true)
    let frames = Snapshotting<View>.frames
    #expect(call().devices(for: frames, file) == [.iPhone4])
    #expect(call(nil, .dark).devices(for: frames, file) == [.iPhone4.with(.dark)])
    #expect(call(.iPhone15).devices(for: frames, file) == [.iPhone15])
    #expect(call().devices(for: .lines, file) == nil)
    #expect(call().devices(for: frames, SnapshotsFile()) == nil)
    #expect(SnapshotConfiguration.inForce(with: file).isStrict == true)
    withSnapshotTesting(strict: false) {
      #expect(SnapshotConfiguration.inForce(with: file).isStrict == false)
    }
  }

  @Test func callWithoutDevices_saysWhereToNameThem() {
    let message = verifySnapshot(of: View(), as: .standard)?.message
    #expect(message?.contains("`devices` in a file LayoutSnapshots.json beside the tests") == true)
  }

  @Test(arguments: [
    ("", 1, 1, "an object of settings, which begins with {"),
    ("[]", 1, 1, "an object of settings"),
    ("{\n  \"devics\": []\n}", 2, 3, "no setting \"devics\". Did you mean \"devices\"?"),
    ("{\"colour\": 1}", 1, 2, "no setting \"colour\". The settings are \"devices\" and \"strict\"."),
    ("{\"strict\": true, \"strict\": true}", 1, 18, "\"strict\" is here already"),
    ("{\"strict\": 1}", 1, 12, "true or false"),
    ("{\"strict\": true,}", 1, 17, "the name of a setting"),
    ("{\"strict\": true} x", 1, 18, "the end of the file"),
    ("{\"strict\" true}", 1, 11, "a colon"),
    ("{\"devices\": []}", 1, 13, "at least one"),
    ("{\"devices\": [\"iPhon15\"]}", 1, 14, "no device \"iPhon15\". Similar names are iPhone5, iPhone15,"),
    ("{\"devices\": [\"iPhone15.green\"]}", 1, 14, "no device \"iPhone15.green\""),
    ("{\"devices\": [\"iPhone15\",\n\t\"iPhone15\"]}", 2, 2, "in the list already"),
    ("{\"devices\": [\"é\", \"\\u0041\"]}", 1, 14, "no device \"é\""),
    ("{\"devices\": [\"\\u0041\"]}", 1, 14, "without backslashes"),
    ("{\"devices\": [\"iPhone15\"", 1, 24, "a comma or ]"),
  ])
  func damagedFile_isAnError_withItsPlace(_ text: String, _ line: Int, _ column: Int, _ words: String) throws
  {
    try write("// a manifest", to: "Package.swift")
    try write(text)
    do {
      _ = try SnapshotsFile(near: test)
      Issue.record("\(text) was read")
    } catch {
      let place = "\(folder.path)/Tests/AppTests/LayoutSnapshots.json:\(line):\(column): "
      #expect("\(error)".hasPrefix(place) && "\(error)".contains(words), "\(error)")
    }
  }
}
