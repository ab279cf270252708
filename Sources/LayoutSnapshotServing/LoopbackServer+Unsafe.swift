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
  let listener: Int32
  private let keepsConnections: Bool

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
        unsafe bind(descriptor, generic, length) == 0 && listen(descriptor, SOMAXCONN) == 0
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

  /// Answers until the process ends. A browser opens connections in advance and leaves them idle, and others may be slow:
  /// ``ServingLoop`` lets none of them keep the others waiting.
  package func serve(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) -> Never {
    signal(SIGPIPE, SIG_IGN)
    ServingLoop(listener: listener, keepsConnections: keepsConnections, answer).run()
  }

  private static var reason: String { unsafe String(cString: strerror(errno)) }
}
