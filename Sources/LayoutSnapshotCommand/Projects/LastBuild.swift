import LayoutSnapshotSources
import LayoutSnapshotStore

/// Writes the package that the user gets, and builds it with its tests, which the search has not done.
struct LastBuild {
  let output: PackageOutput
  let swift: SwiftProgram
  let progress: BuildProgress
  /// The folder of the package.
  let folder: String
  /// The package with some of the sources.
  let package: (SourceChoice) -> AppPackage

  /// - Parameter made: the package of that choice, if something is known of its screens.
  /// - Returns: what was written, and the choice that it was written of.
  func run(
    _ choice: SourceChoice, _ made: AppPackage? = nil
  ) throws(CommandFailure) -> (AppPackage, SourceChoice) {
    var choice = choice
    var made = made ?? package(choice)
    while true {
      let edited = try output.write(made.files)
      let result = try progress.build(
        ["--build-tests"], in: folder, swift, isSource: choice.isKnown, copies: SourceFile.source(ofCopy:))
      if result.isBuilt { return (made, choice) }
      let tests = folder + "/" + made.testsPlace
      if choice.leaveOut(result.errors) {
        made = package(choice)
        guard !made.kept.isEmpty else { throw result.failure(isWritten: true) }
      } else if edited.contains(made.testsPlace) || !made.refuse(result.errors.filter { $0.path == tests }) {
        throw result.failure(isWritten: true)
      }
    }
  }
}
