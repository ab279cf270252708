import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Listens where only this machine can connect.
package final class LoopbackServer: Sendable {
  package let port: Int
  private let listener: Int32
  private let keepsConnections: Bool
  /// How long a connection may take for its request, however slowly it goes on sending, and then for the answer.
  private static let timeLimit = (request: Duration.seconds(10), answer: Duration.seconds(60))
  /// The most connections at a time. A browser has few; each has a thread and a descriptor here.
  private static let mostConnections = 64

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - keepsConnections: whether a connection may ask again after its answer, for a page that asks many times a
  ///     second. Otherwise each has one request.
  package init(port: Int, keepsConnections: Bool = false) throws(ServingError) {
    self.keepsConnections = keepsConnections
    guard let number = UInt16(exactly: port) else { throw .port(port, reason: "there is no such port") }
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard listener >= 0 else { throw .port(port, reason: Self.reason) }
    var yes: Int32 = 1
    unsafe setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        unsafe bind(descriptor, generic, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, generic, &length) == 0
      }
    }
    guard isBound else {
      let reason = Self.reason
      close(listener)
      throw .port(port, reason: reason)
    }
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }

  /// Answers until the process ends. A browser opens connections in advance and leaves them idle, so each has
  /// a thread of its own. Where there are too many, the others wait to be accepted.
  package func serve(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) -> Never {
    signal(SIGPIPE, SIG_IGN)
    let free = DispatchSemaphore(value: Self.mostConnections)
    while true {
      free.wait()
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        free.signal()
        // Out of descriptors or memory, trying again at once would only be busy.
        if errno != EINTR, errno != ECONNABORTED { usleep(100_000) }
        continue
      }
      Thread.detachNewThread { [keepsConnections] in
        Self.talk(connection, keepsConnections, answer)
        free.signal()
      }
    }
  }

  private static func talk(_ connection: Int32, _ keeps: Bool, _ answer: (HTTPRequest) -> HTTPResponse) {
    defer { close(connection) }
    var received: [UInt8] = []
    while true {
      guard let request = request(on: connection, &received) else { return }
      let goesOn = keeps && request.keepsConnection
      guard send(answer(request).bytes(keepsConnection: goesOn), connection), goesOn else { return }
      received.removeFirst(request.byteCount)
    }
  }

  /// The next request; none once the connection is of no more use.
  private static func request(on connection: Int32, _ received: inout [UInt8]) -> HTTPRequest? {
    let end = ContinuousClock.now + timeLimit.request
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      do throws(HTTPProblem) {
        if let request = try HTTPRequest(received) { return request }
      } catch {
        let refusal =
          switch error {
          case .malformed: HTTPResponse(400, "This is not an HTTP request.")
          case .tooLarge: HTTPResponse(413, "The request is too large for a decision.")
          }
        _ = send(refusal.bytes, connection)
        return nil
      }
      guard limit(SO_RCVTIMEO, of: connection, to: end) else { return nil }
      let count = unsafe read(connection, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      received += chunk[..<count]
    }
  }

  /// Lets the next call of a kind take until a point in time; not where that is past.
  private static func limit(_ kind: Int32, of connection: Int32, to end: ContinuousClock.Instant) -> Bool {
    let left = end - ContinuousClock.now
    guard left > .zero else { return false }
    var time = timeval()
    time.tv_sec = numericCast(left.components.seconds)
    // None at all would be for ever.
    time.tv_usec = numericCast(max(1, left.components.attoseconds / 1_000_000_000_000))
    return unsafe setsockopt(connection, SOL_SOCKET, kind, &time, socklen_t(MemoryLayout<timeval>.size)) == 0
  }

  /// - Returns: whether all of it was taken.
  private static func send(_ bytes: [UInt8], _ connection: Int32) -> Bool {
    let end = ContinuousClock.now + timeLimit.answer
    var rest = bytes[...]
    while !rest.isEmpty {
      guard limit(SO_SNDTIMEO, of: connection, to: end) else { return false }
      let count = unsafe rest.withUnsafeBytes { unsafe write(connection, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // The browser has gone elsewhere.
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static var reason: String { unsafe String(cString: strerror(errno)) }
}
