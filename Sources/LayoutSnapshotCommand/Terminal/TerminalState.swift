import CLayoutSnapshotTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal that this process has taken, until it gives it back.
///
/// SwiftPM runs plugins, and these run programs, in process groups of their own. Only the group in the foreground may
/// read from a terminal; to any other, reading is an error. So this process' group comes to the foreground, and the one
/// that was there comes back to it.
struct TerminalState {
  static func take() throws(CommandFailure) -> TerminalState {
    var before = termios()
    guard unsafe tcgetattr(0, &before) == 0 else { throw .noTerminal }
    let owner = tcgetpgrp(0)
    let comesForward = owner >= 0 && owner != getpgrp()
    // The guard stands before anything is taken.
    let isGuarded = unsafe terminal_guard(&before, comesForward ? owner : 0)
    var raw = before
    // Signals are taken as keys, so that an interrupted review puts the terminal back, too.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard isGuarded, !comesForward || comeForward(), unsafe tcsetattr(0, TCSANOW, &raw) == 0 else {
      let reason = unsafe String(cString: strerror(errno))
      terminal_give_back()
      throw .terminal(reason: reason)
    }
    return TerminalState()
  }

  func restore() { terminal_give_back() }

  private static func comeForward() -> Bool {
    // Who is not in the foreground is stopped when it changes a terminal, unless it ignores that.
    signal(SIGTTOU, SIG_IGN)
    defer { signal(SIGTTOU, SIG_DFL) }
    return tcsetpgrp(0, getpgrp()) == 0
  }
}
