import LayoutSnapshotGraphics

/// Joins runs of differing pixels into regions, row by row.
///
/// Runs of the last rows within reach are kept; a new run joins the region of each that it comes near.
/// Both lists go from left to right, so a row is merged with each of them in one pass. Union-find with
/// path halving joins regions that meet later.
///
/// - Complexity: O(runs * reach), and memory of a few rows and of the regions.
struct RegionFinder {
  /// With more regions than this, which only noise has, all become one.
  static let maximumCount = 1 << 16
  /// How many regions a result lists.
  static let listedCount = 1000

  /// Columns that differ, and the number of their region.
  private struct Run {
    var columns: Range<Int>
    var region: Int
  }

  private let reach: Int
  /// The last rows that have runs, the nearest last.
  private var rows: [(y: Int, runs: [Run])] = []
  private var parents: [Int] = []
  private var regions: [DifferingRegion] = []
  private var overflow: DifferingRegion?
  /// The smallest rectangle around all runs.
  private(set) var bounds: PixelEdges?

  init(joinDistance: Int) { reach = max(1, joinDistance) }

  /// Adds the runs of a row, from left to right. Rows come from top to bottom.
  mutating func add(_ columns: [Range<Int>], row y: Int) {
    if let first = columns.first, let last = columns.last {
      let row = PixelEdges(left: first.lowerBound, top: y, right: last.upperBound, bottom: y + 1)
      bounds = bounds.map { Self.joined($0, row) } ?? row
    }
    if overflow != nil {
      for run in columns { overflow = overflow.map { Self.joined($0, Self.region(of: run, y)) } }
      return
    }
    rows.removeAll { y - $0.y > reach }
    var runs: [Run] = []
    runs.reserveCapacity(columns.count)
    var cursors = Array(repeating: 0, count: rows.count)
    for run in columns {
      let region = addRun(run, row: y, left: runs.last, &cursors)
      runs.append(Run(columns: run, region: region))
    }
    rows.append((y, runs))
    if regions.count > Self.maximumCount { giveUp() }
  }

  /// - Returns: the region that the run belongs to.
  private mutating func addRun(_ run: Range<Int>, row y: Int, left: Run?, _ cursors: inout [Int]) -> Int {
    var own: Int?
    if let left, run.lowerBound - left.columns.upperBound < reach { own = root(of: left.region) }
    for row in rows.indices {
      // Runs that end out of reach of this one are out of reach of all that follow.
      while cursors[row] < rows[row].runs.count,
        run.lowerBound - rows[row].runs[cursors[row]].columns.upperBound >= reach
      { cursors[row] += 1 }
      var index = cursors[row]
      while index < rows[row].runs.count,
        rows[row].runs[index].columns.lowerBound - run.upperBound < reach
      {
        let found = root(of: rows[row].runs[index].region)
        own = own.map { join($0, found) } ?? found
        index += 1
      }
    }
    let region = Self.region(of: run, y)
    if let own {
      regions[own] = Self.joined(regions[own], region)
      return own
    }
    parents.append(regions.count)
    regions.append(region)
    return regions.count - 1
  }

  /// All regions, from top to bottom and from left to right.
  func finish() -> (listed: [DifferingRegion], count: Int) {
    if let overflow { return ([overflow], 1) }
    var found = roots
    let count = found.count
    if count > Self.listedCount {
      found.sort {
        $0.pixels != $1.pixels ? $0.pixels > $1.pixels : Self.order($0.bounds) < Self.order($1.bounds)
      }
      found.removeLast(count - Self.listedCount)
    }
    found.sort { Self.order($0.bounds) < Self.order($1.bounds) }
    return (found, count)
  }

  /// Regions may lie in each other's rectangles, so the upper left alone does not order them.
  private static func order(_ bounds: PixelEdges) -> (Int, Int, Int, Int) {
    (bounds.top, bounds.left, bounds.bottom, bounds.right)
  }

  private var roots: [DifferingRegion] {
    regions.indices.filter { parents[$0] == $0 }.map { regions[$0] }
  }

  private mutating func root(of region: Int) -> Int {
    var region = region
    while parents[region] != region {
      parents[region] = parents[parents[region]]
      region = parents[region]
    }
    return region
  }

  /// The older number stays, so that numbering follows the picture.
  private mutating func join(_ a: Int, _ b: Int) -> Int {
    if a == b { return a }
    let (kept, other) = a < b ? (a, b) : (b, a)
    parents[other] = kept
    regions[kept] = Self.joined(regions[kept], regions[other])
    return kept
  }

  private mutating func giveUp() {
    overflow = roots.dropFirst().reduce(roots[0], Self.joined)
    rows = []
    regions = []
    parents = []
  }

  private static func region(of run: Range<Int>, _ y: Int) -> DifferingRegion {
    DifferingRegion(
      bounds: PixelEdges(left: run.lowerBound, top: y, right: run.upperBound, bottom: y + 1),
      pixels: run.count
    )
  }

  private static func joined(_ a: DifferingRegion, _ b: DifferingRegion) -> DifferingRegion {
    DifferingRegion(bounds: joined(a.bounds, b.bounds), pixels: a.pixels + b.pixels)
  }

  private static func joined(_ a: PixelEdges, _ b: PixelEdges) -> PixelEdges {
    PixelEdges(
      left: min(a.left, b.left), top: min(a.top, b.top), right: max(a.right, b.right),
      bottom: max(a.bottom, b.bottom)
    )
  }
}
