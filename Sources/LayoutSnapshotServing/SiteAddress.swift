/// Where a page is served, and which requests are from it.
///
/// Only this machine can connect, but every page that a browser shows can try. So the address holds a random
/// token, and the host has to be this machine under its own name, which stops names that are made to lead here.
package struct SiteAddress: Hashable, Sendable {
  package let port: Int
  package let token: String

  package init(port: Int, token: String) { (self.port, self.token) = (port, token) }

  /// The address that opens the page.
  package var text: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// A token that cannot be guessed.
  package static func randomToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(random.next() as UInt64, radix: 36) }.joined()
  }

  /// Who is asking, and for what.
  package enum Visit {
    /// The path behind the token.
    case own(path: String)
    case refused(HTTPResponse)
  }

  /// - Parameter name: what is served, such as `report`, for the words of a refusal.
  package func visit(_ request: HTTPRequest, to name: String) -> Visit {
    guard let host = request.headers["host"], ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
      return .refused(HTTPResponse(403, "This \(name) is served to this machine only."))
    }
    if let origin = request.headers["origin"], origin != "http://" + host {
      return .refused(HTTPResponse(403, "Requests from other sites are refused."))
    }
    guard request.path.hasPrefix("/\(token)/") else {
      return .refused(
        HTTPResponse(403, "The address lacks its token. Use the one that the terminal shows."))
    }
    return .own(path: String(request.path.dropFirst(token.count + 2)))
  }
}
