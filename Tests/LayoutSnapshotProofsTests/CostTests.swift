import LayoutSnapshotEngine
import LayoutSnapshotTesting
import Testing

/// What proofs cost, counted: a screen is one solve of what is compiled already, however many screens there are.
///
/// `Benchmarks/run proofs` measures their times.
@Suite struct CostTests {
  private let tally = SolvingTally()

  @Test func everySize_ofSixtyViews_takesOneSolveForEach() {
    let matrix = DeviceMatrix.widths(320...1366).directions
    #expect(matrix.devices.count == 2094)
    tally.count {
      expectLayout(of: Form(rows: 20), on: matrix) {
        $0.isUnambiguous
        $0.hasNoConflicts
        $0.truncatesNothing
      }
    }
    #expect(tally.solves == 2094)
    // One for each direction of text.
    #expect(tally.compilations == 2)
  }

  @Test func hostileContent_ofARow_compilesItOnce() {
    tally.count {
      expectLayout(
        of: { Form(rows: 1) }, with: .hostileContent + .generated(), on: [.iPhone5, .iPhone17]
      ) { $0.hasNoConflicts }
    }
    #expect(tally.solves <= 222)
    #expect(tally.compilations == 1)
  }

  @Test func sweep_ofSixtyViews_takesOneSolveForEachWidth() throws {
    let sweep = try tally.count {
      try LayoutSweep(of: Form(rows: 20), over: .widths(320...1366), on: .iPhone17)
    }
    #expect(sweep.problems.isEmpty)
    // The first width is solved once more at the beginning.
    #expect(tally.solves == 1048)
    #expect(tally.compilations == 1)
  }
}
