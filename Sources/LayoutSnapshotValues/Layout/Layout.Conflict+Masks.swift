extension Layout.Conflict {
  /// The mark of a row that comes from a frame and an autoresizing mask.
  package static let maskMark = " (autoresizing "

  /// The names of the views whose frames take part in the conflict as constraints. Most likely their
  /// `translatesAutoresizingMaskIntoConstraints` should have been set to false.
  package var viewsWithMasks: [String] {
    var names: [String] = []
    for constraint in constraints where constraint.contains(Self.maskMark) {
      guard let operand = constraint.split(separator: " ").first, let dot = operand.lastIndex(of: ".") else {
        continue
      }
      let name = String(operand[..<dot])
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What to do about those views; nil if there are none.
  package var maskAdvice: String? {
    let names = viewsWithMasks
    if names.isEmpty { return nil }
    let settings = names.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
    return "Set \(settings.joined(separator: " and ")): until then a frame is a constraint, too."
  }
}
