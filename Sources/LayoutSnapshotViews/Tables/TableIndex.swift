import Foundation

/// The titles at the trailing edge of a table, by which a finger finds a section.
///
/// The strip is 15 points wide. It keeps its place while the rows scroll. If there is no room for all titles, dots stand for
/// those between the ones that are shown.
final class TableIndex: View {
  /// The width of the strip, which the content of rows stays clear of.
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 14

  var titles: [String] = []
  var color: Color?
  var ground: Color?

  /// What is shown from top to bottom; nil stands for a dot.
  private func slots(in height: CGFloat) -> [String?] {
    let most = max(1, Int(height / TableIndex.pitch))
    guard titles.count > most else { return titles }
    let letters = max(1, (most + 1) / 2)
    var slots: [String?] = []
    for letter in 0..<letters {
      if letter > 0 { slots.append(nil) }
      slots.append(titles[letters == 1 ? 0 : letter * (titles.count - 1) / (letters - 1)])
    }
    return slots
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("color", color ?? tintColor)
    notes.note("ground", ground)
  }

  override func drawContent(on canvas: Canvas) {
    let bounds = canvas.bounds
    if let ground { canvas.fill(bounds, ground) }
    let (slots, color) = (slots(in: bounds.height), color ?? tintColor ?? .systemBlue)
    var y = ((bounds.height - CGFloat(slots.count) * TableIndex.pitch) / 2).rounded()
    for slot in slots {
      let place = CGRect(x: 0, y: y, width: bounds.width, height: TableIndex.pitch)
      draw(slot, in: place, color, on: canvas)
      y += TableIndex.pitch
    }
  }

  private func draw(_ title: String?, in place: CGRect, _ color: Color, on canvas: Canvas) {
    func middle(_ side: CGFloat) -> CGRect {
      CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
    }
    guard let title else { return canvas.fill(middle(4), cornerRadius: 2, color) }
    if title == UITableView.indexSearch, let glass = Image(systemName: "magnifyingglass") {
      return canvas.draw(glass.withRenderingMode(.alwaysTemplate), in: middle(11), tintColor: color)
    }
    ControlText(title, .semibold, size: 11, self).draw(on: canvas, in: place, color)
  }
}

extension UITableView {
  /// The titles of the index, where it is shown.
  final var indexTitles: [String] {
    guard let metrics = arrangement.metrics, !arrangement.indexTitles.isEmpty else { return [] }
    let rows = metrics.sections.reduce(0) { $0 + $1.rows.count }
    return rows >= sectionIndexMinimumDisplayRowCount ? arrangement.indexTitles : []
  }

  /// The width that rows leave to the index. Cards keep their margins, in which it fits.
  final var indexWidth: CGFloat { style == .insetGrouped || indexTitles.isEmpty ? 0 : TableIndex.width }

  /// Shows the index at the trailing edge of the part that bars leave.
  ///
  /// - Returns: the index, if there is one.
  final func showIndex() -> (view: View, frame: CGRect)? {
    let titles = indexTitles
    guard !titles.isEmpty else {
      arrangement.index?.removeFromSuperview()
      arrangement.index = nil
      return nil
    }
    let index = arrangement.index ?? TableIndex(frame: .zero)
    arrangement.index = index
    if index.superview !== self { addSubview(index) }
    (index.titles, index.color, index.ground) = (titles, sectionIndexColor, sectionIndexBackgroundColor)
    let inset = adjustedContentInset
    let edge =
      isRightToLeft ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - TableIndex.width
    return (
      index,
      CGRect(
        x: edge, y: bounds.minY + inset.top, width: TableIndex.width,
        height: max(0, bounds.height - inset.top - inset.bottom))
    )
  }
}
