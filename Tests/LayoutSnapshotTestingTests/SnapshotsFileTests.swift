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

  @Test func traitsOfTheFile_holdWhereNothingNearerSaysOtherwise() throws {
    try write("// a manifest", to: "Package.swift")
    try write(#"{"traits": "dark-ax3", "devices": ["iPhone4", "iPhone4.light-rtl"]}"#)
    let file = try SnapshotsFile(near: test)
    let frames = Snapshotting<View>.frames
    let large = Traits.contentSize(.accessibilityExtraLarge)
    #expect(
      call().devices(for: frames, file) == [
        .iPhone4.with(.dark, large), .iPhone4.with(.light, .rightToLeft, large),
      ])
    #expect(call(.iPhone15).devices(for: frames, file) == [.iPhone15.with(.dark, large)])
    #expect(call(.iPhone15, .light).devices(for: frames, file) == [.iPhone15.with(large)])
    #expect(
      call(nil, .contentSize(.small)).devices(for: frames, file)?[0]
        == .iPhone4.with(.dark, .contentSize(.small)))
  }

  @Test func toleranceOfTheFile_holdsForStrategiesWithoutOne() throws {
    try write("// a manifest", to: "Package.swift")
    try write(#"{"tolerance": {"pixels": 40, "share": 0.25}}"#)
    let file = try SnapshotsFile(near: test)
    #expect(file.tolerance == ImageTolerance(metric: .exact, pixels: 40, share: 0.25))
    try write(#"{"tolerance": {"perceptual": 2.5}}"#)
    #expect(try SnapshotsFile(near: test).tolerance == .perceptual(deltaE: 2.5))
    try write(#"{"tolerance": {"pixelmatch": 0.2, "pixels": 3}}"#)
    #expect(try SnapshotsFile(near: test).tolerance == .pixelmatch(threshold: 0.2, pixels: 3))

    func verify(_ color: Color, _ strategy: Snapshotting<View>) throws -> String? {
      let view = View()
      let dot = View(frame: CGRect(x: 2, y: 2, width: 3, height: 3))
      dot.backgroundColor = color
      view.addSubview(dot)
      let site = CallSite(fileID: "T/Suite.swift", filePath: "/x/Suite.swift", line: 1, column: 1)
      return try Assertion(
        context: TestContext(site, function: "dot()", testName: "dot()"), site: site,
        settings: try SnapshotSettings(environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out"]),
        session: SnapshotSession(), configuration: .inForce(with: file), mode: .missing,
        root: folder.path + "/refs",
        named: nil
      ).failure(as: strategy, on: [Device(name: "dot", width: 10, height: 10, scale: 1)]) { _ in view }?
      .message
    }
    _ = try verify(.red, .image)
    #expect(try verify(.blue, .image) == nil)
    #expect(try verify(.blue, .image(tolerance: .exact))?.contains("9 of 100 pixels differ") == true)
  }

  @Test func callWithoutDevices_saysWhereToNameThem() {
    let message = verifySnapshot(of: View(), as: .standard)?.message
    #expect(message?.contains("`devices` in a file LayoutSnapshots.json beside the tests") == true)
  }

  @Test(arguments: [
    ("", 1, 1, "an object of settings, which begins with {"),
    ("[]", 1, 1, "an object of settings"),
    ("{\n  \"devics\": []\n}", 2, 3, "no setting \"devics\". Did you mean \"devices\"?"),
    (
      "{\"colour\": 1}", 1, 2,
      "no setting \"colour\". The settings here are \"devices\", \"traits\", \"tolerance\", \"strict\"."
    ),
    ("{\"traits\": \"drak\"}", 1, 12, "no traits \"drak\""),
    ("{\"traits\": [\"dark\"]}", 1, 12, "as in \"dark-rtl\""),
    ("{\"tolerance\": 2}", 1, 15, "an object, as in {\"perceptual\": 2, \"pixels\": 10}"),
    ("{\"tolerance\": {\"pixel\": 2}}", 1, 16, "Did you mean \"pixels\"?"),
    ("{\"tolerance\": {\"pixels\": 2.5}}", 1, 26, "a whole number"),
    ("{\"tolerance\": {\"share\": 1.5}}", 1, 25, "a number from 0 to 1"),
    ("{\"tolerance\": {\"share\": .5}}", 1, 25, "a number from 0 to 1"),
    ("{\"tolerance\": {\"perceptual\": -1}}", 1, 30, "from 0 to 100"),
    ("{\"tolerance\": {\"perceptual\": 2, \"pixelmatch\": 0.1}}", 1, 33, "compared in one way"),
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
