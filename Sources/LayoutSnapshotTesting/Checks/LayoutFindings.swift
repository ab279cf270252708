import LayoutSnapshotViews

/// The failed checks of a view on its devices: each finding once, with the devices on which it occurs.
///
/// On many devices, findings that differ only in numbers are one: a view that is too wide is so by another width on each
/// screen. The numbers are those of the smallest screen.
struct LayoutFindings {
  /// What is wrong where, one sentence each, and the smallest tree that shows it.
  let message: String?
  /// The sentences alone.
  private(set) var sentences: [String] = []
  /// The smallest trees that still fail the checks that lay a view out again.
  private(set) var reduced: [SmallestTree] = []
  /// What fails at which sizes around the smallest screen; nil if the devices are no row of sizes.
  private(set) var sweep: FailedSweep?
  /// The view, and the smallest screen on which a check fails; nil if all pass, and where there is no layout to look at.
  private(set) var smallest: (view: View, device: Device)?

  /// - Parameter reduces: whether to look for the smallest tree and the shortest path.
  init(
    _ checks: [LayoutCheck], on devices: [Device], reduces: Bool = true, of view: () throws -> View
  ) {
    do {
      var (found, views) = try LayoutFindings.find(checks, on: devices, of: view)
      let lines = found.lines(devices)
      if lines.isEmpty {
        message = nil
        return
      }
      smallest = try found.smallest(devices).map { device, proof in
        let view = try views.value(for: device, view)
        return (view, proof.flatMap { checks[$0].shownOn?(view, device) } ?? device)
      }
      sweep = found.smallest(devices).flatMap {
        found.sweep(through: $0.device, in: devices, checks: checks.map(\.name))
      }
      sentences = lines.map { String($0.dropFirst(2)) }
      reduced = try (reduces ? checks.indices : 0..<0).compactMap { place in
        try found.smallest(devices, ofProof: place).flatMap {
          checks[place].reduce?(try views.value(for: $0, view), $0)
        }
      }
      let paths = reduces ? LayoutFindings.paths(checks, found, devices, of: view) : []
      message = (["The layout is not as expected."] + lines + paths + reduced.map(\.words))
        .joined(separator: "\n")
    } catch {
      message = "\(error)"
    }
  }

  /// The shortest paths over other screens that fail checks, in words.
  private static func paths(
    _ checks: [LayoutCheck], _ found: Findings, _ devices: [Device], of make: () throws -> View
  ) -> [String] {
    checks.indices.compactMap { place in
      guard let device = found.smallest(devices, ofProof: place),
        let screens = checks[place].path?(
          {
            var fresh = DeviceValues<View>()
            return try fresh.value(for: device, make)
          }, device)
      else { return nil }
      let names = ([device] + screens + [device]).map(\.name).joined(separator: ", ")
      return "The shortest path found that fails \"\(checks[place].name)\" with a new view: \(names)."
    }
  }

  private static func find(
    _ checks: [LayoutCheck], on devices: [Device], of make: () throws -> View
  ) throws -> (Findings, DeviceValues<View>) {
    if devices.isEmpty { throw LayoutExpectationError.noDevices }
    if checks.isEmpty { throw LayoutExpectationError.noChecks }
    var findings = Findings()
    var views = DeviceValues<View>()
    // Devices of the same traits one after another: only the size changes, and the tree is solved again as it is.
    for index in Findings.byTraits(Array(devices.indices), devices.map(\.name)) {
      let device = devices[index]
      let view = try views.value(for: device, make)
      do throws(LayoutError) {
        let layout = try view.layout(on: device)
        for (place, check) in checks.enumerated() {
          for finding in check.findings(layout) { findings.note("\(check.name): \(finding)", index) }
          guard let proof = check.proof else { continue }
          for finding in try proof(view, device) {
            findings.note("\(check.name): \(finding)", index, byProof: place)
          }
        }
      } catch { findings.note("\(error)", index, isLaidOut: false) }
    }
    return (findings, views)
  }
}

/// Why nothing can be expected of a layout.
enum LayoutExpectationError: Error, CustomStringConvertible {
  case noDevices
  case noChecks

  var description: String {
    switch self {
    case .noDevices: "There are no devices to check the layout on."
    case .noChecks: "There are no checks for the layout."
    }
  }
}
