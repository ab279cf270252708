import LayoutSnapshotProofs
import LayoutSnapshotStore
import LayoutSnapshotViews

/// What an assertion notes for tools besides its result.
extension Assertion {
  /// - Returns: why the references could not be noted, in words.
  func noteUsage(of references: [String], _ name: SnapshotName, _ folders: SnapshotFolders) -> String? {
    guard let usage = settings.usage else { return nil }
    let claim = ClaimRecord(
      id: name.id, file: StoredPath("\(site.filePath)", folders.roots), function: context.function,
      references: references.map { StoredPath($0, folders.roots) })
    do throws(FileError) {
      try session.note(claim, target: name.target, in: folders, usage: usage, framework: context.framework)
    } catch {
      return "The references could not be noted in \(EnvironmentVariable.usage.rawValue). \(error)"
    }
    return nil
  }

  /// Notes which changes of the view's constraints the devices would not show, if that is asked for.
  ///
  /// - Returns: why it could not be noted, in words.
  func noteCoverage(
    of view: View?, on devices: [Device]?, _ name: SnapshotName, _ folders: SnapshotFolders
  ) -> String? {
    guard settings.coverage != nil || configuration.isCovered == true, let view, let devices else {
      return nil
    }
    do {
      let coverage = try ConstraintCoverage(of: view, on: DeviceMatrix(devices), elsewhere: .all)
      let record = CoverageRecord(
        id: name.id, target: name.target, file: StoredPath("\(site.filePath)", folders.roots),
        line: Int(site.line), devices: devices.map(\.name), changeCount: coverage.changeCount,
        unnoticed: coverage.unnoticed.map { change in
          .init(
            text: change.text, noticedOn: change.noticedOn, kind: change.kind.rawValue,
            file: change.place.map { StoredPath($0.path, folders.roots) }, line: change.place?.line)
        })
      try session.note(record, in: folders, coverage: settings.coverage, framework: context.framework)
    } catch {
      return "The coverage of the constraints could not be noted. \(error)"
    }
    return nil
  }
}
