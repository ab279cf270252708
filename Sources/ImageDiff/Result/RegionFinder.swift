import Graphics

/// Joins runs of differing pixels into regions, row by row.
///
/// For each column it remembers the last differing row and its region. A run joins every region that
/// it finds within reach: an older pixel of the same column is further away than the remembered one,
/// so nothing is missed. Union-find with path halving joins regions that meet later.
///
/// - Complexity: O(runs * (length + reach)), and memory of a row and of the regions.
struct RegionFinder {
  /// With more regions than this, which only noise has, all become one.
  static let maximumCount = 1 << 16
  /// How many regions a result lists.
  static let listedCount = 1000

  private let reach: Int
  private var lastRow: [Int32]
  private var regionInColumn: [Int32]
  private var parents: [Int32] = []
  private var regions: [DifferingRegion] = []
  private var overflow: DifferingRegion?

  init(width: Int, joinDistance: Int) {
    reach = max(1, joinDistance)
    lastRow = Array(repeating: .min / 2, count: width)
    regionInColumn = Array(repeating: 0, count: width)
  }

  /// Adds the run of differing pixels `columns` in row `y`. Runs come from left to right, rows from top
  /// to bottom.
  mutating func add(_ columns: Range<Int>, row y: Int) {
    let run = DifferingRegion(
      bounds: PixelEdges(left: columns.lowerBound, top: y, right: columns.upperBound, bottom: y + 1),
      pixels: columns.count
    )
    if overflow != nil {
      overflow = overflow.map { Self.joined($0, run) }
      return
    }
    var region: Int32?
    let row = Int32(truncatingIfNeeded: y)
    let reachable = max(0, columns.lowerBound - reach)..<min(lastRow.count, columns.upperBound + reach)
    for column in reachable where row &- lastRow[column] <= Int32(reach) {
      let found = root(of: regionInColumn[column])
      if let own = region, own != found { region = join(own, found) } else { region = found }
    }
    let own = region ?? Int32(regions.count)
    if region == nil {
      parents.append(own)
      regions.append(run)
      if regions.count > Self.maximumCount { giveUp() }
    } else {
      regions[Int(own)] = Self.joined(regions[Int(own)], run)
    }
    for column in columns {
      lastRow[column] = row
      regionInColumn[column] = own
    }
  }

  /// All regions, from top to bottom and from left to right.
  mutating func finish() -> (listed: [DifferingRegion], count: Int) {
    if let overflow { return ([overflow], 1) }
    var found = regions.indices.filter { parents[$0] == Int32($0) }.map { regions[$0] }
    let count = found.count
    if count > Self.listedCount {
      found.sort { ($1.pixels, $0.bounds.top, $0.bounds.left) < ($0.pixels, $1.bounds.top, $1.bounds.left) }
      found.removeLast(count - Self.listedCount)
    }
    found.sort { ($0.bounds.top, $0.bounds.left) < ($1.bounds.top, $1.bounds.left) }
    return (found, count)
  }

  private mutating func root(of region: Int32) -> Int32 {
    var region = region
    while parents[Int(region)] != region {
      parents[Int(region)] = parents[Int(parents[Int(region)])]
      region = parents[Int(region)]
    }
    return region
  }

  /// The older number stays, so that numbering follows the picture.
  private mutating func join(_ a: Int32, _ b: Int32) -> Int32 {
    let (kept, other) = a < b ? (a, b) : (b, a)
    parents[Int(other)] = kept
    regions[Int(kept)] = Self.joined(regions[Int(kept)], regions[Int(other)])
    return kept
  }

  private mutating func giveUp() {
    overflow = regions.indices.filter { parents[$0] == Int32($0) }.map { regions[$0] }
      .reduce(nil) { sum, region in sum.map { Self.joined($0, region) } ?? region }
  }

  private static func joined(_ a: DifferingRegion, _ b: DifferingRegion) -> DifferingRegion {
    DifferingRegion(
      bounds: PixelEdges(
        left: min(a.bounds.left, b.bounds.left), top: min(a.bounds.top, b.bounds.top),
        right: max(a.bounds.right, b.bounds.right), bottom: max(a.bounds.bottom, b.bounds.bottom)
      ),
      pixels: a.pixels + b.pixels
    )
  }
}
