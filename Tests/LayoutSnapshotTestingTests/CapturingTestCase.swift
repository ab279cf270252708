import XCTest

/// A test case that can keep the failures reported in a block instead of failing.
class CapturingTestCase: XCTestCase {
  struct Failure {
    let text: String
    let file: String
    let line: Int
  }

  private var captured: [Failure]?

  func failures(in block: () async -> Void) async -> [Failure] {
    captured = []
    defer { captured = nil }
    await block()
    return captured ?? []
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard captured != nil, let place = issue.sourceCodeContext.location else { return super.record(issue) }
      captured?.append(
        Failure(text: issue.compactDescription, file: place.fileURL.path, line: place.lineNumber))
    }
  #else
    override func recordFailure(
      withDescription text: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      guard captured != nil else {
        return super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
      }
      captured?.append(Failure(text: text, file: file, line: line))
    }
  #endif
}
