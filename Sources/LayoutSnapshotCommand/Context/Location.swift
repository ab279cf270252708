import Foundation
import LayoutSnapshotStore

/// Where the package and its artifacts lie: options that many commands share.
package struct Location: Sendable {
  private let package: String?
  private let artifacts: String?
  private let references: [String]

  static let options: [CommandDescription.Option] = [
    .init("package", .folder("DIR"), "The package (default: around the working directory)."),
    .init("artifacts", .folder("DIR"), "The artifacts (default: .build/layout-snapshots)."),
  ]

  /// For commands that read or write references where results say that they lie.
  static let referenceOptions: [CommandDescription.Option] = [
    .init("references", .folder("DIR"), "Where references lie, if not in Snapshots.", repeats: true)
  ]

  init(_ arguments: ParsedArguments) {
    package = arguments.value("package")
    artifacts = arguments.value("artifacts")
    references = arguments.values("references")
  }

  /// Whether an option or a variable says where the artifacts lie.
  func namesArtifacts(_ context: CommandContext) -> Bool { chosenArtifacts(context) != nil }

  private func chosenArtifacts(_ context: CommandContext) -> String? {
    artifacts ?? context.variable(EnvironmentVariable.artifacts.rawValue)
      ?? context.variable(EnvironmentVariable.ecosystemArtifacts.rawValue)
  }

  /// Reads what runs have left behind, and says what of it could not be used.
  func review(_ context: CommandContext) throws(CommandFailure) -> PendingReview {
    // Nothing pending in a folder that is not there would be a mistake in the name.
    if let artifacts { try context.requireFolder(artifacts) }
    let roots = try roots(context)
    do throws(FileError) {
      let review = try PendingReview(roots)
      review.warn(on: context)
      return review
    } catch { throw .file(error) }
  }

  /// The folders, by options, then by the environment, then by where the call was made.
  func roots(_ context: CommandContext) throws(CommandFailure) -> ManifestRoots {
    let found = nearestPackage(context.workingDirectory)
    let root = package.map(context.path) ?? found ?? context.workingDirectory
    let named = references + [context.variable(EnvironmentVariable.references.rawValue)].compactMap { $0 }
    func roots(_ artifacts: String) throws(CommandFailure) -> ManifestRoots {
      ManifestRoots(
        package: root, artifacts: artifacts, references: named.map(context.path),
        followsLinkedReferences: try context.followsLinkedReferences)
    }
    if let chosen = chosenArtifacts(context) { return try roots(context.path(chosen)) }
    // Without a package, the library leaves artifacts in the folder for temporary files.
    let isPackage = Files.exists(root + "/Package.swift")
    let base = isPackage ? root + "/.build" : context.path(NSTemporaryDirectory())
    return try roots(base + "/layout-snapshots")
  }

  private func nearestPackage(_ folder: String) -> String? {
    var folder = folder
    while !Files.exists(folder + "/Package.swift") {
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = String(folder[..<slash])
    }
    return folder
  }
}

extension PendingReview {
  /// Says what is missing.
  func warn(on context: CommandContext) {
    var warnings = WarningTally(context)
    for gap in gaps where !gap.isDecision {
      switch gap {
      case .damaged: warnings.add("\(gap)", .line)
      case .moreDamaged(_, let count): warnings.count(count, .line)
      default: warnings.add("\(gap)", .gap(gap.title))
      }
    }
    for result in results {
      if let words = result.lossWords { warnings.add("\(result.id): \(words)", .evidence) }
    }
    warnings.finish()
  }
}
