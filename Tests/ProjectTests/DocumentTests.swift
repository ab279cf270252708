import Foundation
import LayoutSnapshotStore
import Testing

@Suite struct DocumentTests {
  @Test func readme_swiftBlocks_areFilesThatAreCompiledAndRun() throws {
    let sources = try Project.files(ending: ".swift", below: "Tests").map(Project.text) + [clientManifest]
    let blocks = try Markdown(Project.text("README.md")).blocks.filter { $0.language == "swift" }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(sources.contains(block.content), "no test is \(block.content)")
    }
  }

  /// The manifest of the package that is tested as a user's, with an address in place of the path.
  private var clientManifest: String {
    get throws {
      try Project.text("Fixtures/Projects/Client/Package.swift")
        .replacing(
          #"name: "LayoutSnapshotTesting", path: "../../..""#,
          with: #"url: "https://git.example.com/LayoutSnapshotTesting.git", from: "0.1.0""#)
    }
  }

  /// Examples in articles are parts of tests, where they may be indented.
  @Test(
    arguments: ["Documentation/Tools.md", "Documentation/Proofs.md", "Documentation/Canvas.md"] + articles)
  func article_swiftBlocks_arePartsOfTests(document: String) throws {
    let tests = try Self.flatTests.get()
    let blocks = try Markdown(Project.text(document)).blocks.filter { $0.language == "swift" }
    #expect(!blocks.isEmpty || document.contains(".docc/"))
    for block in blocks {
      #expect(tests.contains { $0.contains(Self.flat(block.content)) }, "no test has \(block.content)")
    }
  }

  /// The files of all tests, without indentation.
  private static let flatTests = Result {
    try Project.files(ending: ".swift", below: "Tests").map { flat(try Project.text($0)) }
  }

  private static func flat(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop(while: \.isWhitespace)) }.joined(separator: "\n")
  }

  /// The example of settings is the file that a test is run with.
  @Test(arguments: [
    "Documentation/Snapshots.md", "Sources/LayoutSnapshotTesting/LayoutSnapshotTesting.docc/Settings.md",
  ])
  func settingsOfAFolder_areThoseOfATest(document: String) throws {
    let file = try Project.text("Tests/LayoutSnapshotTestingTests/Settings/LayoutSnapshots.json")
    let blocks = try Markdown(Project.text(document)).blocks.filter { $0.language == "json" }
    #expect(blocks.contains { file.contains($0.content) && $0.content.contains("devices") }, "\(blocks)")
  }

  /// The articles of the documentation catalogues.
  private static let articles =
    ((try? Project.files(ending: ".md", below: "Sources")) ?? []).filter { $0.contains(".docc/") }

  @Test func articles_areFound_andMostShowCode() throws {
    #expect(Self.articles.count >= 16)
    let withCode = try Self.articles.filter { article in
      try Markdown(Project.text(article)).blocks.contains { $0.language == "swift" }
    }
    #expect(withCode.count >= 10)
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func document_commands_exist(document: String) throws {
    let blocks = try Markdown(Project.text(document)).blocks.filter { $0.language == "sh" }
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap({ $0.content.split(separator: "\n") }) {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      let command = try #require(words.first { $0 != "bash" })
      // What SwiftPM runs for users is looked at where the command line's documents are.
      if command == "swift", words.contains("layout-snapshot") { continue }
      #expect(Project.isExecutable(command), "\(document) says \(line)")
    }
  }

  @Test func document_links_leadSomewhere() throws {
    let documents = try Project.files(ending: ".md")
    #expect(documents.contains("README.md"))
    #expect(documents.contains("Documentation/Environment.md"))
    for document in documents {
      let folder = document.split(separator: "/").dropLast().joined(separator: "/")
      for link in try Markdown(Project.text(document)).links where !link.contains("://") {
        let path = folder + "/" + link.prefix { $0 != "#" }
        #expect(Project.exists(path), "\(document) links to \(link)")
      }
    }
  }

  /// A picture of a screen, of a failure and of the report, each with words for those who do not see it.
  @Test func readme_pictures_areThere() throws {
    let pictures = try Project.text("README.md").matches(of: /<img src="([^"]+)"[^>]* alt="([^"]+)">/)
    #expect(pictures.count >= 3)
    for picture in pictures { #expect(Project.exists(String(picture.1)), "README shows \(picture.1)") }
  }

  @Test func environment_isDocumentedInFull() throws {
    let text = try Project.text("Documentation/Environment.md")
    let rows = text.matches(of: /(?m)^\| `([A-Z_]+)` \|/).map { String($0.1) }
    #expect(rows.sorted() == EnvironmentVariable.allCases.map(\.rawValue).sorted())
    let modes = text.matches(of: /(?m)^- `([a-z]+)`/).map { String($0.1) }
    #expect(modes == RecordMode.allCases.map(\.rawValue))
  }

  /// What scripts and documents name with the library's prefix is no mistake to tests and to the command line.
  @Test func environment_ofScripts_isKnownAndDocumented() throws {
    let document = "Documentation/Environment.md"
    let related = Set(RelatedVariable.allCases.map(\.rawValue))
    let folders = ["Scripts", ".ci", "Benchmarks", "Fuzz", "Documentation", "Plugins", "Tests/TestTools"]
    var files = ["Package.swift"]
    for folder in folders { files += try Project.files(ending: "", below: folder) }
    var found: Set<String> = []
    for file in files where file != document {
      guard let text = try? Project.text(file), text.contains("LAYOUT_SNAPSHOT_") else { continue }
      found.formUnion(text.matches(of: /LAYOUT_SNAPSHOT_[A-Z_]+/).map { String($0.output) })
    }
    #expect(found.subtracting(related).isSubset(of: EnvironmentVariable.allCases.map(\.rawValue)), "\(found)")
    // None stays in the list that nobody reads any more.
    #expect(related.subtracting(found).isEmpty)
    let text = try Project.text(document)
    for name in related { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test func changelog_hasItsSections() throws {
    let headings = try Project.text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("##") }
    #expect(headings.starts(with: ["## Unreleased", "### Added", "### Changed", "### Fixed"]))
  }

  /// A shell script without its bit is a command in a document that does not run.
  @Test func scripts_areExecutable() throws {
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: Project.root.appending(path: "Scripts").path)
    #expect(scripts.contains("setup"))
    for script in scripts { #expect(Project.isExecutable("Scripts/\(script)"), "\(script)") }
  }
}
