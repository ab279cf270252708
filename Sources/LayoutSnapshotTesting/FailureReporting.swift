import Testing
import XCTest

/// Reports a failure at the caller's line to whichever framework runs the test.
func report(_ message: String, at site: CallSite) {
  if Test.current == nil {
    XCTFail(message, file: site.filePath, line: site.line)
  } else {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)",
        line: Int(site.line), column: Int(site.column)))
  }
}
