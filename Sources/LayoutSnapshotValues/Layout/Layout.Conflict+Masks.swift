extension Layout.Conflict {
  /// What a row is marked with that comes from a frame and an autoresizing mask.
  package static let maskMark = " (autoresizing "

  /// The views whose frames take part in the conflict as constraints, by name: most likely somebody forgot to set their
  /// `translatesAutoresizingMaskIntoConstraints` to false.
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

  /// What to do about those views; none where there are none.
  package var maskAdvice: String? {
    let names = viewsWithMasks
    if names.isEmpty { return nil }
    let settings = names.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
    return "Set \(settings.joined(separator: " and ")): until then a frame is a constraint, too."
  }
}
