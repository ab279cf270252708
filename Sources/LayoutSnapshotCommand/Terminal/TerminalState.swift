import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal as it was before this process took it.
///
/// SwiftPM runs plugins, and these run programs, in process groups of their own. Only the group in the foreground may
/// read from a terminal; to any other, reading is an error. So this process' group comes to the foreground, and the one
/// that was there comes back to it.
struct TerminalState {
  private let modes: termios
  /// The group that was in the foreground; none where it is this process' own.
  private let foreground: pid_t?
  private let signals: [any DispatchSourceSignal]

  static func take() throws(CommandFailure) -> TerminalState {
    var before = termios()
    guard tcgetattr(0, &before) == 0 else { throw .noTerminal }
    let owner = tcgetpgrp(0)
    let comesForward = owner >= 0 && owner != getpgrp()
    // Who is not in the foreground is stopped when it changes a terminal, unless it ignores that.
    if comesForward { signal(SIGTTOU, SIG_IGN) }
    // Signals are listened to before anything is taken.
    let state = TerminalState(before, foreground: comesForward ? owner : nil)
    var raw = before
    // Signals are taken as keys, so that an interrupted review puts the terminal back, too.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard !comesForward || tcsetpgrp(0, getpgrp()) == 0, tcsetattr(0, TCSANOW, &raw) == 0 else {
      let reason = String(cString: strerror(errno))
      state.restore()
      throw .terminal(reason: reason)
    }
    return state
  }

  private init(_ modes: termios, foreground: pid_t?) {
    (self.modes, self.foreground) = (modes, foreground)
    // A source listens only when it is registered, which is on another thread: a signal before that would be lost.
    let registered = DispatchSemaphore(value: 0)
    signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setRegistrationHandler { registered.signal() }
      source.setEventHandler {
        Self.putBack(modes, foreground)
        // As a shell expects of who was ended by this signal.
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      registered.wait()
      #if canImport(Darwin)
        // There a source listens beside the default action, which would end the process.
        signal(number, SIG_IGN)
      #endif
      return source
    }
  }

  func restore() {
    for source in signals { source.cancel() }
    for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] { signal(number, SIG_DFL) }
    Self.putBack(modes, foreground)
    if foreground != nil { signal(SIGTTOU, SIG_DFL) }
  }

  private static func putBack(_ modes: termios, _ foreground: pid_t?) {
    var modes = modes
    _ = tcsetattr(0, TCSANOW, &modes)
    if let foreground { _ = tcsetpgrp(0, foreground) }
  }
}
