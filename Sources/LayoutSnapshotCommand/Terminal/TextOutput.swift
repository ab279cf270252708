#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a command writes: a stream, and whether a person looks at it.
package struct TextOutput: Sendable {
  package let isTerminal: Bool
  package let style: TextStyle
  /// The columns of the terminal; 80 where there is none.
  package let width: Int
  private let sink: @Sendable (String) -> Void

  package init(
    isTerminal: Bool, style: TextStyle, width: Int = 80, sink: @escaping @Sendable (String) -> Void
  ) {
    (self.isTerminal, self.style, self.width, self.sink) = (isTerminal, style, width, sink)
  }

  /// A stream of this process. Colours only on a terminal that has them, and never against `NO_COLOR`.
  init(descriptor: Int32, environment: [String: String]) {
    let isTerminal = isatty(descriptor) != 0
    self.init(
      isTerminal: isTerminal, style: TextStyle(isTerminal: isTerminal, environment),
      width: isTerminal ? Self.columns(descriptor) : 80
    ) { text in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        // Nobody reads any more, or the disk is full: there is nobody to tell.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  package func write(_ text: String) { sink(text) }
  package func line(_ text: String = "") { sink(text + "\n") }

  private static func columns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 80 }
    return Int(size.ws_col)
  }
}

/// How text is emphasised, or that it is not.
package struct TextStyle: Hashable, Sendable {
  package let hasColors: Bool

  package init(hasColors: Bool) { self.hasColors = hasColors }

  /// After no-color.org: any value but an empty one switches colours off.
  package init(isTerminal: Bool, _ environment: [String: String]) {
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColors = isTerminal && !isRefused && environment["TERM"] != "dumb"
  }

  package enum Paint: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"
  }

  package func paint(_ text: String, _ paints: Paint...) -> String {
    guard hasColors, !text.isEmpty else { return text }
    return "\u{1B}[" + paints.map(\.rawValue).joined(separator: ";") + "m" + text + "\u{1B}[0m"
  }
}
