/// A byte, or a repetition of bytes that came before.
struct DeflateToken: Hashable {
  /// A byte, or with the highest bit set a length less 3 in bits 16 to 23, and a distance less 1 in the bits below.
  private let bits: UInt32

  static let lengths = 3...258
  static let mostDistance = 1 << 15

  init(byte: UInt8) { bits = UInt32(byte) }

  init(length: Int, distance: Int) {
    bits = 1 << 31 | UInt32(length &- 3) << 16 | UInt32(distance &- 1)
  }

  var isRepetition: Bool { bits >> 31 == 1 }
  var byte: UInt8 { UInt8(truncatingIfNeeded: bits) }
  var length: Int { isRepetition ? Int(bits >> 16 & 255) &+ 3 : 1 }
  var distance: Int { Int(bits & 0x7FFF) &+ 1 }
}

extension DeflateToken {
  /// The tokens of bytes. Repetitions are found by chains of the places at which three bytes have the same hash; one is
  /// taken only if none that begins a byte later is longer.
  static func all(of bytes: [UInt8], chain: Int) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    unsafe bytes.withUnsafeBytes { bytes in
      let places = unsafe EarlierPlaces(bytes)
      // A repetition that begins at the byte before. At the end there is none, as the last two bytes begin none.
      var held: (length: Int, distance: Int)?
      var position = 0
      while position < bytes.count {
        let found = places.longest(at: position, chain: chain)
        places.insert(position)
        if let taken = held {
          if let found, found.length > taken.length {
            unsafe tokens.append(DeflateToken(byte: bytes[position &- 1]))
            held = found
            position &+= 1
            continue
          }
          tokens.append(DeflateToken(length: taken.length, distance: taken.distance))
          let end = position &- 1 &+ taken.length
          for inner in position &+ 1..<end { places.insert(inner) }
          (held, position) = (nil, end)
        } else if let found, found.length == lengths.upperBound {
          tokens.append(DeflateToken(length: found.length, distance: found.distance))
          for inner in position &+ 1..<position &+ found.length { places.insert(inner) }
          position &+= found.length
        } else {
          held = found
          if found == nil { unsafe tokens.append(DeflateToken(byte: bytes[position])) }
          position &+= 1
        }
      }
    }
    return tokens
  }
}

/// The places in the window that begin with the same three bytes, the latest first.
@safe
private final class EarlierPlaces {
  private static let hashBits: UInt32 = 15
  private let bytes: UnsafeRawBufferPointer
  /// For each hash the latest place; -1 for none.
  private let latest: UnsafeMutablePointer<Int>
  /// For each place of the window the one before it with the same hash.
  private let before: UnsafeMutablePointer<Int>

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = unsafe bytes
    unsafe latest = .allocate(capacity: 1 << Int(Self.hashBits))
    unsafe latest.initialize(repeating: -1, count: 1 << Int(Self.hashBits))
    unsafe before = .allocate(capacity: DeflateToken.mostDistance)
    unsafe before.initialize(repeating: -1, count: DeflateToken.mostDistance)
  }

  deinit {
    unsafe latest.deallocate()
    unsafe before.deallocate()
  }

  /// The hash of three bytes; nil where there are fewer.
  @inline(__always)
  private func hash(at position: Int) -> Int? {
    guard unsafe position &+ 3 <= bytes.count else { return nil }
    let value =
      unsafe UInt32(bytes[position]) | UInt32(bytes[position &+ 1]) << 8
      | UInt32(bytes[position &+ 2]) << 16
    return Int((value &* 0x9E37_79B1) >> (32 &- Self.hashBits))
  }

  @inline(__always)
  func insert(_ position: Int) {
    guard let hash = hash(at: position) else { return }
    unsafe before[position & (DeflateToken.mostDistance &- 1)] = latest[hash]
    unsafe latest[hash] = position
  }

  /// The longest repetition at a place, of those the nearest.
  func longest(at position: Int, chain: Int) -> (length: Int, distance: Int)? {
    guard let hash = hash(at: position) else { return nil }
    let most = unsafe min(DeflateToken.lengths.upperBound, bytes.count &- position)
    var best: (length: Int, distance: Int)?
    var least = 2
    var candidate = unsafe latest[hash]
    var left = chain
    while candidate >= 0, position &- candidate <= DeflateToken.mostDistance, left > 0 {
      // Only where the byte behind the longest so far is the same can there be a longer one.
      if unsafe bytes[candidate &+ least] == bytes[position &+ least] {
        let length = length(candidate, position, most)
        // Three bytes from far away cost more than they spare.
        if length > least, length > 3 || position &- candidate <= 4096 {
          best = (length, position &- candidate)
          least = length
          if length == most { break }
        }
      }
      candidate = unsafe before[candidate & (DeflateToken.mostDistance &- 1)]
      left &-= 1
    }
    return best
  }

  /// How many bytes are the same from two places on.
  @inline(__always)
  private func length(_ first: Int, _ second: Int, _ most: Int) -> Int {
    var length = 0
    while length &+ 8 <= most {
      let a = unsafe bytes.loadUnaligned(fromByteOffset: first &+ length, as: UInt64.self)
      let b = unsafe bytes.loadUnaligned(fromByteOffset: second &+ length, as: UInt64.self)
      let difference = UInt64(littleEndian: a ^ b)
      if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < most, unsafe bytes[first &+ length] == bytes[second &+ length] { length &+= 1 }
    return length
  }
}
