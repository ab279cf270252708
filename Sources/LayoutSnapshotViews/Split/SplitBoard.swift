import Foundation

/// The view of a split view controller: columns with separators between them.
final class SplitBoard: View {
  private var shown: [View] = []
  private var lines: [View] = []
  private var placement: [LayoutConstraint] = []
  private var arrangement: Arrangement?

  /// The shown columns, so that a layout without changes does nothing.
  private struct Arrangement: Equatable {
    var views: [ObjectIdentifier]
    var widths: [CGFloat?]
    var listsFirst: Bool
    var listsCover: Bool
  }

  /// Shows views side by side. The one without a width takes the remaining space.
  func show(_ columns: [(view: View, width: CGFloat?)], listsFirst: Bool, listsCover: Bool) {
    let wanted = Arrangement(
      views: columns.map { ObjectIdentifier($0.view) }, widths: columns.map(\.width), listsFirst: listsFirst,
      listsCover: listsCover)
    guard wanted != arrangement || columns.contains(where: { $0.view.superview !== self }) else { return }
    arrangement = wanted
    LayoutConstraint.deactivate(placement)
    placement = []
    for view in lines { view.removeFromSuperview() }
    lines = []
    let views = columns.map(\.view)
    for view in shown where !views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    shown = views
    // Lists that cover the content are added after it.
    let placed = listsCover ? columns.reversed() : columns
    for (view, _) in placed {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      placement += [
        view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      ]
    }
    place(listsFirst ? columns : columns.reversed(), listsCover: listsCover)
    LayoutConstraint.activate(placement)
  }

  private func place(_ columns: [(view: View, width: CGFloat?)], listsCover: Bool) {
    var edge = leadingAnchor
    for (index, column) in columns.enumerated() {
      let isCovered = listsCover && column.width == nil
      placement.append(column.view.leadingAnchor.constraint(equalTo: isCovered ? leadingAnchor : edge))
      if let width = column.width {
        placement.append(column.view.widthAnchor.constraint(equalToConstant: width))
      } else if isCovered || index == columns.count - 1 {
        placement.append(column.view.trailingAnchor.constraint(equalTo: trailingAnchor))
      } else {
        let rest = columns[(index + 1)...].reduce(0) { $0 + ($1.width ?? 0) }
        placement.append(column.view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -rest))
      }
      edge = column.view.trailingAnchor
      if index > 0, !listsCover { addLine(before: column.view) }
    }
  }

  private func addLine(before view: View) {
    let line = View()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    lines.append(line)
    placement += [
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor), line.widthAnchor.constraint(equalToConstant: 0.5),
    ]
  }
}
