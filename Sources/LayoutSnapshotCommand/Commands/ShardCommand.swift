import LayoutSnapshotStore

/// Prints which tests a machine of a continuous integration is to run.
struct ShardCommand: Command {
  static let description = CommandDescription(
    "shard", "Print the filter of one of several shards, for swift test.",
    details: [
      "Every test is in exactly one shard. With the times of an earlier run, all",
      "shards take about the same time. Without them, all tests count the same.",
      "Give every machine the same list and the same times. The plan is noted among the",
      "artifacts if CI is set or they are named, so that merge finds what is missing.",
    ],
    operands: [.init(.file("LIST"), "The output of `swift test list`.")],
    options: [
      .init("index", .text("N"), "Which shard, from 1 to the count."),
      .init("count", .text("N"), "The number of shards."),
      .init("times", .folder("DIR"), "The merged folder of an earlier run, or its xUnit files."),
    ] + Location.options,
    examples: ["shard --index 2 --count 8 --times merged tests.txt"])

  private let list: String
  private let index: Int
  private let count: Int
  private let times: String?
  private let location: Location

  init(_ arguments: ParsedArguments) throws(UsageError) {
    list = arguments.operands[0]
    guard let count = try arguments.count("count", in: 1...ShardRecord.mostMachines) else {
      throw .missingValue(command: "shard", option: "--count", placeholder: "N")
    }
    guard let index = try arguments.count("index", in: 1...count) else {
      throw .missingValue(command: "shard", option: "--index", placeholder: "N")
    }
    (self.index, self.count) = (index, count)
    times = arguments.value("times")
    location = Location(arguments)
  }

  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let tests = try names(context)
    let plan = ShardPlan(tests, times: try knownTimes(context), count: count)
    try note(plan, context)
    context.output.line(plan.filter(ofShard: index - 1))
    return .success
  }

  /// Says among the artifacts what this machine is to run. Who only looks at a plan at home gets no file.
  private func note(_ plan: ShardPlan, _ context: CommandContext) throws(CommandFailure) {
    do throws(SnapshotSettingsError) {
      let settings = try SnapshotSettings(environment: context.environment)
      guard location.namesArtifacts(context) || settings.isContinuousIntegration else { return }
    } catch { throw .setting(error) }
    let kinds = ShardPlan.kinds(of: plan.shards[index - 1])
    let record = ShardRecord(index: index, count: count, functions: kinds.functions, methods: kinds.methods)
    let place = FilePlace(base: try location.roots(context).artifacts, place: ManifestName.shard.place)
    do throws(FileError) {
      try place.write(ManifestLine.file([.shard(record)]), durably: false)
    } catch { throw .file(error) }
  }

  private func names(_ context: CommandContext) throws(CommandFailure) -> [String] {
    let bytes: [UInt8]?
    do throws(FileError) { bytes = try Files.read(context.path(list)) } catch { throw .file(error) }
    guard let bytes else { throw .notThere(list) }
    // SwiftPM prints how it builds among the names.
    let names = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.contains(".") && ($0.contains("`") || !$0.contains(" ")) }
    if names.isEmpty {
      throw .unusable(path: list, reason: "It lists no test. Make it with `swift test list > \(list)`.")
    }
    return names
  }

  private func knownTimes(_ context: CommandContext) throws(CommandFailure) -> TestTimes {
    guard let times else { return TestTimes() }
    do throws(FileError) {
      if let known = try TestTimes(folder: context.path(times)) { return known }
    } catch { throw .file(error) }
    context.warn("no times are in \(context.shown(context.path(times))), so every test counts the same")
    return TestTimes()
  }
}
