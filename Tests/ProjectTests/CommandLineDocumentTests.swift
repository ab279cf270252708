import Foundation
import LayoutSnapshotCommand
import Testing

/// What documents say of the command line is what it does.
@Suite struct CommandLineDocumentTests {
  @Test func document_listsEveryCommandInHelpsWords() throws {
    let text = try Project.text("Documentation/CommandLine.md")
    let rows = text.matches(of: /(?m)^\| `([a-z-]+)` \| ([A-Z].*\.) \|$/).map {
      [String($0.1), String($0.2)]
    }
    #expect(rows == CommandTable.descriptions.map { [$0.name, $0.abstract] })
  }

  @Test func document_listsEveryKeyOfAReview() throws {
    let text = try Project.text("Documentation/CommandLine.md")
    let rows = text.matches(of: /(?m)^\| `([a-zA-Z])` \| ([a-z ]+) \|$/).map { [String($0.1), String($0.2)] }
    #expect(rows == ReviewKeys.all.map { [$0.key, $0.meaning] })
  }

  private static let documents = [
    "README.md", "Documentation/CommandLine.md", "Documentation/ContinuousIntegration.md",
    "Documentation/CI/github-actions.yml", "Documentation/CI/gitlab-ci.yml",
    "Documentation/CI/ci_post_xcodebuild.sh",
  ]

  /// Every call in a document has a command and options that there are.
  @Test(arguments: documents)
  func document_calls_canBeParsed(document: String) throws {
    let text = try Project.text(document).replacing("\\\n", with: " ")
    let calls = text.matches(
      of: /(?:^|[ `'])layout-snapshot ((?:[a-z-]+)(?: [^`'|\n]*(?:'[^']*'[^`'|\n]*)*)?)/
    )
    .map { String($0.1) }
    .filter { call in CommandTable.descriptions.contains { $0.name == call.prefix { $0 != " " } } }
    if document != "README.md" { #expect(!calls.isEmpty) }
    for call in calls {
      let words = call.split(separator: " ").prefix { $0 != ">" }.map {
        $0.trimmingCharacters(in: ["'", "\"", ",", "."])
      }
      let command = try #require(CommandTable.descriptions.first { $0.name == words[0] })
      let known = command.options.map { "--" + $0.name }
      for word in words.dropFirst().prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
        #expect(known.contains(word), "\(document): \(call)")
      }
    }
  }

  @Test func document_options_exist() throws {
    let known = Set(CommandTable.descriptions.flatMap(\.options).map { "--" + $0.name })
      .union(["--allow-writing-to-package-directory", "--disable-sandbox", "--filter"])
    for document in ["Documentation/CommandLine.md", "Documentation/ContinuousIntegration.md"] {
      for match in try Project.text(document).matches(of: /`(--[a-z-]+)/) {
        #expect(known.contains(String(match.1)), "\(document) names \(match.1)")
      }
    }
  }

  @Test func plugin_isCalledLikeTheProgram() throws {
    #expect(try Project.text("Package.swift").contains("verb: \"\(commandName)\""))
    #expect(
      try Project.text("Plugins/LayoutSnapshotPlugin/LayoutSnapshotPlugin.swift").contains(
        "let name = \"\(commandName)\""))
  }
}
