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

  /// - Parameters:
  ///   - choice: what takes part; what does not compile after all is taken out.
  ///   - made: the package of that choice, if something is known of its screens.
  /// - Returns: what was written; none if nothing compiles.
  func run(_ choice: inout SourceChoice, _ made: AppPackage? = nil) throws(CommandFailure) -> AppPackage? {
    var made = made ?? package(choice)
    while !made.kept.isEmpty {
      let edited = try output.write(made)
      let tests = folder + "/" + made.testsPlace
      let known = choice
      let result = try progress.build(
        ["--build-tests"], in: folder, swift, isSource: { known.isKnown($0) || $0 == tests },
        copies: SourceFile.source(ofCopy:))
      if result.isBuilt { return made }
      if choice.leaveOut(result.errors) {
        made = package(choice)
      } else if edited.contains(made.testsPlace) || !made.refuse(result.errors.filter { $0.path == tests }) {
        throw result.failure(isWritten: true)
      }
    }
    return nil
  }
}
