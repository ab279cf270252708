/// A growable run of trivial values without bounds checks, uniqueness checks or reference counting.
///
/// An `Array` held by a class costs an exclusivity check and a uniqueness check for each write, which is more than the
/// engine does with most elements. This is the one place where it handles raw memory, beside `Memory`: everything
/// else goes through the subscript.
///
/// Whoever creates a buffer calls `deallocate()`; the capacity is kept by `removeAll()`, so that solving again
/// touches no fresh pages.
@safe @usableFromInline
struct Buffer<Element: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int
  @usableFromInline var base: UnsafeMutablePointer<Element>

  /// An empty buffer; nothing is allocated before there is something to hold.
  init(minimumCapacity: Int = 0) {
    capacity = 0
    unsafe base = unsafe Self.nowhere
    if minimumCapacity > 0 { reserve(minimumCapacity) }
  }

  init(repeating value: Element, count: Int) {
    self.init(minimumCapacity: count)
    unsafe base.initialize(repeating: value, count: count)
    self.count = count
  }

  /// Elements that are part of a larger block, which somebody else releases. They are not initialised, and there
  /// is no room for more than `count`.
  ///
  /// - Parameter offset: in bytes.
  init<Content>(partOf block: Buffer<Content>, at offset: Int, count: Int) {
    assert(offset + count * MemoryLayout<Element>.stride <= block.count * MemoryLayout<Content>.stride)
    capacity = 0
    unsafe base = unsafe (UnsafeMutableRawPointer(block.base) + offset).bindMemory(
      to: Element.self, capacity: count)
    self.count = count
  }

  func deallocate() {
    if capacity == 0 { return }
    unsafe Memory.release(
      base, capacity: capacity * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
  }

  private static var nowhere: UnsafeMutablePointer<Element> {
    // Not 0, which such a pointer cannot be, and never followed.
    unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  @inlinable @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield unsafe &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
    nonmutating _modify { yield &self[Int(index)] }
  }

  @inlinable @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Appends what another buffer holds.
  mutating func append(contentsOf other: Buffer) {
    reserve(other.count)
    unsafe (base + count).initialize(from: other.base, count: other.count)
    count += other.count
  }

  /// Makes room for further elements, which `appendReserved` then adds without looking.
  @inlinable @inline(__always)
  mutating func reserve(_ additional: Int) {
    if capacity - count < additional { grow(to: count + additional) }
  }

  @inlinable @inline(__always)
  mutating func appendReserved(_ element: Element) {
    assert(count < capacity)
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Forgets the elements from a position on.
  @inlinable @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// The same elements in storage of their own.
  func copy() -> Buffer {
    var result = Buffer(minimumCapacity: count)
    unsafe result.base.initialize(from: base, count: count)
    result.count = count
    return result
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return unsafe base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Makes the buffer `newCount` long; elements beyond the old count get `value`.
  mutating func resize(to newCount: Int, filling value: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count { unsafe (base + count).initialize(repeating: value, count: newCount - count) }
    count = newCount
  }

  /// Forgets the content and holds `newCount` copies of `value`.
  mutating func reset(to newCount: Int, filling value: Element) {
    count = 0
    resize(to: newCount, filling: value)
  }

  /// Makes the buffer `newCount` long without writing elements that a caller is about to write itself.
  mutating func resizeUninitialized(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  /// The elements, for the standard library's algorithms.
  var elements: Run<Element> { @inline(__always) get { unsafe Run(base, count: count) } }

  /// Some of the elements.
  @inline(__always)
  func elements(_ range: Range<Int>) -> Run<Element> { elements[range] }

  /// Whether another buffer is the same memory.
  func isSame(as other: Buffer) -> Bool { unsafe base == other.base }

  /// Gives all elements one value.
  func fill(with value: Element) { unsafe base.initialize(repeating: value, count: count) }

  /// Writes an element beyond the last one, where there is reserved room. It counts when `count` says so.
  @inlinable @inline(__always)
  func put(_ element: Element, at index: Int) {
    assert(index >= count && index < capacity)
    unsafe (base + index).initialize(to: element)
  }

  @usableFromInline @inline(never)
  mutating func grow(to minimum: Int) {
    let stride = MemoryLayout<Element>.stride
    let block = unsafe Memory.grow(
      base, count: count * stride, capacity: capacity * stride, to: minimum * stride,
      alignment: MemoryLayout<Element>.alignment)
    unsafe base = unsafe block.base.assumingMemoryBound(to: Element.self)
    capacity = unsafe block.byteCount / stride
  }
}
