import LayoutSnapshotViews

extension LayoutProofs {
  /// A view that has had one state looks like a new view in another state.
  package static func changesOfReuse<Reused: View>(
    of make: () -> Reused, states: [@Sendable (Reused) -> Void], on device: Device
  ) throws(LayoutError) -> [String] {
    var problems: [String] = []
    for (old, before) in states.enumerated() {
      for (new, after) in states.enumerated() {
        let found = try changesOfReuse(of: make, from: before, to: after, on: device)
        problems += found.map { change in
          guard let path = change.path else {
            return "state \(new + 1) after state \(old + 1) \(change.text)"
          }
          return "\(path): state \(new + 1) after state \(old + 1) \(change.text)"
        }
      }
    }
    return problems
  }

  /// What is different in a view that had another state before, and of which view.
  package static func changesOfReuse<Reused: View>(
    of make: () -> Reused, from before: (Reused) -> Void, to after: (Reused) -> Void, on device: Device
  ) throws(LayoutError) -> [(path: String?, text: String)] {
    let (reused, fresh) = (make(), make())
    before(reused)
    _ = try reused.layout(on: device)
    (reused as? TableViewCell)?.prepareForReuse()
    (reused as? UICollectionReusableView)?.prepareForReuse()
    after(reused)
    after(fresh)
    let (second, first) = (try TreeFrames(reused, on: device), try TreeFrames(fresh, on: device))
    guard second.paths == first.paths else { return [(nil, "has other views than a new view in that state")] }
    let looks = (try looks(of: reused, on: device), try looks(of: fresh, on: device))
    var changes: [(path: String?, text: String)] = []
    for index in first.paths.indices {
      let path = first.paths[index]
      let isHidden = (first.views[index].isHidden, second.views[index].isHidden)
      if isHidden.0 != isHidden.1 {
        changes.append(
          (path, isHidden.1 ? "is hidden, and is not in a new view" : "is not hidden, and is in a new view"))
      }
      // Nobody sees where a hidden view is, or what it looks like.
      if isHidden.0, isHidden.1 { continue }
      if !first.frames[index].isNear(second.frames[index], 0) {
        changes.append(
          (path, "is at \(second.frames[index].text), and in a new view at \(first.frames[index].text)"))
      }
      let (old, new) = (looks.0[path] ?? [:], looks.1[path] ?? [:])
      for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
        changes.append((path, "has \(name) \(old[name] ?? "none"), and in a new view \(new[name] ?? "none")"))
      }
    }
    return changes
  }

  /// What each view looks like, in the words of references.
  private static func looks(of view: View, on device: Device) throws(LayoutError) -> [String: [String:
    String]]
  {
    try view.solvedTree(on: device).layout.looksByPath
  }
}
