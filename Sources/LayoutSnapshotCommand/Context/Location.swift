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

  /// The folders, by options, then by the environment, then by where the call was made.
  func roots(_ context: CommandContext) throws(CommandFailure) -> ManifestRoots {
    let found = nearestPackage(context.workingDirectory)
    let root = package.map(context.path) ?? found ?? context.workingDirectory
    let chosen =
      artifacts ?? context.variable(EnvironmentVariable.artifacts.rawValue)
      ?? context.variable(EnvironmentVariable.ecosystemArtifacts.rawValue)
    let named = references + [context.variable(EnvironmentVariable.references.rawValue)].compactMap { $0 }
    func roots(_ artifacts: String) throws(CommandFailure) -> ManifestRoots {
      ManifestRoots(
        package: root, artifacts: artifacts, references: named.map(context.path),
        followsLinkedReferences: try context.followsLinkedReferences)
    }
    if let chosen { return try roots(context.path(chosen)) }
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
