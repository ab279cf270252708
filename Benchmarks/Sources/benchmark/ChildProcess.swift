import Foundation

/// Another program with pipes to its input and output.
///
/// `Foundation.Process` starts a thread, and with a second thread around every allocation takes a lock: a build
/// of the smallest workloads measured in such a process takes twice as long. Hence posix_spawn and poll.
final class ChildProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var identifier: pid_t = 0
  private let input: CInt
  private let output: CInt
  private var received: [UInt8] = []

  init(_ program: String, _ arguments: [String]) throws(Failure) {
    // A child that ended early should be seen as the end of its output, not end this process as well.
    signal(SIGPIPE, SIG_IGN)
    var toChild: [CInt] = [0, 0]
    var fromChild: [CInt] = [0, 0]
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw Failure(description: "no pipe can be had") }
    input = toChild[1]
    output = fromChild[0]

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], STDOUT_FILENO)
    for descriptor in toChild + fromChild { posix_spawn_file_actions_addclose(&actions, descriptor) }

    var names = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for name in names { free(name) } }
    let code = posix_spawn(&identifier, program, &actions, nil, &names, environ)
    close(toChild[0])
    close(fromChild[1])
    guard code == 0 else { throw Failure(description: "\(program) does not start: error \(code)") }
  }

  /// Sends a line.
  func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// The next line, or nil at the end of the output. At the deadline the process is ended.
  func readLine(deadline: Date = .distantFuture) -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let milliseconds = min(1e9, max(0, deadline.timeIntervalSinceNow * 1000))
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, CInt(milliseconds)) == 0 { kill(identifier, SIGKILL) }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { return nil }
      received += chunk[..<count]
    }
  }

  /// Ends the input and waits for the process to end.
  func finish() {
    close(input)
    close(output)
    var status: CInt = 0
    waitpid(identifier, &status, 0)
  }
}
