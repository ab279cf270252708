import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Serves all connections on one thread, which waits for whichever has something to say: idle and slow ones cost a place in a
/// table, not a thread. Answers are made elsewhere, because they may take long.
///
/// A thread for each connection was the alternative. Sixty-four of them were soon waiting for idle connections, and a page
/// behind these for ten seconds.
final class ServingLoop {
  private let listener: Int32
  private let keepsConnections: Bool
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  private let finished = FinishedAnswers()
  private let workers = DispatchQueue(label: "answers", attributes: .concurrent)
  private(set) var table: ConnectionTable
  private var chunk = [UInt8](repeating: 0, count: 64 << 10)
  /// Until when nobody is let in, because there was no descriptor to be had.
  private var pauseEnd: ContinuousClock.Instant?
  private static let pause = Duration.milliseconds(100)

  init(
    listener: Int32, keepsConnections: Bool, most: Int = ConnectionTable.most,
    _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) {
    (self.listener, self.keepsConnections, self.answer) = (listener, keepsConnections, answer)
    table = ConnectionTable(limit: most)
    unblock(listener)
  }

  func run() -> Never {
    while true { turn() }
  }

  /// Waits until something happens, and does what there is to be done then.
  func turn() {
    let now = ContinuousClock.now
    table.recover(now)
    let listens = table.hasRoom || !table.makingWay.isEmpty
    let isPaused = pauseEnd.map { $0 > now } ?? false
    var polled = [pollfd(fd: finished.wake, events: Int16(POLLIN), revents: 0)]
    for (descriptor, connection) in table.connections {
      let events: Int32 =
        switch connection.state {
        case .reading: POLLIN
        case .sending: POLLOUT
        case .answering, .finished: 0
        }
      polled.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
    }
    // At last, because who is let in may get the descriptor of one that made way: what was found out about that one would be
    // taken for its own.
    if listens, !isPaused { polled.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
    let end = [table.nextEnd, isPaused ? pauseEnd : nil].compactMap { $0 }.min()
    guard unsafe poll(&polled, nfds_t(polled.count), milliseconds(from: now, to: end)) >= 0 else { return }
    let later = ContinuousClock.now
    for entry in polled where entry.revents != 0 {
      switch entry.fd {
      case finished.wake: sendAnswers(later)
      case listener: letIn(later)
      default: serve(entry.fd, entry.revents, later)
      }
    }
    for descriptor in table.late(later) { drop(descriptor) }
  }

  /// How long to wait; for ever where there is no end.
  private func milliseconds(from now: ContinuousClock.Instant, to end: ContinuousClock.Instant?) -> Int32 {
    guard let end else { return -1 }
    let left = max(.zero, end - now).components
    return Int32(clamping: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1)
  }

  /// Accepts those who wait, but no more at a time than there is room for: whoever keeps on connecting keeps nobody waiting.
  private func letIn(_ now: ContinuousClock.Instant) {
    for _ in 0..<ConnectionTable.most {
      guard table.hasRoom || !table.makingWay.isEmpty else { return }
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else {
        switch errno {
        case EINTR, ECONNABORTED: continue
        case EAGAIN, EWOULDBLOCK: return
        default:
          // Out of descriptors or memory, trying again at once would only be busy.
          table.lackDescriptors(now)
          for descriptor in table.makingWay { drop(descriptor) }
          pauseEnd = now + Self.pause
          return
        }
      }
      for other in table.makingWay { drop(other) }
      unblock(descriptor)
      table.add(Connection(keepsConnection: keepsConnections, now: now), as: descriptor)
      // A request that came with the connection is taken before the connection could make way for another.
      receive(descriptor, now)
    }
  }

  private func serve(_ descriptor: Int32, _ events: Int16, _ now: ContinuousClock.Instant) {
    switch table.connections[descriptor]?.state {
    case .reading: receive(descriptor, now)
    case .sending: send(descriptor, now)
    // Nothing was asked of it, so that its other side is gone.
    case .answering: drop(descriptor)
    case .finished, nil: break
    }
  }

  private func receive(_ descriptor: Int32, _ now: ContinuousClock.Instant) {
    let count = unsafe read(descriptor, &chunk, chunk.count)
    if count < 0, [EINTR, EAGAIN, EWOULDBLOCK].contains(errno) { return }
    guard count > 0 else { return drop(descriptor) }
    let request = table.change(descriptor) { $0.receive(chunk[..<count], now: now) }
    goOn(descriptor, request, now)
  }

  /// Hands a request to who answers it, or sends what there is to be sent.
  private func goOn(_ descriptor: Int32, _ request: HTTPRequest?, _ now: ContinuousClock.Instant) {
    if let request, let number = table.number(descriptor) {
      workers.async { [answer, finished] in finished.add(answer(request), descriptor, number) }
    } else if table.connections[descriptor]?.state == .sending {
      send(descriptor, now)
    }
  }

  private func sendAnswers(_ now: ContinuousClock.Instant) {
    for (response, descriptor, number) in finished.take() where table.number(descriptor) == number {
      _ = table.change(descriptor) { connection -> Void? in connection.send(response, now: now) }
      send(descriptor, now)
    }
  }

  private func send(_ descriptor: Int32, _ now: ContinuousClock.Instant) {
    while let connection = table.connections[descriptor], connection.state == .sending {
      let count = unsafe connection.rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
      // The browser has gone elsewhere.
      guard count > 0 else { return drop(descriptor) }
      if let request = table.change(descriptor, { $0.noteSent(count, now: now) }) {
        return goOn(descriptor, request, now)
      }
    }
    if table.connections[descriptor]?.state == .finished { drop(descriptor) }
  }

  private func drop(_ descriptor: Int32) {
    table.remove(descriptor)
    close(descriptor)
  }
}

/// Answers that are ready, and a descriptor that says so to who waits for many.
private final class FinishedAnswers: @unchecked Sendable {
  typealias Answer = (response: HTTPResponse, descriptor: Int32, number: Int)

  /// Can be read when there are answers.
  let wake: Int32
  private let waker: Int32
  private let lock = NSLock()
  /// Guarded by the lock.
  private var answers: [Answer] = []

  init() {
    var ends: [Int32] = [0, 0]
    precondition(unsafe pipe(&ends) == 0, "a server without a descriptor to spare cannot begin")
    (wake, waker) = (ends[0], ends[1])
    unblock(wake)
    unblock(waker)
  }

  func add(_ response: HTTPResponse, _ descriptor: Int32, _ number: Int) {
    lock.withLock { answers.append((response, descriptor, number)) }
    // A pipe that is full wakes as well.
    var byte: UInt8 = 0
    _ = unsafe write(waker, &byte, 1)
  }

  func take() -> [Answer] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while unsafe read(wake, &bytes, bytes.count) > 0 {}
    return lock.withLock {
      defer { answers = [] }
      return answers
    }
  }
}

/// Lets no call wait on a descriptor.
private func unblock(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}
