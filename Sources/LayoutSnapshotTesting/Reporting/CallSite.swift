import LayoutSnapshotStore
import Testing

/// The place in a test that asks for a snapshot, where failures are reported.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The same for the store.
  var claim: Claims.Site { Claims.Site(file: "\(filePath)", line: Int(line), column: Int(column)) }

  /// The same for Swift Testing.
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
