import LayoutSnapshotGraphics
import LayoutSnapshotValues

extension ReviewOverlay {
  /// What Xcode's canvas would draw over a layout: every constraint, guide, margin and frame.
  ///
  /// ```swift
  /// let overlay = ReviewOverlay(layout)
  /// Rasterizer.draw(overlay.displayList)  // for a picture of its own, laid over the screen's
  /// Rasterizer.draw(overlay.wireframe)    // the frames alone
  /// ```
  ///
  /// It needs nothing but the layout, so that one that was read from a file is drawn like a fresh one. Hidden
  /// views, the parts of controls and the constraints that stack views make are left out, as in Xcode.
  ///
  /// - Parameter path: the view whose constraints are drawn, without those of others, as where one view is selected in
  ///   Xcode; none for all.
  package init(_ layout: Layout, constraintsOf path: String? = nil) {
    let root = layout.edges[0]
    self.init(width: root.width, height: root.height)
    let reading = LayoutReading(layout)
    for slot in layout.outline.entries.indices where !reading.isHidden[slot] {
      addItem(slot, reading)
    }
    let selected = path.flatMap { path in layout.nodes.firstIndex { $0.path == path } }
    let drawings = ConstraintDrawing.all(of: layout) { facts in
      path == nil || selected != nil && (facts.first.slot == selected || facts.second?.slot == selected)
    }
    for drawing in drawings where !drawing.isSystem {
      for part in drawing.parts {
        marks.append(
          Mark(
            part.placed, relation: drawing.relation, isRequired: drawing.isRequired, state: drawing.state,
            hasBadge: drawing.hasBadge))
      }
    }
  }

  private mutating func addItem(_ slot: Int, _ reading: LayoutReading) {
    let (entry, edges) = (reading.layout.outline.entries[slot], reading.layout.edges[slot])
    if entry.kind == .view {
      let state = reading.stateOfFrame(at: slot)
      // The root is the whole picture, and a control's parts are drawn by the control: neither needs a frame unless
      // something is wrong with it.
      if slot > 0 && !reading.isPart(slot) || state == .broken {
        frames.append(Frame(edges, state: state, label: ByteText(reading.label(of: slot))))
      }
      if let given = reading.givenFrame(at: slot) { givenFrames.append(given) }
      return
    }
    guard let owner = entry.parent.map({ reading.layout.edges[$0] }) else { return }
    switch reading.purpose(of: slot) {
    case .margins: margins += owner.parts(outside: edges)
    case .safeArea: unsafeAreas += owner.parts(outside: edges)
    case nil: guides.append(edges)
    }
  }
}

/// What has to be known of a layout to draw any part of it.
struct LayoutReading {
  let layout: Layout
  /// By slot: whether a view is hidden, or lies in one that is.
  let isHidden: [Bool]
  let isAmbiguous: [Bool]
  private let isUnmet: Set<Int>
  /// The constraints that contradict each other, whichever of them were dropped.
  private let isInConflict: Set<Int>
  /// By slot of a view: where its margins' guide is.
  private let marginGuides: [Int: Int]

  enum Purpose { case margins, safeArea }

  init(_ layout: Layout) {
    self.layout = layout
    let entries = layout.outline.entries
    var hidden: [Bool] = []
    var guides: [Int: Int] = [:]
    for (slot, entry) in entries.enumerated() {
      let own = layout.explanation.map { $0.items[slot].isHidden } ?? false
      hidden.append(own || entry.parent.map { hidden[$0] } == true)
      if entry.kind == .guide, entry.name.text == LayoutReading.marginsName, let parent = entry.parent {
        guides[parent] = slot
      }
    }
    isHidden = hidden
    marginGuides = guides
    var ambiguous = Array(repeating: false, count: entries.count)
    for slot in layout.ambiguousSlots { ambiguous[slot] = true }
    isAmbiguous = ambiguous
    isUnmet = Set(layout.unmetConstraints)
    isInConflict = Set(layout.conflicts.flatMap(\.members))
  }

  private static let marginsName = "layoutMarginsGuide"

  /// What a guide that the system places stands for.
  func purpose(of slot: Int) -> Purpose? {
    switch layout.outline.entries[slot].name.text {
    case LayoutReading.marginsName: .margins
    case "safeAreaLayoutGuide": .safeArea
    default: nil
    }
  }

  /// Whether a control made the view and places it, like the label of a button.
  func isPart(_ slot: Int) -> Bool { layout.explanation?.items[slot].isPart ?? false }

  /// A view's name and its size in points.
  func label(of slot: Int) -> String {
    let (name, edges) = (layout.outline.entries[slot].name, layout.edges[slot])
    func points(_ pixels: Int) -> String { decimalText(Double(pixels) / Double(layout.device.scale)) }
    return "\(name) \(points(edges.width))x\(points(edges.height))"
  }

  /// Red for a view that is left open, orange for one that was put elsewhere than its constraints do.
  func stateOfFrame(at slot: Int) -> ReviewOverlay.State {
    if isAmbiguous[slot] { return .broken }
    return layout.explanation?.items[slot].misplaced == nil ? .satisfied : .misplaced
  }

  /// Where code or a document put a view that constraints place elsewhere, in pixels from the root.
  func givenFrame(at slot: Int) -> PixelEdges? {
    guard let given = layout.explanation?.items[slot].misplaced, given.count == 4,
      let parent = layout.outline.entries[slot].parent
    else { return nil }
    // What the view's own place is measured from, with the superview's scrolling.
    let (own, local) = (layout.edges[slot], layout.localEdges(at: slot))
    let scale = Double(layout.device.scale)
    func pixel(_ points: Double) -> Int? {
      let pixels = (points * scale + 0.5).rounded(.down)
      return abs(pixels) < Double(Fixed.wholePixelLimit) ? Int(pixels) : nil
    }
    guard let left = pixel(given[0]), let top = pixel(given[1]), let right = pixel(given[0] + given[2]),
      let bottom = pixel(given[1] + given[3]), !isHidden[parent]
    else { return nil }
    let (x, y) = (own.left - local.left, own.top - local.top)
    return PixelEdges(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// An item that is drawn somewhere.
  typealias Place = (slot: Int, edges: PixelEdges)

  /// Where a baseline of an item lies; none where the layout does not tell.
  func baseline(_ attribute: LayoutAttribute, of place: Place) -> Int? {
    let facts = layout.explanation?.items[place.slot]
    let distance = attribute == .firstBaseline ? facts?.firstBaseline : facts?.lastBaseline
    // A file may say anything.
    guard let pixels = distance.map({ $0 * Double(layout.device.scale) }),
      abs(pixels) < Double(Fixed.wholePixelLimit)
    else { return nil }
    return place.edges.top + Int(pixels.rounded())
  }

  /// The item on which an attribute is measured; none for one that is drawn nowhere.
  func place(_ operand: Layout.ConstraintFacts.Operand) -> Place? {
    let slot = operand.attribute.isOfMargins ? marginGuides[operand.slot] ?? operand.slot : operand.slot
    guard layout.edges.indices.contains(slot), !isHidden[slot] else { return nil }
    return (slot, layout.edges[slot])
  }

  func state(of facts: Layout.ConstraintFacts, at index: Int) -> ReviewOverlay.State {
    if facts.priority >= 1000, isUnmet.contains(index) || isInConflict.contains(index) { return .broken }
    let slots = [facts.first.slot, facts.second?.slot].compactMap { $0 }
    let states = slots.filter(isAmbiguous.indices.contains).map(stateOfFrame)
    if states.contains(.broken) { return .broken }
    // A wish of lower rank that is not met is no error, but somebody may wonder where it has gone.
    return states.contains(.misplaced) || isUnmet.contains(index) ? .misplaced : .satisfied
  }
}

extension Layout.ConstraintFacts {
  /// Whether the sizes of two items are compared, or two sizes of one.
  var isBetweenSizes: Bool { second.map { $0.attribute.kind == .size } ?? false }
}

extension PixelEdges {
  /// The parts of the rectangle above, below, left and right of another one.
  fileprivate func parts(outside inner: PixelEdges) -> [PixelEdges] {
    let (top, bottom) = (
      max(self.top, min(inner.top, self.bottom)), max(self.top, min(inner.bottom, self.bottom))
    )
    return [
      PixelEdges(left: left, top: self.top, right: right, bottom: top),
      PixelEdges(left: left, top: max(top, bottom), right: right, bottom: self.bottom),
      PixelEdges(left: left, top: top, right: min(inner.left, right), bottom: bottom),
      PixelEdges(left: max(inner.right, left), top: top, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }
}
