import LayoutSnapshotEngine

extension LayoutConstraint {
  /// The constraint as pseudocode, with its identifier: `title.width <= 0.5 * card.width + 16 @750 'half'`.
  package var pseudocode: String {
    var text = "\(name(of: first)).\(firstAttribute) \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += numberText(constant)
    } else {
      if multiplier != 1 { text += numberText(multiplier) + " * " }
      text += "\(name(of: second)).\(secondAttribute)"
      if constant > 0 { text += " + " + numberText(constant) }
      if constant < 0 { text += " - " + numberText(-constant) }
    }
    if priority != .required { text += " @" + numberText(Double(priority.rawValue)) }
    return identifier.map { "\(text) '\($0)'" } ?? text
  }

  /// The same without the numbers that can change: `title.width <= 0.5 * card.width + ...`.
  package var pseudocodeOfChange: String {
    let start = "\(name(of: first)).\(firstAttribute) \(relation.symbol) "
    guard secondAttribute != .notAnAttribute else { return start + "..." }
    return start + (multiplier == 1 ? "" : numberText(multiplier) + " * ")
      + "\(name(of: second)).\(secondAttribute) + ..."
  }

  private func name(of handle: ItemHandle?) -> String { handle?.layoutItem?.readableName ?? "(gone)" }
}
