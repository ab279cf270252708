/// The command that makes what a test saw its reference, as a shell takes it.
///
/// It names every folder that the command line would not find by itself, so that it works in the folder where the
/// tests ran, whatever their environment was.
struct AcceptCommand {
  private let isInPackage: Bool
  private let package: String
  private let artifacts: String
  private let references: String?

  /// The command of a test.
  init(_ folders: SnapshotFolders) {
    self.init(folders.roots, isInPackage: folders.isInPackage, references: folders.namedReferences)
  }

  init(_ roots: ManifestRoots, isInPackage: Bool, references: String?) {
    (self.isInPackage, self.references) = (isInPackage, references)
    (package, artifacts) = (roots.package, roots.artifacts)
  }

  /// The words for an assertion.
  func text(accepting id: String) -> String {
    // Where there is no package there is no plugin, and the program has to be told where the tests lie.
    var words = [
      isInPackage
        ? "swift package --allow-writing-to-package-directory layout-snapshot accept"
        : "layout-snapshot accept --package \(quoted(package))"
    ]
    if !isInPackage || artifacts != package + "/.build/layout-snapshots" {
      words.append("--artifacts \(quoted(artifacts))")
    }
    if let references { words.append("--references \(quoted(references))") }
    return (words + [quoted(id)]).joined(separator: " ")
  }

  /// The command of a test whose folders are as usual.
  static func usual(accepting id: String) -> String {
    AcceptCommand(
      ManifestRoots(package: "", artifacts: "/.build/layout-snapshots"), isInPackage: true, references: nil
    ).text(accepting: id)
  }

  /// Every command that a test of these folders may have printed for an assertion.
  static func all(accepting id: String, _ roots: ManifestRoots) -> [String] {
    [true, false].flatMap { isInPackage in
      (roots.references.map(Optional.some) + [nil]).map {
        AcceptCommand(roots, isInPackage: isInPackage, references: $0).text(accepting: id)
      }
    }
  }
}

/// A word as a shell takes it whole.
func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
