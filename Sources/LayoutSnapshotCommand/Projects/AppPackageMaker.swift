import Foundation
import LayoutSnapshotReport
import LayoutSnapshotSources
import LayoutSnapshotStore

/// Makes the package of an app: without building, or by builds that tell what compiles.
struct AppPackageMaker {
  /// The app's folders, as paths from the working directory.
  let folders: [String]
  let module: String
  let dependency: AppDependency
  let context: CommandContext

  var places: AppPackage.Places { AppPackage.Places(module: module, in: context.workingDirectory) }

  private var paths: [String] { folders.map { context.workingDirectory + "/" + $0 } }

  private func own(_ files: [String]) -> OwnModules { OwnModules(folders: paths, of: files) }

  private func package(
    kept: [String], leftOut: [(path: String, reason: String)],
    parts: [(path: String, part: String, reason: String)] = [], products: Set<String>
  ) -> AppPackage {
    AppPackage(
      of: folders, in: context.workingDirectory, module: module, dependency: dependency.text,
      products: products, kept: kept, leftOut: leftOut, parts: parts)
  }

  // MARK: Without builds

  /// Leaves out what imports a module that is known to be missing, and says so.
  func withoutBuilding() -> AppPackage {
    let sources = AppSources(at: paths, own: own(AppSources.files(at: paths)))
    for file in sources.leftOut where !file.missing.isEmpty {
      context.output.line(
        "left out: \(context.shown(file.path)) imports \(file.missing.joined(separator: ", ")), which Linux does not have"
      )
    }
    for file in sources.inVain {
      context.output.line(
        "not there: \(file.names.joined(separator: ", ")), which \(context.shown(file.path)) uses (Documentation/UIKit.md)"
      )
    }
    let tests = sources.leftOut.count(where: \.missing.isEmpty)
    if tests > 0 { context.output.line(LeftOutTable.told(tests: tests)) }
    return package(
      kept: sources.files,
      leftOut: sources.leftOut.map { file in
        let missing = file.missing.map { MissingName(name: $0, kind: .module) }
        return (
          file.path, LeftOutSource(isTest: missing.isEmpty, missing: missing).text(shown: context.shown)
        )
      }, products: sources.products)
  }

  // MARK: By builds

  /// Finds out what compiles, writes the package, and builds it with its tests.
  func build(with swift: SwiftProgram, _ output: PackageOutput) throws(CommandFailure) -> ExitCode {
    let files = AppSources.files(at: paths)
    guard !files.isEmpty else {
      throw .unusable(path: folders.joined(separator: ", "), reason: "It has no Swift file.")
    }
    context.output.line(
      "Building \(counted(files.count, "source")) to see which compile. The first build takes some minutes.")
    let progress = BuildProgress(on: context.output)
    let facts = files.map { SourceFacts(at: $0) }
    let search = SourceSearch(
      package: SearchPackage(
        in: swift.scratch + "/layout-snapshot-init/" + module, module: module,
        dependency: dependency.text(fromElsewhere: context.path), of: files, own: own(files),
        products: try products(of: facts, output)),
      swift: swift, context: context, progress: progress)
    let headers = BridgingHeaders(in: paths, project: context.workingDirectory)
    var choice = try search.run(facts)
    let last = LastBuild(
      output: output, swift: swift, progress: progress, folder: context.workingDirectory,
      package: { choice in
        package(
          kept: choice.kept, leftOut: choice.told(headers.declarations, shown: context.shown),
          parts: choice.toldParts(headers.declarations, shown: context.shown), products: choice.products)
      })
    let made: AppPackage
    do { made = try finish(&choice, search, last) } catch {
      report(nil, choice, headers)
      throw error
    }
    report(made, choice, headers)
    return said(made, of: choice.facts.count { !$0.isTest })
  }

  /// The products that the app may need: those of all sources, so that builds with fewer of them compile nothing else. A manifest
  /// that somebody has edited decides, because it is the one that compiles the sources in the end.
  private func products(of facts: [SourceFacts], _ output: PackageOutput) throws(CommandFailure) -> Set<
    String
  > {
    try output.products(of: package(kept: [], leftOut: [], products: [])) ?? SourceFacts.products(of: facts)
  }

  /// Says what the package has, and what to do with it.
  ///
  /// - Parameter all: how many sources the app has, but for tests.
  func said(_ made: AppPackage, of all: Int) -> ExitCode {
    context.output.line(
      "\(made.kept.count) of \(counted(all, "source")), \(counted(made.screens.storyboards.count, "storyboard"))"
    )
    context.output.line("Next: LAYOUT_SNAPSHOT_RECORD=missing swift test")
    return .success
  }

  /// Writes and builds the package, tries its screens, and says in the tests what is wrong with them.
  private func finish(
    _ choice: inout SourceChoice, _ search: SourceSearch, _ last: LastBuild
  ) throws(CommandFailure) -> AppPackage {
    let nothing = CommandFailure.unusable(
      path: folders.joined(separator: ", "), reason: "It has no Swift file that compiles here.")
    guard !choice.kept.isEmpty, var made = try last.run(&choice) else { throw nothing }
    let trials = ScreenTrials(
      package: search.package, swift: search.swift, progress: search.progress, context: context,
      tests: context.workingDirectory + "/" + places.tests)
    let screens = try trials.run(made.screens, of: choice)
    guard screens != made.screens else { return made }
    made.screens = screens
    guard let again = try last.run(&choice, made) else { throw nothing }
    return again
  }

  private func report(_ made: AppPackage?, _ choice: SourceChoice, _ headers: BridgingHeaders) {
    let table = LeftOutTable(
      choice: choice, headers: headers.declarations,
      folders: ModuleFolders(in: context.workingDirectory, beside: self.folders).folders, shown: context.shown
    )
    let classes = UnmadeClasses(made?.screens.storyboards ?? [], in: context.workingDirectory, choice)
    for line in table.lines + (made?.screens.report ?? []) + classes.lines(context.shown) {
      context.output.line(visibleText(line, limit: 2000))
    }
    let modules = headers.modules.filter { !["UIKit", "Foundation"].contains($0) }
    if !modules.isEmpty {
      context.output.line(
        "\(headers.paths.map(context.shown).joined(separator: ", ")) imports \(modules.joined(separator: ", ")) for all sources."
      )
    }
  }
}

extension SourceChoice {
  /// What is left out, with the reason in words.
  func told(_ headers: [String: String], shown: (String) -> String) -> [(path: String, reason: String)] {
    facts.compactMap { source in
      leftOut[source.path].map { (source.path, $0.text(shown: shown, headers: headers)) }
    }
  }

  /// What is left out of sources that take part, with the reason in words.
  func toldParts(
    _ headers: [String: String], shown: (String) -> String
  ) -> [(path: String, part: String, reason: String)] {
    facts.flatMap { source in
      (parts[source.path] ?? [:]).sorted { $0.key < $1.key }.map { part, reason in
        (source.path, part, reason.text(shown: shown, headers: headers))
      }
    }
  }
}
