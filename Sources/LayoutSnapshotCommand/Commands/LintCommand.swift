import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotReport
import LayoutSnapshotStore

/// Looks for what documents do not do well.
struct LintCommand: Command {
  static let description = CommandDescription(
    "lint", "Check storyboards and xibs against Auto Layout's rules of thumb.",
    details: [
      "Each finding says what is wrong, why, and what to do. The exit code is 1 if",
      "there are any, so use --at-least warning to let advice pass.",
    ],
    operands: [.init(.file("FILE"), "A storyboard, a xib, or a folder that contains some.", repeats: true)],
    options: [
      .init("scene", .text("NAME"), "Only this scene; needs a single FILE."),
      .init("device", .text("NAME"), "Such as iPhone4 (default: as on Xcode's canvas)."),
      .init(
        "at-least", .choice("SEVERITY", LayoutFinding.Severity.allCases.map(\.rawValue)),
        "The lowest severity: advice, warning or error."),
      .init(
        "allow", .text("RULE[@VIEW]"), "An exception, such as fixed-size@Login/logo.",
        repeats: true),
      .init("json", "Print JSON, for programs."),
    ],
    examples: ["lint Main.storyboard", "lint Sources --at-least warning --allow unnamed"])

  private let files: [String]
  private let scene: String?
  private let isJSON: Bool
  private var linter: DocumentLinter

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    scene = arguments.value("scene")
    isJSON = arguments.has("json")
    if scene != nil, files.count > 1 {
      throw .contradiction(command: "lint", "--scene needs a single FILE.")
    }
    linter = DocumentLinter()
    linter.device = try arguments.value("device").map { (name) throws(UsageError) in
      try .named(name, of: "lint")
    }
    linter.severity = arguments.value("at-least").flatMap(LayoutFinding.Severity.init) ?? .advice
    for text in arguments.values("allow") {
      guard let allowance = LayoutAllowance(parsing: text) else {
        throw .badValue(
          command: "lint", option: "--allow", value: text,
          expected: "a rule, rule@view or @view; rules are "
            + LayoutRule.allCases.map(\.rawValue).joined(separator: ", "))
      }
      linter.allowances.append(allowance)
    }
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let documents = try DocumentSearch.documents(files, context)
    var report = LintReport(calledAs: context.calledAs)
    var isBroken = false
    let bar = ProgressBar("Linting", total: documents.count, on: context.errors)
    for (path, isNamed) in documents {
      do throws(CommandFailure) {
        report.add(try linter.lint(try context.document(at: path), only: scene), context.relative(path))
      } catch {
        bar.finish()
        // A folder may hold documents for macOS, which are not meant.
        if case .document(let error) = error, case .otherPlatform = error.problem, !isNamed {
          context.warn("\(error)")
        } else if documents.count == 1 {
          throw error
        } else {
          context.complain("\(error)")
          isBroken = true
        }
      }
      bar.advance()
    }
    bar.finish()
    context.output.write(isJSON ? ReportJSON.text(report) : report.text(context.output.style))
    return isBroken ? .failure : report.findings.isEmpty ? .success : .findings
  }
}
