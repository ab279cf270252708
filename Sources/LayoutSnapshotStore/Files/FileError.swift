#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file operation that failed.
package struct FileError: Error, Hashable, Sendable {
  /// What was attempted.
  package let operation: Operation
  /// On which path.
  package let path: String
  package let reason: Reason

  package enum Operation: String, Sendable {
    case read
    case write
    case createFolder = "create the folder"
    case remove
  }

  /// Why it failed.
  package enum Reason: Hashable, Sendable {
    /// The system says no; its number for the reason.
    case system(Int32)
    /// What is there is a link, which leads who knows where.
    case link
    /// What is there is neither a file nor a folder, such as a pipe, which may never end.
    case special
    /// The file is larger than what is ever read.
    case tooLarge(limit: Int)
    /// The file has more lines than what is ever read.
    case tooManyLines(Int, limit: Int)
    /// The file has a longer line than what is ever read.
    case tooLongLine(limit: Int)
    /// The name would lead out of its folder, or is none.
    case strangeName
    /// Another program has saved the file since it was read, or is about to.
    case savedMeanwhile
    /// It belongs to somebody else, and what replaces it could not.
    case othersFile
    /// Beside it lies what another process has put aside; its path.
    case leftAside(String)
  }

  package init(operation: Operation, path: String, reason: Reason) {
    (self.operation, self.path, self.reason) = (operation, path, reason)
  }

  package init(operation: Operation, path: String, code: Int32) {
    self.init(operation: operation, path: path, reason: .system(code))
  }

  /// The system's number for the reason; none where it was not the system that refused.
  package var code: Int32? {
    if case .system(let code) = reason { code } else { nil }
  }
}

extension FileError: CustomStringConvertible {
  /// What could not be done, where, why, and where it helps what to do.
  package var description: String { "Could not \(operation.rawValue) \(path): \(why)" }

  private var why: String {
    switch reason {
    case .system(let code): unsafe String(cString: strerror(code))
    case .link:
      "it is a link, and links are not followed there. "
        + (isFolderOfReferences
          ? "If it is yours, set \(EnvironmentVariable.linkedReferences.rawValue)=1."
          : "Put the file or folder itself in its place.")
    case .special: "it is not a regular file. Remove it, and run the tests again."
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB, the most that is read. Remove it."
    case .tooManyLines(let count, let limit):
      """
      it has \(grouped(count)) lines, and no run writes more than \(grouped(limit)). Something else has written there, or \
      artifacts of many runs were put into one file. Remove it, and run the tests again.
      """
    case .tooLongLine(let limit):
      """
      it has a line of more than \(limit >> 20) MB, and no test writes that. Something else has written there. Remove it, and \
      run the tests again.
      """
    case .strangeName: "the name would lead out of its folder."
    case .savedMeanwhile:
      "another program has saved it since it was read. It stays as that program left it. Run the command again."
    case .othersFile:
      "it belongs to another user, and would no longer after that. Run the command as its owner."
    case .leftAside(let aside):
      """
      there is \(aside), which another process has put there, or left when it was ended. What somebody saved at that \
      moment may be in it. Compare it with the file, remove it, and run the command again.
      """
    }
  }

  private var isFolderOfReferences: Bool {
    OpenFolder.foldersOfReferences.contains { path.hasSuffix("/" + $0) }
  }
}
