import Foundation
import LayoutSnapshotTools
import TestTools
import Testing
import LayoutSnapshotViews

@Suite(.thorough(.needsCompiler)) struct PrintedProgramTests {
  /// The printed classes compile, against this package and under UIKit's names, and lay out as the trees do.
  @Test(arguments: [(SwiftDialect.package, false), (.both, false), (.uiKit, true), (.both, true)])
  func printedCode_buildsTheSameLayouts(dialect: SwiftDialect, asUIKit: Bool) throws {
    let layouts = try ArticleLayouts().roots
    var expected: [String] = []
    for (name, root) in layouts {
      for device in [Device.iPhone4, .iPhone15.landscape, .iPhone8.rightToLeft] {
        expected += PrintedProgram.lines(name, try root.layout(on: device))
      }
    }
    let program = try PrintedProgram()
    defer { program.remove() }
    let classes = layouts.enumerated().map { index, layout in
      let editor = LayoutEditor(layout.root, on: .iPhone8)
      return (
        layout.name, editor.swiftCode(named: layout.name + "View", for: dialect, aliases: index == 0)
      )
    }
    let output = try program.run(classes, asUIKit: asUIKit)
    #expect(output == expected)
    #expect(expected.count > 200)
  }
}
