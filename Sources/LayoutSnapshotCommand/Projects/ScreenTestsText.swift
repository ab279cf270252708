import LayoutSnapshotReport
import LayoutSnapshotSources

/// The source of an app's tests.
struct ScreenTestsText {
  let screens: AppScreens
  let module: String

  var text: String {
    let groups = screens.groups.map(lines)
    let none = ["  // @Test func firstScreen() { assertSnapshot(of: FirstViewController(), on: devices) }"]
    let body = (groups.isEmpty ? [none] : groups).flatMap { $0 + [""] }.dropLast()
    return (head + body + ["}", ""]).joined(separator: "\n")
  }

  /// The group whose test stands in a line of the text, counted from 1.
  func group(atLine line: Int) -> Int? {
    var first = head.count + 1
    for (index, group) in screens.groups.enumerated() {
      let count = lines(group).count
      if (first..<first + count).contains(line) { return index }
      first += count + 1
    }
    return nil
  }

  private var head: [String] {
    ["LayoutSnapshotTesting", "Testing", "UIKit"].map { "import \($0)" } + [
      "", "@testable import \(module)", "",
      "/// The app's screens on a small phone, a large one and a tablet.",
      "@Suite(.serialized) struct ScreenTests {",
      "  private let devices: DeviceMatrix = [.iPhoneSE, .iPhone17, .iPadPro11]", "",
    ]
  }

  private func lines(_ group: AppScreens.Group) -> [String] {
    let comments = group.screens.flatMap { screen in
      (screen.refusal.map { ["  // \(name(screen, group)) is not drawn: \(visibleText($0))"] } ?? [])
        + (screen.note.map { ["  // \(name(screen, group)) \(visibleText($0))"] } ?? [])
    }
    let drawn = group.screens.filter { $0.refusal == nil }
    switch group.kind {
    case .launch:
      guard let screen = drawn.first else { return comments }
      return comments + [
        "  @Test func launch() {", "    assertSnapshot(of: \(screen.subject), on: devices)", "  }",
      ]
    case .controller(let function):
      guard let screen = drawn.first else { return comments }
      return comments + [
        "  @Test func \(function)() { assertSnapshot(of: \(screen.subject), on: devices) }"
      ]
    case .storyboard(let file, let function):
      if drawn.isEmpty, !group.screens.isEmpty { return comments }
      let refused = group.screens.filter { $0.refusal != nil }.map { SwiftText.literal($0.name) }
      let all = "try StoryboardScene.all(in: \(SwiftText.literal(file)))"
      let filter =
        refused.isEmpty ? "" : ".filter { ![\(refused.joined(separator: ", "))].contains($0.name) }"
      return comments + [
        "  @Test(arguments: \(all)\(filter))", "  func \(function)(_ scene: StoryboardScene) throws {",
        "    assertSnapshot(of: try scene.controller(), on: devices)", "  }",
      ]
    }
  }

  private func name(_ screen: AppScreens.Screen, _ group: AppScreens.Group) -> String {
    guard case .storyboard = group.kind else { return screen.name }
    return "The scene \(visibleText(screen.name))"
  }
}
