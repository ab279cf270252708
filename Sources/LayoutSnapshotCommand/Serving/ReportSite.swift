import Foundation
import LayoutSnapshotReport
import LayoutSnapshotServing
import LayoutSnapshotStore

/// What a served report answers: its files, what is still open, and decisions.
///
/// `SiteAddress` says which requests are answered at all. A decision has to come from the page itself, too.
final class ReportSite: @unchecked Sendable {
  private let review: PendingReview
  private let page: ReportFolder
  private let mark: String
  let address: SiteAddress
  private let context: CommandContext
  /// Guards what follows, and lets one decision be carried out at a time.
  private let lock = NSLock()
  private var decided: [Int: String] = [:]

  /// - Parameter mark: that of the report, whose page has the review's numbers.
  init(
    _ review: PendingReview, page: ReportFolder, mark: String, address: SiteAddress, _ context: CommandContext
  ) {
    (self.review, self.page, self.mark) = (review, page, mark)
    (self.address, self.context) = (address, context)
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let path: String
    switch address.visit(request, to: "report") {
    case .refused(let refusal): return refusal
    case .own(let own): path = own
    }
    switch (request.method, path) {
    case ("GET", "state"): return state()
    case ("POST", "decide"): return decide(request)
    case ("GET", _): return file(path.isEmpty ? "index.html" : path)
    default: return HTTPResponse(405, "There is nothing to \(visibleText(request.method, limit: 20)) here.")
    }
  }

  private struct State: Encodable {
    /// Results that wait for a decision, by number.
    let open: [Int]
    /// What became of the others since the report is served.
    let decided: [String: String]
  }

  private func state() -> HTTPResponse {
    lock.withLock {
      let open = review.results.indices.filter {
        !review.results[$0].pendingFiles.isEmpty && decided[$0] == nil
      }
      let words = Dictionary(uniqueKeysWithValues: decided.map { ("\($0.key)", $0.value) })
      return json(State(open: open, decided: words))
    }
  }

  private struct Wish: Decodable {
    let verdict: String
    let results: [Int]
    /// The mark of the report that the page is of.
    let report: String
  }

  private struct Answer: Encodable {
    struct Refusal: Encodable {
      let result: Int
      let reason: String
    }

    var done: [Int] = []
    var refused: [Refusal] = []
  }

  private func decide(_ request: HTTPRequest) -> HTTPResponse {
    guard request.headers["origin"] != nil else {
      return HTTPResponse(403, "A decision has to come from the report's page.")
    }
    guard request.headers["content-type"]?.hasPrefix("application/json") == true else {
      return HTTPResponse(415, "A decision has to be JSON.")
    }
    guard let wish = try? JSONDecoder().decode(Wish.self, from: Data(request.body)),
      let verdict = Verdict(rawValue: wish.verdict), wish.results.allSatisfy(review.results.indices.contains)
    else { return HTTPResponse(400, "This is not a decision about a result of the report.") }
    // Another call has written its report into the same folder, and its numbers mean other results.
    guard wish.report == mark else {
      return HTTPResponse(
        409, "The report was made again after this server began. Stop it, and run report --serve again.")
    }
    return lock.withLock {
      let answer = carryOut(verdict, wish.results)
      try? Reviewer(review.roots).tidy(review, isRunning: isRunning)
      let word = verdict == .accept ? "Accepted" : "Rejected"
      context.output.line("\(word) \(answer.done.count), refused \(answer.refused.count).")
      return json(answer)
    }
  }

  private func carryOut(_ verdict: Verdict, _ numbers: [Int]) -> Answer {
    let reviewer = Reviewer(review.roots)
    var answer = Answer()
    for number in numbers where decided[number] == nil {
      let result = review.results[number]
      guard !result.pendingFiles.isEmpty else { continue }
      do throws(AcceptanceRefusal) {
        switch verdict {
        case .accept: try reviewer.accept(result)
        case .reject: try reviewer.reject(result)
        }
        decided[number] = verdict == .accept ? "accepted" : "rejected"
        answer.done.append(number)
      } catch {
        answer.refused.append(Answer.Refusal(result: number, reason: visibleText("\(error)", limit: 1000)))
      }
    }
    return answer
  }

  private func file(_ path: String) -> HTTPResponse {
    let types = [
      "html": "text/html; charset=utf-8", "png": "image/png", "js": "text/javascript; charset=utf-8",
    ]
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }), parts.count <= 2,
      let type = types[String(path.split(separator: ".").last ?? "")],
      let bytes = (try? page.file(path).read()).flatMap({ $0 })
    else { return HTTPResponse(404, "There is no such file in the report.") }
    return HTTPResponse(200, type, bytes)
  }

  private func json(_ value: some Encodable) -> HTTPResponse {
    HTTPResponse(200, "application/json", Array(ReportJSON.text(value, pretty: false).utf8))
  }
}
