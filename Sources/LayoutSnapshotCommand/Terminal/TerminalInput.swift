#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keys from the terminal, one by one, without waiting for the return key.
package struct TerminalInput: Sendable {
  /// Whether a person can press keys.
  package var isTerminal: Bool { isatty(0) != 0 }

  /// Runs something while keys come one by one and are not shown, and puts the terminal back afterwards, also where
  /// a signal ends the process.
  package func readingKeys<Result>(
    _ body: (() throws(CommandFailure) -> Key?) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let terminal = try TerminalState.take()
    defer { terminal.restore() }
    return try body(nextKey)
  }

  package enum Key: Hashable, Sendable {
    case letter(Character)
    case interrupt
  }

  /// The next key; none where the terminal was closed. Arrows and other sequences are skipped as a whole.
  private func nextKey() throws(CommandFailure) -> Key? {
    while true {
      guard let byte = try nextByte() else { return nil }
      switch byte {
      case 3, 4: return .interrupt
      case 27: try skipSequence()
      case 32..<127: return .letter(Character(Unicode.Scalar(byte)))
      case 10, 13: return .letter("\n")
      default: continue
      }
    }
  }

  /// Reads what an arrow or a function key sends after its escape, if anything is there.
  private func skipSequence() throws(CommandFailure) {
    var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, 20) > 0, let first = try nextByte(), first == UInt8(ascii: "[") else {
      return
    }
    while unsafe poll(&waiting, 1, 20) > 0, let byte = try nextByte() {
      if (64...126).contains(byte) { return }
    }
  }

  private func nextByte() throws(CommandFailure) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(0, &byte, 1)
      if count < 0, errno == EINTR { continue }
      // A review that nobody can answer must not look like one that somebody has left.
      if count < 0 { throw unsafe .terminal(reason: String(cString: strerror(errno))) }
      return count == 1 ? byte : nil
    }
  }
}
