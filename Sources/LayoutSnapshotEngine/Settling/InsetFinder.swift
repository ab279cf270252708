import Foundation
import LayoutSnapshotValues

/// Finds safe areas and margins from the frames of the last solve, each at most once.
struct InsetFinder {
  private let equations: Equations
  private let scrolling: Scrolling
  private let room: MarginRoom
  private let isFitting: Bool
  private var areas: [EdgeInsets?]
  private var margins: [EdgeInsets?]

  init(
    _ equations: Equations, _ scrolling: Scrolling, rootArea: EdgeInsets, room: MarginRoom, isFitting: Bool
  ) {
    (self.equations, self.scrolling) = (equations, scrolling)
    (self.room, self.isFitting) = (room, isFitting)
    areas = Array(repeating: nil, count: equations.items.count)
    margins = areas
    areas[0] = rootArea
  }

  /// The insets that a guide is to be held at.
  mutating func insets(for purpose: InsetPurpose, at owner: Int) -> EdgeInsets {
    let insets = frameInsets(for: purpose, at: owner)
    // A scroll view's frame lies where it has scrolled to in what it scrolls, and so do its safe area and margins.
    guard purpose != .scrollContent, purpose != .contentMargins, let offset = scrolling.offset(at: owner)
    else { return insets }
    return insets + EdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
  }

  private mutating func frameInsets(for purpose: InsetPurpose, at owner: Int) -> EdgeInsets {
    switch purpose {
    case .safeArea, .topBar, .bottomBar, .keyboard: return safeArea(at: owner)
    case .margins: return margins(at: owner)
    case .readable:
      let widest = equations.item(at: owner)?.readableWidth ?? 0
      return margins(at: owner).readable(in: equations.frame(at: owner).width, widest: widest)
    case .contentMargins:
      guard let item = equations.item(at: owner) else { return .zero }
      return own(item.statedMargins(in: room), at: owner, .zero, asRoot: false)
    case .scrollFrame, .scrollContent: return .zero
    }
  }

  mutating func safeArea(at slot: Int) -> EdgeInsets {
    if let known = areas[slot] { return known }
    var area = EdgeInsets.zero
    if let parent = equations.items[slot].parent {
      area = safeArea(at: parent).remainder(at: frame(at: slot), in: frame(at: parent))
    }
    area = area + (equations.item(at: slot)?.additionalSafeArea ?? .zero)
    areas[slot] = area
    return area
  }

  private mutating func margins(at slot: Int) -> EdgeInsets {
    if let known = margins[slot] { return known }
    guard let stated = equations.item(at: slot)?.statedMargins(in: room) else { return .zero }
    var insets = own(stated, at: slot, safeArea(at: slot), asRoot: slot == 0)
    if stated.keepsWithinSuperview, let parent = equations.items[slot].parent {
      let inherited = margins(at: parent).remainder(at: frame(at: slot), in: frame(at: parent))
      insets = .maximum(insets, inherited)
    }
    margins[slot] = insets
    return insets
  }

  /// The margins that an item has by itself, and what a safe area adds to them.
  func own(_ stated: ItemMargins, at slot: Int, _ safeArea: EdgeInsets, asRoot: Bool) -> EdgeInsets {
    let insets =
      switch stated.own {
      case .fixed(let insets): insets
      case .directional(let insets): insets.resolved(rightToLeft: equations.isRightToLeft(in: slot))
      case .system(let insets): asRoot && !isFitting ? .rootMargins(in: room) : insets
      }
    return stated.addsSafeArea ? insets + safeArea : insets
  }

  /// Where an item shows on the screen, which what is scrolled is not where it lies.
  private func frame(at slot: Int) -> CGRect {
    let frame = equations.frame(at: slot)
    guard !scrolling.places.isEmpty else { return frame }
    let shift = scrolling.shift(at: slot)
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }
}
