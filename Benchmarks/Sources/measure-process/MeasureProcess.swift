#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a program and prints what it cost, CPU microseconds and peak KiB: `measure-process PROGRAM ...`.
///
/// The kernel counts what a parent held at the moment of starting a child to the child's peak. This parent
/// holds next to nothing, whereas the benchmark holds pictures.
@main
enum MeasureProcess {
  static func main() {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var identifier: pid_t = 0
    let arguments = CommandLine.unsafeArgv + 1
    guard let program = arguments[0],
      posix_spawn(&identifier, program, &actions, nil, arguments, environ) == 0
    else { exit(2) }
    var status: CInt = 0
    var usage = rusage()
    guard wait4(identifier, &status, 0, &usage) == identifier, status == 0 else { exit(1) }
    let cpu = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Int($1.tv_sec) * 1_000_000 + Int($1.tv_usec) }
    #if canImport(Darwin)
      print(cpu, usage.ru_maxrss / 1024)
    #else
      print(cpu, usage.ru_maxrss)
    #endif
  }
}
