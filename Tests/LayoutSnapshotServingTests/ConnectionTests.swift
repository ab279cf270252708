import Testing

@testable import LayoutSnapshotServing

/// What a connection does, and which of too many make way, without sockets and without waiting.
@Suite struct ConnectionTests {
  private static let request = Array("GET /a HTTP/1.1\r\n\r\n".utf8)
  private let start = ContinuousClock.now

  @Test func request_thatComesByteByByte_isTakenOnce() throws {
    var connection = Connection(keepsConnection: true, now: start)
    for byte in Self.request.dropLast() {
      #expect(connection.receive([byte], now: start + .seconds(5)) == nil)
    }
    // However slowly it goes on, it has ten seconds in all.
    #expect(connection.end == start + .seconds(10))
    let request = connection.receive(Self.request.suffix(1), now: start + .seconds(9))
    #expect(request?.path == "/a" && connection.state == .answering && connection.end == nil)
  }

  @Test func answer_goesOutInPieces_andTheNextRequestIsThere() throws {
    var connection = Connection(keepsConnection: true, now: start)
    #expect(connection.receive(Self.request + Self.request, now: start)?.path == "/a")
    connection.send(HTTPResponse(200, "fine"), now: start)
    #expect(connection.state == .sending && connection.end == start + .seconds(60))
    let count = connection.rest.count
    #expect(connection.noteSent(count - 1, now: start) == nil && connection.rest.count == 1)
    #expect(connection.noteSent(1, now: start)?.path == "/a")
    #expect(connection.state == .answering)
    connection.send(HTTPResponse(200, "fine"), now: start)
    #expect(connection.noteSent(count, now: start) == nil)
    #expect(connection.state == .reading)
  }

  @Test func connection_thatIsNotKept_isFinishedAfterItsAnswer() {
    for (keeps, text) in [(false, "GET / HTTP/1.1\r\n\r\n"), (true, "GET / HTTP/1.0\r\n\r\n")] {
      var connection = Connection(keepsConnection: keeps, now: start)
      #expect(connection.receive(Array(text.utf8), now: start) != nil)
      connection.send(HTTPResponse(200, "fine"), now: start)
      _ = connection.noteSent(connection.rest.count, now: start)
      #expect(connection.state == .finished)
    }
  }

  @Test func request_thatIsNone_isRefusedAtOnce() {
    var connection = Connection(keepsConnection: true, now: start)
    #expect(connection.receive(Array("nonsense\r\n\r\n".utf8), now: start) == nil)
    #expect(String(decoding: connection.rest, as: UTF8.self).hasPrefix("HTTP/1.1 400 "))
    _ = connection.noteSent(connection.rest.count, now: start)
    #expect(connection.state == .finished)
  }

  private func table(_ count: Int, answering: Set<Int32> = []) -> ConnectionTable {
    var table = ConnectionTable()
    for number in 0..<count {
      // Descriptors are given again in any order.
      let descriptor = Int32(1000 - number)
      table.add(Connection(keepsConnection: false, now: start), as: descriptor)
      if answering.contains(descriptor) {
        _ = table.change(descriptor) { $0.receive(Self.request, now: start) }
      }
    }
    return table
  }

  @Test func oldestIdleConnection_makesWay() {
    #expect(table(ConnectionTable.most - 1).makingWay.isEmpty)
    #expect(table(ConnectionTable.most).makingWay == [1000])
    #expect(table(ConnectionTable.most, answering: [1000, 999]).makingWay == [998])
    let busy = table(ConnectionTable.most, answering: Set((0...1000).map { Int32($0) }))
    #expect(busy.makingWay.isEmpty && !busy.hasRoom)
  }

  @Test func connectionThatTakesNothing_makesWay_whereNoneIsIdle() {
    var table = table(ConnectionTable.most, answering: Set((0...1000).map { Int32($0) }))
    for (seconds, descriptor) in [Int32(990), 995, 1000].enumerated() {
      _ = table.change(descriptor) { connection -> Void? in
        connection.send(HTTPResponse(200, "fine"), now: start + .seconds(seconds))
      }
    }
    #expect(table.makingWay == [990])
    // Who goes on taking stays.
    _ = table.change(990) { $0.noteSent(1, now: start + .seconds(9)) }
    #expect(table.makingWay == [995])
    table.add(Connection(keepsConnection: false, now: start + .seconds(10)), as: 5)
    #expect(table.makingWay == [5, 995])
  }

  @Test func connectionsAreFewer_forAWhile_onceDescriptorsLack() {
    var table = table(20)
    table.lackDescriptors(start)
    #expect(table.makingWay == (0..<9).map { Int32(1000 - $0) })
    for descriptor in table.makingWay { table.remove(descriptor) }
    #expect(table.hasRoom && table.connections.count == 11)
    table.lackDescriptors(start + .seconds(1))
    table.lackDescriptors(start + .seconds(2))
    #expect(table.makingWay.count == 9)
    table.recover(start + .seconds(11))
    #expect(table.makingWay.count == 9)
    // Where all connections are being answered, nothing else ends the wait of whoever wants to come in.
    var busy = table
    for descriptor in busy.connections.keys {
      _ = busy.change(descriptor) { $0.receive(Self.request, now: start) }
    }
    #expect(busy.nextEnd == start + .seconds(12) && !busy.hasRoom && busy.makingWay.isEmpty)
    busy.recover(start + .seconds(12))
    #expect(busy.nextEnd == nil && busy.hasRoom)
    table.recover(start + .seconds(12))
    #expect(table.makingWay.isEmpty && table.hasRoom)
  }

  @Test func connectionsThatWaitedTooLong_areLate() {
    var table = table(2, answering: [999])
    table.add(Connection(keepsConnection: false, now: start + .seconds(3)), as: 5)
    #expect(table.nextEnd == start + .seconds(10))
    #expect(table.late(start + .seconds(9)) == [])
    #expect(table.late(start + .seconds(10)) == [1000])
    #expect(table.late(start + .seconds(13)) == [5, 1000])
    let number = table.number(5)
    table.remove(5)
    table.add(Connection(keepsConnection: false, now: start), as: 5)
    #expect(table.number(5) != number, "an answer would reach the next connection of the descriptor")
  }
}
