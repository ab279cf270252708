import Foundation

/// A request as far as the report needs it.
struct HTTPRequest {
  let method: String
  /// Without a query, as it was sent: what holds a `%` names none of our files.
  let path: String
  /// By name in small letters.
  let headers: [String: String]
  let body: [UInt8]

  /// The most bytes of a request; a decision on a thousand changes takes few of them.
  static let mostBytes = 1 << 20

  /// Reads a request once all of it is there.
  ///
  /// - Returns: none where bytes are missing.
  /// - Throws: ``HTTPProblem`` for what is no request of ours.
  init?(_ bytes: [UInt8]) throws(HTTPProblem) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      if bytes.count > 16 << 10 { throw .tooLarge }
      return nil
    }
    guard let head = String(validating: bytes[..<end.lowerBound], as: UTF8.self) else { throw .malformed }
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { throw .malformed }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      // Two of one name would be two opinions of who is asking.
      guard headers[name] == nil else { throw .malformed }
      headers[name] = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
    }
    guard headers["transfer-encoding"] == nil else { throw .malformed }
    guard let length = Int(headers["content-length"] ?? "0"), length >= 0 else { throw .malformed }
    guard length <= Self.mostBytes else { throw .tooLarge }
    guard bytes.count >= end.upperBound + length else { return nil }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    self.headers = headers
    body = Array(bytes[end.upperBound..<end.upperBound + length])
  }
}

/// Why bytes are no request.
enum HTTPProblem: Error {
  case malformed
  case tooLarge
}

/// An answer.
struct HTTPResponse {
  var status: Int
  var type: String
  var body: [UInt8]

  init(_ status: Int, _ type: String = "text/plain; charset=utf-8", _ body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  init(_ status: Int, _ words: String) { self.init(status, Array((words + "\n").utf8)) }

  private init(_ status: Int, _ body: [UInt8]) { self.init(status, "text/plain; charset=utf-8", body) }

  /// The bytes that are sent. No other site may show, read or keep what is in them.
  var bytes: [UInt8] {
    let head = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Answer")", "Content-Type: \(type)",
      "Content-Length: \(body.count)", "Connection: close", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Content-Security-Policy: frame-ancestors 'none'",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    413: "Content Too Large", 415: "Unsupported Media Type", 500: "Internal Server Error",
  ]
}
