import LayoutSnapshotViews

extension LayoutProofs {
  /// A view that has had one state has the frames of a new view in another state.
  package static func changesOfReuse<Reused: View>(
    of make: () -> Reused, states: [@Sendable (Reused) -> Void], on device: Device
  ) throws(LayoutError) -> [String] {
    var problems: [String] = []
    for (old, before) in states.enumerated() {
      for (new, after) in states.enumerated() {
        let (reused, fresh) = (make(), make())
        before(reused)
        _ = try reused.layout(on: device)
        (reused as? TableViewCell)?.prepareForReuse()
        (reused as? UICollectionReusableView)?.prepareForReuse()
        after(reused)
        after(fresh)
        let (second, first) = (try TreeFrames(reused, on: device), try TreeFrames(fresh, on: device))
        let way = "state \(new + 1) after state \(old + 1)"
        guard second.paths == first.paths else {
          problems.append("\(way) has other views than state \(new + 1) alone")
          continue
        }
        for index in first.paths.indices where !first.frames[index].isNear(second.frames[index], 0) {
          // Nobody sees where a hidden view is.
          if first.views[index].isHidden, second.views[index].isHidden { continue }
          problems.append(
            "\(first.paths[index]): \(way) is at \(second.frames[index].text), and in a new view at "
              + first.frames[index].text)
        }
      }
    }
    return problems
  }
}
