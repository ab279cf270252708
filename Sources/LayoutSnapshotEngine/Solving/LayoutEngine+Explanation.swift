import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

extension LayoutEngine {
  /// What items and constraints ask for, as it was when the engine was last solved.
  ///
  /// - Parameter layout: where everything lies.
  package func explanation(of layout: Layout) -> Layout.Explanation {
    var explanation = Layout.Explanation()
    let constraints = facts.constraints(constraints.rows)
    explanation.constraints = constraints.values
    explanation.unlistedPaths = constraints.unlistedPaths
    explanation.items = facts.items(contents)
    for slot in facts.truncated { explanation.items[slot].isTruncated = true }
    for guide in insets.guides {
      explanation.items[guide.slot].insets = guide.insets.all.map { roundedDecimal($0, to: 1000) }
    }
    noteBaselines(in: &explanation, of: layout)
    for slot in frames.placedByHand {
      guard let given = equations.item(at: slot)?.statedFrame.frame, given != .zero,
        given.isElsewhere(than: layout.frame(at: slot), scale: layout.device.scale)
      else { continue }
      explanation.items[slot].misplaced = given.facts
    }
    return explanation
  }

  /// Notes where the baselines lie that constraints speak of, so that figures need not guess.
  private func noteBaselines(in explanation: inout Layout.Explanation, of layout: Layout) {
    for constraint in constraints.speakingOfBaselines {
      let form = constraint.form
      note(form.firstAttribute, of: form.first, beside: form.second, in: &explanation, of: layout)
      if let second = form.second {
        note(form.secondAttribute, of: second, beside: form.first, in: &explanation, of: layout)
      }
    }
  }

  private func note(
    _ attribute: LayoutAttribute, of handle: ItemHandle, beside other: ItemHandle?,
    in explanation: inout Layout.Explanation, of layout: Layout
  ) {
    let listed = layout.edges.indices
    guard attribute.isBaseline, let slot = equations.slot(of: handle), listed.contains(slot),
      let place = equations.place(handle, attribute, beside: other), listed.contains(place.slot)
    else { return }
    let measured = layout.edges[place.slot]
    let isAtTop = place.attribute == .firstBaseline || place.attribute == .top
    let pixels = (isAtTop ? measured.top : measured.bottom) - layout.edges[slot].top
    let distance = roundedDecimal(Double(pixels) / Double(layout.device.scale) + place.offset, to: 1000)
    if attribute == .firstBaseline {
      explanation.items[slot].firstBaseline = distance
    } else {
      explanation.items[slot].lastBaseline = distance
    }
  }

  /// The places among the explained constraints of those that the solution does not hold.
  package func unmetConstraints() -> [Int] {
    let explained = facts.constraints(constraints.rows)
    // Without conflicts all that is required holds.
    let candidates =
      equations.system.conflicts.isEmpty ? explained.optional : Array(explained.rows.indices)
    return candidates.filter { index in
      // A row that the engine has is a row that it can answer for.
      let violation = (try? equations.system.violation(of: explained.rows[index])) ?? 0
      return violation > LayoutEngine.noticeable
    }
  }

  /// What counts as a difference in a solution, in points: less than a hundredth of any pixel.
  private static var noticeable: Double { 0.001 }
}

extension CGRect {
  /// Whether an edge lies half a pixel or more from where it does in another rectangle.
  fileprivate func isElsewhere(than other: CGRect, scale: Int) -> Bool {
    let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return distances.contains { abs($0) * Double(scale) >= 0.5 }
  }
}
