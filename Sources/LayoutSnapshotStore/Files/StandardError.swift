#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says a line where it does not mix with what tests say.
package func sayOnStandardError(_ line: String) {
  _ = try? writeAll(Array("\(line)\n".utf8), to: STDERR_FILENO, "standard error")
}
