#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that is open, through which everything below it is read, written, listed and removed.
///
/// A path that is checked first and used afterwards can become a link in between. Here the folder is opened once,
/// by a path that the user vouches for; from then on each step goes from an open folder to what lies in it, and a
/// link is never followed. What lies below is called a place: names with slashes between.
///
/// ```swift
/// if let folder = try OpenFolder(artifacts) {
///   let seen = try folder.read("AppTests/LoginTests/form/form.iPhone4.actual.png")
/// }
/// ```
package struct OpenFolder: ~Copyable {
  let descriptor: Int32
  /// The path that it was opened by, for messages.
  package let path: String
  /// Whether a folder of references may be a link, because the user said so.
  private let followsLinkedReferences: Bool

  /// The names of folders of references, which alone may be links where the user says so.
  static let foldersOfReferences = ["Snapshots", "__Snapshots__"]

  init(descriptor: Int32, path: String, followsLinkedReferences: Bool = false) {
    (self.descriptor, self.path) = (descriptor, path)
    self.followsLinkedReferences = followsLinkedReferences
  }

  deinit { close(descriptor) }

  /// Opens a folder that the user names, or that follows from where the tests lie: links on the way there are theirs.
  ///
  /// - Parameter followsLinkedReferences: whether a folder of references below it may be a link.
  /// - Returns: none where there is no such folder.
  package static func open(
    _ path: String, followsLinkedReferences: Bool = false
  ) throws(FileError) -> OpenFolder? {
    let descriptor = openFolder(AT_FDCWD, path.isEmpty ? "." : path, 0)
    if descriptor >= 0 {
      return OpenFolder(
        descriptor: descriptor, path: path, followsLinkedReferences: followsLinkedReferences)
    }
    if errno == ENOENT { return nil }
    throw FileError(operation: .read, path: path, code: errno)
  }

  /// Opens a folder that the user names, after making it and those around it that are missing.
  package static func make(
    _ path: String, followsLinkedReferences: Bool = false
  ) throws(FileError) -> OpenFolder {
    try Files.createFolder(path)
    if let folder = try open(path, followsLinkedReferences: followsLinkedReferences) { return folder }
    throw FileError(operation: .createFolder, path: path, code: ENOENT)
  }

  /// The path of a place, for messages.
  package func path(of place: String) -> String {
    place.isEmpty ? path : path.isEmpty ? place : path == "/" ? path + place : path + "/" + place
  }

  /// Opens the folder at a place.
  ///
  /// - Parameter making: whether it and those around it are made where they are missing.
  /// - Returns: none where there is no such folder.
  package func folder(_ place: String, making: Bool = false) throws(FileError) -> OpenFolder? {
    try folder(parts(of: place, making ? .createFolder : .read), making: making)
  }

  /// The names on the way to a place.
  func parts(of place: String, _ operation: FileError.Operation) throws(FileError) -> ArraySlice<String> {
    if place.isEmpty { return [] }
    let parts = place.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for part in parts where !Self.isName(part) {
      throw FileError(operation: operation, path: path(of: place), reason: .strangeName)
    }
    return parts[...]
  }

  /// Whether this names something in a folder. The system would take a name up to its first NUL.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
  }

  func folder(_ parts: ArraySlice<String>, making: Bool) throws(FileError) -> OpenFolder? {
    guard let first = parts.first else {
      return OpenFolder(
        descriptor: try duplicate(), path: path, followsLinkedReferences: followsLinkedReferences)
    }
    guard var current = try step(into: first, making: making) else { return nil }
    for part in parts.dropFirst() {
      guard let next = try current.step(into: part, making: making) else { return nil }
      current = next
    }
    return current
  }

  private func duplicate() throws(FileError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileError(operation: .read, path: path, code: errno) }
    return copy
  }

  private func step(into name: String, making: Bool) throws(FileError) -> OpenFolder? {
    let isReferences = Self.foldersOfReferences.contains(name)
    let follows = followsLinkedReferences && isReferences
    let inner = path(of: name)
    while true {
      let next = openFolder(descriptor, name, follows ? 0 : O_NOFOLLOW)
      if next >= 0 {
        // Below the folder of references a link is a link again.
        return OpenFolder(
          descriptor: next, path: inner,
          followsLinkedReferences: followsLinkedReferences && !isReferences)
      }
      let code = errno
      if code == EINTR { continue }
      if code != ENOENT { throw obstacle(making ? .createFolder : .read, name, code) }
      switch kind(ofName: name) {
      // A link that is followed and leads nowhere is there, and no folder can be made in its place.
      case .link: throw FileError(operation: .read, path: inner, reason: .link)
      // Another process has made it since.
      case .file, .folder, .special: continue
      case nil: break
      }
      guard making else { return nil }
      guard unsafe mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else {
        throw FileError(operation: .createFolder, path: inner, code: errno)
      }
    }
  }

  /// The error for a name that the system refused: that it is a link, or no file, says more than its number.
  func obstacle(_ operation: FileError.Operation, _ name: String, _ code: Int32) -> FileError {
    let isTelling = [ELOOP, ENOTDIR, ENXIO, EMLINK].contains(code)
    switch isTelling ? kind(ofName: name) : nil {
    case .link: return FileError(operation: operation, path: path(of: name), reason: .link)
    case .special: return FileError(operation: operation, path: path(of: name), reason: .special)
    case .file, .folder, nil: return FileError(operation: operation, path: path(of: name), code: code)
    }
  }
}

/// Opens a folder in a folder; a function of its own, because a type's method of that name goes first in it.
private func openFolder(_ descriptor: Int32, _ name: String, _ flags: Int32) -> Int32 {
  unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags)
}
