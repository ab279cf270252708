import Foundation
import LayoutSnapshotViews

/// The elements of a view in the order in which a screen reader goes through them.
///
/// Elements go from top to bottom, and in a row from the leading to the trailing side. A row is what begins within 8 points (13
/// on pads) of its first element. Views that are hidden, transparent, or whose elements are hidden are passed over. An app's own
/// order (`accessibilityElements`), groups and modal views are honoured; bars, tables, collections and cells are groups. A row of a
/// table is one element with the texts of its labels, and all else in it comes behind it.
package struct ReadingOrder {
  private let root: View
  private let rowHeight: CGFloat
  private let isMirrored: Bool

  /// - Parameter root: a view that has been laid out.
  package init(_ root: View, on device: Device) {
    self.root = root
    rowHeight = device.userInterfaceIdiom == .pad ? 13 : 8
    isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  package var elements: [SpokenElement] { flattened(units(of: root)) }

  /// Elements that are read together, with the frame that decides their place.
  private struct Unit {
    let elements: [SpokenElement]
    let frame: CGRect

    init?(_ elements: [SpokenElement]) {
      guard let first = elements.first else { return nil }
      self.elements = elements
      frame = elements.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    }
  }

  private func units(of view: View) -> [Unit] {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return [] }
    if let given = view.accessibilityElements {
      return [Unit(given.flatMap { elements(of: $0, in: view) })].compactMap { $0 }
    }
    if let parts = parts(of: view) { return [Unit(parts)].compactMap { $0 } }
    if let cell = view as? TableViewCell, cell.isAccessibilityElement || cell.givenAccessibilityElement == nil
    {
      return [Unit(elements(of: cell))].compactMap { $0 }
    }
    if view.isAccessibilityElement { return [Unit([SpokenElement(view, in: root)])].compactMap { $0 } }
    let inner = innerUnits(of: view)
    return isGroup(view) ? [Unit(flattened(inner))].compactMap { $0 } : inner
  }

  private func innerUnits(of view: View) -> [Unit] {
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return (modal.map { [$0] } ?? view.subviews).flatMap(units)
  }

  /// A row of a table, as UIKit makes it: one element with the texts of its labels, and all else behind it.
  ///
  /// A switch at its edge is one with the row if it has no label of its own. A row that an app has made an element is the only one.
  private func elements(of cell: TableViewCell) -> [SpokenElement] {
    let inner = flattened(innerUnits(of: cell))
    let toggle = inner.lazy.compactMap { $0.view as? Switch }
      .first { $0 === cell.accessoryView && ($0.accessibilityLabel ?? "").isEmpty }
    let texts = inner.filter { $0.isPlainText && belongs($0.view, directlyTo: cell) }
    let row = SpokenElement(
      cell, texts: texts.compactMap(\.label).filter { !$0.isEmpty }, toggle: toggle, in: root)
    if cell.isAccessibilityElement { return [row] }
    let others = inner.filter {
      !($0.isPlainText && belongs($0.view, directlyTo: cell)) && $0.view !== toggle
    }
    let saysNothing = (row.label ?? "").isEmpty && (row.value ?? "").isEmpty
    return (saysNothing ? [] : [row]) + others
  }

  /// Whether no table, collection or other group, and no order that an app has given, lies between a view and its row.
  private func belongs(_ view: View, directlyTo cell: TableViewCell) -> Bool {
    sequence(first: view, next: \.superview).dropFirst().prefix { $0 !== cell }
      .allSatisfy { !isGroup($0) && $0.accessibilityElements == nil }
  }

  private func isGroup(_ view: View) -> Bool {
    view.shouldGroupAccessibilityChildren || view is Bar || view is UITableView || view is UICollectionView
      || view is TableViewCell || view is UICollectionReusableView
  }

  private func elements(of given: Any, in view: View) -> [SpokenElement] {
    if let element = given as? UIAccessibilityElement { return [SpokenElement(element, of: view, in: root)] }
    guard let inner = given as? View else { return [] }
    return flattened(units(of: inner))
  }

  /// The elements of a control that is more than one.
  private func parts(of view: View) -> [SpokenElement]? {
    if let control = view as? SegmentedControl, view.isAccessibilityElement {
      return zip(control.segmentFrames, 0...).map { frame, index in
        let selected = index == control.selectedSegmentIndex ? ["selected"] : []
        return SpokenElement(
          control.titleForSegment(at: index),
          ["button"] + selected + ["\(index + 1) of \(control.numberOfSegments)"],
          at: frame, of: control, in: root)
      }
    }
    if let stepper = view as? Stepper, view.isAccessibilityElement {
      let (left, right) = stepper.bounds.divided(atDistance: stepper.bounds.width / 2, from: .minXEdge)
      let parts =
        isMirrored
        ? [("Decrement", right), ("Increment", left)] : [("Decrement", left), ("Increment", right)]
      return parts.map { SpokenElement($0.0, ["button"], at: $0.1, of: stepper, in: root) }
    }
    if let picker = view as? PickerView, !view.isAccessibilityElement {
      return parts(picker.shownWheels, of: picker)
    }
    if let picker = view as? DatePicker, view.isAccessibilityElement {
      let plates = picker.shownPlates.map { text, frame in
        SpokenElement(
          picker.accessibilityLabel, value: text, ["button"] + SpokenElement.names(ofStateOf: picker),
          at: frame,
          of: picker, in: root)
      }
      return plates + parts(picker.shownWheels, of: picker)
    }
    return nil
  }

  private func parts(_ wheels: [ShownWheel], of picker: View) -> [SpokenElement] {
    wheels.map { wheel in
      SpokenElement(
        picker.accessibilityLabel, value: wheel.text,
        ["picker item", "adjustable"] + SpokenElement.names(ofStateOf: picker)
          + ["\(wheel.row + 1) of \(wheel.rowCount)"],
        at: wheel.frame, of: picker, in: root)
    }
  }

  /// Sorts units into rows.
  private func flattened(_ units: [Unit]) -> [SpokenElement] {
    let sorted = units.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var rows: [[Unit]] = []
    for (_, unit) in sorted {
      if let first = rows.last?.first, unit.frame.minY - first.frame.minY < rowHeight {
        rows[rows.count - 1].append(unit)
      } else {
        rows.append([unit])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { (leading($0.element), $0.offset) < (leading($1.element), $1.offset) }
        .flatMap(\.element.elements)
    }
  }

  private func leading(_ unit: Unit) -> CGFloat { isMirrored ? -unit.frame.maxX : unit.frame.minX }
}
