import Foundation
import LayoutSnapshotViews

/// One panel of a sweep's diagram: two opposite edges of each view.
struct SweepPlot {
  let sweep: LayoutSweep
  /// The places of the two edges in a segment's formulas.
  let edges: [Int]
  /// The largest place, in points of the layout.
  let extent: Double
  let area: CGRect

  /// The largest right and bottom edges of any view but the root.
  static func extents(of sweep: LayoutSweep) -> (across: Double, down: Double) {
    var (across, down) = (1.0, 1.0)
    for segment in sweep.tracks.dropFirst().flatMap(\.segments) {
      for size in [segment.sizes.lowerBound, segment.sizes.upperBound] {
        across = max(across, segment.formulas[1].points(at: size))
        down = max(down, segment.formulas[3].points(at: size))
      }
    }
    return (across, down)
  }

  private static let colors: [Color] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemTeal, .systemPink, .systemIndigo, .brown,
  ]

  static func color(_ index: Int) -> Color { colors[index % colors.count] }

  func x(_ size: Int) -> CGFloat {
    let range = sweep.sizes.range
    return area.minX + area.width * CGFloat(size - range.lowerBound) / CGFloat(max(range.count - 1, 1))
  }

  func y(_ place: Double) -> CGFloat {
    area.minY + area.height * CGFloat(min(max(place / extent, 0), 1))
  }

  /// Round sizes below the panel.
  var sizeTicks: [Int] {
    let range = sweep.sizes.range
    let step = range.count > 600 ? 200 : range.count > 200 ? 100 : 20
    return Array(
      stride(from: (range.lowerBound + step - 1) / step * step, through: range.upperBound, by: step))
  }

  /// Round places beside the panel.
  var placeTicks: [Int] {
    let step = extent > 600 ? 200 : extent > 200 ? 100 : 20
    return Array(stride(from: 0, through: Int(extent), by: step))
  }

  func draw(_ tracks: [LayoutSweep.Track], on canvas: Canvas) {
    canvas.fill(area, Color(white: 0.97, alpha: 1))
    for tick in placeTicks {
      canvas.fill(
        CGRect(x: area.minX, y: y(Double(tick)), width: area.width, height: 0.5), Color(white: 0.88, alpha: 1)
      )
    }
    for range in sweep.problems.flatMap(\.sizes) {
      let (from, to) = (x(range.lowerBound), x(range.upperBound))
      canvas.fill(
        CGRect(x: from, y: area.minY, width: max(to - from, 1), height: area.height),
        Color.systemRed.withAlphaComponent(0.12))
    }
    // Views with the same edges lie on one another; one of them is drawn.
    var drawn: Set<LayoutSweep.Segment> = []
    for (index, track) in tracks.enumerated() {
      for segment in track.segments {
        let shown = LayoutSweep.Segment(sizes: segment.sizes, formulas: edges.map { segment.formulas[$0] })
        if drawn.insert(shown).inserted { draw(shown, SweepPlot.color(index), on: canvas) }
      }
    }
    for point in sweep.breakpoints {
      for top in stride(from: area.minY, to: area.maxY, by: 6) {
        canvas.fill(
          CGRect(x: x(point), y: top, width: 0.5, height: min(3, area.maxY - top)),
          Color(white: 0.35, alpha: 1))
      }
    }
  }

  private func draw(_ segment: LayoutSweep.Segment, _ color: Color, on canvas: Canvas) {
    // A segment reaches to the next one.
    let (first, last) = (
      segment.sizes.lowerBound, min(segment.sizes.upperBound + 1, sweep.sizes.range.upperBound)
    )
    let (from, to) = (x(first), max(x(last), x(first) + 1))
    let ends = segment.formulas.map { (y($0.points(at: first)), y($0.points(at: last))) }
    let band = BezierPath()
    band.move(to: CGPoint(x: from, y: ends[0].0))
    band.addLine(to: CGPoint(x: to, y: ends[0].1))
    band.addLine(to: CGPoint(x: to, y: ends[1].1))
    band.addLine(to: CGPoint(x: from, y: ends[1].0))
    band.close()
    canvas.fill(band, color.withAlphaComponent(0.08))
    for end in ends {
      let line = BezierPath()
      line.lineWidth = 1
      line.move(to: CGPoint(x: from, y: end.0))
      line.addLine(to: CGPoint(x: to, y: end.1))
      canvas.stroke(line, color)
    }
  }
}

extension EdgeFormula {
  /// The place at a size, for drawing.
  fileprivate func points(at size: Int) -> Double {
    Double(slope.numerator) * Double(size) / Double(slope.denominator)
      + Double(constant.numerator) / Double(constant.denominator)
  }
}
