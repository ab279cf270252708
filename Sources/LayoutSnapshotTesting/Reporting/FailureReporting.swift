import Testing
import XCTest

/// Reports a failure at the caller's line to whichever framework runs the test.
///
/// In a detached task, `Test.current` is nil. The failure is then reported to both frameworks: XCTest ignores
/// it while it runs no test, and Swift Testing fails the run without naming a test. If only XCTest were told,
/// such a test would pass.
func report(_ message: String, at site: CallSite) {
  if Test.current == nil { XCTFail(message, file: site.filePath, line: site.line) }
  Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
}

/// Reports a snapshot's failure and attaches its files. Swift Testing keeps them if the run was started with
/// `--attachments-path`.
func report(_ failure: SnapshotFailure, at site: CallSite) {
  if Test.current != nil {
    for path in failure.evidence {
      guard let attachment = FileAttachment(path: path) else { continue }
      Attachment.record(
        Attachment(attachment, named: attachment.name, sourceLocation: site.sourceLocation),
        sourceLocation: site.sourceLocation)
    }
  }
  report(failure.message, at: site)
}
