import LayoutSnapshotStore

/// What assertions noted for a tool, in a run of a program or in earlier runs.
struct NotedRun {
  /// The manifests, in the order of their names.
  let manifests: [Manifest]
  /// The exit code of the program; 0 if none was run.
  let exitCode: Int32

  /// Runs a program whose tests note things in a folder, and reads the folder.
  ///
  /// - Parameters:
  ///   - program: the program and its arguments.
  ///   - steps: the same in two steps; its variable tells tests about the folder.
  ///   - place: the folder. What lies in it from earlier runs is removed first.
  ///   - keeps: whether the folder stays for later.
  init(
    of program: [String], noting steps: TwoSteps, in place: FilePlace, keeps: Bool,
    _ context: CommandContext
  ) throws(CommandFailure) {
    // SwiftPM runs one command at a time in a package, so that a plugin that waits for another waits for ever.
    if context.isPlugin, program.first == "swift" { throw .waitsForItself(program, steps) }
    defer { if !keeps { NotedRun.clear(place) } }
    NotedRun.clear(place)
    var environment = context.environment
    environment[steps.variable.rawValue] = place.path
    exitCode = try runProgram(program, environment: environment, in: context.workingDirectory)
    manifests = try NotedRun.read(place, context)
  }

  /// Reads what earlier runs noted in a folder.
  init(from place: FilePlace, _ context: CommandContext) throws(CommandFailure) {
    manifests = try NotedRun.read(place, context)
    exitCode = 0
  }

  private static func read(_ place: FilePlace, _ context: CommandContext) throws(CommandFailure) -> [Manifest]
  {
    do throws(FileError) {
      guard let folder = try place.folder() else { return [] }
      var manifests: [Manifest] = []
      var warnings = WarningTally(context)
      for name in try folder.names().sorted() where name.hasSuffix(".jsonl") {
        let manifest = Manifest(jsonLines: try ManifestFile.read(name, in: folder) ?? [])
        for (line, error) in manifest.damages.sorted(by: { $0.key < $1.key }) {
          warnings.add("\(folder.path)/\(name):\(line): \(error)", .line)
        }
        warnings.count(manifest.moreDamages.values.reduce(0, +), .line)
        manifests.append(manifest)
      }
      warnings.finish()
      return manifests
    } catch { throw .file(error) }
  }

  /// What cannot be removed is removed by the next run.
  private static func clear(_ place: FilePlace) {
    guard let base = try? OpenFolder.open(place.base), let names = try? base.names(place.place) else {
      return
    }
    for name in names { try? base.remove(place.place + "/" + name) }
    try? base.removeEmptyFolders(around: place.place + "/x")
  }
}
