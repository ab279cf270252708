import LayoutSnapshotViews

extension LayoutSweep {
  /// The sizes, the breakpoints, the problems, and each view with its edges as formulas of the size.
  public var description: String {
    var lines = [title]
    if !breakpoints.isEmpty {
      lines.append("breakpoints: \(breakpoints.map { "\($0)" }.joined(separator: ", "))")
    }
    for problem in problems {
      lines.append("\(problem.words), at \(problem.sizes.map(words).joined(separator: ", "))")
    }
    for track in tracks {
      lines.append("")
      lines.append(track.path)
      for piece in track.pieces {
        let edges = zip(Edge.allCases, piece.formulas).map { "\($0.rawValue) \($1.words(letter))" }
        let range = piece.sizes == sizes.range ? "" : words(piece.sizes) + ": "
        lines.append("  \(range)\(edges.joined(separator: ", "))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var title: String {
    switch sizes {
    case .widths(let range): "widths \(words(range)) at a height of \(decimalText(device.height))"
    case .heights(let range): "heights \(words(range)) at a width of \(decimalText(device.width))"
    }
  }

  /// The name of the size in formulas.
  private var letter: String {
    switch sizes {
    case .widths: "w"
    case .heights: "h"
    }
  }

  func words(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
  }
}
