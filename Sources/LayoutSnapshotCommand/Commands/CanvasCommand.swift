import LayoutSnapshotStore

/// Runs a program that serves a canvas, and builds it again after each change of its sources.
struct CanvasCommand: Command {
  static let description = CommandDescription(
    "canvas", "Show views live, and again after each change of sources.",
    details: [
      "PRODUCT is an executable of the package that calls LayoutCanvas.serve. It is",
      "built and run. When a source changes, it is built and run again, and the open",
      "page reloads. What the compiler complains of is shown on the page.",
    ],
    operands: [.init(.text("PRODUCT"), "The executable to build and run.")],
    options: [
      .init("package", .folder("DIR"), "The package (default: the working directory)."),
      .init("scratch-path", .folder("DIR"), "Where SwiftPM builds, as its own option."),
      .init("open", "Open the page in the browser."),
    ],
    examples: ["canvas Preview --open"])

  private let product: String
  private let package: String?
  private let scratch: String?
  private let opens: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let product = arguments.operands.first else {
      throw .missingOperand(command: "canvas", placeholder: "PRODUCT")
    }
    if arguments.operands.count > 1 {
      throw .unexpectedOperand(command: "canvas", operand: arguments.operands[1])
    }
    self.product = product
    (package, scratch) = (arguments.value("package"), arguments.value("scratch-path"))
    opens = arguments.has("open")
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    if context.isPlugin { throw .cannotBuildInPlugin("canvas \(product)") }
    let folder = context.path(package ?? ".")
    guard Files.kind(of: folder + "/Package.swift") == .file else {
      throw .notThere(folder + "/Package.swift")
    }
    let build = CanvasBuild(
      product: product, package: folder, scratch: scratch.map(context.path), environment: context.environment)
    try CanvasLoop(build: build, context: context, opens: opens).run()
  }
}
