/// Where what a solution without a tableau says holds, collected piece by piece.
struct Certificate<Form: AffineForm> {
  typealias Source = LexicographicSimplex<Form>.Source

  var validity = Validity<Form>()
  /// What the validity needs beside its box.
  var mixed: Buffer<Form>
  let source: Source

  /// - Parameter mixed: is emptied and filled; the caller takes it back.
  init(_ source: Source, mixed: Buffer<Form>) {
    (self.source, self.mixed) = (source, mixed)
    self.mixed.removeAll()
  }

  /// States that a value stays on its side of a mark, and clear of it where there is a choice. Returns false where the
  /// mark must hold and does not.
  ///
  /// - Parameter difference: how far the value lies behind the mark.
  mutating func keep(_ mark: Mark, _ difference: Form, isChoice: Bool) -> Bool {
    if mark.level == 0, source.residual.hasRequiredLevel, mark.isMissed(difference.value(at: source.point)) {
      return false
    }
    if isChoice {
      validity.keep(away: difference, at: source.point, mixed: &mixed)
    } else {
      validity.keep(onItsSide: difference, at: source.point, mixed: &mixed)
    }
    return true
  }

  /// States that `form >= 0` is needed. At the point it holds.
  mutating func require(nonNegative form: Form) {
    validity.require(nonNegative: form, at: source.point, mixed: &mixed)
  }

  /// Adds that variables keep clear of where they would no longer decide, and looks whether the roots are good enough.
  mutating func outcome(
    decided: Buffer<ComponentMembers<Form>.Member>, _ rootForms: Buffer<Form>
  ) -> ComponentOptimiser<Form>.Outcome {
    for index in 0..<decided.count {
      let member = decided[index]
      let form = member.offset + member.factor * rootForms[member.root]
      validity.keep(away: form, at: source.point, mixed: &mixed)
    }
    return ComponentOptimiser<Form>.Outcome(
      validity: validity, isDoubtful: source.missesCoupledEquality(rootForms), mixed: mixed)
  }
}
