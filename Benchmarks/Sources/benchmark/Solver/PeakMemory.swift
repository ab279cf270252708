import Foundation
import SolverWorkloads

#if canImport(Glibc)
  import Glibc
#endif

/// How much memory one build and solve needs at its peak, beyond the generated rows themselves.
///
/// Asked of the kernel (VmHWM: the most physical memory the process ever held), in a fresh process per
/// workload so that nothing freed earlier is reused unseen. Counting allocations instead would leave out
/// what the allocator wastes, and arenas that bypass it. To the process two small workloads come first:
/// they load the solver's code, which is mapped from the program file and is not memory that a system
/// costs. What they freed is given back before the count starts.
enum PeakMemory {
  struct Unavailable: Error, CustomStringConvertible {
    let description = "peak memory is only known where /proc/self/clear_refs can be written (Linux)"
  }

  /// Prints the peak of one workload.
  static func run(_ arguments: [String]) throws -> Bool {
    for name in ["w5:2", "w6c:3"] { _ = try SolverSample.measure(Workload(named: name)) }
    let workload = try Workload(named: arguments.first ?? "")
    var values = [Double](repeating: 0, count: workload.variableCount)

    print(
      try growth {
        let built = try SolvableWorkload(workload)
        try built.solve(at: Workload.firstSize)
        built.read(into: &values)
        withExtendedLifetime(built) {}
      })
    return true
  }

  /// By how much the peak of this process grows in some work, in KiB.
  static func growth(_ work: () throws -> Void) throws -> Int {
    try forgetPeak()
    let before = try peak()
    try work()
    return try peak() - before
  }

  /// The peak of a workload in KiB, measured by another instance of this program; nil where it cannot be had.
  static func measure(_ workload: Workload) throws -> Int? {
    let process = try ChildProcess(CommandLine.arguments[0], ["solver-peak", workload.name])
    defer { process.finish() }
    return process.readLine().flatMap { Int($0) }
  }

  /// Returns free memory to the kernel and sets the recorded peak back to what is held now.
  private static func forgetPeak() throws {
    #if canImport(Glibc)
      // Looked up by name because Swift's import of the C library leaves this function out.
      typealias Trim = @convention(c) (Int) -> CInt
      if let symbol = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(symbol, to: Trim.self)(0) }
    #endif
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { throw Unavailable() }
    try file.write(contentsOf: Data("5".utf8))
    try file.close()
  }

  private static func peak() throws -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kibibytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw Unavailable() }
    return kibibytes
  }
}
