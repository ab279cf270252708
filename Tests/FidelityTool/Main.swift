import Fidelity
import Foundation
import InterfaceBuilder

/// Measures a folder of Interface Builder documents. See `Scripts/fidelity`.
@main
struct Main {
  static func main() throws {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let documents = options.folder.appendingPathComponent("documents")
    let index = try? DocumentIndex(contentsOf: options.folder.appendingPathComponent("index.tsv"))
    let environment = try options.environment.map { try CanvasEnvironment(contentsOf: $0) }
    let files = try FileManager.default.contentsOfDirectory(atPath: documents.path)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    print((["document", "scenes_of"] + Tally.columns + ["milliseconds"]).joined(separator: "\t"))
    var (all, selfConsistent) = (Tally(), Tally())
    for file in files {
      let measurement = DocumentMeasurement(
        documents.appendingPathComponent(file), intrinsics: options.intrinsics, environment: environment,
        index: index)
      all.add(measurement.all)
      selfConsistent.add(measurement.selfConsistent)
      let time = String(Int((measurement.milliseconds * 10).rounded()) / 10)
      print(([file, "all"] + measurement.all.values + [time]).joined(separator: "\t"))
      if let failure = measurement.failure { say(failure) }
      if options.isVerbose { report(measurement, index: index) }
    }
    print((["total", "self-consistent"] + selfConsistent.values + [""]).joined(separator: "\t"))
    print((["total", "all"] + all.values + [""]).joined(separator: "\t"))
  }

  private static func report(_ measurement: DocumentMeasurement, index: DocumentIndex?) {
    for scene in measurement.scenes {
      let mark = scene.isSelfConsistent ? "self-consistent" : "inconsistent"
      say(
        "SCENE\t\(measurement.file)\t\(scene.scene.rootIdentifier)\t\(mark)\t\(scene.comparisons.count)\t\(scene.flagged)\t\(scene.device.safeAreaInsets)"
      )
      if let failure = scene.failure { say("FAIL\t\(failure)") }
      for contradiction in scene.contradictions { say("CONTRA\t\(measurement.file):\(contradiction)") }
      for comparison in scene.comparisons where !comparison.isExact {
        let record = comparison.record
        say(
          "VIEW\t\(comparison.isWithinOnePoint ? "near" : "off")\t\(mark)\t\(measurement.toolsVersion)\t\(measurement.file):\(record.location)\t\(record.element)\t\(record.id)\t\(frameText(comparison.saved))\t\(frameText(comparison.solved))"
        )
      }
    }
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

struct Options {
  let folder: URL
  var intrinsics = LoadingOptions.Intrinsics.own
  var environment: URL?
  var isVerbose = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var folder: String?
    var named: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--intrinsics": intrinsics = LoadingOptions.Intrinsics(rawValue: rest.popFirst() ?? "") ?? .own
      case "--environment": named = rest.popFirst()
      case "--verbose": isVerbose = true
      default: folder = argument
      }
    }
    self.folder = URL(fileURLWithPath: folder ?? ".")
    if named != "none" {
      environment =
        named.map { URL(fileURLWithPath: $0) } ?? self.folder.appendingPathComponent("environment.json")
    }
  }
}
