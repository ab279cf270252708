/// Says how far long work has come, on a terminal; elsewhere it says nothing.
package final class ProgressBar {
  private let output: TextOutput
  private let title: String
  private let total: Int
  private var done = 0
  private var shown = -1
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// What takes less than this is over before a bar can be read.
  private static let delay = Duration.milliseconds(300)

  package init(_ title: String, total: Int, on output: TextOutput) {
    (self.title, self.total, self.output) = (title, total, output)
    start = clock.now
  }

  /// One more is done.
  package func advance() {
    done += 1
    guard output.isTerminal, total > 0, start.duration(to: clock.now) > Self.delay else { return }
    let percent = done * 100 / total
    guard percent != shown else { return }
    shown = percent
    output.write("\r" + Self.line(title, done: done, total: total, width: output.width, output.style))
  }

  /// Removes the bar.
  package func finish() {
    if shown >= 0 { output.write("\r\u{1B}[K") }
  }

  /// The bar as text, at most as wide as the terminal.
  package static func line(_ title: String, done: Int, total: Int, width: Int, _ style: TextStyle) -> String {
    let count = " \(done)/\(total)"
    let cells = max(5, min(40, width - title.count - count.count - 4))
    let full = total == 0 ? cells : cells * done / total
    let bar = String(repeating: "━", count: full)
    return
      "\(title) \(style.paint(bar, .green))\(style.paint(String(repeating: "─", count: cells - full), .dim))\(count)"
  }
}
