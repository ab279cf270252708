/// A file operation that failed.
package struct FileError: Error, Hashable, Sendable {
  /// What was attempted.
  package let operation: Operation
  /// On which path.
  package let path: String
  /// The system's number for the reason.
  package let code: Int32

  package enum Operation: String, Sendable {
    case read
    case write
    case createFolder = "create the folder"
    case remove
  }
}
