import LayoutSnapshotReport
import LayoutSnapshotStore

/// Draws a review on a terminal.
struct ReviewScreen {
  let output: TextOutput
  let roots: ManifestRoots

  /// Rows for pictures: they fit a terminal of 24 together with words and keys when few changes are listed.
  private static let pictureRows = 16

  func show(_ session: ReviewSession, message: String?) {
    guard let group = session.current else { return }
    let (style, text) = (output.style, ChangeText(output, roots))
    var lines = [
      style.paint("Reviewing \(session.number) of \(session.total)", .bold)
        + style.paint(
          "  \(ChangeText.count(group.results))", .dim), "",
    ]
    lines += text.summary(group).split(separator: "\n").map(String.init) + [""]
    if session.showsDifference {
      lines += text.changes(group, most: 8) + [""]
      if style.hasColors, let picture = picture(group) { lines += picture + [""] }
    }
    if session.showsInfo { lines += text.info(group) + [""] }
    if let message { lines += [message, ""] }
    lines.append(
      ReviewKeys.all.map { "\(style.paint($0.key, .cyan, .bold)) \($0.meaning)" }.joined(separator: "  "))
    output.write("\u{1B}[2J\u{1B}[H" + lines.joined(separator: "\n") + "\n")
  }

  /// Before, difference and after on the first device that has pictures.
  private func picture(_ group: ReviewGroup) -> [String]? {
    guard let picture = group.results.lazy.flatMap(\.devices).compactMap(\.picture).first else { return nil }
    let places = [picture.expected, picture.difference, picture.actual].compactMap { $0 }
      .compactMap(roots.evidence)
    return places.isEmpty
      ? nil : TerminalPicture.lines(places, columns: min(output.width - 8, 110), rows: Self.pictureRows)
  }
}
