import Foundation

/// The computed lines of a flow layout.
///
/// "Along" is the scroll direction, in which line follows line; "across" is the direction of a line.
struct Flow {
  struct Line {
    var items: Range<Int>
    /// The start and the extent of the line along the flow.
    var start: CGFloat
    var extent: CGFloat
    /// The start of its first item across, and the space between its items.
    var first: CGFloat
    var spacing: CGFloat
  }

  struct Section {
    var start: CGFloat = 0
    var end: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var lines: [Line] = []
    /// The sizes of items; a single one if all items have the same size.
    var sizes: [CGSize] = []
    var count = 0

    func size(of item: Int) -> CGSize { sizes.count == 1 ? sizes[0] : sizes[item] }

    /// The items of the lines between two positions along the flow.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
      var (first, end) = (0, lines.count)
      while first < end {
        let middle = (first + end) / 2
        if lines[middle].start + lines[middle].extent <= low { first = middle + 1 } else { end = middle }
      }
      var last = first
      while last < lines.count, lines[last].start < high { last += 1 }
      return first < last ? lines[first].items.lowerBound..<lines[last - 1].items.upperBound : 0..<0
    }

    func frame(of item: Int, isVertical: Bool, scale: CGFloat) -> CGRect? {
      guard (0..<count).contains(item) else { return nil }
      var (low, high) = (0, lines.count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if lines[middle].items.lowerBound <= item { low = middle } else { high = middle - 1 }
      }
      let line = lines[low]
      let size = size(of: item)
      var across = line.first
      if sizes.count == 1 {
        across +=
          CGFloat(item - line.items.lowerBound) * ((isVertical ? size.width : size.height) + line.spacing)
      } else {
        for other in line.items.lowerBound..<item {
          across += (isVertical ? sizes[other].width : sizes[other].height) + line.spacing
        }
      }
      across = (across * scale).rounded() / scale
      var along = line.start + (line.extent - (isVertical ? size.height : size.width)) / 2
      along = (along * scale).rounded() / scale
      return CGRect(
        origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }
  }

  private(set) var sections: [Section] = []
  private(set) var isVertical = true
  /// The space for a line across the flow.
  private(set) var room: CGFloat = 0
  /// The display scale; items start on whole pixels.
  private(set) var scale: CGFloat = 1

  mutating func begin(isVertical: Bool, room: CGFloat, scale: CGFloat) {
    (self.isVertical, self.room, self.scale) = (isVertical, room, scale)
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section) else { return nil }
    return sections[path.section].frame(of: path.item, isVertical: isVertical, scale: scale)
  }

  var size: CGSize {
    let end = sections.last?.end ?? 0
    return isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
  }

  mutating func add(
    _ sizes: [CGSize], _ insets: EdgeInsets, line lineSpacing: CGFloat, item itemSpacing: CGFloat,
    header: CGSize, footer: CGSize
  ) {
    var section = Section()
    section.start = sections.last?.end ?? 0
    section.header = isVertical ? header.height : header.width
    section.footer = isVertical ? footer.height : footer.width
    section.count = sizes.count
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    section.sizes = isUniform ? Array(sizes.prefix(1)) : sizes
    let (before, after) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let width = max(0, room - before - after)
    var place = section.start + section.header + (isVertical ? insets.top : insets.left)
    var item = 0
    while item < sizes.count {
      var (used, extent, end) = (across(sizes[item]), along(sizes[item]), item + 1)
      while end < sizes.count, used + itemSpacing + across(sizes[end]) <= width + 0.001 {
        used += itemSpacing + across(sizes[end])
        extent = max(extent, along(sizes[end]))
        end += 1
      }
      if item > 0 { place += lineSpacing }
      var line = Line(items: item..<end, start: place, extent: extent, first: before, spacing: itemSpacing)
      let count = isUniform ? capacity(across(sizes[0]), itemSpacing, width) : end - item
      let isFull = isUniform || end < sizes.count
      if isFull, count > 1 {
        let items = isUniform ? CGFloat(count) * across(sizes[0]) : used - CGFloat(count - 1) * itemSpacing
        line.spacing = (width - items) / CGFloat(count - 1)
      } else if isFull {
        line.first = before + (width - used) / 2
      }
      section.lines.append(line)
      place += extent
      item = end
    }
    section.end = place + (isVertical ? insets.bottom : insets.right) + section.footer
    // An empty section still takes its insets.
    sections.append(section)
  }

  private func capacity(_ extent: CGFloat, _ spacing: CGFloat, _ room: CGFloat) -> Int {
    guard extent + spacing > 0 else { return 1 }
    return max(1, Int((min(room, 1e6) + spacing + 0.001) / (extent + spacing)))
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}
