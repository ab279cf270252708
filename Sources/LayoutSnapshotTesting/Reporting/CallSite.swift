import LayoutSnapshotStore
import Testing

/// The place in a test where a snapshot is taken and failures are reported.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The same place in the store's type.
  var claim: Claims.Site { Claims.Site(file: "\(filePath)", line: Int(line), column: Int(column)) }

  /// The same place in Swift Testing's type.
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
