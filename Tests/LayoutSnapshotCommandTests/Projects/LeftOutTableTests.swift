import LayoutSnapshotSources
import Testing

@testable import LayoutSnapshotCommand

@Suite struct LeftOutTableTests {
  @Test func names_comeInTheOrderOfWhatIsLeftOutForThem() {
    let sources = [
      "A.swift": "import PDFKit\nclass A {}", "B.swift": "class B: A {}", "C.swift": "let c = B()",
      "D.swift": "let d = 1", "E.swift": "let e = 1", "T.swift": "import Testing",
    ]
    var choice = SourceChoice(sources.map { SourceFacts(path: $0.key, bytes: Array($0.value.utf8)) }) {
      sources[$0].map { Array($0.utf8) }
    }
    choice.leaveOut(importing: ["PDFKit"])
    _ = choice.leaveOut([
      CompilerError(path: "A.swift", line: 2, column: 7, text: "cannot find 'PDFView' in scope")
    ])
    _ = choice.leaveOut([
      CompilerError(path: "B.swift", line: 1, column: 10, text: "cannot find type 'A' in scope")
    ])
    _ = choice.leaveOut([
      CompilerError(path: "C.swift", line: 1, column: 9, text: "cannot find 'B' in scope"),
      CompilerError(path: "D.swift", line: 1, column: 1, text: "cannot find type 'Chart' in scope"),
      CompilerError(path: "E.swift", line: 1, column: 1, text: "cannot find type 'Chart' in scope"),
    ])
    let table = LeftOutTable(choice: choice, headers: ["Chart": "Chart.h"], shown: { $0 })
    #expect(
      table.lines == [
        "1 file of tests of Xcode left out", "Left out:", "  A.swift  no PDFView, module PDFKit",
        "  B.swift  needs A (A.swift)",
        "  C.swift  needs B (B.swift)",
        "  D.swift  no Chart (Objective-C, Chart.h)", "  E.swift  no Chart (Objective-C, Chart.h)",
        "Missing, most wanted first (files that use it; with those that need these files):",
        "      1     3  PDFView", "      1     3  module PDFKit",
        "      2     2  Chart (Objective-C, Chart.h)",
      ])
    let folders = LeftOutTable(
      choice: choice, headers: [:], folders: ["PDFKit": "My Kits/PDFKit"], shown: { $0 })
    #expect(folders.lines.contains("      1     3  module PDFKit (try --app 'My Kits/PDFKit', too)"))
    #expect(LeftOutTable(choice: SourceChoice([]), headers: [:], shown: { $0 }).lines.isEmpty)
  }

  /// The table is short, and the list of sources has everything.
  @Test func names_thatTheTableCounts_areInTheList() {
    var choice = SourceChoice([SourceFacts(path: "A.swift", bytes: [])])
    _ = choice.leaveOut(
      (1...9).map {
        CompilerError(path: "A.swift", line: 1, column: 1, text: "cannot find 'n\($0)' in scope")
      })
    let table = LeftOutTable(choice: choice, headers: [:], shown: { $0 })
    #expect(table.lines[1] == "  A.swift  no n1, n2, n3, n4 and 5 more")
    #expect(choice.told([:], shown: { $0 }).map(\.reason) == ["no n1, n2, n3, n4, n5, n6, n7, n8, n9"])
  }

  @Test func folders_haveTheNamesOfModules() throws {
    let project = try ThrowAwayPackage()
    for place in [
      "Shop/Core/A.swift", "ShopTests/Core/A.swift", "Kit/Sources/Core/Deep/A.swift",
      "Kit/.build/Core/A.swift",
      "Old/Kit/Sources/Core/A.swift",
    ] {
      try project.write("", to: place)
    }
    let found = ModuleFolders(in: project.path, beside: ["Shop"]).folders
    #expect(found["Core"] == "Kit/Sources/Core")
    #expect(found["Shop"] == nil && found["Kit"] == "Kit")
  }
}
