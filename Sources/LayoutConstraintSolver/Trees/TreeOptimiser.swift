/// Optimises a component that is a tree, without a tableau.
///
/// Stack views in stack views are one. The simplex takes a step for each of them, and each step goes through more of
/// the others, the more there are: 2,000 took 23 ms. As a tree it is a matter of sorting.
struct TreeOptimiser<Form: AffineForm> {
  typealias Source = RowTree<Form>.Source

  private var tree = RowTree<Form>()
  private var optimum = TreeOptimum<Form>()
  private var choice = TreeChoice<Form>()
  private var forms = TreeForms<Form>()
  /// Where each node may lie before anything is decided.
  private var face = Buffer<TreePlace>()
  /// What the last solution's validity needs beside its box.
  private(set) var mixed = Buffer<Form>()

  func deallocate() {
    tree.deallocate()
    optimum.deallocate()
    choice.deallocate()
    forms.deallocate()
    face.deallocate()
    mixed.deallocate()
  }

  /// Finds the component's best point, and writes its roots' forms and whether each is ambiguous; nil where it is no
  /// tree, where what must hold cannot, or where doubles do not tell.
  mutating func solve(
    _ index: Int, _ source: Source, of system: Place<Structure<Form>>
  ) throws(SolverError) -> ComponentOptimiser<Form>.Outcome? {
    guard tree.load(source) else { return nil }
    let firstLevel: Int32 = source.residual.hasRequiredLevel ? 1 : 0
    let levelCount = source.residual.levels.count - Int(firstLevel)
    let isOptimal = optimum.minimise(.cost(firstLevel: firstLevel), levelCount: levelCount, of: tree)
    try source.budget.pointee.spend(optimum.effort)
    guard isOptimal else { return nil }
    choice.begin(tree, optimum.places)
    let isAmbiguous = markAmbiguous(source, system.pointee.rootIsAmbiguous)
    var last: Int32 = -1
    if isAmbiguous {
      face.removeAll()
      face.append(contentsOf: optimum.places)
      guard let decider = try decide(index, source, system) else { return nil }
      last = decider
    }
    try source.budget.pointee.spend(choice.effort)
    guard !choice.isDoubtful, forms.find(tree, &choice, source) else { return nil }
    for root in 0..<tree.rootCount { system.pointee.rootForms[number(of: root, source)] = forms.forms[root] }
    guard let outcome = certify(source, isAmbiguous: isAmbiguous, system) else { return nil }
    if isAmbiguous, system.pointee.presolve.residual.definitions.count > 0 {
      noteChoice(index, decidedBy: last, source, system)
    }
    return outcome
  }

  /// The number in the residual system of a root at a position in the component.
  private func number(of root: Int, _ source: Source) -> Int32 {
    source.partition.rootOrder[source.component.roots.lowerBound + root]
  }

  private mutating func markAmbiguous(_ source: Source, _ marks: Buffer<Bool>) -> Bool {
    var isAmbiguous = false
    for root in 0..<tree.rootCount {
      let isFree = choice.isFree(Int32(truncatingIfNeeded: root), tree)
      marks[number(of: root, source)] = isFree
      isAmbiguous = isAmbiguous || isFree
    }
    return isAmbiguous
  }

  // MARK: The choice

  /// Decides variable by variable. Returns the variable at whose turn, at the latest, nothing was open any more, or -1
  /// if that was at none's; nil where doubles do not tell.
  private mutating func decide(
    _ index: Int, _ source: Source, _ system: Place<Structure<Form>>
  ) throws(SolverError) -> Int32? {
    var last: Int32 = -1
    var hasPulled = false
    for candidate in system.pointee.candidates(ofComponent: index) {
      let variable = candidate.member.variable
      if !hasPulled, !candidate.precedesPull {
        hasPulled = true
        if choice.isOpen(tree) {
          guard try pull(source) else { return nil }
          last = variable
        }
      }
      let node = Int32(truncatingIfNeeded: source.position(of: candidate.member.root))
      let isDecided = choice.decide(candidate.member, node: node, tree, at: source.point)
      system.pointee.followsPreference[variable] = isDecided
      if isDecided { last = variable }
    }
    return last
  }

  /// Brings inequalities as near to equality as they can be. Returns false where doubles do not tell.
  private mutating func pull(_ source: Source) throws(SolverError) -> Bool {
    optimum.take(choice.places)
    let isOptimal = optimum.minimise(.pull, levelCount: 1, of: tree)
    try source.budget.pointee.spend(optimum.effort)
    if isOptimal { choice.take(optimum.places, of: tree) }
    return isOptimal
  }

  /// Notes which way the roots can move, and when that was decided, for roots that these define.
  private mutating func noteChoice(
    _ index: Int, decidedBy last: Int32, _ source: Source, _ system: Place<Structure<Form>>
  ) {
    choice.begin(tree, face)
    choice.scatter(tree)
    if choice.isDoubtful { return }
    system.pointee.lastDecided[index] = last
    for root in 0..<tree.rootCount {
      let other = choice.span(of: Int32(truncatingIfNeeded: root), tree).low
      let number = number(of: root, source)
      system.pointee.freeMoves[number] = other - system.pointee.rootForms[number].value(at: source.point)
    }
  }

  // MARK: The certificate

  /// Where what the solution says holds, and whether it is good enough here. Nil where a row is missed that must hold.
  private mutating func certify(
    _ source: Source, isAmbiguous: Bool, _ system: Place<Structure<Form>>
  ) -> ComponentOptimiser<Form>.Outcome? {
    var certificate = Certificate(source, mixed: mixed)
    defer { mixed = certificate.mixed }
    for node in 0..<tree.nodes.count {
      for index in tree.nodes[node].marks {
        let difference = forms.forms[node] - tree.forms[index]
        guard certificate.keep(tree.marks[index], difference, isChoice: isAmbiguous) else { return nil }
      }
    }
    return certificate.outcome(decided: choice.decided, system.pointee.rootForms)
  }
}
