import ConstraintSolver

/// What libFuzzer calls: any bytes whatsoever become calls of the public interface.
///
/// Built by `Scripts/fuzz-solver`, not by the package.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var session = FuzzSession(input: FuzzInput(bytes: UnsafeBufferPointer(start: bytes, count: count)))
  session.run()
  return 0
}
