import LayoutSnapshotGraphics
import LayoutSnapshotViews

/// What the layouts of a sweep say, size by size.
struct SweepNotes {
  let first: Int
  let scale: Int
  private var paths: [String] = []
  private var places: [String: Int] = [:]
  /// By view: the runs of sizes in which it is visible, and its edges in them.
  private var runs: [[(first: Int, edges: [PixelEdges])]] = []
  private var sentences: [String] = []
  private var sizes: [String: [ClosedRange<Int>]] = [:]
  /// The views of the layout before. Most layouts have the same.
  private var outline: Layout.Outline?
  private var names: [String] = []

  init(first: Int, scale: Int) { (self.first, self.scale) = (first, scale) }

  mutating func add(_ layout: Layout, at size: Int) {
    if outline != layout.outline { (outline, names) = (layout.outline, layout.outline.paths) }
    var isHidden: [Bool] = []
    isHidden.reserveCapacity(names.count)
    for (slot, entry) in layout.outline.entries.enumerated() {
      let facts = layout.explanation?.items[slot]
      isHidden.append(facts?.isHidden == true || entry.parent.map { isHidden[$0] } == true)
      if isHidden[slot] || entry.kind != .view { continue }
      note(names[slot], layout.edges[slot], at: size)
      if let restlessness = facts?.restlessness {
        report("\(names[slot]): \(restlessness.sentence)", at: size)
      }
      if facts?.isTruncated == true { report("\(names[slot]): its text is cut off", at: size) }
    }
    for slot in layout.ambiguousSlots where !isHidden[slot] {
      report("\(names[slot]): it is ambiguous", at: size)
    }
    for conflict in layout.conflicts {
      report("these constraints conflict: \(conflict.constraints.joined(separator: "; "))", at: size)
    }
  }

  private mutating func note(_ path: String, _ edges: PixelEdges, at size: Int) {
    guard let place = places[path] else {
      places[path] = paths.count
      paths.append(path)
      runs.append([(size, [edges])])
      return
    }
    let last = runs[place].count - 1
    if runs[place][last].first + runs[place][last].edges.count == size {
      runs[place][last].edges.append(edges)
    } else {
      runs[place].append((size, [edges]))
    }
  }

  private mutating func report(_ sentence: String, at size: Int) {
    guard var ranges = sizes[sentence], let last = ranges.last else {
      sentences.append(sentence)
      sizes[sentence] = [size...size]
      return
    }
    if last.upperBound == size { return }
    if last.upperBound + 1 == size {
      ranges[ranges.count - 1] = last.lowerBound...size
    } else {
      ranges.append(size...size)
    }
    sizes[sentence] = ranges
  }

  var problems: [LayoutSweep.Problem] {
    sentences.map { LayoutSweep.Problem(text: $0, sizes: sizes[$0, default: []]) }
  }

  var tracks: [LayoutSweep.Track] {
    paths.indices.map { LayoutSweep.Track(path: paths[$0], segments: runs[$0].flatMap(segments)) }
  }

  /// The ranges in which all four edges of a view move evenly.
  private func segments(_ run: (first: Int, edges: [PixelEdges])) -> [LayoutSweep.Segment] {
    let fits = LayoutSweep.Edge.allCases.map { edge in
      EdgeFit.segments(of: run.edges.map { $0[edge] }, from: run.first, scale: scale)
    }
    let starts = Set(fits.joined().map(\.sizes.lowerBound)).sorted()
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : run.first + run.edges.count - 1
      let formulas = fits.compactMap { $0.last { $0.sizes.lowerBound <= start }?.formula }
      return LayoutSweep.Segment(sizes: start...end, formulas: formulas)
    }
  }
}

extension PixelEdges {
  fileprivate subscript(edge: LayoutSweep.Edge) -> Int {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    }
  }
}
