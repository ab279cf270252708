/// A file's path in a manifest: below the package, below the artifacts, or elsewhere.
///
/// A report is often made on another machine than the run, where both folders lie elsewhere; so a manifest
/// says `package:Snapshots/App/LoginTests/form.iPhone4.png`, and only a file in neither folder by its whole
/// path.
package struct StoredPath: Hashable, Sendable {
  /// The text that stands in the manifest.
  package let text: String

  package init(text: String) { self.text = text }

  /// The shortest text for a path: the inner folder is tried first, because the artifacts often lie in
  /// the package.
  package init(_ path: String, _ roots: ManifestRoots) {
    if let rest = path.below(roots.artifacts) {
      text = Base.artifacts.rawValue + rest
    } else if let rest = path.below(roots.package) {
      text = Base.package.rawValue + rest
    } else {
      text = path
    }
  }

  /// The path where the folders lie as given.
  package func resolved(_ roots: ManifestRoots) -> String {
    if let rest = text.dropping(Base.artifacts.rawValue) { return roots.artifacts + "/" + rest }
    if let rest = text.dropping(Base.package.rawValue) { return roots.package + "/" + rest }
    return text
  }

  /// The path below the package's folder; none for a file elsewhere.
  package var belowPackage: String? { text.dropping(Base.package.rawValue) }
  /// The path below the artifacts' folder; none for a file elsewhere.
  package var belowArtifacts: String? { text.dropping(Base.artifacts.rawValue) }

  private enum Base: String {
    case package = "package:"
    case artifacts = "artifacts:"
  }
}

/// The two folders that the paths of a manifest start from.
package struct ManifestRoots: Hashable, Sendable {
  /// The package's folder.
  package let package: String
  /// The folder of the artifacts.
  package let artifacts: String
  /// Folders of references that the user names, in place of `Snapshots` in the package.
  package let references: [String]
  /// Whether a folder of references may be a link, because the user said so.
  package let followsLinkedReferences: Bool

  package init(
    package: String, artifacts: String, references: [String] = [], followsLinkedReferences: Bool = false
  ) {
    self.package = package
    self.artifacts = artifacts
    self.references = references
    self.followsLinkedReferences = followsLinkedReferences
  }

  /// Where unfinished files lie until they take a reference's place: git does not see what is among artifacts.
  package var staging: String { artifacts + "/staging" }
}

extension StoredPath: Codable {
  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension String {
  /// What follows a folder's path and a slash, if this is a path in there that does not climb out again.
  fileprivate func below(_ folder: String) -> String? {
    guard let rest = dropping(folder.hasSuffix("/") ? folder : folder + "/"), !rest.isEmpty,
      !rest.split(separator: "/").contains("..")
    else { return nil }
    return rest
  }

  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
