import Foundation

/// `prepare FOLDER -o FOLDER`: the Swift sources of a folder, made such that they compile without Objective-C.
package enum PrepareProgram {
  static let usage = """
    Usage: layout-snapshot prepare <file or folder>... -o <folder>

    Writes copies of an app's Swift sources that compile without Objective-C: actions, outlets and selectors work
    without its runtime. Errors and breakpoints show the files as they are; nothing is written beside them.
    Copies that are up to date are left alone.
    """

  /// Runs the program; gives its exit code.
  package static func run(_ arguments: [String]) -> Int32 {
    var inputs: [String] = []
    var output: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output": output = rest.popFirst()
      case "-h", "--help":
        print(usage)
        return 0
      default: inputs.append(argument)
      }
    }
    guard let output, !inputs.isEmpty else {
      complain(usage)
      return 2
    }
    let files = inputs.flatMap { SourceFile.all(at: $0) }
    guard !files.isEmpty else {
      complain("\(inputs.joined(separator: ", ")): no Swift file is there")
      return 2
    }
    return PreparedFolder(output).write(files) ? 0 : 1
  }

  static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// A source, and where its copy goes.
struct SourceFile {
  /// As errors name it.
  var path: String
  /// Below the folder that was named.
  var relativePath: String

  /// The Swift files at a path, in order.
  static func all(at path: String) -> [SourceFile] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else {
      return url.pathExtension == "swift"
        ? [SourceFile(path: url.path, relativePath: url.lastPathComponent)] : []
    }
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { SourceFile(path: url.path + "/" + $0, relativePath: $0) }
  }
}

/// Where copies are written.
struct PreparedFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Writes the copies; false if a source could not be prepared.
  func write(_ files: [SourceFile]) -> Bool {
    let sources = files.map { FileManager.default.contents(atPath: $0.path).map(Array.init) ?? [] }
    let context = TargetContext(of: zip(files, sources).map { ($0.path, $1) })
    var isWhole = true
    for (file, source) in zip(files, sources) {
      do {
        try write(
          Preparation.prepare(source, path: file.path, context: context), to: path + "/" + file.relativePath)
      } catch let problem as SourceProblem {
        PrepareProgram.complain("\(file.path):\(problem.line):\(problem.column): error: \(problem.reason)")
        isWhole = false
      } catch {
        PrepareProgram.complain("\(file.path): error: \(error.localizedDescription)")
        isWhole = false
      }
    }
    return isWhole
  }

  /// A copy that is the same keeps its date, so that nothing is compiled again.
  private func write(_ bytes: [UInt8], to place: String) throws {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: place) == data { return }
    let url = URL(fileURLWithPath: place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
