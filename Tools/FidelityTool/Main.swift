import Fidelity
import Foundation
import LayoutSnapshotInterfaceBuilder

/// Measures a folder of Interface Builder documents. See `Scripts/fidelity`.
@main
struct Main {
  static func main() {
    do {
      try measure(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      say("fidelity: \(error)")
      exit(2)
    }
  }

  private static func measure(_ options: Options) throws {
    let documents = options.folder.appendingPathComponent("documents")
    let place = options.folder.appendingPathComponent("index.tsv")
    let index =
      FileManager.default.fileExists(atPath: place.path) ? try DocumentIndex(contentsOf: place) : nil
    let environment = try options.environment.map { try CanvasEnvironment(contentsOf: $0) }
    if options.isAblation { return try ablate(options, environment) }
    let files = try FileManager.default.contentsOfDirectory(atPath: documents.path)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    print((["document", "scenes_of"] + Tally.columns + ["milliseconds"]).joined(separator: "\t"))
    var (all, selfConsistent) = (Tally(), Tally())
    var sheet = ContactSheet()
    for file in files {
      let measurement = DocumentMeasurement(
        documents.appendingPathComponent(file), intrinsics: options.intrinsics, environment: environment,
        index: index, without: options.rule)
      all.add(measurement.all)
      selfConsistent.add(measurement.selfConsistent)
      let time = String((measurement.milliseconds * 10).rounded() / 10)
      print(([file, "all"] + measurement.all.values + [time]).joined(separator: "\t"))
      if let failure = measurement.failure { say(failure) }
      if options.isVerbose { report(measurement) }
      if options.sheet != nil {
        for scene in measurement.scenes where scene.isSelfConsistent { sheet.note(scene, in: file) }
      }
    }
    print((["total", "self-consistent"] + selfConsistent.values + [""]).joined(separator: "\t"))
    print((["total", "all"] + all.values + [""]).joined(separator: "\t"))
    if let file = options.sheet, let png = try sheet.png() { try Data(png).write(to: file) }
  }

  /// A row for each rule: what it gains and what it loses.
  private static func ablate(_ options: Options, _ environment: CanvasEnvironment?) throws {
    let index = try DocumentIndex(contentsOf: options.folder.appendingPathComponent("index.tsv"))
    var ablation = Ablation(
      options.folder, index: index, environment: environment, intrinsics: options.intrinsics)
    print(Ablation.Effect.columns.joined(separator: "\t"))
    for rule in CanvasRule.allCases {
      print(ablation.effect(of: rule).values.joined(separator: "\t"))
      fflush(nil)
    }
  }

  private static func report(_ measurement: DocumentMeasurement) {
    for row in measurement.rows where !row.isExact {
      say(
        [
          "ROW", row.isWithinOnePoint ? "near" : "off", "\(measurement.toolsVersion)", measurement.file,
          "\(row.table) \(row.section) \(row.row)", frameText(row.saved), frameText(row.solved),
        ].joined(separator: "\t"))
    }
    for scene in measurement.scenes {
      let mark = scene.isSelfConsistent ? "self-consistent" : "inconsistent"
      say(
        [
          "SCENE", measurement.file, scene.scene.rootIdentifier, mark, "\(scene.comparisons.count)",
          "\(scene.flagged)", "\(scene.device.safeAreaInsets)",
        ].joined(separator: "\t"))
      if let failure = scene.failure { say("FAIL\t\(failure)") }
      for contradiction in scene.contradictions { say("CONTRA\t\(measurement.file):\(contradiction)") }
      for comparison in scene.comparisons where !comparison.isExact {
        let record = comparison.record
        say(
          [
            "VIEW", comparison.isWithinOnePoint ? "near" : "off", mark, "\(measurement.toolsVersion)",
            "\(measurement.file):\(record.location)", record.element, record.id,
            frameText(comparison.saved), frameText(comparison.solved),
            frameText(CGRect(origin: .zero, size: record.view.contentSizeInLayout)),
          ].joined(separator: "\t"))
      }
    }
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
