import Foundation
import SnapshotStore

/// Where the package and its artifacts lie: options that many commands share.
package struct Location: Sendable {
  private let package: String?
  private let artifacts: String?

  static let options: [CommandDescription.Option] = [
    .init("package", .folder("DIR"), "The package; found from the working directory."),
    .init("artifacts", .folder("DIR"), "What runs left behind; DIR/.build/layout-snapshots."),
  ]

  init(_ arguments: ParsedArguments) {
    package = arguments.value("package")
    artifacts = arguments.value("artifacts")
  }

  /// The folders, by options, then by the environment, then by where the call was made.
  func roots(_ context: CommandContext) -> ManifestRoots {
    let found = nearestPackage(context.workingDirectory)
    let root = package.map(context.path) ?? found ?? context.workingDirectory
    let chosen =
      artifacts ?? context.variable(EnvironmentVariable.artifacts.rawValue)
      ?? context.variable(EnvironmentVariable.ecosystemArtifacts.rawValue)
    if let chosen { return ManifestRoots(package: root, artifacts: context.path(chosen)) }
    // Without a package, the library leaves artifacts in the folder for temporary files.
    let isPackage = Files.exists(root + "/Package.swift")
    let base = isPackage ? root + "/.build" : context.path(NSTemporaryDirectory())
    return ManifestRoots(package: root, artifacts: base + "/layout-snapshots")
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
