import Foundation

/// `layout-snapshot-prepare`: what the build-tool plugin runs.
package enum PrepareProgram {
  static let usage = """
    Usage: layout-snapshot-prepare <file or folder>... -o <folder>
           layout-snapshot-prepare --list <file> [--folder <path>]... [--modules <names>]

    Writes copies of an app's Swift sources that compile without Objective-C. A list has a source, its copy and what
    is left out of it in each line, with tabs between them. A folder is called like a module of the app, which is imported no more.
    Modules are those that the sources can import, with commas between them: what is imported in vain is told.
    """

  /// Runs the program; gives its exit code.
  package static func run(_ arguments: [String]) -> Int32 {
    var inputs: [String] = []
    var (output, list): (String?, String?)
    var folders: [String] = []
    var modules: Set<String>?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output": output = rest.popFirst()
      case "--list": list = rest.popFirst()
      case "--folder": if let name = rest.popFirst() { folders.append(name) }
      case "--modules": modules = rest.popFirst().map { Set($0.split(separator: ",").map(String.init)) }
      case "-h", "--help":
        print(usage)
        return 0
      default: inputs.append(argument)
      }
    }
    let sources: [SourceFile]
    if let list {
      sources = SourceFile.all(inList: list)
    } else if let output, !inputs.isEmpty {
      sources = inputs.flatMap { SourceFile.all(at: $0, into: output) }
    } else {
      complain(usage)
      return 2
    }
    guard !sources.isEmpty else {
      complain("\(list ?? inputs.joined(separator: ", ")): there is no Swift file in it")
      return 2
    }
    let problems = SourceFile.prepare(
      sources, own: OwnModules(folders: folders, of: sources.map(\.path)), modules: modules)
    if list == nil, let output { SourceFile.removeOrphans(in: output) }
    for problem in problems { complain(problem) }
    return problems.isEmpty ? 0 : 1
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
