/// Up to 256 colours, each with a number, found by hashing.
struct ColorTable {
  static let maximumCount = 256
  /// Four times the entries, so that a probe seldom meets another colour. A slot holds the colour
  /// below and its number plus one above; 0 is empty.
  private static let slotCount = 1024
  private var slots = [UInt64](repeating: 0, count: slotCount)
  private(set) var colors: [UInt32] = []

  init() {}

  init(_ colors: [UInt32]) {
    for color in colors { insert(color) }
  }

  /// Adds a colour unless it is there.
  ///
  /// - Returns: whether the table could hold it.
  @discardableResult
  mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot] != 0 { return true }
    if colors.count == Self.maximumCount { return false }
    colors.append(color)
    slots[slot] = UInt64(colors.count) << 32 | UInt64(color)
    return true
  }

  /// The number of a colour, or nil if it is not in the table.
  func index(of color: UInt32) -> UInt8? {
    let entry = slots[slot(of: color)]
    return entry == 0 ? nil : UInt8(truncatingIfNeeded: entry >> 32 &- 1)
  }

  /// Where the colour is, or would be.
  private func slot(of color: UInt32) -> Int {
    // Fibonacci hashing: the upper bits of a product with 2^32 divided by the golden ratio.
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 && UInt32(truncatingIfNeeded: slots[slot]) != color {
      slot = (slot &+ 1) & (Self.slotCount &- 1)
    }
    return slot
  }
}
