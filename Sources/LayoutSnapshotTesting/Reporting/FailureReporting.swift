import Testing
import XCTest

/// Reports a failure at the caller's line to whichever framework runs the test.
///
/// In a detached task Swift Testing does not know its test. The failure then goes to both: XCTest ignores
/// what it hears while it runs no test, and Swift Testing fails the run without naming a test. Telling
/// XCTest alone would let such a test pass.
func report(_ message: String, at site: CallSite) {
  if Test.current == nil { XCTFail(message, file: site.filePath, line: site.line) }
  Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
}

/// Reports a snapshot's failure, and hands its files to Swift Testing, which keeps them where the run was
/// given `--attachments-path`.
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
