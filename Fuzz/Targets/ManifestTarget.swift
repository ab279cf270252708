import Foundation
import LayoutSnapshotReport
import LayoutSnapshotStore

/// Manifests, from their lines to a review and to every form of the report.
enum ManifestTarget {
  /// A folder of artifacts with one manifest, in the folder for temporary files that `Scripts/fuzz` gives.
  private static let folder: String = {
    let folder = NSTemporaryDirectory() + "/fuzz-manifests-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder + "/manifests", withIntermediateDirectories: true)
    } catch { fatalError("there is no folder to work in: \(error)") }
    return folder
  }()

  static func read(_ bytes: [UInt8]) {
    for result in Manifest(jsonLines: bytes).results {
      guard case .result(let again)? = try? ManifestLine(json: ManifestLine.result(result).json) else {
        preconditionFailure("a line that was written is not readable")
      }
      precondition(again == result, "a result that was written is read as another")
    }
    let file = URL(fileURLWithPath: folder + "/manifests/Tests-1-1.jsonl")
    do { try Data(bytes).write(to: file) } catch { fatalError("nothing can be written: \(error)") }
    guard let review = try? PendingReview(ManifestRoots(package: folder, artifacts: folder)) else { return }
    let content = ReportContent(
      review.results, roots: review.roots, gaps: review.gaps, verified: review.verified)
    precondition(!review.isAsItShouldBe || content.results.allSatisfy { $0.passes == true })
    _ = MarkdownSummary(content).text
    _ = JUnitReport(content).xml
    _ = WorkflowAnnotations(content).lines
  }
}
