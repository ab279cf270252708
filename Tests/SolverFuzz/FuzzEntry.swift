#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What libFuzzer calls: any bytes whatsoever become calls of the public interface.
///
/// Built by `Scripts/fuzz-solver`, not by the package. With FUZZ_PRINT set in the environment the calls are
/// printed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = FuzzInput(bytes: UnsafeBufferPointer(start: bytes, count: count))
  var session = FuzzSession(input: input, prints: getenv("FUZZ_PRINT") != nil)
  session.run()
  return 0
}
