import LayoutSnapshotStore

/// Serves a report until it is interrupted.
struct ReportServing {
  let review: PendingReview
  let page: ReportFolder
  let port: Int

  func run(_ context: CommandContext, opens: Bool) throws(CommandFailure) -> ExitCode {
    let server = try LoopbackServer(port: port)
    var random = SystemRandomNumberGenerator()
    let token = (0..<2).map { _ in String(random.next() as UInt64, radix: 36) }.joined()
    let site = ReportSite(review, page: page, token: token, port: server.port, context)
    context.output.line("Serving at \(site.address)")
    context.output.line("Accept by a click there. Stop with Control-C.")
    if context.isPlugin { endWithParent() }
    if opens { try openOnDesktop(site.address, context) }
    server.serve { site.answer($0) }
  }
}
