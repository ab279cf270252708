import Foundation
import SolverWorkloads

/// The medians of a workload: a line of the table.
struct SolverMeasurement {
  /// Two solvers that should agree on a workload do not, so their times cannot be compared.
  struct Disagreement: Error, CustomStringConvertible {
    let description: String
  }

  struct Kiwi {
    var buildNanoseconds: Double
    var resizeNanoseconds: Double
  }

  static let header = [
    "workload", "variables", "constraints", "fingerprint", "checksum_390x844", "checksum_1024x1366",
    "build_ms", "resize_us", "peak_kb",
  ]
  static let kiwiHeader = ["kiwi_build_ms", "kiwi_resize_us", "build_ratio", "resize_ratio"]

  /// Medians are of this many rounds or more; within a round, short builds are repeated.
  private static let rounds = 5
  private static let roundMilliseconds = 60
  private static let samplesPerRound = 5_000
  /// kiwi grows with the third power of some workloads; after this it gets no further runs.
  private static let kiwiSeconds = 20.0

  let workload: Workload
  var buildNanoseconds: Double
  var resizeNanoseconds: Double
  var checksums: (first: Double, wide: Double)
  var peakKibibytes: Int?
  var kiwi: Kiwi?

  var buildRatio: Double? { kiwi.map { $0.buildNanoseconds / buildNanoseconds } }
  var resizeRatio: Double? { kiwi.map { $0.resizeNanoseconds / resizeNanoseconds } }

  /// Takes the rounds of both solvers in turns, so that a slow phase of the machine meets both.
  init(_ workload: Workload, kiwiProgram: String?) throws {
    let kiwiProcess = try kiwiProgram.map { try KiwiProcess(program: $0, workload: workload) }
    defer { kiwiProcess?.stop() }
    let deadline = Date() + Self.kiwiSeconds
    var ours: [SolverSample] = []
    var theirs: [SolverSample] = []
    for _ in 0..<Self.rounds {
      ours += try SolverSample.measure(
        workload, count: Self.samplesPerRound, within: .milliseconds(Self.roundMilliseconds))
      if let kiwiProcess, Date() < deadline {
        theirs += try kiwiProcess.measure(
          count: Self.samplesPerRound, milliseconds: Self.roundMilliseconds, deadline: deadline)
      }
    }

    self.workload = workload
    buildNanoseconds = ours.map(\.buildNanoseconds).median
    resizeNanoseconds = ours.map(\.resizeNanoseconds).median
    checksums = (ours[0].checksumAt390x844, ours[0].checksumAt1024x1366)
    peakKibibytes = try PeakMemory.measure(workload)
    if kiwiProgram != nil, theirs.count < Self.rounds {
      Benchmark.complain(
        "\(workload.name): kiwi was stopped after \(Int(Self.kiwiSeconds)) s and \(theirs.count) runs\n")
    }
    if let sample = theirs.first {
      kiwi = Kiwi(
        buildNanoseconds: theirs.map(\.buildNanoseconds).median,
        resizeNanoseconds: theirs.map(\.resizeNanoseconds).median)
      try check(sample)
    }
  }

  private func check(_ sample: SolverSample) throws(Disagreement) {
    for (own, other) in [
      (checksums.first, sample.checksumAt390x844), (checksums.wide, sample.checksumAt1024x1366),
    ] where !((own - other).magnitude <= 0.5e-6 + workload.checksumTolerance) {
      throw Disagreement(
        description: "\(workload.name): our checksum is \(own), that of kiwi \(other)")
    }
  }

  /// The columns of the header, and those of kiwi where it is measured.
  func columns(againstKiwi: Bool) -> [String] {
    func fixed(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
    var columns = [
      workload.name, "\(workload.variableCount)", "\(workload.rows.count)", workload.fingerprint,
      fixed(checksums.first, 6), fixed(checksums.wide, 6), fixed(buildNanoseconds / 1e6, 4),
      fixed(resizeNanoseconds / 1e3, 3), peakKibibytes.map { "\($0)" } ?? "-",
    ]
    if againstKiwi {
      columns += [
        kiwi.map { fixed($0.buildNanoseconds / 1e6, 4) } ?? "-",
        kiwi.map { fixed($0.resizeNanoseconds / 1e3, 3) } ?? "-",
        buildRatio.map { fixed($0, 1) } ?? "-", resizeRatio.map { fixed($0, 1) } ?? "-",
      ]
    }
    return columns
  }
}
