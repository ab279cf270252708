import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether a process of this number is running on this machine.
func isRunning(_ processID: Int) -> Bool {
  guard let number = Int32(exactly: processID), number > 0 else { return false }
  return kill(number, 0) == 0 || errno == EPERM
}

/// Lets this process be stopped like any other. SwiftPM blocks nearly all signals in its plugins, and what these
/// start inherits that. Those of terminals stay blocked: a plugin is none of the terminal's foreground processes,
/// and would be halted when it reads a key.
package func unblockSignals() {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

/// Ends this process soon after its parent. A terminal's Control-C does not reach what SwiftPM's plugins start.
func endWithParent() {
  let parent = getppid()
  Thread.detachNewThread {
    while getppid() == parent { Thread.sleep(forTimeInterval: 0.2) }
    exit(ExitCode.success.rawValue)
  }
}

/// Runs another program to its end, with this process's terminal.
///
/// - Returns: its exit code.
func runProgram(
  _ words: [String], environment: [String: String], in folder: String
) throws(CommandFailure) -> Int32 {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = words
  process.environment = environment
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  do { try process.run() } catch { throw .program(words.first ?? "", reason: "\(error)") }
  process.waitUntilExit()
  return process.terminationStatus
}

/// A word as a shell takes it, so that a command that is printed can be copied.
func shellWord(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+=:@%".contains($0)) }
  return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}

/// Opens a file or an address the way the desktop does.
func openOnDesktop(_ path: String, _ context: CommandContext) throws(CommandFailure) {
  #if os(macOS)
    let opener = "open"
  #else
    let opener = context.variable("BROWSER") ?? "xdg-open"
  #endif
  let code = try runProgram([opener, path], environment: context.environment, in: context.workingDirectory)
  if code != 0 { throw .program(opener, reason: "it ended with \(code). Open it yourself: \(path)") }
}
