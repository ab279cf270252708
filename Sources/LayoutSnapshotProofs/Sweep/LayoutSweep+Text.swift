import LayoutSnapshotViews

extension LayoutSweep {
  /// The sizes, the breakpoints, the problems, and each view with its edges as formulas of the size.
  public var description: String {
    var lines = [title]
    if !breakpoints.isEmpty {
      lines.append("breakpoints: \(breakpoints.map { "\($0)" }.joined(separator: ", "))")
    }
    for problem in problems {
      lines.append("\(problem.text), at \(problem.sizes.map(text).joined(separator: ", "))")
    }
    for track in tracks {
      lines.append("")
      lines.append(track.path)
      for segment in track.segments {
        let edges = zip(Edge.allCases, segment.formulas).map { "\($0.rawValue) \($1.text(letter))" }
        let range = segment.sizes == sizes.range ? "" : text(segment.sizes) + ": "
        lines.append("  \(range)\(edges.joined(separator: ", "))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var title: String {
    let traits = device.traits.identifier
    let place =
      switch sizes {
      case .widths(let range): "widths \(text(range)) at a height of \(decimalText(device.height))"
      case .heights(let range): "heights \(text(range)) at a width of \(decimalText(device.width))"
      }
    return traits.isEmpty ? place : "\(place), with \(traits)"
  }

  /// The name of the size in formulas.
  private var letter: String {
    switch sizes {
    case .widths: "w"
    case .heights: "h"
    }
  }

  func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
  }
}
