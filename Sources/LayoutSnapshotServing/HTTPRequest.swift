import Foundation

/// A request as far as pages of this machine need it.
package struct HTTPRequest {
  package let method: String
  /// Without a query, as it was sent: what holds a `%` names none of our files.
  package let path: String
  /// What follows the question mark, by name; none of it where a name stands there twice or is no text.
  package let query: [String: String]
  /// By name in small letters.
  package let headers: [String: String]
  package let body: [UInt8]
  /// How many bytes the request takes. What follows them is the connection's next one.
  let byteCount: Int
  /// Whether the sender can read another answer from the same connection.
  let keepsConnection: Bool

  /// The most bytes of a request; a decision on a thousand changes takes few of them.
  static let mostBytes = 1 << 20

  /// Reads a request once all of it is there.
  ///
  /// - Returns: none where bytes are missing.
  /// - Throws: ``HTTPProblem`` for what is no request of ours.
  package init?(_ bytes: [UInt8]) throws(HTTPProblem) {
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
    query = Self.query(words[1].dropFirst(path.count + 1)) ?? [:]
    self.headers = headers
    byteCount = end.upperBound + length
    body = Array(bytes[end.upperBound..<byteCount])
    keepsConnection = words[2] == "HTTP/1.1" && headers["connection"]?.lowercased() != "close"
  }

  private static func query(_ text: Substring) -> [String: String]? {
    var values: [String: String] = [:]
    for part in text.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = sides.first?.removingPercentEncoding, values[name] == nil,
        let value = (sides.count > 1 ? sides[1] : "").removingPercentEncoding
      else { return nil }
      values[name] = value
    }
    return values
  }
}

/// Why bytes are no request.
package enum HTTPProblem: Error {
  case malformed
  case tooLarge
}
