#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where buffers get their memory from: the system, except that large blocks are kept for the next one who asks.
///
/// A large block comes from the kernel page by page, and each page costs a fault when it is first touched: a system of
/// 20,000 constraints took 1.3 ms with fresh pages and takes 0.5 ms without. What is kept is bounded.
@usableFromInline
enum Memory {
  /// Blocks from this size on are kept.
  private static let largeByteCount = 32 << 10
  /// Enough for a vector of eight doubles, whatever a kept block held before.
  private static let largeAlignment = 64

  /// A size that wastes no part of what an allocation of at least `byteCount` bytes gets anyway.
  @inline(__always)
  private static func usefulByteCount(for byteCount: Int) -> Int {
    if byteCount < largeByteCount { return max(byteCount, 64) }
    // Quarters of powers of two: few classes, at most a quarter unused.
    let quarter = 1 << (Int.bitWidth - 3 - (byteCount - 1).leadingZeroBitCount)
    return (byteCount + quarter - 1) / quarter * quarter
  }

  /// Moves the first `count` bytes of a block of trivial values into a larger one. In bytes, so that this is compiled
  /// once, and not for each kind of element.
  @inline(never)
  static func grow(
    _ base: UnsafeMutableRawPointer, count: Int, capacity: Int, to minimum: Int, alignment: Int
  ) -> (base: UnsafeMutableRawPointer, byteCount: Int) {
    // The first step is a large one: most buffers that are used at all hold a few dozen elements.
    let byteCount = usefulByteCount(for: capacity == 0 ? max(minimum, 256) : max(minimum, capacity * 2))
    let larger = unsafe take(byteCount, alignment: alignment)
    if capacity == 0 { return unsafe (larger, byteCount) }
    unsafe larger.copyMemory(from: base, byteCount: count)
    unsafe release(base, capacity: capacity, alignment: alignment)
    return unsafe (larger, byteCount)
  }

  @inline(__always)
  private static func take(_ byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
    if byteCount < largeByteCount { return unsafe takeSmall(byteCount, alignment: alignment) }
    return unsafe KeptBlocks.shared.take(byteCount)
      ?? .allocate(byteCount: byteCount, alignment: largeAlignment)
  }

  /// - Parameter capacity: how many bytes of the block whole elements fill.
  @inline(never)
  static func release(_ base: UnsafeMutableRawPointer, capacity: Int, alignment: Int) {
    let byteCount = usefulByteCount(for: capacity)
    if byteCount < largeByteCount { return unsafe releaseSmall(base, alignment: alignment) }
    if unsafe KeptBlocks.shared.keep(base, byteCount) { return }
    unsafe base.deallocate()
  }

  /// What the system's allocator aligns to by itself. Asked for more, glibc's takes 70 ns longer, which is as much
  /// as the rest of it, so that small blocks are aligned here.
  private static let ownAlignment = 16

  @inline(__always)
  private static func takeSmall(_ byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
    if alignment <= ownAlignment { return unsafe allocate(byteCount) }
    let block = unsafe allocate(byteCount + alignment)
    let base = unsafe (block + 1).alignedUp(toMultipleOf: alignment)
    // At least 16 bytes before it are free.
    unsafe (base - 8).storeBytes(of: block, as: UnsafeMutableRawPointer.self)
    return unsafe base
  }

  @inline(__always)
  private static func releaseSmall(_ base: UnsafeMutableRawPointer, alignment: Int) {
    unsafe free(alignment <= ownAlignment ? base : (base - 8).load(as: UnsafeMutableRawPointer.self))
  }

  /// The standard library's way asks for an alignment also where it is the allocator's own.
  private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    guard let block = unsafe malloc(byteCount) else {
      fatalError("There is no memory left for \(byteCount) bytes.")
    }
    return unsafe block
  }
}

/// Large blocks that nobody uses at the moment.
private final class KeptBlocks: @unchecked Sendable {
  static let shared = KeptBlocks()

  @safe private struct Block {
    var base: UnsafeMutableRawPointer
    var byteCount: Int
  }

  #if CHECK_INVARIANTS
    /// None, so that the address sanitizer sees who still uses a block that was released.
    private static let limit = 0
  #else
    private static let limit = 64 << 20
  #endif
  private let lock = Lock()
  private var blocks: [Block] = []
  private var keptByteCount = 0

  /// The block that was kept last of those of exactly this size.
  func take(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    lock.acquire()
    defer { lock.release() }
    guard let index = blocks.lastIndex(where: { $0.byteCount == byteCount }) else { return nil }
    keptByteCount -= byteCount
    let block = blocks[index]
    blocks.swapAt(index, blocks.count - 1)
    blocks.removeLast()
    return unsafe block.base
  }

  func keep(_ base: UnsafeMutableRawPointer, _ byteCount: Int) -> Bool {
    lock.acquire()
    defer { lock.release() }
    guard keptByteCount + byteCount <= Self.limit else { return false }
    unsafe blocks.append(Block(base: base, byteCount: byteCount))
    keptByteCount += byteCount
    return true
  }
}
