import LayoutSnapshotPNG
import LayoutSnapshotValues

/// Why a change was not accepted. Nothing was written.
package enum AcceptanceRefusal: Error, Hashable, Sendable {
  /// The reference is not what the run compared with.
  case referenceChanged(StoredPath)
  /// The run compared with a reference that is not there any more.
  case referenceGone(StoredPath)
  /// The run found no reference, and now there is one.
  case referenceAppeared(StoredPath)
  /// The reference would lie where no test of this name has it.
  case strangeReference(StoredPath)
  /// What was seen does not lie where a test of this name leaves it.
  case strangeEvidence(StoredPath)
  /// Other manifests say something else, and nothing says which is later.
  case unordered([FilePlace])
  /// What was seen is gone.
  case actualGone(StoredPath)
  /// What lies there is not what this run saw.
  case actualChanged(StoredPath)
  /// What was seen cannot be a reference; the reader's words are kept.
  case unusable(StoredPath, String)
  /// A file could not be read or written.
  case file(FileError)
}

extension AcceptanceRefusal: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .referenceChanged(let path):
      "\(path.text) changed since the run. Run the test again, and look at what it says then."
    case .referenceGone(let path):
      "\(path.text) was deleted since the run. Run the test again; it records a new one."
    case .referenceAppeared(let path):
      "\(path.text) appeared since the run. Run the test again, and look at what it says then."
    case .strangeReference(let path):
      """
      \(path.text) is not where this test has its reference: \
      Snapshots/<target>/<suite>/<test>.<device>.<ending> in the package. Check where the manifest comes from; if \
      your references lie in a folder of their own, name it with --references.
      """
    case .strangeEvidence(let path):
      "\(path.text) is not where this test stores its results. Check where the manifest comes from."
    case .unordered(let others):
      """
      Another result of this test is in \(others.map(\.place).joined(separator: " and in ")), and nothing says which is \
      later. Run the test again, or name the artifacts of one machine alone with --artifacts.
      """
    case .actualGone(let path): "\(path.text) is gone: somebody else decided, or the test passed meanwhile."
    case .actualChanged(let path):
      """
      \(path.text) is not what this run saw: another run wrote there at the same time, or somebody changed it. Run the test \
      again, and look at what it says then.
      """
    case .unusable(let path, let reason): "\(path.text) cannot become a reference. \(reason)"
    case .file(let error): error.description
    }
  }
}
