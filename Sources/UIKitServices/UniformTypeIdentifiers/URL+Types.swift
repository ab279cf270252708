public import Foundation

extension URL {
  /// The address with a file's name, to which the type's extension is added if the name has none of the type's.
  ///
  /// ```swift
  /// folder.appendingPathComponent("walk", conformingTo: .jpeg)  // …/walk.jpeg
  /// ```
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let isDirectory = contentType.conforms(to: .directory)
    let url = appendingPathComponent(partialName, isDirectory: isDirectory)
    let endings = contentType.tags[.filenameExtension] ?? []
    return endings.contains(url.pathExtension.lowercased())
      ? url : url.appendingPathExtension(for: contentType)
  }
  /// The address with the extension that files of a type get; the same if there is none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
  /// Adds a file's name, with the type's extension if the name has none of the type's.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  /// Adds the extension that files of a type get, if there is one.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
