import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotReport
import LayoutSnapshotStore

/// Settles what git cannot: two branches that changed one reference.
struct MergeDriverCommand: Command {
  static let description = CommandDescription(
    "merge-driver", "Merge a reference for git, or keep ours and report a conflict.",
    details: [
      "Takes the side that changed. If both changed, ours stays and git reports a",
      "conflict. Run the tests to see what the merged code draws.",
      "  git config merge.layout-snapshot.driver \\",
      "    'layout-snapshot merge-driver %O %A %B %P'",
      "  echo 'Snapshots/** merge=layout-snapshot' >> .gitattributes",
    ],
    operands: [
      .init(.file("BASE"), "%O, the common ancestor."),
      .init(.file("OURS"), "%A, our file, which gets the result."),
      .init(.file("THEIRS"), "%B, the file of the other branch."),
      .init(.text("PATH"), "%P, the reference's name.", isOptional: true),
    ], isCalledByPrograms: true)

  private let files: [String]

  init(_ arguments: ParsedArguments) { files = arguments.operands }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    do {
      let base = try Files.read(context.path(files[0])) ?? []
      let ours = try Files.read(context.path(files[1])) ?? []
      let theirs = try Files.read(context.path(files[2])) ?? []
      if Self.saysTheSame(ours, theirs) || Self.saysTheSame(theirs, base) { return .success }
      if Self.saysTheSame(ours, base) {
        try Files.write(theirs, to: context.path(files[1]))
        return .success
      }
    } catch { throw .file(error) }
    let name = files.count > 3 ? files[3] : files[1]
    context.warn(
      "\(name) changed on both branches. Ours is kept: run the tests, `\(context.calledAs) review`, and git add it."
    )
    return .findings
  }

  /// Whether two references are one to a test: the same bytes, or the same pixels in other bytes.
  private static func saysTheSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    if a == b { return true }
    guard let first = try? Bitmap(png: a), let second = try? Bitmap(png: b) else { return false }
    return first == second
  }
}
