import LayoutSnapshotGraphics
import LayoutSnapshotValues

/// What views look like otherwise, where pixels differ: `checkout.backgroundColor #007AFF -> #FF3B30`.
///
/// A reference tells the looks of every view, and some that differ cannot be seen: of a view that lies behind another
/// one, or of one that is hidden. So only what lies where pixels differ counts.
struct LookDifferences {
  let pair: LayoutPair
  let regions: [PixelEdges]
  /// Items whose texts, fonts and pictures have been told already.
  let told: Set<String>

  init(_ pair: LayoutPair, showing regions: [PixelEdges], except told: Set<String>) {
    (self.pair, self.regions, self.told) = (pair, regions, told)
  }

  /// Each change once, with the views that it happened to.
  var causes: [Cause] {
    var order: [Change] = []
    var names: [Change: [String]] = [:]
    for path in pair.new.paths where isSeen(path) {
      for change in changes(of: path) {
        if names[change] == nil { order.append(change) }
        names[change, default: []].append(pair.name(path))
      }
    }
    return order.map { Cause(text: $0.text(of: names[$0] ?? []), followers: 0) }
  }

  /// What became of one look.
  private struct Change: Hashable {
    let name: String
    let was: String
    let now: String

    func text(of views: [String]) -> String {
      let change = "\(name) \(was) -> \(now)"
      if views.count == 1 { return "\(views[0]).\(change)" }
      let first = views.prefix(3).joined(separator: ", ")
      let rest = views.count > 3 ? " and \(views.count - 3) more" : ""
      return "\(change) of \(views.count) views: \(first)\(rest)"
    }
  }

  private func changes(of path: String) -> [Change] {
    guard let old = pair.old.facts(path), let new = pair.new.facts(path),
      let was = old.looks, let now = new.looks
    else { return [] }
    let before = was.merging(old.textSettings) { look, _ in look }
    let after = now.merging(new.textSettings) { look, _ in look }
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      guard before[name] != after[name], !(told.contains(path) && contentNames.contains(name)) else {
        return nil
      }
      return Change(name: name, was: lookWords(name, before[name]), now: lookWords(name, after[name]))
    }
  }

  /// Whether an item lies where pixels differ, before or after. A shadow and a transformed view reach further.
  private func isSeen(_ path: String) -> Bool {
    guard !pair.new.isGuide(path) else { return false }
    let looks = [pair.old.facts(path)?.looks ?? [:], pair.new.facts(path)?.looks ?? [:]]
    if looks.contains(where: { $0["transform"] != nil || $0["layer.shadowOpacity"] != nil }) {
      return !regions.isEmpty
    }
    let places = [pair.old.edges(of: path), pair.new.edges(of: path)].compactMap { $0 }
    return regions.contains { region in places.contains { $0.overlaps(region) } }
  }
}

/// What is told with the size of a content.
let contentNames: Set = ["text", "title", "placeholder", "font", "image", "titles"]

/// A look as a reader is told it: texts in quotes and not too long, and what was left out because it is usual.
func lookWords(_ name: String, _ value: String?) -> String {
  guard let value else { return usualLooks[name] ?? "none" }
  guard ["text", "title", "placeholder"].contains(name) else { return value }
  return (value.count > 40 ? value.prefix(39) + "\u{2026}" : value[...]).debugDescription
}

/// What references leave out.
private let usualLooks = [
  "alpha": "1", "clipsToBounds": "false", "isEnabled": "true", "isHighlighted": "false",
  "isSelected": "false",
  "layer.borderWidth": "0", "layer.cornerRadius": "0", "layer.shadowOpacity": "0", "textColor": "label",
  "textAlignment": "natural", "contentMode": "scaleToFill", "transform": "identity", "value": "0",
  "progress": "0", "currentPage": "0", "numberOfPages": "0", "layer.shadowRadius": "3", "maximumValue": "1",
  "minimumValue": "0", "selectedSegmentIndex": "-1", "layer.maskedCorners": "all", "borderStyle": "none",
]

extension Layout.ItemFacts {
  /// What a view shows, where it is told among the settings that explain its size.
  fileprivate var textSettings: [String: String] {
    settings.filter { $0.key == "text" || $0.key == "font" }
  }
}

extension PixelEdges {
  fileprivate func overlaps(_ other: PixelEdges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
