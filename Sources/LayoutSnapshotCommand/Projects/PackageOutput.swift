import Foundation
import LayoutSnapshotStore

/// Puts the files of a package where the user is, and overwrites nothing that somebody made.
struct PackageOutput {
  let context: CommandContext
  /// Whether files that an earlier run wrote are renewed.
  let isAgain: Bool

  private func place(_ path: String) -> FilePlace { FilePlace(base: context.workingDirectory, place: path) }

  /// Refuses to begin where files could not be written at the end.
  ///
  /// - Parameter places: those of the manifest and the list, without which there is no package, before others.
  func check(_ places: AppPackage.Places) throws(CommandFailure) {
    for path in places.all where try isTaken(path) {
      guard isAgain else {
        throw .unusable(
          path: path,
          reason:
            "It exists already and is not overwritten. Renew what init wrote with --again, move it away, or write the package by hand: see Documentation/UIKit.md."
        )
      }
      guard path == places.list, let text = try text(path), !WrittenText.isUntouched(text) else { continue }
      throw .unusable(
        path: path,
        reason:
          "It was edited since init wrote it and is not overwritten. Move it away to have it written anew.")
    }
  }

  /// Whether there is something at a place below the folder, if only a link that leads nowhere.
  private func isTaken(_ path: String) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      return try OpenFolder.open(context.workingDirectory)?.kind(path) != nil
    } catch { throw .file(error) }
  }

  private func text(_ path: String) throws(CommandFailure) -> String? {
    do { return try place(path).read().map { String(decoding: $0, as: UTF8.self) } } catch {
      throw .file(error)
    }
  }

  /// What the manifest that is there says of the library, where it may be used again.
  var dependency: AppDependency? {
    get throws(CommandFailure) {
      guard isAgain else { return nil }
      return try text(AppPackage.manifestPlace).flatMap(AppDependency.init(inManifest:))
    }
  }

  /// Writes files that are not there, and renews those that nobody has edited.
  ///
  /// - Parameter written: what this run has put there before, by place.
  /// - Returns: the places of files that somebody has edited, which stay.
  @discardableResult
  func write(
    _ files: [(path: String, text: String)], over written: [String: String] = [:]
  ) throws(CommandFailure) -> Set<String> {
    try makeSnapshots()
    var edited: Set<String> = []
    for file in files where written[file.path] != file.text {
      do throws(FileError) {
        let isWritten = try write(file.text, to: file.path, over: written[file.path])
        if !isWritten { edited.insert(file.path) }
      } catch { throw .file(error) }
    }
    return edited
  }

  /// Makes the folder of the references, which the manifest speaks of.
  private func makeSnapshots() throws(CommandFailure) {
    do { _ = try OpenFolder.make(context.workingDirectory).folder(AppPackage.snapshots, making: true) } catch
    {
      throw .file(error)
    }
  }

  /// Below the folder that init was called in no link is followed, and what somebody makes just now stays.
  ///
  /// - Returns: whether the text stands there.
  private func write(_ text: String, to path: String, over written: String?) throws(FileError) -> Bool {
    let bytes = Array(text.utf8)
    let folder = try OpenFolder.make(context.workingDirectory)
    guard isAgain || written != nil, let version = try folder.version(path) else {
      try place(path).write(bytes, replacing: .nothing)
      context.output.line("wrote \(path)")
      return true
    }
    guard version.bytes != bytes else { return true }
    let old = String(decoding: version.bytes, as: UTF8.self)
    guard old == written || WrittenText.isUntouched(old) else {
      // The manifest and the source beside the list are the user's once they are there.
      context.output.line("kept \(path), which is not as init would write it")
      return false
    }
    try folder.replace(path, version, by: bytes)
    context.output.line("renewed \(path)")
    return true
  }
}
