import Foundation
import Testing

@testable import LayoutSnapshotCommand

@Suite struct ArgumentTests {
  private static let description = CommandDescription(
    "try", "Try things.",
    operands: [.init(.file("FILE"), "A file."), .init(.text("MORE"), "More.", isOptional: true)],
    options: [
      .init("loud", short: "l", "Be loud."), .init("name", short: "n", .text("NAME"), "A name."),
      .init("many", .text("M"), "Many.", repeats: true),
      .init("kind", .choice("KIND", ["a", "b"]), "A kind."),
    ])

  private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(words, Self.description)
  }

  @Test func words_areSortedByMeaning() throws {
    let arguments = try parse("x", "--loud", "-n", "me", "--many=1", "--many", "2", "--kind=a", "--", "-y")
    #expect(arguments.operands == ["x", "-y"])
    #expect(arguments.has("loud"))
    #expect(arguments.value("name") == "me")
    #expect(arguments.values("many") == ["1", "2"])
    #expect(arguments.value("kind") == "a")
    #expect(try parse("-", "--name=a=b").value("name") == "a=b")
  }

  private static let wrong: [([String], String)] = [
    ([], "FILE is missing."), (["a", "b", "c"], "\"c\" is one word too many."),
    (["a", "--lout"], "There is no option \"--lout\". Did you mean --loud?"),
    (["a", "--zzzzzz"], "There is no option \"--zzzzzz\"."),
    (["a", "--loud=1"], "The option --loud takes no value."),
    (["a", "--name"], "The option --name needs a value: --name NAME."),
    (["a", "--kind", "c"], "\"c\" is not a value for --kind: it has to be one of a, b."),
    (["a", "-n", "1", "-n", "2"], "The option -n can be given only once."),
    (["a", "-\u{1B}[2J"], "There is no option \"-\\u{1B}[2J\"."),
  ]

  @Test(arguments: wrong)
  func words_thatMeanNothing_areExplained(words: [String], problem: String) throws {
    let error = try #require(throws: UsageError.self) { try ParsedArguments(words, Self.description) }
    #expect(error.description == problem + " See `layout-snapshot help try`.")
  }

  @Test(arguments: CommandTable.descriptions.map(\.name) + [""])
  func help_fitsAScreen(command: String) throws {
    let description = CommandTable.descriptions.first { $0.name == command }
    let page = description.map(HelpPage.page) ?? HelpPage.overview(CommandTable.descriptions)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= HelpPage.height, "\(command) has \(lines.count) lines")
    for line in lines { #expect(line.count <= HelpPage.width, "\(line)") }
    for option in description?.options ?? [] { #expect(page.contains("--" + option.name)) }
  }

  @Test func descriptions_areSentencesWithoutDoubles() {
    #expect(Set(CommandTable.descriptions.map(\.name)).count == CommandTable.all.count)
    for command in CommandTable.descriptions {
      #expect(command.abstract.hasSuffix("."))
      #expect(Set(command.options.map(\.name)).count == command.options.count, "\(command.name)")
      let shorts = command.options.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count, "\(command.name)")
    }
  }

  /// What help shows as an example has to be a call that means something.
  @Test func examples_canBeParsed() throws {
    for type in CommandTable.all {
      for example in type.description.examples {
        let words = example.split(separator: " ").prefix { $0 != ">" }.map {
          String($0.replacing("'", with: ""))
        }
        #expect(words.first.map { String($0) } == type.description.name, "\(example)")
        _ = try type.init(try ParsedArguments(words.dropFirst().map { $0 }, type.description))
      }
    }
  }

  @Test(arguments: Completions.allCases)
  func completions_knowEveryCommandAndOption(shell: Completions) {
    let script = shell.script(CommandTable.descriptions)
    for command in CommandTable.descriptions {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"), "\(option.name)")
      }
    }
  }

  /// The shells themselves read the scripts, those of them that are here.
  @Test(arguments: Completions.allCases)
  func completions_areValidScripts(shell: Completions) throws {
    let path = NSTemporaryDirectory() + "/completions-\(UUID().uuidString)"
    try shell.script(CommandTable.descriptions).write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let check = Process()
    check.executableURL = URL(filePath: "/usr/bin/env")
    check.arguments = [shell.rawValue, shell == .fish ? "--no-execute" : "-n", path]
    check.standardError = FileHandle.nullDevice
    try check.run()
    check.waitUntilExit()
    if check.terminationStatus == 127 {
      return print("\(shell.rawValue) is not installed: its script was not read")
    }
    #expect(check.terminationStatus == 0)
  }

  @Test func completions_ofBash_completeWords() throws {
    let path = NSTemporaryDirectory() + "/completions-\(UUID().uuidString)"
    try Completions.bash.script(CommandTable.descriptions).write(
      toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    func complete(_ words: String...) throws -> [String] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      process.arguments = [
        "bash", "-c",
        "source \(path); COMP_WORDS=(layout-snapshot \(list)); COMP_CWORD=\(words.count); _layout_snapshot; "
          + "printf '%s\\n' \"${COMPREPLY[@]}\"",
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    #expect(try complete("re") == ["review", "reject", "report", "render", "resolve"])
    #expect(try complete("diff", "--me") == ["--metric"])
    #expect(try complete("diff", "--metric", "p") == ["pixelmatch", "perceptual"])
    #expect(try complete("completions", "f") == ["fish"])
  }
}
