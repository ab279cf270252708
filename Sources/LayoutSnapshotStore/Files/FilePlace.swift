/// A file, or a folder, below a folder that the user vouches for.
///
/// ```swift
/// FilePlace(base: "/home/me/App", place: "Snapshots/AppTests/LoginTests/form.iPhone4.png").read()
/// ```
package struct FilePlace: Hashable, Sendable {
  /// The folder's path. Links on the way there are the user's.
  package let base: String
  /// Where the file lies in there. A link on the way there is an error.
  package let place: String
  /// Whether a folder of references may be a link all the same.
  package let followsLinkedReferences: Bool

  package init(base: String, place: String, followsLinkedReferences: Bool = false) {
    (self.base, self.place) = (base, place)
    self.followsLinkedReferences = followsLinkedReferences
  }

  /// The whole path, for messages.
  package var path: String { place.isEmpty ? base : base + "/" + place }

  /// The folder that lies there, open; none where there is none.
  package func folder() throws(FileError) -> OpenFolder? {
    guard let folder = try OpenFolder.open(base, followsLinkedReferences: followsLinkedReferences) else {
      return nil
    }
    return try folder.folder(place)
  }

  /// The file's bytes; none where there is no file.
  package func read() throws(FileError) -> [UInt8]? {
    guard let folder = try OpenFolder.open(base, followsLinkedReferences: followsLinkedReferences) else {
      return nil
    }
    return try folder.read(place)
  }

  /// Whether a regular file is there.
  package var isThere: Bool {
    guard let folder = try? OpenFolder.open(base, followsLinkedReferences: followsLinkedReferences) else {
      return false
    }
    return folder.hasFile(place)
  }

  /// Removes the file; one that is gone already is fine.
  package func remove() throws(FileError) {
    let folder = try OpenFolder.open(base, followsLinkedReferences: followsLinkedReferences)
    try folder?.remove(place)
  }

  /// Puts bytes there in one step. Missing folders are made.
  package func write(
    _ bytes: [UInt8], replacing: OpenFolder.Replacing = .whatIsThere, staging: String? = nil,
    durably: Bool = true
  ) throws(FileError) {
    try OpenFolder.make(base, followsLinkedReferences: followsLinkedReferences)
      .write(bytes, to: place, replacing: replacing, staging: staging, durably: durably)
  }
}
