import Foundation
import Testing

/// `init` finds out by builds what of an app compiles.
@Suite struct InitBuildProgramTests {
  private let swift: FakeSwift

  init() throws { swift = try FakeSwift() }

  private func app(_ sources: [String: String]) throws -> ThrowAwayPackage {
    let folder = try ThrowAwayPackage()
    try FileManager.default.removeItem(atPath: folder.path + "/Package.swift")
    for (name, text) in sources { try folder.write(text, to: "Shop/" + name) }
    return folder
  }

  private func run(
    _ folder: ThrowAwayPackage, _ words: [String] = [], _ environment: [String: String] = [:]
  ) throws -> BuiltProgram.Run {
    try BuiltProgram.run(
      ["init", "--app", "Shop", "--package", "../Library"] + words, in: folder.path,
      environment: swift.environment(environment))
  }

  private func list(_ folder: ThrowAwayPackage) throws -> [String] {
    try folder.text("LinuxShop/sources.txt").split(separator: "\n").dropFirst(2).map(String.init)
  }

  private let sources = [
    "A.swift": "class A {} //! cannot find 'x' in scope",
    "B.swift": "class B { let a: A } //needs A", "C.swift": "class C { let b: B } //needs B",
    "Map View.swift": "import UIKit\nimport PDFKit\nclass Map {}", "._A.swift": "no source",
    "Screen.swift": "import UIKit\nclass Screen: UIViewController {}",
    "Tests/T.swift": "import XCTest\nclass T {}",
  ]

  @Test func whatDoesNotCompile_isLeftOut_withItsReason() throws {
    let folder = try app(sources)
    let before = try folder.contents("Shop")
    let run = try run(folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      try list(folder) == [
        "../Shop", "# no x", "!../Shop/A.swift", "# needs A (Shop/A.swift)", "!../Shop/B.swift",
        "# needs B (Shop/B.swift)", "!../Shop/C.swift", "# a test of Xcode", "!../Shop/Tests/T.swift",
        "# no module PDFKit", "!../Shop/Map View.swift: import PDFKit",
      ])
    #expect(run.output.contains("  Shop/Map View.swift  1 part: no module PDFKit\n"))
    #expect(run.output.contains("      1     3  x\n      1     1  module PDFKit\n"))
    #expect(run.output.contains("2 of 5 sources, 0 storyboards"))
    #expect(try folder.contents("Shop") == before)
    // The probe, the errors of A, of B and of C, what is left, the package with its tests, and the trials.
    let builds = swift.calls.filter { !$0.contains("--show-bin-path") }
    #expect(builds.count == 7)
    #expect(swift.calls.allSatisfy { $0.contains("--disable-build-manifest-caching") && $0.hasSuffix("|0") })
    #expect(builds[5].hasPrefix(folder.path + "|build ") && builds[5].contains("--build-tests"))
  }

  private let combine = ".product(name: \"UIKitCombine\", package: \"LayoutSnapshotTesting\")"

  /// Nobody else waits for what stands in for Combine.
  @Test func appsWithCombine_getItsProduct_andOthersDoNot() throws {
    var sources = sources
    sources["Model.swift"] = "import Combine\nclass Model {}"
    let folder = try app(sources)
    let run = try run(folder)
    #expect(run.code == 0 && run.output.contains("3 of 6 sources"), "\(run.errors)")
    let manifest = try folder.text("Package.swift")
    #expect(
      manifest.contains(
        "dependencies: [.product(name: \"UIKit\", package: \"LayoutSnapshotTesting\"), \(combine)],"
      ))
    #expect(try folder.text(".build/layout-snapshot-init/Shop/Package.swift").contains(combine))
    for text in [
      "class Model {}", "import XCTest\nimport Combine", "import Combine\nclass Model {} //! no",
    ] {
      let other = try app(["Model.swift": text, "A.swift": "class A {}"])
      #expect(try self.run(other).code == 0)
      #expect(try !other.text("Package.swift").contains("Combine"))
    }
  }

  /// A manifest that nobody has edited gets the product, and one that somebody has edited says what compiles.
  @Test func appsThatBeginWithCombine_getItsProductAgain_orAreToldTheLine() throws {
    let folder = try app(["Screen.swift": "import UIKit\nclass Screen: UIViewController {}"])
    #expect(try run(folder).code == 0)
    func again() throws -> BuiltProgram.Run {
      try BuiltProgram.run(
        ["init", "--app", "Shop", "--again"], in: folder.path, environment: swift.environment())
    }
    try folder.write("import Combine\nclass Model {}", to: "Shop/Model.swift")
    let first = try again()
    #expect(first.code == 0 && first.output.contains("renewed Package.swift"), "\(first)")
    #expect(first.output.contains("2 of 2 sources"))
    let manifest = try folder.text("Package.swift")
    #expect(manifest.contains(combine))
    // What is needed no more goes again.
    try FileManager.default.removeItem(atPath: folder.path + "/Shop/Model.swift")
    #expect(try again().output.contains("renewed Package.swift"))
    #expect(try !folder.text("Package.swift").contains("Combine"))
    try folder.write("import Combine\nclass Model {}", to: "Shop/Model.swift")
    let edited = try folder.text("Package.swift") + "// Ours.\n"
    try folder.write(edited, to: "Package.swift")
    let second = try again()
    #expect(second.output.contains("kept Package.swift"), "\(second)")
    #expect(second.output.contains("add \(combine) to its dependencies"), "\(second)")
    #expect(
      second.output.contains("  Shop/Model.swift  1 part: line 1: the target has no module for Combine"))
    #expect(try folder.text("Package.swift") == edited)
    // With the line, however it is spelt, the source takes part.
    let spelt = manifest.replacing(
      combine, with: ".product(\n  name: \"UIKitCombine\",\n  package: \"LayoutSnapshotTesting\")")
    try folder.write(spelt + "// Ours.\n", to: "Package.swift")
    let third = try again()
    #expect(
      third.output.contains("2 of 2 sources") && third.output.contains("kept Package.swift"), "\(third)")
  }

  /// The rest of a source takes part without what does not compile in it.
  @Test func partsThatDoNotCompile_areLeftOut_andTheRestIsBuilt() throws {
    let source = """
      \("import") UIKit
      \("import") PaymentKit
      class Cart: UIViewController {
        let client: PaymentClient //! cannot find type 'PaymentClient' in scope
        override func viewDidLoad() {
          super.viewDidLoad()
          client.load() //! cannot find 'client' in scope
          title = "Cart"
        }
      }
      """
    let folder = try app(["Cart.swift": source])
    let run = try run(folder)
    #expect(run.code == 0 && run.output.contains("1 of 1 source"), "\(run.errors)")
    #expect(
      run.output.contains("  Shop/Cart.swift  3 parts: no PaymentClient, module PaymentKit; needs client"))
    #expect(
      try list(folder) == [
        "../Shop", "# no PaymentClient", "!../Shop/Cart.swift: Cart.client",
        "# needs client (Shop/Cart.swift)", "!../Shop/Cart.swift: Cart.viewDidLoad() { client.load() }",
        "# no module PaymentKit", "!../Shop/Cart.swift: import PaymentKit",
      ])
    let copy = try #require(folder.files(".build/layout-snapshot-init/Shop/Sources").first)
    let text = try folder.text(".build/layout-snapshot-init/Shop/Sources/" + copy)
    #expect(text.contains("    _leftOut(\"Cart.viewDidLoad() { client.load() }\") //!"))
    #expect(!text.contains("import PaymentKit") && text.contains("title = \"Cart\""))
  }

  @Test func testsThatDoNotCompile_becomeComments() throws {
    let folder = try app([
      "A.swift": "import UIKit\nclass Bad: UIViewController {}\nclass Good: UIViewController {}"
    ])
    let run = try run(folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("not drawn: Bad: 'Bad' is private"))
    let tests = try folder.text("Tests/ShopTests/ScreenTests.swift")
    #expect(tests.contains("  // Bad is not drawn: 'Bad' is private\n") && tests.contains("of: Good()"))
  }

  /// Each screen is drawn twice in processes of its own, with pictures below the build.
  @Test func screensThatTrap_areComments_andThoseThatChange_areTold() throws {
    let folder = try app([
      "A.swift":
        "import UIKit\nclass Good: UIViewController {}\nclass Trap: UIViewController {}\nclass Shuffle: UIViewController {}\nclass Late: UIViewController {}\nclass Chatty: UIViewController {}"
    ])
    let run = try run(folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("not drawn: Trap: Shop/Trap.swift:2: Fatal error: no model\n"))
    #expect(run.output.contains("unstable: Shuffle looks different from run to run: card\n"))
    #expect(run.output.contains("not drawn: Late: the second time Fatal error: only once\n"))
    #expect(!run.output.contains("Chatty"))
    let tests = try folder.text("Tests/ShopTests/ScreenTests.swift")
    #expect(tests.contains("  // Trap is not drawn: Shop/Trap.swift:2: Fatal error: no model\n"))
    #expect(tests.contains("  // Shuffle looks different from run to run: card\n  @Test func shuffle()"))
    let drawn = try String(contentsOfFile: swift.folder + "/drawn", encoding: .utf8).split(separator: "\n")
    #expect(drawn.count == 9)
    #expect(drawn.allSatisfy { $0.contains(folder.path + "/.build/") && $0.hasSuffix("|" + folder.path) })
    #expect(folder.files("Snapshots").isEmpty)
  }

  @Test func buildsThatFailForAnotherReason_leaveNothingOut_andNothingBehind() throws {
    let folder = try app(sources)
    let run = try run(folder, [], ["FAKE_FAILS": "Failed to clone repository https://example.org"])
    #expect(run.code == 3)
    #expect(run.errors.contains("Failed to clone repository") && run.errors.contains("Is there a network"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Package.swift"))
    #expect(swift.calls.count == 1)
  }

  @Test func appsOfWhichNothingCompiles_areTold_andNothingIsWritten() throws {
    let folder = try app(["A.swift": "class A {} //! no"])
    let run = try run(folder)
    #expect(run.code == 3 && run.output.contains("Shop/A.swift  line 1: no"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Package.swift"))
  }

  @Test func withoutSwift_orAnAddress_thePackageIsWritten_andThatIsSaid() throws {
    for (words, environment, said) in [
      (["--package", "../Library"], ["PATH": "/nowhere"], "There is no `swift` on the PATH"),
      ([], swift.environment(), "where LayoutSnapshotTesting is"),
      (
        ["--package", "../Library"], swift.environment(["LAYOUT_SNAPSHOT_PLUGIN": "1"]),
        "a plugin cannot build"
      ),
    ] {
      let folder = try app(sources)
      let run = try BuiltProgram.run(
        ["init", "--app", "Shop"] + words, in: folder.path, environment: environment)
      #expect(run.code == 0 && run.output.contains(said), "\(run.output)\(run.errors)")
      #expect(try list(folder).contains("!../Shop/Map View.swift"))
    }
    #expect(swift.calls.isEmpty)
  }

  /// What builds have found out is not replaced by less.
  @Test func again_withoutABuild_renewsNothing() throws {
    let folder = try app(sources)
    #expect(try run(folder).code == 0)
    let before = try (folder.contents("LinuxShop"), folder.contents("Tests"))
    try folder.write("class A {}", to: "Shop/A.swift")
    let manifest = try folder.text("Package.swift")
    for (environment, text, said) in [
      (["PATH": "/nowhere"], manifest, "There is no `swift` on the PATH"),
      (swift.environment(["LAYOUT_SNAPSHOT_PLUGIN": "1"]), manifest, "a plugin cannot build"),
      (
        swift.environment(),
        manifest.replacing("UIKitSources", with: "").replacing("LayoutSnapshotTesting", with: "Other"),
        "--package"
      ),
    ] {
      try folder.write(text, to: "Package.swift")
      let run = try BuiltProgram.run(
        ["init", "--app", "Shop", "--again"], in: folder.path, environment: environment)
      #expect(run.code == 3 && run.errors.contains(said), "\(run.errors)")
      #expect(try (folder.contents("LinuxShop"), folder.contents("Tests")) == before)
    }
  }

  /// As a formatter breaks it.
  @Test func again_readsADependencyOfSeveralLines() throws {
    let folder = try app(sources)
    #expect(try run(folder).code == 0)
    let manifest = try folder.text("Package.swift")
      .replacing("path: \"../Library\", traits", with: "// here\n      path: \"../Library\",\n      traits")
    try folder.write(manifest, to: "Package.swift")
    let run = try BuiltProgram.run(
      ["init", "--app", "Shop", "--again"], in: folder.path, environment: swift.environment())
    #expect(run.code == 0 && run.output.contains("kept Package.swift"), "\(run.errors)")
  }

  /// The project's own tests are not compiled with these.
  @Test func aFolderOfTests_thatIsThere_staysAsItIs() throws {
    let folder = try app(sources)
    try folder.write("import XCTest", to: "Tests/ShopTests/Own.swift")
    for words in [[], ["--again"]] {
      let run = try run(folder, words)
      #expect(run.code == 0, "\(run.errors)")
      #expect(folder.files("Tests/ShopTests") == ["Own.swift"])
      #expect(folder.files("Tests/ShopScreenTests") == ["ScreenTests.swift"])
      #expect(try folder.text("Package.swift").contains("name: \"ShopScreenTests\""))
    }
  }

  /// SwiftPM repeats no warning of a probe that is up to date.
  @Test func modules_areAskedForAgain() throws {
    for _ in 0..<2 {
      let folder = try app(["A.swift": "import PDFKit\nclass A {}"])
      let run = try run(folder)
      #expect(run.code == 0 && run.output.contains("Shop/A.swift  1 part: no module PDFKit"), "\(run.output)")
    }
  }

  /// Paths stand in literals, and the compiler says them as they stand there.
  @Test func filesWithQuotationMarks_areKnown() throws {
    let folder = try app([
      "A.swift": "class A {}", "B \"b\".swift": "class B {} //! cannot find 'x' in scope",
    ])
    let run = try run(folder)
    #expect(run.code == 0 && run.output.contains("Shop/B \"b\".swift  no x"), "\(run.output)\(run.errors)")
  }

  /// Where the tests are, the manifest says, also when the file is gone.
  @Test func again_writesTheTestsWhereTheyWere() throws {
    let folder = try app(sources)
    #expect(try run(folder).code == 0)
    try folder.write("import Testing", to: "Tests/ShopTests/Mine.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/Tests/ShopTests/ScreenTests.swift")
    #expect(try run(folder, ["--again"]).code == 0)
    #expect(folder.files("Tests") == ["ShopTests/Mine.swift", "ShopTests/ScreenTests.swift"])
  }

  /// What compiled alone may not compile as a package.
  @Test func appsOfWhichTheLastBuildTakesNothing_areTold() throws {
    let folder = try app(["A.swift": "class A {}"])
    let run = try run(folder, [], ["FAKE_LAST": folder.path + "/Shop/A.swift:1:1: error: no way"])
    #expect(run.code == 3 && run.errors.contains("no Swift file that compiles"), "\(run.errors)")
    #expect(run.output.contains("Shop/A.swift  line 1: no way"))
  }

  @Test func buildsThatWait_areTold_offATerminalToo() throws {
    let run = try run(app(sources), [], ["FAKE_WAITS": "1"])
    #expect(run.output.contains("build 1: Another instance of SwiftPM"))
  }

  /// A file that cannot be prepared is one that does not compile, and a folder may be named twice.
  @Test func whatCannotBePrepared_isLeftOut() throws {
    var sources = sources
    sources["Deep/Model.swift"] = "import UIKit\nclass Model: NSObject { @NSManaged var a = 1 }"
    let folder = try app(sources)
    let run = try run(folder, ["--app", "Shop/Deep"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("  Shop/Deep/Model.swift  line 2: "), "\(run.output)")
    #expect(run.output.contains("2 of 6 sources"))
  }

  @Test func again_renewsWhatNobodyEdited() throws {
    let folder = try app(sources)
    #expect(try run(folder).code == 0)
    #expect(try run(folder).errors.contains("--again"))
    try folder.write("class A {}", to: "Shop/A.swift")
    let manifest = try folder.text("Package.swift") + "// mine\n"
    try folder.write(manifest, to: "Package.swift")
    // Where the library is, the manifest says.
    let run = try BuiltProgram.run(
      ["init", "--app", "Shop", "--again"], in: folder.path, environment: swift.environment())
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("renewed LinuxShop/sources.txt"))
    #expect(run.output.contains("kept Package.swift"))
    #expect(!run.output.contains("ScreenTests.swift"))
    #expect(try list(folder).contains("!../Shop/A.swift") == false)
    #expect(try folder.text("Package.swift") == manifest)
  }

  @Test func again_keepsWhatWasEdited() throws {
    let folder = try app(sources)
    #expect(try run(folder).code == 0)
    let tests = try folder.text("Tests/ShopTests/ScreenTests.swift") + "// mine\n"
    try folder.write(tests, to: "Tests/ShopTests/ScreenTests.swift")
    try folder.write("import UIKit\nclass Second: UIViewController {}", to: "Shop/Second.swift")
    let kept = try run(folder, ["--again"])
    #expect(kept.code == 0 && kept.output.contains("kept Tests/ShopTests/ScreenTests.swift"))
    #expect(try folder.text("Tests/ShopTests/ScreenTests.swift") == tests)
    let list = try folder.text("LinuxShop/sources.txt") + "!../Shop/Second.swift\n"
    try folder.write(list, to: "LinuxShop/sources.txt")
    let calls = swift.calls.count
    let refused = try run(folder, ["--again"])
    #expect(refused.code == 3 && refused.errors.contains("LinuxShop/sources.txt"))
    #expect(try folder.text("LinuxShop/sources.txt") == list)
    #expect(swift.calls.count == calls)
  }

  /// Who runs it in the background ignores interrupts, and so does what it starts.
  @Test func signals_endTheBuild_whereInterruptsAreIgnored() throws {
    let folder = try app(sources)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "trap '' INT; exec \"$0\" init --app Shop --package ../Library", BuiltProgram.path,
    ]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = swift.environment(["FAKE_HANGS": "1"])
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    let child = try #require(startedBuild())
    kill(process.processIdentifier, SIGINT)
    Thread.sleep(forTimeInterval: 0.2)
    #expect(kill(child, 0) == 0)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    for _ in 0..<500 where kill(child, 0) == 0 { Thread.sleep(forTimeInterval: 0.02) }
    #expect(kill(child, 0) != 0)
  }

  /// The process of a build that hangs, once it has begun.
  private func startedBuild() -> Int32? {
    for _ in 0..<500 {
      Thread.sleep(forTimeInterval: 0.02)
      let text = try? String(contentsOfFile: swift.folder + "/pid", encoding: .utf8)
      if let child = text.flatMap({ Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }) {
        return child
      }
    }
    return nil
  }

  /// The build ends with the program, and no half of a package stays.
  @Test(arguments: [SIGINT, SIGTERM]) func interrupts_endTheBuild_andLeaveNothing(signal: Int32) throws {
    let folder = try app(sources)
    let process = try BuiltProgram.start(
      ["init", "--app", "Shop", "--package", "../Library"], in: folder.path,
      environment: swift.environment(["FAKE_HANGS": "1"]), output: .nullDevice, errors: .nullDevice)
    let ended = try #require(startedBuild())
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    for _ in 0..<500 where kill(ended, 0) == 0 { Thread.sleep(forTimeInterval: 0.02) }
    #expect(kill(ended, 0) != 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Package.swift"))
  }
}
