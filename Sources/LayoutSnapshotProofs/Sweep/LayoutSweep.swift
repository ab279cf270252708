import LayoutSnapshotViews

/// How a view's layout changes with the width or the height of the screen, exactly.
///
/// ```swift
/// let sweep = try LayoutSweep(of: card, over: .widths(320...1366), on: .iPhone17)
/// print(sweep.breakpoints)  // [376, 641]
/// print(sweep)
/// // widths 320...1366 at a height of 874
/// // Card/title
/// //   320...375: left 16, right w - 16, top 75, bottom 135.5
/// //   376...1366: left 16, right w - 16, top 75, bottom 95.5
/// ```
///
/// Every whole size is solved. Between two breakpoints each edge is a formula of the size; its value, rounded to the nearest
/// pixel, is the edge. Edges are measured from the root.
public struct LayoutSweep: Hashable, Sendable, CustomStringConvertible {
  /// The screens of a sweep.
  public enum Sizes: Hashable, Sendable {
    /// All whole widths in a range, at the height of the device.
    case widths(ClosedRange<Int>)
    /// All whole heights in a range, at the width of the device.
    case heights(ClosedRange<Int>)

    package var range: ClosedRange<Int> {
      switch self {
      case .widths(let range), .heights(let range): range
      }
    }
  }

  /// The four edges of a view.
  package enum Edge: String, Hashable, Sendable, CaseIterable { case left, right, top, bottom }

  /// A range of sizes in which the edges of a view move evenly.
  package struct Segment: Hashable, Sendable {
    package let sizes: ClosedRange<Int>
    /// In the order of `Edge.allCases`.
    package let formulas: [EdgeFormula]
  }

  /// A visible view.
  package struct Track: Hashable, Sendable {
    package let path: String
    /// In the order of sizes. The view is hidden or absent in the gaps.
    package let segments: [Segment]
  }

  /// A problem, and the sizes that have it.
  public struct Problem: Hashable, Sendable {
    /// The view or the constraints, and what is wrong.
    public let text: String
    /// The sizes, as ranges in order.
    public let sizes: [ClosedRange<Int>]

    package init(text: String, sizes: [ClosedRange<Int>]) { (self.text, self.sizes) = (text, sizes) }
  }

  /// The sizes that were solved.
  public let sizes: Sizes
  /// The device that gave everything but the sizes.
  public let device: Device
  /// The views, outermost first.
  package let tracks: [Track]
  /// Conflicts, ambiguous views and text that is cut off.
  public let problems: [Problem]

  /// The sizes at which a view begins to move in another way, appears or disappears, in order.
  public var breakpoints: [Int] {
    var found: Set<Int> = []
    for segment in tracks.flatMap(\.segments) {
      found.insert(segment.sizes.lowerBound)
      found.insert(segment.sizes.upperBound + 1)
    }
    return found.filter { sizes.range.contains($0) && $0 != sizes.range.lowerBound }.sorted()
  }

  /// Solves every size. The view is laid out on the device afterwards.
  ///
  /// - Throws: ``LayoutError`` if the view cannot be laid out at one of the sizes.
  public init(of view: View, over sizes: Sizes, on device: Device) throws(LayoutError) {
    var notes = SweepNotes(first: sizes.range.lowerBound, scale: device.scale)
    for size in sizes.range { notes.add(try view.layout(on: device.resized(sizes, to: size)), at: size) }
    _ = try view.layout(on: device)
    (self.sizes, self.device) = (sizes, device)
    (tracks, problems) = (notes.tracks, notes.problems)
  }

  /// A sweep with other problems in place of its own, such as those that checks found.
  package init(_ sweep: LayoutSweep, problems: [Problem]) {
    (sizes, device, tracks) = (sweep.sizes, sweep.device, sweep.tracks)
    self.problems = problems
  }
}

extension Device {
  /// A screen of another width or height, with everything else as it is.
  fileprivate func resized(_ sizes: LayoutSweep.Sizes, to size: Int) -> Device {
    let (width, height) =
      switch sizes {
      case .widths: (Double(size), self.height)
      case .heights: (self.width, Double(size))
      }
    return Device(
      name: "sweep", width: width, height: height, scale: scale, safeAreaInsets: safeAreaInsets,
      userInterfaceIdiom: userInterfaceIdiom
    ).with(traits)
  }
}
