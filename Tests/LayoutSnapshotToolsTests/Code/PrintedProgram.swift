import Foundation
import LayoutSnapshotTools
import LayoutSnapshotViews

/// A program of printed classes, compiled against the modules of this build and run.
struct PrintedProgram {
  private let folder: URL
  private let products: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "printed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    products = Bundle.main.executableURL!.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What a layout is told as, by the printed program and by the test.
  static func lines(_ name: String, _ layout: Layout) -> [String] {
    layout.nodes.map { node in
      let path = node.path.split(separator: "/").dropFirst().joined(separator: "/")
      let frame = node.frameInRoot
      return
        "\(name) \(layout.device.name) \(path) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }.sorted()
  }

  /// Compiles classes together with a program that lays each out, and gives what it says.
  ///
  /// There is no UIKit here: a module stands for it that has this package's types under UIKit's names.
  func run(_ classes: [(name: String, code: String)], asUIKit: Bool) throws -> [String] {
    for (name, code) in classes { try write(code, "\(name).swift") }
    let shows = classes.map { "show(\"\($0.name)\", \($0.name)View())" }.joined(separator: "\n")
    try write(
      """
      import LayoutSnapshotViews

      func show(_ name: String, _ root: View) {
        for device in [Device.iPhone4, .iPhone15.landscape, .iPhone8.rightToLeft] {
          let layout = try! root.layout(on: device)
          let lines = layout.nodes.map { node in
            let path = node.path.split(separator: "/").dropFirst().joined(separator: "/")
            let frame = node.frameInRoot
            return "\\(name) \\(layout.device.name) \\(path) \\(frame.minX) \\(frame.minY) \\(frame.width) \\(frame.height)"
          }
          for line in lines.sorted() { print(line) }
        }
      }
      \(shows)
      """, "main.swift")
    let program = folder.appending(path: "program").path
    let sources = (classes.map { "\($0.name).swift" } + ["main.swift"]).map {
      folder.appending(path: $0).path
    }
    let uiKit = try asUIKit ? [makeUIKit()] : []
    try compile(["-module-name", "Printed", "-o", program] + sources + uiKit + [makeArchive(), "-lpng"])
    let output = try call(program, [])
    return output.split(separator: "\n").map(String.init)
  }

  /// Makes a module that has the package's types under UIKit's names.
  private func makeUIKit() throws -> String {
    try write(
      "@_exported import Foundation\n@_exported import LayoutSnapshotViews\n" + uiKitNames, "UIKitNames.swift"
    )
    let object = folder.appending(path: "UIKit.o").path
    try compile([
      "-c", "-emit-module", "-parse-as-library", "-module-name", "UIKit",
      folder.appending(path: "UIKitNames.swift").path, "-o", object, "-emit-module-path",
      folder.appending(path: "UIKit.swiftmodule").path,
    ])
    return object
  }

  /// The package's names of UIKit's types.
  private var uiKitNames: String {
    [
      ("UIView", "View"), ("UILabel", "Label"), ("UIButton", "Button"), ("UIImageView", "ImageView"),
      ("UIImage", "Image"), ("UIStackView", "StackView"), ("UILayoutGuide", "LayoutGuide"),
      ("NSLayoutConstraint", "LayoutConstraint"), ("UILayoutPriority", "LayoutPriority"),
      ("UIColor", "Color"),
      ("UIFont", "Font"), ("UIEdgeInsets", "EdgeInsets"),
      ("NSDirectionalEdgeInsets", "DirectionalEdgeInsets"),
      ("NSMutableParagraphStyle", "MutableParagraphStyle"),
      ("UITextField", "TextField"), ("UITextView", "TextView"), ("UISearchBar", "SearchBar"),
      ("UISegmentedControl", "SegmentedControl"), ("UISwitch", "Switch"), ("UISlider", "Slider"),
      ("UIProgressView", "ProgressView"), ("UIPageControl", "PageControl"), ("UIStepper", "Stepper"),
      ("UIActivityIndicatorView", "ActivityIndicatorView"), ("UIDatePicker", "DatePicker"),
    ].map { "public typealias \($0) = \($1)" }.joined(separator: "\n")
      + """

      public struct UIGraphicsImageRenderer {
        let size: CGSize
        public init(size: CGSize) { self.size = size }
        public func image(_ draw: (Int) -> Void) -> Image { Image(size: size) }
      }
      """
  }

  private func write(_ text: String, _ name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// All modules of the package in one archive, of which the linker takes what it needs.
  ///
  /// Only files that still have a source count: a build leaves others behind.
  private func makeArchive() throws -> String {
    let manager = FileManager.default
    let sources = package.appending(path: "Sources")
    var objects: [String] = []
    for module in try manager.contentsOfDirectory(atPath: sources.path).sorted() {
      let files = manager.enumerator(atPath: sources.appending(path: module).path)?.allObjects ?? []
      for case let file as String in files where file.hasSuffix(".swift") || file.hasSuffix(".c") {
        let name = file.split(separator: "/").last!
        let object = products.appending(path: "\(module).build/\(name).o").path
        if manager.fileExists(atPath: object) { objects.append(object) }
      }
    }
    let archive = folder.appending(path: "libPackage.a").path
    _ = try call("/usr/bin/env", ["ar", "qcs", archive] + objects)
    return archive
  }

  private var package: URL { URL(filePath: #filePath).appending(path: "../../../..").standardized }

  private func compile(_ arguments: [String]) throws {
    // What imports a module of ours needs the C modules that this one imports.
    let manager = FileManager.default
    let maps = try manager.contentsOfDirectory(atPath: package.appending(path: "Sources").path).sorted()
      .map { products.appending(path: "\($0).build/module.modulemap").path }
      .filter { manager.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let search = [
      "-I", products.appending(path: "Modules").path, "-I", folder.path,
      "-I", package.appending(path: "Sources/CLayoutSnapshotLibPNG").path,
    ]
    _ = try call(
      "/usr/bin/env", ["swiftc", "-swift-version", "6", "-warnings-as-errors"] + arguments + search + maps)
  }

  private func call(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let log = folder.appending(path: "output")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let text = try String(contentsOf: log, encoding: .utf8)
    guard process.terminationStatus == 0 else { throw Failed(arguments: arguments, output: text) }
    return text
  }

  struct Failed: Error, CustomStringConvertible {
    let arguments: [String]
    let output: String
    var description: String { "\(arguments.prefix(8)):\n\(output)" }
  }
}
