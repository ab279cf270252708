/// The connections of a server, of which idle ones make way for new ones: who asks nothing keeps nobody waiting.
struct ConnectionTable {
  /// The most connections at a time. A browser has few, and a process of macOS has 256 descriptors.
  static let most = 128
  /// So many descriptors stay free for the files of answers.
  private static let spare = 8
  /// How long there are fewer connections after descriptors were lacking. What else this process does may have needed them for a
  /// moment.
  private static let scarcity = Duration.seconds(10)

  /// By descriptor, which the system gives to one connection at a time.
  private(set) var connections: [Int32: Connection] = [:]
  /// Which connection a descriptor belongs to, so that an answer does not reach the next one of the same descriptor.
  private var numbers: [Int32: Int] = [:]
  private var count = 0
  /// How many connections there may be, and how many for the time being.
  private let usualLimit: Int
  private var limit: Int
  private var scarcityEnd: ContinuousClock.Instant?

  init(limit: Int = Self.most) { (usualLimit, self.limit) = (limit, limit) }

  /// Adds a connection.
  mutating func add(_ connection: Connection, as descriptor: Int32) {
    count += 1
    (connections[descriptor], numbers[descriptor]) = (connection, count)
  }

  /// The number of the connection that has a descriptor.
  func number(_ descriptor: Int32) -> Int? { numbers[descriptor] }

  /// Changes a connection, if it is still there.
  mutating func change<Answer>(_ descriptor: Int32, _ change: (inout Connection) -> Answer?) -> Answer? {
    // Taken out for the time being, so that nothing of it is copied.
    guard var connection = connections.removeValue(forKey: descriptor) else { return nil }
    defer { connections[descriptor] = connection }
    return change(&connection)
  }

  mutating func remove(_ descriptor: Int32) {
    (connections[descriptor], numbers[descriptor]) = (nil, nil)
  }

  /// Notes that the system has no more descriptors: there are fewer connections for a while.
  mutating func lackDescriptors(_ now: ContinuousClock.Instant) {
    limit = max(1, min(limit, connections.count - Self.spare))
    scarcityEnd = now + Self.scarcity
  }

  /// Lets in as many as ever, once descriptors have not lacked for a while.
  mutating func recover(_ now: ContinuousClock.Instant) {
    guard let end = scarcityEnd, end <= now else { return }
    (limit, scarcityEnd) = (usualLimit, nil)
  }

  /// Which connections make way for one more: first those without a request, the oldest before the others, and then those that
  /// have taken nothing of their answers for longest. None whose answer is being made does.
  var makingWay: [Int32] {
    let excess = connections.count + 1 - limit
    if excess <= 0 { return [] }
    let idle = connections.filter { $0.value.state == .reading }.keys
    let stalled = connections.filter { $0.value.state == .sending }
      .sorted { ($0.value.lastTaken, $0.key) < ($1.value.lastTaken, $1.key) }
    let oldest = idle.sorted { numbers[$0, default: 0] < numbers[$1, default: 0] }
    return Array((oldest + stalled.map(\.key)).prefix(excess))
  }

  /// Whether one more may come without that.
  var hasRoom: Bool { connections.count < limit }

  /// Those that have waited too long.
  func late(_ now: ContinuousClock.Instant) -> [Int32] {
    connections.filter { $0.value.end.map { $0 <= now } ?? false }.keys.sorted()
  }

  /// When the next one has waited too long, or more are let in again.
  var nextEnd: ContinuousClock.Instant? {
    (connections.values.map(\.end) + [scarcityEnd]).compactMap { $0 }.min()
  }
}
