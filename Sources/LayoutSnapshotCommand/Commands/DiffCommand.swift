import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import LayoutSnapshotReport
import LayoutSnapshotStore

/// Compares two pictures, or the pictures of two folders.
struct DiffCommand: Command {
  static let description = CommandDescription(
    "diff", "Compare two PNG files, or the PNG files of two folders.",
    details: ["Exit codes: 0 the same, 1 different, 3 a file cannot be read."],
    operands: [.init(.file("BEFORE"), "A file or folder."), .init(.file("AFTER"), "A file or folder.")],
    options: [
      .init("output", short: "o", .file("PATH"), "Write the difference to this file or folder."),
      .init("side-by-side", .file("PATH"), "Write before, difference and after into one picture."),
      .init(
        "metric", .choice("METRIC", Metric.allCases.map(\.rawValue)),
        "exact, pixelmatch or perceptual (CIELAB)."),
      .init("threshold", short: "t", .text("N"), "How much colours may differ (default 0.1; CIELAB 2)."),
      .init("antialiasing", "Count anti-aliased pixels too (pixelmatch)."),
      .init("max-pixels", .text("N"), "The number of pixels that may differ."),
      .init("max-ratio", .text("R"), "The share of pixels that may differ, from 0 to 1."),
      .init("mask", .text("X,Y,W,H"), "Ignore a rectangle, in pixels.", repeats: true),
      .init("json", "Print JSON, for programs."),
      .init("quiet", short: "q", "Print nothing; only set the exit code."),
    ],
    examples: ["diff before.png after.png -o difference.png", "diff old/ new/ --threshold 0.05 --json"])

  enum Metric: String, CaseIterable {
    case exact
    case pixelmatch
    case perceptual
  }

  private let before: String
  private let after: String
  private let output: String?
  private let sideBySide: String?
  private let isJSON: Bool
  private let isQuiet: Bool
  private var options = ComparisonOptions()

  init(_ arguments: ParsedArguments) throws(UsageError) {
    (before, after) = (arguments.operands[0], arguments.operands[1])
    (output, sideBySide) = (arguments.value("output"), arguments.value("side-by-side"))
    (isJSON, isQuiet) = (arguments.has("json"), arguments.has("quiet"))
    options.metric = try Self.metric(arguments)
    options.thresholds = options.metric.customaryThresholds
    options.joinDistance = 8
    options.tolerance.pixels = try arguments.count("max-pixels", in: 0...Int.max) ?? 0
    options.tolerance.ratio = try arguments.number("max-ratio", in: 0...1) ?? 0
    for mask in arguments.values("mask") { options.masks.append(ComparisonMask(mask, try Self.mask(mask))) }
  }

  private static func metric(_ arguments: ParsedArguments) throws(UsageError) -> PixelMetric {
    let threshold = try arguments.number("threshold", in: 0...100)
    let name = arguments.value("metric").flatMap(Metric.init) ?? (threshold == nil ? .exact : .pixelmatch)
    let counts = arguments.has("antialiasing")
    if name != .pixelmatch, counts {
      throw .contradiction(command: "diff", "--antialiasing needs --metric pixelmatch.")
    }
    switch name {
    case .exact:
      if threshold != nil {
        throw .contradiction(
          command: "diff", "--threshold does not work with --metric exact; use pixelmatch.")
      }
      return .exact
    case .pixelmatch:
      guard (threshold ?? 0) <= 1 else {
        throw .badValue(
          command: "diff", option: "--threshold", value: "\(threshold ?? 0)",
          expected: "from 0 to 1 for pixelmatch")
      }
      return .pixelmatch(Pixelmatch(threshold: threshold ?? 0.1, ignoresAntialiasing: !counts))
    case .perceptual: return .perceptual(deltaE: threshold ?? 2)
    }
  }

  private static func mask(_ text: String) throws(UsageError) -> PixelEdges {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ abs($0) < 1 << 31 })
    else {
      throw .badValue(
        command: "diff", option: "--mask", value: text,
        expected: "left, top, width and height in pixels, such as 0,0,390,47")
    }
    return PixelEdges(
      left: numbers[0], top: numbers[1], right: numbers[0] + numbers[2], bottom: numbers[1] + numbers[3])
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let (first, second) = (context.path(before), context.path(after))
    let pairs: [PicturePair]
    switch (try kind(first, before), try kind(second, after)) {
    case (.folder, .folder): pairs = try compareFolders(first, second, context)
    case (.file, .file):
      pairs = [
        try compare(
          first, second, named: after, difference: output.map(context.path),
          sideBySide: sideBySide.map(context.path))
      ]
    default:
      throw .unusable(
        path: after, reason: "A file cannot be compared with a folder. Name two files or two folders.")
    }
    say(pairs, context)
    if pairs.contains(where: { $0.status == .unreadable }) { return .failure }
    return pairs.allSatisfy { $0.status == .same } ? .success : .findings
  }

  private func kind(_ path: String, _ named: String) throws(CommandFailure) -> Files.Kind {
    guard let kind = Files.kind(of: path) else { throw .notThere(named) }
    return kind
  }

  private func compareFolders(
    _ first: String, _ second: String, _ context: CommandContext
  ) throws(CommandFailure) -> [PicturePair] {
    let (left, right) = (Set(try pictures(in: first)), Set(try pictures(in: second)))
    let names = left.union(right).sorted()
    let bar = ProgressBar("Comparing", total: names.count, on: context.errors)
    defer { bar.finish() }
    var pairs: [PicturePair] = []
    for name in names {
      if !right.contains(name) {
        pairs.append(PicturePair(path: name, status: .onlyBefore))
      } else if !left.contains(name) {
        pairs.append(PicturePair(path: name, status: .onlyAfter))
      } else {
        pairs.append(
          try compare(
            first + "/" + name, second + "/" + name, named: name,
            difference: output.map { context.path($0) + "/" + name },
            sideBySide: sideBySide.map { context.path($0) + "/" + name }))
      }
      bar.advance()
    }
    return pairs
  }

  private func pictures(in folder: String) throws(CommandFailure) -> [String] {
    do { return try Files.files(below: folder).filter { $0.lowercased().hasSuffix(".png") } } catch {
      throw .file(error)
    }
  }

  private func compare(
    _ first: String, _ second: String, named name: String, difference: String?, sideBySide: String?
  ) throws(CommandFailure) -> PicturePair {
    do {
      guard let old = try Files.read(first) else { throw CommandFailure.notThere(first) }
      guard let new = try Files.read(second) else { throw CommandFailure.notThere(second) }
      let check = try PictureCheck(expected: .file(old), actual: .file(new), options)
      var pair = PicturePair(
        path: name, check.comparison, isMatch: check.comparison.isMatch(options.tolerance))
      if let difference, let picture = check.difference {
        try Files.write(picture, to: difference)
        pair.difference = difference
      }
      if let sideBySide, let picture = try check.triptych(expected: .file(old), actual: .file(new)) {
        try Files.write(picture, to: sideBySide)
      }
      return pair
    } catch let error as PictureCheckError {
      var pair = PicturePair(path: name, status: .unreadable)
      pair.problem = error.description
      return pair
    } catch let error as FileError {
      throw .file(error)
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw .unusable(path: name, reason: "\(error)")
    }
  }

  private func say(_ pairs: [PicturePair], _ context: CommandContext) {
    if isQuiet { return }
    let differing = pairs.filter { $0.status != .same }
    if isJSON {
      context.output.write(ReportJSON.text(DiffListing(same: differing.isEmpty, pictures: pairs)))
      return
    }
    let style = context.output.style
    for pair in pairs.count == 1 ? pairs : differing {
      let paint: TextStyle.Paint = pair.status == .same ? .green : pair.status == .unreadable ? .red : .yellow
      context.output.line(
        "\(context.shown(pair.path)): \(style.paint(visibleText(pair.text, limit: 1000), paint))")
    }
    if pairs.count != 1 {
      context.output.line("\(pairs.count) pictures, \(differing.count) of them not the same.")
    }
  }

  private struct DiffListing: Encodable {
    let version = 1
    let same: Bool
    let pictures: [PicturePair]
  }
}
