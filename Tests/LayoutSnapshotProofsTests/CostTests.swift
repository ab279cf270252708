import Foundation
import LayoutSnapshotTesting
import Testing

/// What proofs cost, in processor time of the thread: at most twice the targets, because others may use the processor, too.
///
/// `Benchmarks/run proofs --check` holds them to the targets.
@Suite struct CostTests {
  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let begin = processorSeconds
    try body()
    return processorSeconds - begin
  }

  private var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func everySize_ofSixtyViews_takesSeconds() {
    let matrix = DeviceMatrix.widths(320...1366).typeSizes.directions
    #expect(matrix.devices.count == 25_128)
    let time = seconds {
      expectLayout(of: Form(rows: 20), on: matrix) {
        $0.isUnambiguous
        $0.hasNoConflicts
        $0.truncatesNothing
      }
    }
    #expect(time < 2 * 2)
  }

  @Test func hostileContent_ofARow_takesASecond() {
    let time = seconds {
      expectLayout(
        of: { Form(rows: 1) }, with: .hostileContent + .generated(), on: [.iPhone5, .iPhone17]
      ) { $0.hasNoConflicts }
    }
    #expect(time < 2 * 1)
  }

  @Test func sweep_ofSixtyViews_takesHalfASecond() throws {
    let time = try seconds {
      let sweep = try LayoutSweep(of: Form(rows: 20), over: .widths(320...1366), on: .iPhone17)
      #expect(sweep.problems.isEmpty)
    }
    #expect(time < 2 * 0.5)
  }

  @Test func coverage_ofAHundredViews_onTwelveDevices_takesASecond() throws {
    let form = constraintForm(rows: 50)
    let devices = DeviceMatrix(Array(Device.phones.prefix(12)))
    let time = try seconds {
      let coverage = try ConstraintCoverage(of: form, on: devices)
      #expect(coverage.changeCount > 2000)
      #expect(coverage.score > 0.9)
    }
    #expect(time < 2 * 1)
  }

  /// Two boxes in each row, one below the other.
  private func constraintForm(rows: Int) -> View {
    let root = Root()
    var above = root.topAnchor
    for row in 0..<rows {
      let (title, value) = (root.add("title\(row)"), root.add("value\(row)"))
      LayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: above, constant: 8),
        title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        title.heightAnchor.constraint(equalToConstant: 20),
        value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        value.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        value.topAnchor.constraint(equalTo: title.topAnchor),
        value.bottomAnchor.constraint(equalTo: title.bottomAnchor),
      ])
      above = title.bottomAnchor
    }
    return root
  }
}
