/// The bytes of the fuzzer as a source of choices.
struct SolverInput {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; zeros follow the end.
  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number below a limit.
  mutating func index(below limit: Int) -> Int { Int(byte()) % max(1, limit) }

  /// Mostly numbers as layouts have them, now and then eight bytes taken as they are.
  mutating func number(_ usual: [Double]) -> Double {
    let choice = byte()
    if choice < 250 { return usual[Int(choice) % usual.count] }
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return Double(bitPattern: bits)
  }
}
