/// An answer.
package struct HTTPResponse {
  package var status: Int
  package var type: String
  package var body: [UInt8]

  package init(_ status: Int, _ type: String = "text/plain; charset=utf-8", _ body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  package init(_ status: Int, _ words: String) {
    self.init(status, "text/plain; charset=utf-8", Array((words + "\n").utf8))
  }

  /// The bytes that are sent. No other site may show, read or keep what is in them.
  package var bytes: [UInt8] { bytes(keepsConnection: false) }

  /// - Parameter keepsConnection: whether the receiver is told that it may go on asking.
  func bytes(keepsConnection: Bool) -> [UInt8] {
    let head = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Answer")", "Content-Type: \(type)",
      "Content-Length: \(body.count)", "Connection: \(keepsConnection ? "keep-alive" : "close")",
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Content-Security-Policy: frame-ancestors 'none'",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    409: "Conflict",
    413: "Content Too Large", 415: "Unsupported Media Type", 500: "Internal Server Error",
  ]
}
