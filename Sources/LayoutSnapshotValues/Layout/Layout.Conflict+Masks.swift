extension Layout.Conflict {
  /// What to do about views whose frames are constraints, too; nil if there are none. Most likely their
  /// `translatesAutoresizingMaskIntoConstraints` should have been set to false.
  package var maskAdvice: String? {
    if viewsWithMasks.isEmpty { return nil }
    let settings = viewsWithMasks.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
    return "Set \(settings.joined(separator: " and ")): until then a frame is a constraint, too."
  }
}
