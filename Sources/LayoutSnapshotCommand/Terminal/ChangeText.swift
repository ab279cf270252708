import LayoutSnapshotReport
import LayoutSnapshotStore

/// Puts changes into words for a terminal.
struct ChangeText {
  private let style: TextStyle
  private let width: Int
  private let roots: ManifestRoots

  init(_ output: TextOutput, _ roots: ManifestRoots) {
    (style, width, self.roots) = (output.style, output.width, roots)
  }

  /// How many lines of one kind are shown before "and n more".
  private static let most = 6

  /// A group in a few lines: its status, names, cause, devices, and the files that accepting writes.
  func summary(_ group: ReviewGroup) -> String {
    var lines = names(group)
    for cause in group.causes.prefix(Self.most) {
      lines.append("    " + style.paint("because ", .dim) + fitted(cause.text))
    }
    if group.causes.count > Self.most { lines.append(more(group.causes.count - Self.most, "causes")) }
    lines.append("    " + style.paint("on ", .dim) + fitted(devices(group)))
    return (lines + destinations(group)).joined(separator: "\n") + "\n\n"
  }

  /// The first reference of each assertion, and every one that would be refused: of these nobody is to be spared one.
  private func destinations(_ group: ReviewGroup) -> [String] {
    var lines: [(words: String, isRefused: Bool)] = []
    var left = 0
    for result in group.results {
      let files = result.pendingFiles
      let refused = files.filter { result.place(of: $0, roots) == nil }
      let shown = refused.isEmpty ? Array(files.prefix(1)) : refused
      left += files.count - shown.count
      lines += shown.map { (result.destination(of: $0, roots), !refused.isEmpty) }
    }
    // A path that is refused is not cut short either: its end says what it would have been.
    let shown = lines.enumerated().filter { $0.offset < Self.most || $0.element.isRefused }.map(\.element)
    left += lines.count - shown.count
    return shown.map {
      "    " + style.paint("to ", .dim)
        + ($0.isRefused ? visibleText($0.words, limit: 400) : fitted($0.words))
    }
      + (left > 0 ? [more(left, left == 1 ? "file" : "files")] : [])
  }

  private func names(_ group: ReviewGroup) -> [String] {
    var lines = group.results.prefix(Self.most).map { result in
      "\(mark(result.status)) \(style.paint(fitted(result.id, less: 14), .bold))"
    }
    if group.results.count > Self.most {
      lines.append(more(group.results.count - Self.most, "with the same change"))
    }
    return lines
  }

  /// What differs, each sentence once, with the devices that it is true for.
  func changes(_ group: ReviewGroup, most: Int) -> [String] {
    var order: [String] = []
    var devices: [String: [String]] = [:]
    for device in group.results.flatMap(\.devices) {
      for words in device.words {
        if devices[words] == nil { order.append(words) }
        devices[words, default: []].append(device.label)
      }
    }
    var lines = order.prefix(most).map { words in
      let on = devices[words] ?? []
      return
        "    \(fitted(words, less: 20)) \(style.paint("(\(on.count == 1 ? visibleText(on[0], limit: 40) : "\(on.count) times"))", .dim))"
    }
    if order.count > most { lines.append(more(order.count - most, "changes")) }
    return lines
  }

  /// Where everything is: source, files, and the command for scripts.
  func info(_ group: ReviewGroup) -> [String] {
    group.results.prefix(Self.most).flatMap { result in
      let files = result.pendingFiles.prefix(Self.most)
      let source = "\(result.file.resolved(roots)):\(result.line)"
      return [source, result.acceptCommand].compactMap { $0 }.map { "    " + visibleText($0) }
        + files.map { "      \(visibleText($0.actual.resolved(roots)))" }
    }
  }

  func mark(_ status: SnapshotResult.Status) -> String {
    let word = status.rawValue
    let padded = word + String(repeating: " ", count: max(0, 9 - word.count))
    switch status {
    case .recorded: return style.paint(padded, .green)
    case .missing: return style.paint(padded, .cyan)
    case .changed: return style.paint(padded, .yellow)
    case .damaged, .failed, .unsolved, .error: return style.paint(padded, .red)
    }
  }

  private func devices(_ group: ReviewGroup) -> String {
    let devices = group.devices
    let shown = devices.prefix(4).joined(separator: "; ")
    return devices.count > 4 ? "\(shown) and \(devices.count - 4) more" : shown
  }

  private func fitted(_ text: String, less: Int = 12) -> String {
    visibleText(text, limit: max(40, width - less))
  }

  private func more(_ count: Int, _ what: String) -> String {
    "    " + style.paint("and \(count) more \(what)", .dim)
  }

  /// `12 changes in 3 tests, 1 cause`.
  static func count(_ results: [SnapshotResult]) -> String {
    let changes = results.reduce(0) { $0 + $1.devices.filter { !$0.pendingFiles.isEmpty }.count }
    let groups = ReviewGroup.groups(of: results).count
    func number(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    return number(changes, "change", "changes") + " in " + number(results.count, "assertion", "assertions")
      + ", "
      + number(groups, "decision", "decisions")
  }
}
