import LayoutSnapshotStore
import LayoutSnapshotViews

extension Snapshotting where Value == SnapshotStates {
  /// All states side by side in one picture, each below its name, and one file of frames with every state.
  ///
  /// ```swift
  /// assertSnapshot(of: ["empty": LoginView(), "filled": LoginView(name: "Ada")], as: .filmStrip, on: .iPhone17)
  /// ```
  ///
  /// A failure names the state of each view that differs, as in `filled/title: x 16 -> 24`.
  public static var filmStrip: Snapshotting {
    Snapshotting(needsDevice: true) { states, subject in try filmStripParts(of: states, subject) }
  }
}

private func filmStripParts(of states: SnapshotStates, _ subject: SnapshotSubject) throws -> [SnapshotPart] {
  let device = try subject.requireDevice()
  try states.check()
  var solved: [(name: String, tree: SolvedTree)] = []
  for state in states.states {
    do throws(LayoutError) {
      solved.append((state.name, try state.subject.layoutView.solvedTree(on: device)))
    } catch { throw SnapshotStatesError.unsolved(error, state: state.name) }
  }
  let strip = FilmStrip(solved, scale: device.scale)
  let list = try strip.solvedTree(on: strip.device).displayList
  let layout = Layout(of: strip.states, width: strip.pixels.width, height: strip.pixels.height, on: device)
  if let first = states.states.first {
    subject.adopt(SolvedTree(layout: layout, displayList: list), of: first.subject.layoutView)
  }
  return [
    .frames(layout),
    .picture(try DrawnPicture(of: list, layout: layout), subject.tolerance.options),
  ]
}
