import LayoutSnapshotSources

/// The source of tests that draw one screen each. It says that it is the file that the tests will be.
struct TrialsText {
  let screens: AppScreens
  let module: String
  let place: String

  static func name(of place: AppScreens.Place) -> String { "screen_\(place.group)_\(place.screen)" }

  /// The screen whose test stands in a line, which begin where the file says to be another.
  func place(atLine line: Int) -> AppScreens.Place? {
    let index = (line - 1 - Self.head(module).count) / 3
    return line > Self.head(module).count && screens.drawn.indices.contains(index)
      ? screens.drawn[index] : nil
  }

  var text: String {
    let tests = screens.drawn.flatMap { place in
      [
        "  @Test func \(Self.name(of: place))() throws {",
        "    assertSnapshot(of: \(screens[place].subject), on: devices)", "  }",
      ]
    }
    let location = "#sourceLocation(file: \(SwiftText.literal(place)), line: 1)"
    return ([location] + Self.head(module) + tests + ["}", ""]).joined(separator: "\n")
  }

  private static func head(_ module: String) -> [String] {
    ["LayoutSnapshotTesting", "Testing", "UIKit"].map { "import \($0)" } + [
      "@testable import \(module)", "@Suite(.serialized) struct Trials {",
      "  private let devices: DeviceMatrix = [.iPhoneSE, .iPhone17, .iPadPro11]",
      "  private func scene(_ name: String, in all: [StoryboardScene]) throws -> UIViewController {",
      "    try #require(all.first { $0.name == name }).controller()", "  }",
    ]
  }
}
