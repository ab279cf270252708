import Testing

@testable import LayoutSnapshotServing

/// The loop with sockets, one turn after the other.
@Suite(.serialized) struct ServingLoopTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer(port: 0) }

  private func loop(most: Int) -> ServingLoop {
    ServingLoop(listener: server.listener, keepsConnections: false, most: most) { HTTPResponse(200, $0.path) }
  }

  /// Connections that make way have just sent something, and their descriptors go to those that come.
  @Test func newConnection_isNotTakenForOneThatMadeWay() throws {
    let loop = loop(most: 8)
    let crowd = try (0..<8).map { _ in try TestClient(port: server.port) }
    loop.turn()
    for slow in crowd { slow.send("G") }
    let clients = try (0..<8).map { _ in try TestClient(port: server.port) }
    for client in clients { client.send("GET /page HTTP/1.1\r\n\r\n") }
    repeat { loop.turn() } while !loop.table.connections.isEmpty
    for answer in clients.map({ $0.received() }) {
      #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("/page\n"), "\(answer)")
    }
    #expect(crowd.allSatisfy { $0.received().isEmpty })
  }

  @Test func nobodyMakesWay_forNobody() throws {
    let loop = loop(most: 2)
    let crowd = try (0..<3).map { _ in try TestClient(port: server.port) }
    loop.turn()
    #expect(loop.table.connections.count == 2 && crowd.count == 3)
  }

  @Test func thoseWhoTakeNothing_makeWay() throws {
    let loop = ServingLoop(listener: server.listener, keepsConnections: false, most: 2) { request in
      HTTPResponse(200, request.path == "/page" ? "fine" : String(repeating: "x", count: 32 << 20))
    }
    let crowd = try (0..<2).map { _ in try TestClient(port: server.port) }
    for greedy in crowd { greedy.send("GET /large HTTP/1.1\r\n\r\n") }
    // Let in, and each answered as far as the system takes it.
    repeat { loop.turn() } while loop.table.connections.values.contains { $0.state != .sending }
    let client = try TestClient(port: server.port)
    client.send("GET /page HTTP/1.1\r\n\r\n")
    for _ in 0..<2 { loop.turn() }
    #expect(client.received().hasSuffix("fine\n"))
    #expect(crowd.count == 2)
  }
}
