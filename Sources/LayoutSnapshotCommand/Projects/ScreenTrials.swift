import Foundation

/// Draws each screen of an app in a process of its own, so that one that traps ends no other, and twice, to see whether it
/// looks the same again. Pictures go to a folder of the build.
struct ScreenTrials {
  let package: SearchPackage
  let swift: SwiftProgram
  let progress: BuildProgress
  let context: CommandContext
  /// The place that the tests will have, from which they find the app's documents.
  let tests: String

  /// What ends a process that draws for ever.
  private static let mostSeconds = 60.0

  /// - Returns: the screens with what is wrong with them.
  func run(_ screens: AppScreens, of choice: SourceChoice) throws(CommandFailure) -> AppScreens {
    var screens = screens
    guard !screens.drawn.isEmpty else { return screens }
    _ = try package.write(choice.kept, without: choice.partNames)
    while !screens.drawn.isEmpty {
      let text = TrialsText(screens: screens, module: package.module, place: tests)
      try package.writeTrials(text.text)
      let result = try progress.build(
        ["--build-tests"], in: package.folder, swift, isSource: { $0 == tests },
        copies: { [tests] in $0 == package.trials ? tests : nil })
      if result.isBuilt { break }
      // A screen whose test does not compile is none.
      let wrong = result.errors.compactMap { error in
        error.path == tests ? text.place(atLine: error.line).map { ($0, error.text) } : nil
      }
      guard !wrong.isEmpty else {
        let said = result.said.first ?? result.errors.first?.text ?? ""
        context.warn("The screens are not tried, because their tests cannot be built. \(said)")
        return screens
      }
      for (place, reason) in wrong where screens[place].refusal == nil { screens[place].refusal = reason }
    }
    let trial = try trial()
    defer { trial.removePictures() }
    defer { progress.show(nil) }
    let all = screens.drawn
    for (index, place) in all.enumerated() {
      progress.show("screen \(index + 1) of \(all.count): \(screens.name(of: place))")
      switch try trial.run(TrialsText.name(of: place)) {
      case .drawn: break
      case .refused(let reason): screens[place].refusal = reason
      case .unstable(let views): screens[place].note = Self.note(views)
      }
    }
    return screens
  }

  /// Runs the built tests themselves, which is quicker than SwiftPM, where they are a program.
  private func trial() throws(CommandFailure) -> TrialRun {
    #if os(macOS)
      let program = swift.path
      let words = ["test", "--skip-build", "--scratch-path", swift.scratch, "--package-path", package.folder]
    #else
      let program = try swift.products(of: package.folder) + "/\(package.name)PackageTests.xctest"
      let words = ["--testing-library", "swift-testing"]
    #endif
    return TrialRun(
      program: program, words: words, environment: swift.environment, folder: context.workingDirectory,
      pictures: package.folder + "/Pictures", limit: Self.mostSeconds)
  }

  /// What a comment says of a screen whose pictures are others the second time.
  private static func note(_ views: [String]) -> String {
    let more = views.count > 5 ? " and \(views.count - 5) more" : ""
    let list = views.isEmpty ? "" : ": \(views.prefix(5).joined(separator: ", "))\(more)"
    return "looks different from run to run" + list
  }
}
