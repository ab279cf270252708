import Foundation

/// A program called `swift` that says of sources what comments in them ask for, and of itself what a test asks for.
///
/// - `//! cannot find 'x' in scope` is an error in its line, unless the code before it is left out.
/// - `//needs Cart` is one unless a source declares `class Cart`.
/// - `//unless total` is one as soon as a source declares `func total`.
/// - A test with `of: Bad()` does not compile.
/// - The tests that it builds trap in those with `of: Trap()`, in the second run in those with `of: Late()`, draw something else
///   each time in those with `of: Shuffle()`, and say much in those with `of: Chatty()`.
/// - Modules are there if they are called `Foundation` or `UIKit`.
final class FakeSwift {
  let folder: String
  /// One line for each call: the folder, the words, and whether git may ask.
  var calls: [String] {
    let text = try? String(contentsOfFile: folder + "/calls", encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  init() throws {
    folder =
      URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/fake-swift-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.script.write(toFile: folder + "/swift", atomically: true, encoding: .utf8)
    try Self.trial.write(toFile: folder + "/trial", atomically: true, encoding: .utf8)
    for name in ["swift", "trial"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/" + name)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The variables with which the built program finds it.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    ["PATH": folder + ":/usr/bin:/bin", "FAKE": folder].merging(more) { $1 }
  }

  private static let script = #"""
    #!/bin/bash
    printf '%s|%s|%s\n' "$PWD" "$*" "$GIT_TERMINAL_PROMPT" >>"$FAKE/calls"
    if [ -n "$FAKE_HANGS" ]; then echo $$ >"$FAKE/pid"; sleep 100; exit 1; fi
    if [ -n "$FAKE_FAILS" ]; then echo "error: $FAKE_FAILS"; exit 1; fi
    if [ -n "$FAKE_WAITS" ]; then echo "Another instance of SwiftPM (PID: 1) is already running, waiting..."; fi
    if [ -n "$FAKE_LAST" ] && [[ "$*" == *--build-tests* ]]; then echo "$FAKE_LAST"; exit 1; fi
    if [[ "$*" == *--show-bin-path* ]]; then echo "$FAKE"; exit 0; fi
    code=0
    told() { echo "$1: error: $2"; echo "$1: error: $2"; code=1; }
    if [[ "$*" == *--build-tests* ]]; then
      # Trials say that they are another file.
      name="$(sed -n '1s/^#sourceLocation(file: "\(.*\)", line: 1)$/\1/p' Trials/*.swift 2>/dev/null)"
      while IFS=: read -r file line rest; do
        if [ -n "$name" ]; then told "$name:$((line - 1)):9" "'Bad' is private"
        else told "$PWD/$file:$line:9" "'Bad' is private"; fi
      done < <(grep -rnF 'of: Bad()' Tests Trials 2>/dev/null)
      if [ -n "$name" ]; then
        cat Trials/*.swift >"$FAKE/trials"
        cp "$FAKE/trial" "$FAKE/ShopSearchPackageTests.xctest"
      fi
      exit $code
    fi
    # What is up to date is not compiled again, and warns of nothing.
    if [ -e Sources/Probe.swift ] && [ Sources/Probe.swift -nt "$FAKE/probed" ]; then
      touch -r Sources/Probe.swift "$FAKE/probed"
      grep -oE 'there is no module [A-Za-z]+' Sources/Probe.swift
    fi | grep -v Foundation | sed 's/^/Probe.swift:2:1: warning: /'
    for file in Sources/*.swift; do
      path="$(sed -n '1s/^#sourceLocation(file: "\(.*\)", line: 1)$/\1/p' "$file")"
      while IFS=: read -r line text; do
        if [[ "$text" == *'_leftOut('* || "$text" =~ ^\ *// ]]; then continue; fi
        case "$text" in
        *'//unless '*) ! grep -rqE "func ${text#*//unless }\b" Sources || told "$path:$((line - 1)):1" "ambiguous use of '${text#*//unless }'" ;;
        *'//! '*) told "$path:$((line - 1)):1" "${text#*//! }" ;;
        *) grep -rqE "class ${text#*//needs }\b" Sources || told "$path:$((line - 1)):1" "cannot find type '${text#*//needs }' in scope" ;;
        esac
      done < <(grep -nE '//! |//needs |//unless ' "$file")
    done
    exit $code
    """#

  /// What stands for the built tests.
  private static let trial = #"""
    #!/bin/bash
    name="$(sed 's/.*\/\(screen_[0-9_]*\).*/\1/' <<<"$*")"
    echo "$name|$LAYOUT_SNAPSHOT_RECORD|$LAYOUT_SNAPSHOT_REFERENCES|$PWD" >>"$FAKE/drawn"
    case "$(grep -A1 "func $name()" "$FAKE/trials")" in
    *'of: Trap()'*) echo "Shop/Trap.swift:2: Fatal error: no model"; kill -ILL $$ ;;
    *'of: Shuffle()'*) if [ "$LAYOUT_SNAPSHOT_RECORD" = never ]; then printf 'Snapshot a does not match its reference.\n  Why:\n    card: text "a", was "b"\n'; exit 1; fi ;;
    *'of: Late()'*) if [ "$LAYOUT_SNAPSHOT_RECORD" = never ]; then echo "Fatal error: only once"; kill -ILL $$; fi ;;
    *'of: Chatty()'*) seq 5000 ;;
    esac
    echo "Test $name() passed after 0.1 seconds."
    """#
}
