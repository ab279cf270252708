/// What a model was compiled to, and where its solution is kept.
struct Structure<Form: AffineForm> {
  let presolve: Presolve<Form>
  let partition: Partition
  let members: ComponentMembers<Form>
  /// Each root as a function of the parameters.
  let rootForms: Buffer<Form>
  let rootIsAmbiguous: Buffer<Bool>

  init(_ model: Model) {
    presolve = Presolve(model)
    partition = Partition(presolve.residual)
    members = ComponentMembers(presolve.forest, presolve.residual, partition)
    let rootCount = presolve.residual.rootVariables.count
    rootForms = Buffer(repeating: Form(), count: rootCount)
    rootIsAmbiguous = Buffer(repeating: false, count: rootCount)
  }

  func deallocate() {
    presolve.deallocate()
    partition.deallocate()
    members.deallocate()
    rootForms.deallocate()
    rootIsAmbiguous.deallocate()
  }

  /// A variable as a function of the parameters, as of the last solve.
  @inline(__always)
  func form(of variable: Int32) -> Form {
    if presolve.forest.parents[variable] == EqualityForest<Form>.fixed {
      return presolve.forest.offsets[variable]
    }
    let member = ComponentMembers.member(variable, presolve.forest, presolve.residual)
    return member.offset + member.factor * rootForms[member.root]
  }

  /// The number of the root on which a variable hangs, or nil if it is fixed.
  func root(of variable: Int32) -> Int32? {
    guard presolve.forest.parents[variable] != EqualityForest<Form>.fixed else { return nil }
    return presolve.residual.rootNumbers[ComponentMembers.root(of: variable, presolve.forest)]
  }
}
