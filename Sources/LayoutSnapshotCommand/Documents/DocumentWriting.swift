import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotStore

/// Writes what tools have made of a scene into its document.
enum DocumentWriting {
  static let options: [CommandDescription.Option] = [
    .init("write", "Write it into FILE and change nothing else there.")
  ]

  /// - Parameter document: what the scene was made from. If the file has changed since, it stays as it is.
  static func write(
    _ scene: InterfaceBuilderScene, of document: InterfaceBuilderDocument, _ context: CommandContext
  ) throws(CommandFailure) {
    let new: [UInt8]
    do { new = try document.bytes(with: scene) } catch { throw .document(error) }
    guard let file = document.file, document.bytes != new else { return }
    let path = context.path(file)
    let changed = CommandFailure.unusable(
      path: file, reason: "It has changed in the meantime. Run the command again.")
    do throws(FileError) {
      guard let version = try Files.version(of: path), version.bytes == document.bytes else {
        throw FileError(operation: .write, path: path, reason: .savedMeanwhile)
      }
      try Files.replace(path, version, by: new)
    } catch { throw error.reason == .savedMeanwhile ? changed : .file(error) }
    context.output.line(context.shown(path))
  }
}
