import Foundation
import LayoutSnapshotSources
import LayoutSnapshotStore

/// Puts the files of a package where the user is, and overwrites nothing that somebody made.
final class PackageOutput {
  let context: CommandContext
  /// Whether files that an earlier run wrote are renewed.
  let isAgain: Bool
  /// What this run has put there, by place.
  private var written: [String: String] = [:]
  /// The places of files that stay as they are.
  private var edited: Set<String> = []

  init(context: CommandContext, isAgain: Bool) { (self.context, self.isAgain) = (context, isAgain) }

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

  /// The products besides UIKit that the app's sources may need, if the manifest stays as somebody has written it.
  ///
  /// - Parameter package: what would be written.
  func products(of package: AppPackage) throws(CommandFailure) -> Set<String>? {
    guard isAgain, let text = try text(AppPackage.manifestPlace), !package.isManifest(text) else {
      return nil
    }
    return AppModule.products(inManifest: text)
  }

  /// Writes the files of a package that are not there, and renews those that nobody has edited.
  ///
  /// - Returns: the places of files that somebody has edited, which stay.
  @discardableResult
  func write(_ package: AppPackage) throws(CommandFailure) -> Set<String> {
    try makeSnapshots()
    for file in package.files where written[file.path] != file.text && !edited.contains(file.path) {
      do throws(FileError) {
        try write(file.text, to: file.path) { text in
          WrittenText.isUntouched(text) || file.path == AppPackage.manifestPlace && package.isManifest(text)
        }
      } catch { throw .file(error) }
    }
    return edited
  }

  /// Makes the folder of the references, which the manifest speaks of, where there is nothing of that name.
  private func makeSnapshots() throws(CommandFailure) {
    guard try !isTaken(AppPackage.snapshots) else { return }
    do { _ = try OpenFolder.make(context.workingDirectory).folder(AppPackage.snapshots, making: true) } catch
    {
      throw .file(error)
    }
  }

  /// Below the folder that init was called in no link is followed, and what somebody makes just now stays.
  private func write(_ text: String, to path: String, replacing isOurs: (String) -> Bool) throws(FileError) {
    let bytes = Array(text.utf8)
    let before = written.updateValue(text, forKey: path)
    let folder = try OpenFolder.make(context.workingDirectory)
    guard isAgain || before != nil, let version = try folder.version(path) else {
      try place(path).write(bytes, replacing: .nothing)
      return context.output.line("wrote \(path)")
    }
    guard version.bytes != bytes else { return }
    let old = String(decoding: version.bytes, as: UTF8.self)
    guard old == before || isOurs(old) else {
      // The source beside the list is the user's once it is there.
      edited.insert(path)
      return context.output.line("kept \(path), which is not as init would write it")
    }
    try folder.replace(path, version, by: bytes)
    if before == nil { context.output.line("renewed \(path)") }
  }
}
