import Foundation
import LayoutSnapshotServing
import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotCommand

@Suite struct ReportSiteTests {
  private let package: ThrowAwayPackage
  private let site: ReportSite

  init() throws {
    package = try ThrowAwayPackage(changes: 2)
    let roots = ManifestRoots(package: package.path, artifacts: package.path + "/.build/layout-snapshots")
    let silent = TextOutput(isTerminal: false, style: TextStyle(hasColors: false)) { _ in }
    let context = CommandContext(
      environment: [:], workingDirectory: package.path, output: silent, errors: silent, input: TerminalInput()
    )
    site = ReportSite(
      try PendingReview(roots), page: ReportFolder(base: roots.artifacts, place: "report"), mark: "a1",
      address: SiteAddress(port: 8080, token: "secret"), context)
  }

  private func ask(
    _ method: String, _ path: String, _ headers: [String] = ["Host: 127.0.0.1:8080"], body: String = ""
  ) throws -> HTTPResponse {
    let head =
      ["\(method) \(path) HTTP/1.1"] + headers + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
    return site.answer(
      try #require(try HTTPRequest(Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))))
  }

  private static let own = [
    "Host: 127.0.0.1:8080", "Origin: http://127.0.0.1:8080", "Content-Type: application/json",
  ]

  @Test func files_needTheTokenAndOurHost() throws {
    #expect(try ask("GET", "/secret/").status == 200)
    #expect(try ask("GET", "/secret/", ["Host: localhost:8080"]).status == 200)
    #expect(try ask("GET", "/secret/images/1-1.actual.png").type == "image/png")
    #expect(try ask("GET", "/secret/data/1-1.js").type.hasPrefix("text/javascript"))
    for path in ["/", "/wrong/", "/secret", "/index.html"] { #expect(try ask("GET", path).status == 403) }
    for host in ["evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "127.0.0.1:8080.evil.example"] {
      #expect(try ask("GET", "/secret/", ["Host: " + host]).status == 403)
    }
    #expect(try ask("GET", "/secret/", []).status == 403)
  }

  @Test func files_outsideOfTheReport_areNotThere() throws {
    for path in [
      "../../Package.swift", "../T.html", "images/../../x.png", ".hidden.html", "%2e%2e/a.html", "images/",
      "nothing.png", "images//1-1.actual.png", "../manifests/x.js",
    ] {
      #expect(try ask("GET", "/secret/" + path).status == 404, "\(path)")
    }
  }

  @Test func answers_forbidOtherSites() throws {
    let head = String(decoding: try ask("GET", "/secret/").bytes.prefix(700), as: UTF8.self)
    for header in [
      "X-Frame-Options: DENY", "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
    ] {
      #expect(head.contains(header))
    }
    #expect(!head.contains("Access-Control-Allow-Origin"))
  }

  @Test func decision_ofAnotherSite_isRefused() throws {
    let body = #"{"verdict": "accept", "results": [0], "report": "a1"}"#
    let before = try package.contents("Snapshots")
    for headers in [
      ["Host: 127.0.0.1:8080", "Content-Type: application/json"],
      ["Host: 127.0.0.1:8080", "Origin: http://evil.example", "Content-Type: application/json"],
      ["Host: 127.0.0.1:8080", "Origin: null", "Content-Type: application/json"],
      ["Host: evil.example", "Origin: http://evil.example", "Content-Type: application/json"],
    ] { #expect(try ask("POST", "/secret/decide", headers, body: body).status == 403) }
    let plain = ["Host: 127.0.0.1:8080", "Origin: http://127.0.0.1:8080", "Content-Type: text/plain"]
    #expect(try ask("POST", "/secret/decide", plain, body: body).status == 415)
    #expect(try ask("POST", "/decide", Self.own, body: body).status == 403)
    #expect(try ask("PUT", "/secret/decide", Self.own, body: body).status == 405)
    #expect(try package.contents("Snapshots") == before)
  }

  @Test func decision_isCarriedOutOnce() throws {
    let body = #"{"verdict": "accept", "results": [1], "report": "a1"}"#
    let before = try package.contents("Snapshots")
    let answer = try ask("POST", "/secret/decide", Self.own, body: body)
    #expect(String(decoding: answer.body, as: UTF8.self) == "{\"done\":[1],\"refused\":[]}\n")
    let changed = try package.contents("Snapshots").filter { before[$0.key] != $0.value }.keys
    #expect(Set(changed.map { $0.split(separator: "/")[1] }) == ["SettingsTests"])
    let again = try ask("POST", "/secret/decide", Self.own, body: body)
    #expect(String(decoding: again.body, as: UTF8.self) == "{\"done\":[],\"refused\":[]}\n")
    let state = try ask("GET", "/secret/state")
    #expect(
      String(decoding: state.body, as: UTF8.self) == "{\"decided\":{\"1\":\"accepted\"},\"open\":[0]}\n")
  }

  /// Another call has written its report into the same folder, and its numbers mean other results.
  @Test func decision_fromThePageOfAnotherReport_isRefused() throws {
    let before = try package.contents("Snapshots")
    let body = #"{"verdict": "accept", "results": [1], "report": "b2"}"#
    let answer = try ask("POST", "/secret/decide", Self.own, body: body)
    #expect(answer.status == 409)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("The report was made again"))
    #expect(try package.contents("Snapshots") == before)
    // A page of an earlier version does not say of which report it is.
    let old = #"{"verdict": "accept", "results": [1]}"#
    #expect(try ask("POST", "/secret/decide", Self.own, body: old).status == 400)
    #expect(try package.contents("Snapshots") == before)
  }

  @Test func decision_thatIsNone_isRefused() throws {
    for body in [
      "", "{}", "[]", #"{"verdict": "burn", "results": [0], "report": "a1"}"#,
      #"{"verdict": "accept", "results": [7], "report": "a1"}"#,
      #"{"verdict": "accept", "results": [-1], "report": "a1"}"#,
    ] {
      #expect(try ask("POST", "/secret/decide", Self.own, body: body).status == 400, "\(body)")
    }
  }
}
