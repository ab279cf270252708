import Foundation

/// Finds safe areas and margins from the frames of the last solve, each at most once.
struct InsetFinder {
  private let engine: LayoutEngine
  private var areas: [EdgeInsets?]
  private var margins: [EdgeInsets?]

  init(engine: LayoutEngine, rootArea: EdgeInsets) {
    self.engine = engine
    areas = Array(repeating: nil, count: engine.outline.entries.count)
    margins = areas
    areas[0] = rootArea
  }

  /// The insets that a guide is to be held at.
  mutating func insets(of guide: InsetRows) -> EdgeInsets {
    let insets = frameInsets(of: guide)
    // A scroll view's frame lies where it has scrolled to in what it scrolls, and so do its safe area and margins.
    guard guide.purpose != .scrollContent, guide.purpose != .contentMargins,
      let offset = engine.scrolls.first(where: { $0.slot == guide.owner })?.offset
    else { return insets }
    return insets + EdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
  }

  private mutating func frameInsets(of guide: InsetRows) -> EdgeInsets {
    switch guide.purpose {
    case .safeArea, .topBar, .bottomBar, .keyboard: return safeArea(at: guide.owner)
    case .margins: return margins(at: guide.owner)
    case .readable:
      var insets = margins(at: guide.owner)
      let width = engine.solvedFrame(at: guide.owner).width - insets.left - insets.right
      let surplus = max(0, width - InsetFinder.readableWidth) / 2
      insets.left += surplus
      insets.right += surplus
      return insets
    case .contentMargins:
      return view(at: guide.owner).map { engine.ownMargins(of: $0, .zero, root: false) } ?? .zero
    case .scrollFrame, .scrollContent: return .zero
    }
  }

  /// Where a scroll view shows its content: where it was told to, or else below the bars.
  mutating func offset(of scroll: ScrollPlace) -> CGPoint {
    guard let view = view(at: scroll.slot) as? ScrollView else { return .zero }
    view.adjust(
      to: safeArea(at: scroll.slot), frame: engine.solvedFrame(at: scroll.slot).size,
      content: contentSize(of: scroll))
    return view.contentOffset
  }

  /// The widest that UIKit makes the readable guide at the default text size.
  private static let readableWidth = 672.0

  private func contentSize(of scroll: ScrollPlace) -> CGSize? {
    scroll.content.map { engine.solvedFrame(at: $0).size }
  }

  private func view(at slot: Int) -> View? { engine.items[slot].handle.item as? View }

  private mutating func safeArea(at slot: Int) -> EdgeInsets {
    if let known = areas[slot] { return known }
    var area = EdgeInsets.zero
    if let parent = engine.outline.entries[slot].parent {
      area = safeArea(at: parent).remainder(at: frame(at: slot), in: frame(at: parent))
    }
    area = area + (view(at: slot)?.additionalSafeArea ?? .zero)
    areas[slot] = area
    return area
  }

  private mutating func margins(at slot: Int) -> EdgeInsets {
    if let known = margins[slot] { return known }
    guard let view = view(at: slot) else { return .zero }
    var own = engine.ownMargins(of: view, safeArea(at: slot), root: slot == 0)
    if view.preservesSuperviewLayoutMargins, let parent = engine.outline.entries[slot].parent {
      let inherited = margins(at: parent).remainder(at: frame(at: slot), in: frame(at: parent))
      own = .maximum(own, inherited)
    }
    margins[slot] = own
    return own
  }

  /// Where an item shows on the screen, which what is scrolled is not where it lies.
  private func frame(at slot: Int) -> CGRect {
    let frame = engine.solvedFrame(at: slot)
    guard !engine.scrolls.isEmpty else { return frame }
    let shift = engine.scrollShift(at: slot)
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }
}

extension EdgeInsets {
  /// What of a superview's insets reaches into a view that lies in it.
  ///
  /// Never more than the superview has: the part of a view that lies beyond its superview is covered by nothing.
  /// If it counted, a view that is as large as its margins make it would grow without end below a screen.
  func remainder(at frame: CGRect, in outer: CGRect) -> EdgeInsets {
    func part(_ overlap: CGFloat, of inset: CGFloat) -> CGFloat { max(0, min(overlap, inset)) }
    return EdgeInsets(
      top: part(outer.minY + top - frame.minY, of: top), left: part(outer.minX + left - frame.minX, of: left),
      bottom: part(frame.maxY - outer.maxY + bottom, of: bottom),
      right: part(frame.maxX - outer.maxX + right, of: right))
  }

  /// Top, left, bottom, right.
  var all: [CGFloat] { [top, left, bottom, right] }

  static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }
}
