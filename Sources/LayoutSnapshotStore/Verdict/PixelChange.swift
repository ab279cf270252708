import LayoutSnapshotCauses
import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotValues

/// How a picture differs from its reference.
package struct PixelChange: Hashable, Sendable {
  /// The size in pixels before and now.
  package let was: Comparison.Size
  package let now: Comparison.Size
  /// So many of all pixels differ.
  package let count: Int
  package let total: Int
  /// The smallest rectangle around all of them.
  package let bounds: PixelEdges?
  /// Where they are, from top to bottom.
  package let regions: [PixelEdges]
  /// How many would count at other thresholds.
  package let counts: [Comparison.Count]
  /// Pixels a point; none for a picture of something that was not laid out.
  package let scale: Int?
  /// The names of the views that they are in: of each region the smallest view around it.
  package let views: [String]
  /// Which picture it is of an animation.
  package let animation: AnimationChange?

  /// - Parameter layout: where everything lies in the picture, if it is one of a layout.
  package init(
    _ comparison: Comparison, in layout: Layout? = nil, animation: AnimationChange? = nil
  ) {
    self.animation = animation
    (was, now) = (comparison.expectedSize, comparison.actualSize)
    (count, total) = (comparison.differingPixels, comparison.comparedPixels)
    bounds = comparison.bounds
    regions = comparison.regions.map(\.bounds)
    counts = comparison.counts
    scale = layout?.device.scale
    views = layout.map { [regions] in $0.views(around: regions) } ?? []
  }

  /// Pixels that are no further apart than letters of a word are told as one region.
  static let joinDistance = 12
}

extension PixelChange: CustomStringConvertible {
  /// The difference in words: `1200 of 614400 pixels differ, within x 32..<352, y 436..<524`, and then the same in
  /// points, with the views: `: (16, 218; 160 x 44) in checkout`.
  package var description: String {
    if was != now {
      return "the picture was \(was.width) x \(was.height) pixels, is \(now.width) x \(now.height)"
    }
    if count == 0, let animation { return animation.words }
    let place = bounds.map { box in
      ", within x \(box.left)..<\(box.right), y \(box.top)..<\(box.bottom)"
    }
    return
      "\(animation.map { $0.words + ": " } ?? "")\(count) of \(total) pixels differ\(place ?? "")\(pointWords ?? "")"
  }

  private var pointWords: String? {
    guard let bounds, let scale else { return nil }
    let numbers = [bounds.left, bounds.top, bounds.width, bounds.height].map {
      decimalText(Double($0) / Double(scale), digits: 1)
    }
    let first = views.prefix(3).joined(separator: ", ")
    let rest = views.count > 3 ? " and \(views.count - 3) more" : ""
    return ": (\(numbers[0]), \(numbers[1]); \(numbers[2]) x \(numbers[3])) points"
      + (views.isEmpty ? "" : " in \(first)\(rest)")
  }
}

extension Layout {
  /// Of each region the smallest view that holds it, by as much of its path as tells it apart; each view once.
  fileprivate func views(around regions: [PixelEdges]) -> [String] {
    let paths = outline.paths
    let names = ShortNames(Set(paths))
    var found: [String] = []
    for region in regions {
      var best: (slot: Int, area: Int)?
      for (slot, place) in edges.enumerated() where outline.entries[slot].kind == .view {
        guard place.left <= region.left, place.top <= region.top, place.right >= region.right,
          place.bottom >= region.bottom, explanation?.items[slot].isHidden != true
        else { continue }
        let area = place.width * place.height
        // Of two of one size the inner one shows.
        if best.map({ area <= $0.area }) ?? true { best = (slot, area) }
      }
      if let best, !found.contains(names[paths[best.slot]]) { found.append(names[paths[best.slot]]) }
    }
    return found
  }
}
