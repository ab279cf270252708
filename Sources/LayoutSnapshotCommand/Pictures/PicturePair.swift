import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import LayoutSnapshotStore

/// Two picture files with the same name, and what came of comparing them.
struct PicturePair: Encodable {
  enum Status: String, Encodable {
    case same
    case different
    case onlyBefore
    case onlyAfter
    case unreadable
  }

  struct Region: Encodable {
    let left, top, right, bottom, pixels: Int
  }

  struct Size: Encodable {
    let width, height: Int
  }

  struct Count: Encodable {
    let threshold: Double
    let pixels: Int
  }

  /// The name that both have, or that of the second.
  let path: String
  var status: Status
  var before: Size?
  var after: Size?
  var differingPixels: Int?
  var comparedPixels: Int?
  var antialiasedPixels: Int?
  var maskedPixels: Int?
  var largestChannelDifference: Int?
  var regions: [Region]?
  var thresholds: [Count]?
  var difference: String?
  var problem: String?

  init(path: String, status: Status) { (self.path, self.status) = (path, status) }

  init(path: String, _ comparison: Comparison, isMatch: Bool) {
    self.init(path: path, status: isMatch ? .same : .different)
    before = Size(width: comparison.expectedSize.width, height: comparison.expectedSize.height)
    after = Size(width: comparison.actualSize.width, height: comparison.actualSize.height)
    differingPixels = comparison.differingPixels
    comparedPixels = comparison.comparedPixels
    antialiasedPixels = comparison.antialiasedPixels
    maskedPixels = comparison.maskedPixels
    largestChannelDifference = comparison.largestChannelDifference
    regions = comparison.regions.map {
      Region(
        left: $0.bounds.left, top: $0.bounds.top, right: $0.bounds.right, bottom: $0.bounds.bottom,
        pixels: $0.pixels)
    }
    thresholds = comparison.counts.map { Count(threshold: $0.threshold, pixels: $0.pixels) }
  }

  /// The result in words.
  var text: String {
    switch status {
    case .same: (differingPixels ?? 0) == 0 ? "the same" : "the same within the tolerance: \(counted)"
    case .onlyBefore: "only in the first"
    case .onlyAfter: "only in the second"
    case .unreadable: problem ?? "unreadable"
    case .different:
      if let before, let after, (before.width, before.height) != (after.width, after.height) {
        "\(before.width) x \(before.height) became \(after.width) x \(after.height) pixels, \(counted)"
      } else {
        counted
      }
    }
  }

  private var counted: String {
    let (differing, compared) = (differingPixels ?? 0, comparedPixels ?? 0)
    let places = regions.map { " in \($0.count) \($0.count == 1 ? "place" : "places")" } ?? ""
    return "\(differing) of \(compared) pixels differ\(places)"
  }
}
