import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotReport
import LayoutSnapshotStore
import LayoutSnapshotValues

/// Says in lines of text what a reference holds, so that `git diff` can show what changed in it.
struct TextconvCommand: Command {
  static let description = CommandDescription(
    "textconv", "Print a reference as text, for git diff.",
    details: [
      "Set it up once:", "  git config diff.layout-snapshot.textconv 'layout-snapshot textconv'",
      "  echo 'Snapshots/**/*.png diff=layout-snapshot' >> .gitattributes",
    ], operands: [.init(.file("FILE"), "A PNG file, or the JSON of a layout.")], isCalledByPrograms: true)

  private let file: String

  init(_ arguments: ParsedArguments) { file = arguments.operands[0] }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let read: [UInt8]?
    do { read = try Files.read(context.path(file)) } catch { throw .file(error) }
    guard let bytes = read else { throw .notThere(file) }
    if bytes.first == UInt8(ascii: "{"),
      let layout = try? Layout(json: String(decoding: bytes, as: UTF8.self))
    {
      context.output.write(LayoutText.outline(layout))
      return .success
    }
    do throws(PNGDecodingError) {
      context.output.write(try PictureText.text(png: bytes))
    } catch {
      // git stops where a conversion fails; a damaged file is worth a line in the diff instead.
      context.output.line("not a picture: \(error)")
    }
    return .success
  }
}
