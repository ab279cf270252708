import Foundation

/// The layout of a table's rows, headers and footers, in content coordinates.
struct TableMetrics {
  struct Section {
    /// The empty space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows = RowHeights()
    var footer: CGFloat = 0
    /// Whether the heights of the header and the footer are measured rather than estimated.
    var isResolved = false
    fileprivate(set) var start: CGFloat = 0

    var height: CGFloat { padding + header + rows.total + footer }
  }

  /// The heights of the table's header view and footer view.
  var (top, bottom): (CGFloat, CGFloat) = (0, 0)
  private(set) var sections: [Section] = []

  init(top: CGFloat, bottom: CGFloat, sections: [Section]) {
    (self.top, self.bottom, self.sections) = (top, bottom, sections)
    place(from: 0)
  }

  /// Changes a section, and moves those below it.
  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    guard sections.indices.contains(section) else { return }
    body(&sections[section])
    place(from: section + 1)
  }

  private mutating func place(from first: Int) {
    for index in first..<max(first, sections.count) {
      sections[index].start = index == 0 ? top : sections[index - 1].start + sections[index - 1].height
    }
  }

  /// The height of the content.
  var height: CGFloat { (sections.last.map { $0.start + $0.height } ?? top) + bottom }

  /// Whether the row exists.
  func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && (0..<sections[path.section].rows.count).contains(path.row)
  }

  func rectOfSection(_ section: Int, width: CGFloat) -> CGRect {
    rect(sections[section].start, sections[section].height, width)
  }
  func rectOfHeader(_ section: Int, width: CGFloat) -> CGRect {
    rect(sections[section].start + sections[section].padding, sections[section].header, width)
  }
  func rectOfFooter(_ section: Int, width: CGFloat) -> CGRect {
    let section = sections[section]
    return rect(section.start + section.height - section.footer, section.footer, width)
  }
  func rectOfRow(_ path: IndexPath, width: CGFloat) -> CGRect {
    let section = sections[path.section]
    return rect(
      section.start + section.padding + section.header + section.rows.start(of: path.row),
      section.rows.height(of: path.row), width)
  }

  private func rect(_ y: CGFloat, _ height: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  /// The last section that starts at or above a height; `nil` without sections.
  func section(at height: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].start <= height { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row at a height; `nil` in a header, a footer or empty space.
  func row(at height: CGFloat) -> IndexPath? {
    guard let index = section(at: height) else { return nil }
    let section = sections[index]
    let inRows = height - section.start - section.padding - section.header
    guard inRows >= 0, inRows < section.rows.total, section.rows.count > 0 else { return nil }
    return IndexPath(row: section.rows.row(at: inRows), section: index)
  }
}
