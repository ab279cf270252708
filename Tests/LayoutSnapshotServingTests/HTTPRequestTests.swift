import Testing

@testable import LayoutSnapshotServing

@Suite struct HTTPRequestTests {
  private static let broken = [
    "GET\r\n\r\n", "GET / SPDY/1\r\n\r\n", "GET x HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
  ]

  @Test(arguments: broken)
  func request_thatIsNone_isRefused(text: String) {
    #expect(throws: HTTPProblem.self) { try HTTPRequest(Array(text.utf8)) }
  }

  @Test func request_inPieces_isWaitedFor() throws {
    let whole = Array("POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc".utf8)
    for count in 0..<whole.count { #expect(try HTTPRequest(Array(whole[..<count])) == nil) }
    #expect(try HTTPRequest(whole)?.body == Array("abc".utf8))
    #expect(throws: HTTPProblem.self) { try HTTPRequest([UInt8](repeating: 65, count: 20_000)) }
  }

  @Test func query_isReadByName() throws {
    let request = try #require(
      try HTTPRequest(Array("GET /a/b?view=My%20Card&dark=&x HTTP/1.1\r\n\r\n".utf8)))
    #expect(request.path == "/a/b")
    #expect(request.query == ["view": "My Card", "dark": "", "x": ""])
  }

  @Test(arguments: ["a=1&a=2", "a=%ff", "%=1"])
  func query_thatIsNone_hasNoValues(text: String) throws {
    #expect(try #require(try HTTPRequest(Array("GET /?\(text) HTTP/1.1\r\n\r\n".utf8))).query == [:])
  }

  @Test func requests_behindEachOther_areReadOneByOne() throws {
    let first = "POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc"
    let both = Array((first + "GET /b HTTP/1.1\r\nConnection: close\r\n\r\n").utf8)
    let request = try #require(try HTTPRequest(both))
    #expect(request.byteCount == first.utf8.count && request.keepsConnection)
    let next = try #require(try HTTPRequest(Array(both.dropFirst(request.byteCount))))
    #expect(next.path == "/b" && !next.keepsConnection)
  }
}
