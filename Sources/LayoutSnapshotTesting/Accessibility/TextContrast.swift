import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import LayoutSnapshotViews

/// How well text has to stand out from what is behind it, by WCAG 2.2.
public enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
  /// 4.5 to 1, and 3 to 1 for large text.
  case AA
  /// 7 to 1, and 4.5 to 1 for large text.
  case AAA

  /// The least contrast of text of a size. Large is text of 18 points of print, and bold text of 14: on screens those
  /// are 24 and 18 2/3.
  func least(for points: Double, isBold: Bool) -> Double {
    let isLarge = points >= (isBold ? 56.0 / 3 : 24)
    return switch self {
    case .AA: isLarge ? 3 : 4.5
    case .AAA: isLarge ? 4.5 : 7
    }
  }
}

extension LayoutChecks {
  /// All text stands out from what is behind it, by WCAG 2.2.
  ///
  /// ```swift
  /// expectLayout(of: CardView(), on: .iPhone17.styles) { $0.contrast(.AA) }
  /// ```
  ///
  /// Letters are compared with the pixels behind them, and the worst pixel counts, also over a picture. Text is large from 24
  /// points on, and bold text from 18 2/3. Text of disabled controls is not checked. Where a view paints nothing, the ground is white, or black in dark
  /// style.
  /// - Parameter level: how much contrast is needed.
  public func contrast(_ level: ContrastLevel) -> LayoutCheck {
    LayoutCheck("has a contrast of level \(level)") { (view, device) throws(LayoutError) in
      try textsWithoutContrast(in: view, on: device, level)
    }
  }
}

private func textsWithoutContrast(
  in view: View, on device: Device, _ level: ContrastLevel
) throws(LayoutError) -> [String] {
  let tree = try view.solvedTree(on: device)
  let backdrop: Pixel = device.traitCollection.userInterfaceStyle == .dark ? .black : .white
  var found: [String] = []
  for letters in LetterContrast.all(in: tree.displayList, backdrop: backdrop) {
    let least = level.least(
      for: Double(letters.size.rawValue) / 256 / Double(device.scale), isBold: letters.isBold)
    guard letters.ratio < least, let owner = TextOwner(of: letters.edges, in: tree.layout, view),
      owner.isEnabled
    else {
      continue
    }
    // Rounded down: 4.499 is too little, and must not read as 4.5.
    let ratio = (letters.ratio * 100).rounded(.down) / 100
    let words =
      "\(owner.path): its text \(hex(letters.color)) on \(hex(letters.behind)) has a contrast of "
      + "\(decimalText(ratio)) to 1, and needs \(decimalText(least))"
    if !found.contains(words) { found.append(words) }
  }
  return found
}

private func hex(_ pixel: Pixel) -> String {
  let digits = Array("0123456789ABCDEF")
  return "#" + [pixel.red, pixel.green, pixel.blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
}

/// The innermost visible view in which letters lie.
private struct TextOwner {
  let path: String
  let isEnabled: Bool

  init?(of edges: PixelEdges, in layout: Layout, _ root: View) {
    let scale = CGFloat(layout.device.scale)
    let middle = CGPoint(
      x: CGFloat(edges.left + edges.right) / 2 / scale, y: CGFloat(edges.top + edges.bottom) / 2 / scale)
    let views = Dictionary(
      zip(layout.nodes.filter { $0.kind == .view }.map(\.path), root.treeViews)
    ) { first, _ in first }
    let node = layout.visibleNodes.last { node in
      node.kind == .view && node.frameInRoot.contains(middle)
    }
    guard let node else { return nil }
    path = node.path
    var isEnabled = true
    var view = views[node.path]
    while let current = view {
      if (current as? Control)?.isEnabled == false { isEnabled = false }
      view = current.superview
    }
    self.isEnabled = isEnabled
  }
}
