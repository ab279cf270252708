import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import RandomNumbers
import Testing

@Suite struct RegionTests {
  @Test(arguments: [1, 2, 3, 6])
  func regions_ofRandomPictures_areThoseOfFloodFilling(joinDistance: Int) {
    var numbers = SplitMix(seed: UInt64(joinDistance))
    for _ in 0..<60 {
      let (width, height) = (1 + numbers.below(40), 1 + numbers.below(20))
      let expected = Bitmap(width: width, height: height, fill: .white)
      var actual = expected
      var points: [(x: Int, y: Int)] = []
      for _ in 0..<numbers.below(60) {
        let (x, y) = (numbers.below(width), numbers.below(height))
        if actual[x, y] == .white { points.append((x, y)) }
        actual[x, y] = .black
      }
      var options = ComparisonOptions()
      options.joinDistance = joinDistance
      let comparison = Comparison(expected, actual, options)
      let flooded = Self.flood(points, joinDistance)
      #expect(comparison.regions == flooded)
      #expect(comparison.regionCount == flooded.count)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let whole =
        xs.isEmpty
        ? nil : PixelEdges(left: xs.min()!, top: ys.min()!, right: xs.max()! + 1, bottom: ys.max()! + 1)
      #expect(comparison.bounds == whole)
    }
  }

  @Test func regions_ofVeryManyPixels_listTheLargest() {
    let expected = Bitmap(width: 120, height: 120, fill: .white)
    var actual = expected
    for y in stride(from: 0, to: 120, by: 2) {
      for x in stride(from: 0, to: 120, by: 2) { actual[x, y] = .black }
    }
    actual[101, 100] = .black
    let comparison = Comparison(expected, actual, ComparisonOptions())
    // 3600 single pixels, of which the two beside the extra one become one region with it.
    #expect(comparison.regionCount == 3600 - 1)
    #expect(comparison.regions.count == 1000)
    let large = DifferingRegion(bounds: PixelEdges(left: 100, top: 100, right: 103, bottom: 101), pixels: 3)
    #expect(comparison.regions.contains(large))
  }

  @Test func regions_ofNoise_becomeOne() {
    let side = 600
    let expected = Bitmap(width: side, height: side, fill: .white)
    var actual = expected
    for y in stride(from: 0, to: side, by: 2) {
      for x in stride(from: 0, to: side, by: 2) { actual[x, y] = .black }
    }
    let comparison = Comparison(expected, actual, ComparisonOptions())
    #expect(comparison.regionCount == 1 && comparison.differingPixels == 90_000)
    #expect(
      comparison.regions == [
        DifferingRegion(bounds: PixelEdges(left: 0, top: 0, right: 599, bottom: 599), pixels: 90_000)
      ])
  }

  /// By trying every pair of points.
  private static func flood(_ points: [(x: Int, y: Int)], _ reach: Int) -> [DifferingRegion] {
    var left = points
    var regions: [DifferingRegion] = []
    while let seed = left.popLast() {
      var members = [seed]
      var next = 0
      while next < members.count {
        let point = members[next]
        let near = left.indices.filter {
          abs(left[$0].x - point.x) <= reach && abs(left[$0].y - point.y) <= reach
        }
        members += near.map { left[$0] }
        for index in near.reversed() { left.remove(at: index) }
        next += 1
      }
      let (xs, ys) = (members.map(\.x), members.map(\.y))
      let bounds = PixelEdges(left: xs.min()!, top: ys.min()!, right: xs.max()! + 1, bottom: ys.max()! + 1)
      regions.append(DifferingRegion(bounds: bounds, pixels: members.count))
    }
    func order(_ b: PixelEdges) -> [Int] { [b.top, b.left, b.bottom, b.right] }
    return regions.sorted { order($0.bounds).lexicographicallyPrecedes(order($1.bounds)) }
  }
}
