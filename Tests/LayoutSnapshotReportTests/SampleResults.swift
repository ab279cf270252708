import LayoutSnapshotStore

/// Results for tests of reports: a plain one, and one whose every text is hostile.
enum Sample {
  static let roots = ManifestRoots(package: "/p", artifacts: "/p/.build/layout-snapshots")

  static func result(
    _ test: String, status: SnapshotResult.Status = .changed,
    cause: String? = "title.top == card.top + 8, was + 4",
    message: String = "Snapshot does not match.", devices: [String] = ["iPhone4"]
  ) -> SnapshotResult {
    SnapshotResult(
      id: "AppTests/LoginTests/\(test)", target: "AppTests", suite: "LoginTests", test: test,
      function: test + "()", file: StoredPath(text: "package:Tests/AppTests/LoginTests.swift"), line: 12,
      column: 5,
      status: status, message: message,
      causes: cause.map { [.init(text: $0, devices: devices, followers: 2)] } ?? [], groupKey: cause ?? test,
      acceptCommand: "layout-snapshot accept 'AppTests/LoginTests/\(test)'",
      devices: devices.map { device in
        let stem = "AppTests/LoginTests/\(test)/\(test).\(device)"
        return DeviceResult(
          device: device, traits: [], scale: 2, pointWidth: 320, pointHeight: 480, status: status,
          picture: PictureResult(
            status: status, reference: StoredPath(text: "package:Snapshots/\(stem).png"),
            referenceDigest: "00",
            actual: StoredPath(text: "artifacts:\(stem).actual.png"), differingPixels: 3, totalPixels: 9,
            changes: ["3 of 9 pixels differ"]))
      })
  }

  /// What a test, or a manifest from elsewhere, may call itself.
  static let hostile = [
    "<script>window.hacked=1</script>", "\"><img src=x onerror=window.hacked=1>",
    "</script><svg onload=hacked()>",
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "line\n::error file=x::owned\r\n| a | b |", "\u{202E}txt.exe\u{2066}",
    "]]> <!-- --> &lt; &#60;", "`code` **bold** @everyone #1 [a](javascript:x)", "%0A::warning::x, y:z",
    String(repeating: "long", count: 2500), "\u{0}\u{FFFE}\u{FFFF}\u{2028}",
  ]

  static let hostileResults = hostile.enumerated().map { number, text in
    var result = result(text, cause: text, message: text + "\n" + text, devices: [text, "iPhone\(number)"])
    result.file = StoredPath(text: "package:Tests/" + text + ".swift")
    result.suite = text
    return result
  }
}
