import LayoutSnapshotViews

extension LayoutProofs {
  /// Layouts on other screens in between change nothing: the turned device, a small phone, a large pad, and paths through
  /// sizes at random.
  package static func changesAfterRotation(of view: View, on device: Device) throws(LayoutError) -> [String] {
    let first = try TreeFrames(view, on: device)
    for way in Detours(from: device).ways {
      let second = try layout(of: view, on: device, after: way.screens)
      let moved = first.moved(to: second)
      if !moved.isEmpty {
        return moved.map {
          "\($0.path): it was at \($0.from.text), and is at \($0.to.text) after \(way.name)"
        }
      }
    }
    return []
  }

  /// The fewest screens after which a new view is not where it was; nil if a new view always is.
  ///
  /// Screens are left out of the path that fails for as long as it does.
  ///
  /// - Parameter make: creates a new view. A view that has been on other screens may remember them.
  package static func shortestRotation(of make: () throws -> View, on device: Device) -> [Device]? {
    func fails(_ path: [Device]) -> Bool {
      guard let view = try? make(), let first = try? TreeFrames(view, on: device),
        let second = try? layout(of: view, on: device, after: path)
      else { return false }
      return !first.moved(to: second).isEmpty
    }
    let detours = Detours(from: device)
    guard
      let path = detours.ways.indices.lazy.map({ detours.path(to: $0, from: device) }).first(where: fails)
    else { return nil }
    return withoutActuallyEscaping(fails) { fails in
      var missing: Set<Int> = []
      func kept() -> [Device] { path.indices.filter { !missing.contains($0) }.map { path[$0] } }
      var trials = Trials(left: mostTrials) { fails(kept()) }
      trials.leaveOut(Array(path.indices), ifThere: { !missing.contains($0) }) { steps in
        missing.formUnion(steps)
        return { missing.subtract(steps) }
      }
      return kept()
    }
  }

  /// As many paths as are tried to find a shorter one.
  private static let mostTrials = 100

  private static func layout(
    of view: View, on device: Device, after screens: [Device]
  ) throws(LayoutError) -> TreeFrames {
    for screen in screens { _ = try view.layout(on: screen.with(device.traits)) }
    return try TreeFrames(view, on: device)
  }
}
