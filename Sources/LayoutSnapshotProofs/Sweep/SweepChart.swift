import Foundation
import LayoutSnapshotViews

/// A diagram of a sweep: the edges of all views over the size of the screen.
///
/// The upper panel shows left and right edges, the lower one top and bottom edges. Breakpoints are dashed lines, and sizes
/// with problems are shaded in red.
package final class SweepChart: View {
  private let sweep: LayoutSweep
  private let plots: [SweepPlot]

  private static let margin: CGFloat = 16
  private static let axisWidth: CGFloat = 44
  private static let titleHeight: CGFloat = 36
  private static let breakpointHeight: CGFloat = 14
  private static let panelGap: CGFloat = 34
  private static let legendRow: CGFloat = 16
  private static let plotWidth: CGFloat = 640

  package init(_ sweep: LayoutSweep) {
    self.sweep = sweep
    let extents = SweepPlot.extents(of: sweep)
    var top = SweepChart.titleHeight + SweepChart.breakpointHeight
    var plots: [SweepPlot] = []
    for (edges, extent) in [([0, 1], extents.across), ([2, 3], extents.down)] {
      let height = min(260, max(60, (extent * 0.4).rounded()))
      let area = CGRect(
        x: SweepChart.margin + SweepChart.axisWidth, y: top, width: SweepChart.plotWidth, height: height)
      plots.append(SweepPlot(sweep: sweep, edges: edges, extent: extent, area: area))
      top += height + SweepChart.panelGap
    }
    self.plots = plots
    super.init(frame: .zero)
    backgroundColor = .white
    addTexts()
  }

  required init?(coder: NSCoder) { nil }

  /// The screen that shows the diagram as a whole.
  package var device: Device {
    let last = plots.last?.area.maxY ?? 0
    let rows = (shown.count + 2) / 3 + sweep.problems.count
    let height = last + SweepChart.panelGap + CGFloat(rows) * SweepChart.legendRow + SweepChart.margin
    return Device(
      name: "sweep", width: SweepChart.plotWidth + SweepChart.axisWidth + 3 * SweepChart.margin,
      height: height.rounded(.up), scale: 2)
  }

  /// The views in the diagram: all but the root, which is as large as the screen.
  private var shown: [LayoutSweep.Track] { Array(sweep.tracks.dropFirst()) }

  private func addTexts() {
    addText(sweep.title, at: CGPoint(x: SweepChart.margin, y: 10), size: 13, .semibold)
    for plot in plots {
      let name = plot.edges.first == 0 ? "left and right" : "top and bottom"
      addText(name, at: CGPoint(x: plot.area.minX, y: plot.area.maxY + 14), size: 9, color: .gray)
      for tick in plot.sizeTicks {
        addText("\(tick)", at: CGPoint(x: plot.x(tick), y: plot.area.maxY + 2), size: 8, color: .gray)
      }
      for tick in plot.placeTicks {
        addText(
          "\(tick)", at: CGPoint(x: SweepChart.margin, y: plot.y(Double(tick)) - 5), size: 8, color: .gray)
      }
    }
    if let first = plots.first {
      var free = -CGFloat.infinity
      for point in sweep.breakpoints where first.x(point) >= free {
        addText(
          "\(point)", at: CGPoint(x: first.x(point), y: first.area.minY - 13), size: 8, color: .darkGray)
        free = first.x(point) + 24
      }
    }
    addLegend()
  }

  private func addLegend() {
    var y = (plots.last?.area.maxY ?? 0) + SweepChart.panelGap
    let column = (SweepChart.plotWidth + SweepChart.axisWidth) / 3
    for (index, track) in shown.enumerated() {
      let place = CGPoint(
        x: SweepChart.margin + CGFloat(index % 3) * column,
        y: y + CGFloat(index / 3) * SweepChart.legendRow)
      let swatch = View(frame: CGRect(x: place.x, y: place.y + 3, width: 8, height: 8))
      swatch.backgroundColor = SweepPlot.color(index)
      addSubview(swatch)
      let name = LayoutPath(track.path).belowRoot
      addText(name, at: CGPoint(x: place.x + 13, y: place.y), size: 9, width: column - 17)
    }
    y += CGFloat((shown.count + 2) / 3) * SweepChart.legendRow
    for problem in sweep.problems {
      let words = "\(problem.text), at \(problem.sizes.map(sweep.text).joined(separator: ", "))"
      addText(
        words, at: CGPoint(x: SweepChart.margin, y: y), size: 9, color: .systemRed,
        width: SweepChart.plotWidth + SweepChart.axisWidth)
      y += SweepChart.legendRow
    }
  }

  private func addText(
    _ text: String, at place: CGPoint, size: CGFloat, _ weight: Font.Weight = .regular,
    color: Color = .black, width: CGFloat? = nil
  ) {
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.lineBreakMode = .byTruncatingMiddle
    let natural = label.intrinsicContentSize
    label.frame = CGRect(origin: place, size: CGSize(width: width ?? natural.width, height: natural.height))
    addSubview(label)
  }

  package override func draw(_ rect: CGRect, on canvas: Canvas) {
    for plot in plots { plot.draw(shown, on: canvas) }
  }
}
