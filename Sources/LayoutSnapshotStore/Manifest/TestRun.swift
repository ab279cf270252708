#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One call of a test runner, which may start several processes.
///
/// Its first snapshot may leave a manifest that says no more than that tests ran. Without it nobody could tell tests
/// that all passed from tests that never ran, and what an earlier run recorded from what this one did.
enum TestRun {
  /// The runner's process, whose children belong together; the process itself where it has no runner to ask for.
  static let current: String = getppid() > 1 ? "\(getppid())" : "\(getpid())"

  private static let start = "run."
  private static let end = ".jsonl"

  /// Whether a manifest is that of a run. Manifests of processes have a `-` in their names.
  static func isFile(_ name: String) -> Bool {
    name.hasPrefix(start) && name.hasSuffix(end) && !name.contains("-")
  }

  /// Notes that the run has begun, once, and forgets those before it.
  static func note(_ record: RunRecord, in artifacts: String) throws(FileError) {
    let folder = try OpenFolder.make(artifacts)
    let mine = start + current + end
    let line = ManifestLine.run(record).json + [UInt8(ascii: "\n")]
    do throws(FileError) {
      try folder.write(line, to: "manifests/" + mine, replacing: .nothing, durably: false)
    } catch {
      if error.code == EEXIST { return }
      throw error
    }
    for name in try folder.names("manifests") where isFile(name) && name != mine {
      let runner = Int32(name.dropFirst(start.count).dropLast(end.count)) ?? 0
      // Another runner may be at work at the same time.
      if runner > 0, kill(runner, 0) == 0 { continue }
      try folder.remove("manifests/" + name)
    }
  }
}
