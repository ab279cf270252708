import ToolWorkloads

/// `use-tools CANVAS COUNT` uses each tool once on a canvas of so many views, and prints their names in that order.
///
/// A program of its own, because `Scripts/tool-growth` runs it under valgrind, which takes seconds to load all that other
/// benchmarks link.
@main
enum UseTools {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let canvas = LargeCanvas(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else {
      let names = LargeCanvas.allCases.map(\.rawValue).joined(separator: "|")
      fatalError("usage: use-tools \(names) COUNT")
    }
    let run = ToolRun(canvas, count: count)
    for tool in ToolRun.Tool.allCases {
      try run.carryOut(tool)
      print(tool.rawValue)
    }
  }
}
