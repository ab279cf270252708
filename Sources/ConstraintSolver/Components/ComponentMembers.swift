/// The variables that hang on each component's roots, in order of creation.
///
/// Needed only where the constraints leave a choice, so it is put together at the first such place.
struct ComponentMembers<Form: AffineForm> {
  /// A variable as `factor * root + offset`.
  struct Member {
    var variable: Int32
    var root: Int32
    var factor: Double
    var offset: Form

    /// Where the root stands when the variable is 0.
    var zero: Form { offset * (-1 / factor) }
  }

  private var starts: [Int32]
  private var variables: [Int32]
  private let forest: EqualityForest<Form>

  init(_ presolve: Presolve<Form>, _ partition: Partition) {
    forest = presolve.forest
    starts = [Int32](repeating: 0, count: partition.components.count + 1)
    let componentOfVariable = (0..<Int32(presolve.forest.nodes.count)).map { variable -> Int32 in
      let root = presolve.forest.position(of: variable).root
      guard root >= 0 else { return -1 }
      return partition.componentOfRoot[presolve.forest.nodes[root].rootIndex]
    }
    for component in componentOfVariable where component >= 0 { starts[Int(component) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    variables = [Int32](repeating: 0, count: Int(starts.last!))
    var next = starts
    for (variable, component) in componentOfVariable.enumerated() where component >= 0 {
      variables[Int(next[Int(component)])] = Int32(variable)
      next[Int(component)] += 1
    }
  }

  func members(ofComponent component: Int) -> some Sequence<Member> {
    variables[Int(starts[component])..<Int(starts[component + 1])].lazy.map(member)
  }

  /// Where the component's only root stands when its first variable is 0.
  func zeroForm(ofComponent component: Int) -> Form { member(variables[Int(starts[component])]).zero }

  private func member(_ variable: Int32) -> Member {
    let position = forest.position(of: variable)
    return Member(
      variable: variable, root: forest.nodes[position.root].rootIndex, factor: position.factor,
      offset: position.offset)
  }
}
