/// One connection of the server, without its socket: what has come, what is to go, and how long it may wait for that.
struct Connection {
  enum State: Hashable {
    /// Its request is not whole yet, or has not begun.
    case reading
    /// Its request is being answered elsewhere.
    case answering
    /// The answer goes out.
    case sending
    /// It is of no more use.
    case finished
  }

  private(set) var state = State.reading
  /// When it has waited too long; none while it is being answered.
  private(set) var end: ContinuousClock.Instant?
  /// When its other side last took something of the answer, or could begin to.
  private(set) var lastTaken: ContinuousClock.Instant
  private var received: [UInt8] = []
  private var unsent: ArraySlice<UInt8> = []
  private var goesOn = false
  private let keepsConnection: Bool
  /// How long it may take for its request, however slowly it goes on sending, and then for the answer.
  private static let limit = (request: Duration.seconds(10), answer: Duration.seconds(60))

  /// - Parameter keepsConnection: whether it may ask again after an answer.
  init(keepsConnection: Bool, now: ContinuousClock.Instant) {
    self.keepsConnection = keepsConnection
    (end, lastTaken) = (now + Self.limit.request, now)
  }

  /// Takes what has come.
  ///
  /// - Returns: a request that is to be answered.
  mutating func receive(_ bytes: some Sequence<UInt8>, now: ContinuousClock.Instant) -> HTTPRequest? {
    received += bytes
    return nextRequest(now)
  }

  private mutating func nextRequest(_ now: ContinuousClock.Instant) -> HTTPRequest? {
    do throws(HTTPProblem) {
      guard let request = try HTTPRequest(received) else { return nil }
      received.removeFirst(request.byteCount)
      goesOn = keepsConnection && request.keepsConnection
      (state, end) = (.answering, nil)
      return request
    } catch {
      let refusal =
        switch error {
        case .malformed: HTTPResponse(400, "This is not an HTTP request.")
        case .tooLarge: HTTPResponse(413, "The request is too large for a decision.")
        }
      goesOn = false
      send(refusal, now: now)
      return nil
    }
  }

  /// Begins to send an answer.
  mutating func send(_ response: HTTPResponse, now: ContinuousClock.Instant) {
    unsent = response.bytes(keepsConnection: goesOn)[...]
    (state, end, lastTaken) = (.sending, now + Self.limit.answer, now)
  }

  /// What is to be sent.
  var rest: ArraySlice<UInt8> { unsent }

  /// Notes that so much of it was sent.
  ///
  /// - Returns: the next request, if it came together with the one before.
  mutating func noteSent(_ count: Int, now: ContinuousClock.Instant) -> HTTPRequest? {
    unsent = unsent.dropFirst(count)
    lastTaken = now
    guard unsent.isEmpty else { return nil }
    guard goesOn else {
      finish()
      return nil
    }
    (state, end) = (.reading, now + Self.limit.request)
    return nextRequest(now)
  }

  mutating func finish() { (state, end) = (.finished, nil) }
}
