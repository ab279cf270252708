import LayoutSnapshotReport
import LayoutSnapshotStore

/// What a report is written as: options that `report` and `merge` share.
struct ReportOptions {
  static let options: [CommandDescription.Option] = [
    .init("output", short: "o", .folder("DIR"), "Its folder (default: in the artifacts), or FILE.html."),
    .init("single-file", .file("FILE"), "Write one HTML file that contains the pictures."),
    .init("markdown", .file("FILE"), "A summary for a pull request; - for standard output."),
    .init("junit", .file("FILE"), "JUnit XML."), .init("json", .file("FILE"), "JSON; - for standard output."),
    .init("annotations", "Print GitHub annotations (default in a workflow)."),
    .init("title", .text("TEXT"), "The report's title."),
    .init("address", .text("URL"), "The report's address, for pictures in the summary."),
  ]

  let title: String
  /// The report's folder; none for the usual one.
  private let output: String?
  /// Whether the page gets a folder: not where the output is to be a file.
  let hasFolder: Bool
  private let singleFile: String?
  private let markdown: String?
  private let junit: String?
  private let json: String?
  private let annotates: Bool
  private let address: String?

  /// The page alone.
  static var plain: ReportOptions { ReportOptions() }

  private init() {
    title = "Layout snapshots"
    address = nil
    (output, singleFile, markdown, junit, json, annotates) = (nil, nil, nil, nil, nil, false)
    hasFolder = true
  }

  /// - Parameter command: the command, for what is said of mistakes.
  init(_ arguments: ParsedArguments, of command: String) throws(UsageError) {
    title = arguments.value("title") ?? "Layout snapshots"
    // Who names a page wants one that can be sent as it is, not a folder of that name.
    let isPage = arguments.value("output").map { $0.lowercased().hasSuffix(".html") } ?? false
    if isPage, arguments.value("single-file") != nil {
      throw .contradiction(command: command, "Name one file, by --output or by --single-file.")
    }
    if isPage, arguments.value("address") != nil {
      throw .contradiction(
        command: command, "--address needs the pictures of a folder. Name one by --output.")
    }
    hasFolder = !isPage
    output = isPage ? nil : arguments.value("output")
    singleFile = arguments.value(isPage ? "output" : "single-file")
    markdown = arguments.value("markdown")
    junit = arguments.value("junit")
    json = arguments.value("json")
    address = arguments.value("address")
    annotates = arguments.has("annotations")
  }

  /// Writes everything that was asked for.
  ///
  /// - Returns: the folder of the page, even if it gets none, the path of the page, and the report's mark.
  func write(
    _ review: PendingReview, _ context: CommandContext
  ) throws(CommandFailure) -> (folder: ReportFolder, page: String, mark: String) {
    let content = ReportContent(
      review.results, roots: review.roots, title: title, gaps: review.gaps, verified: review.verified,
      runs: review.manifests.compactMap(\.manifest.run), sweeps: try StoredSweeps.all(review.roots, context),
      coverage: try NotedRun(
        from: FilePlace(base: review.roots.artifacts, place: CoverageRecord.folder), context
      )
      .manifests.flatMap(\.coverage).latest)
    let folder =
      output.map { ReportFolder(base: context.path($0), place: nil) }
      ?? ReportFolder(base: review.roots.artifacts, place: "report")
    do {
      try writePages(content, folder, context)
      try writeSummaries(content, context)
    } catch { throw .file(error) }
    // Standard output may be a file that a program reads; then the words go beside it.
    let words = [markdown, json, junit].contains(where: isStandardOutput) ? context.errors : context.output
    words.line("\(content.summary)")
    let path = hasFolder ? folder.path + "/index.html" : context.path(singleFile ?? "")
    words.line("Report: \(context.shown(path))")
    return (folder, path, content.mark)
  }

  private func writePages(
    _ content: ReportContent, _ folder: ReportFolder, _ context: CommandContext
  ) throws(FileError) {
    let page = HTMLReport(content)
    let bar = ProgressBar("Writing", total: page.deviceCount, on: context.errors)
    defer { bar.finish() }
    if hasFolder { try page.write(to: try folder.make(), step: bar.advance) }
    if let singleFile { try Files.write(try page.singleFile(), toWhatIsNamed: context.path(singleFile)) }
  }

  private func writeSummaries(_ content: ReportContent, _ context: CommandContext) throws(FileError) {
    let summary = MarkdownSummary(content, address: address).text
    try put(summary, markdown, context)
    if junit != nil { try put(JUnitReport(content).xml, junit, context) }
    if json != nil { try put(ReportJSON.listing(content.results, gaps: content.gaps), json, context) }
    if let path = context.variable("GITHUB_STEP_SUMMARY") {
      try Files.append(Array(summary.utf8), to: context.path(path))
    }
    if annotates || context.variable("GITHUB_ACTIONS") == "true" {
      for line in WorkflowAnnotations(content).lines { context.output.line(line) }
    }
  }

  /// A file of that name would begin where the output did, and not where it is.
  private func isStandardOutput(_ path: String?) -> Bool { ["-", "/dev/stdout"].contains(path) }

  private func put(_ text: String, _ path: String?, _ context: CommandContext) throws(FileError) {
    guard let path else { return }
    if isStandardOutput(path) {
      context.output.write(text)
    } else {
      try Files.write(Array(text.utf8), toWhatIsNamed: context.path(path))
    }
  }
}
