import LayoutSnapshotGraphics

/// What a reviewer sees drawn over a layout, as a value: constraints, guides and frames in device pixels.
///
/// ```swift
/// var overlay = ReviewOverlay(width: 640, height: 960)
/// overlay.marks.append(
///   .init(.bar(from: .init(x: 0, y: 20), to: .init(x: 16, y: 20)), relation: .equal, state: .satisfied))
/// let picture = Rasterizer.draw(overlay.displayList)      // transparent where nothing is marked
/// ```
///
/// The looks are those of Xcode's canvas. The overlay goes into a picture of its own, never into a
/// reference.
package struct ReviewOverlay: Hashable, Sendable {
  /// A place on whole pixels.
  package struct Place: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// What a constraint looks like.
  package enum Figure: Hashable, Sendable {
    /// A size or a spacing: an I-bar with T ends, level or upright. Without length it is a plain line.
    case bar(from: Place, to: Place)
    /// An alignment: a plain line, level or upright.
    case line(from: Place, to: Place)
  }

  package enum Relation: Hashable, Sendable {
    case equal, lessOrEqual, greaterOrEqual
  }

  /// What the layout made of a constraint or a frame, which decides its colour.
  package enum State: Hashable, Sendable {
    /// Blue: it holds.
    case satisfied
    /// Orange: the view is not where the constraint wants it.
    case misplaced
    /// Red: ambiguous, or impossible.
    case broken
  }

  /// One constraint.
  package struct Mark: Hashable, Sendable {
    package var figure: Figure
    package var relation: Relation
    /// Solid where required, dashed where optional.
    package var isRequired: Bool
    package var state: State
    /// Whether the relation is shown on a badge, as Xcode does for other than plain spacings.
    package var hasBadge: Bool

    package init(
      _ figure: Figure, relation: Relation = .equal, isRequired: Bool = true, state: State = .satisfied,
      hasBadge: Bool? = nil
    ) {
      self.figure = figure
      self.relation = relation
      self.isRequired = isRequired
      self.state = state
      self.hasBadge = hasBadge ?? (relation != .equal)
    }
  }

  /// A rectangle and what is written on it.
  package struct Frame: Hashable, Sendable {
    package var edges: PixelEdges
    package var state: State
    /// Letters, digits and punctuation of ASCII; anything else becomes a box.
    package var label: ByteText

    package init(_ edges: PixelEdges, state: State = .satisfied, label: ByteText = "") {
      self.edges = edges
      self.state = state
      self.label = label
    }
  }

  package let width: Int
  package let height: Int
  /// Layout guides, tinted blue.
  package var guides: [PixelEdges] = []
  /// What lies in the margins of views, tinted purple.
  package var margins: [PixelEdges] = []
  /// What bars, notch and indicator cover, tinted orange.
  package var unsafeAreas: [PixelEdges] = []
  package var marks: [Mark] = []
  /// Outlined with dashes.
  package var frames: [Frame] = []
  /// Where views were put that constraints place elsewhere; outlined in orange without dashes, as in Xcode.
  package var givenFrames: [PixelEdges] = []

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension ReviewOverlay.State {
  var color: Pixel {
    switch self {
    case .satisfied: Pixel(red: 0, green: 122, blue: 255)
    case .misplaced: Pixel(red: 255, green: 149, blue: 0)
    case .broken: Pixel(red: 255, green: 59, blue: 48)
    }
  }
}
