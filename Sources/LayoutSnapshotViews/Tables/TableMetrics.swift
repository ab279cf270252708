import Foundation

/// Where everything in a table lies, in the coordinates of its content.
struct TableMetrics {
  struct Section {
    /// Room above the header, which belongs to no view.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows = RowHeights()
    var footer: CGFloat = 0
    /// Whether the header and the footer are as high as they will be, and not as estimated.
    var isResolved = false
    fileprivate(set) var start: CGFloat = 0

    var height: CGFloat { padding + header + rows.total + footer }
  }

  /// How high the view above the first section is, and the one below the last.
  var (top, bottom): (CGFloat, CGFloat) = (0, 0)
  private(set) var sections: [Section] = []

  init(top: CGFloat, bottom: CGFloat, sections: [Section]) {
    (self.top, self.bottom, self.sections) = (top, bottom, sections)
    place(from: 0)
  }

  /// Changes a section, and with it the places of those below.
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

  /// How high all of it is.
  var height: CGFloat { (sections.last.map { $0.start + $0.height } ?? top) + bottom }

  /// Whether there is such a row.
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

  /// The last section that begins at or above a height; none where there are no sections.
  func section(at height: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].start <= height { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row at a height; none where a header, a footer or nothing is.
  func row(at height: CGFloat) -> IndexPath? {
    guard let index = section(at: height) else { return nil }
    let section = sections[index]
    let inRows = height - section.start - section.padding - section.header
    guard inRows >= 0, inRows < section.rows.total, section.rows.count > 0 else { return nil }
    return IndexPath(row: section.rows.row(at: inRows), section: index)
  }
}
