/// Where an owner keeps a value, for those who work with it while the owner stands.
///
/// It is handed on instead of the value, which would be copied again and again.
@safe @usableFromInline
struct Place<Value: ~Copyable>: BitwiseCopyable {
  private let pointer: UnsafeMutablePointer<Value>

  /// - Parameter pointer: has to stay valid as long as anybody has the place.
  init(_ pointer: UnsafeMutablePointer<Value>) { unsafe self.pointer = pointer }

  var pointee: Value {
    @inline(__always) _read { yield unsafe pointer.pointee }
    @inline(__always) nonmutating _modify { yield unsafe &pointer.pointee }
  }
}

/// Works with a value where it is.
///
/// - Parameter body: must not keep the place.
@inline(__always)
func withPlace<Value: ~Copyable, Result, Failure: Error>(
  of value: inout Value, _ body: (Place<Value>) throws(Failure) -> Result
) throws(Failure) -> Result {
  try unsafe withUnsafeMutablePointer(to: &value) { (pointer) throws(Failure) in
    try body(unsafe Place(pointer))
  }
}

/// Some elements of a buffer, as a collection; valid as long as the buffer has them.
@safe
struct Run<Element: BitwiseCopyable>: BitwiseCopyable, RandomAccessCollection {
  private let base: UnsafePointer<Element>
  let count: Int

  @inline(__always)
  init(_ base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  var startIndex: Int { @inline(__always) get { 0 } }
  var endIndex: Int { @inline(__always) get { count } }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return unsafe base[index]
  }

  @inline(__always)
  subscript(bounds: Range<Int>) -> Run {
    assert(bounds.lowerBound >= 0 && bounds.upperBound <= count)
    return unsafe Run(base + bounds.lowerBound, count: bounds.count)
  }
}

/// Works with one value as a run.
@inline(__always)
func withRun<Element: BitwiseCopyable, Result>(of element: Element, _ body: (Run<Element>) -> Result)
  -> Result
{
  unsafe withUnsafePointer(to: element) { unsafe body(Run($0, count: 1)) }
}
