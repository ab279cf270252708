import LayoutSnapshotServing
import LayoutSnapshotStore

/// Serves a report until it is interrupted.
struct ReportServing {
  let review: PendingReview
  let page: ReportFolder
  /// The report's mark.
  let mark: String
  let port: Int

  func run(_ context: CommandContext, opens: Bool) throws(CommandFailure) -> ExitCode {
    let server: LoopbackServer
    do throws(ServingError) { server = try LoopbackServer(port: port) } catch { throw .network(error) }
    let site = ReportSite(
      review, page: page, mark: mark,
      address: SiteAddress(port: server.port, token: SiteAddress.randomToken()),
      context)
    context.output.line("Serving at \(site.address.text)")
    context.output.line("Accept by a click there. Stop with Control-C.")
    if context.isPlugin { endWithParent() }
    if opens { try openOnDesktop(site.address.text, context) }
    server.serve { site.answer($0) }
  }
}
