/// The variables that hang on each component's roots, in order of creation; after the last component, those that
/// hang on roots which others define.
struct ComponentMembers<Form: AffineForm> {
  /// A variable as `factor * root + offset`.
  struct Member {
    var variable: Int32
    var root: Int32
    var factor: Double
    var offset: Form

    /// Where the root stands when this is 0.
    var zero: Form { offset * (-1 / factor) }
  }

  private var starts = Buffer<Int32>()
  private var variables = Buffer<Int32>()

  /// - Parameter forest: flattened.
  init(_ forest: EqualityForest<Form>, _ residual: ResidualSystem<Form>, _ partition: Partition) {
    guard forest.rootCount > 0 else { return }
    let groupCount = partition.components.count + 1
    starts.resize(to: groupCount + 2, filling: 0)
    let variableCount = Int32(truncatingIfNeeded: forest.variableCount)
    // Counted two places ahead, so that filling moves each start to where its component begins.
    for variable in 0..<variableCount where forest.parents[variable] != EqualityForest<Form>.fixed {
      starts[Self.component(of: variable, forest, residual, partition) + 2] += 1
    }
    for index in 2..<groupCount + 2 { starts[index] += starts[index - 1] }
    variables.resizeUninitialized(to: Int(starts[groupCount + 1]))
    for variable in 0..<variableCount where forest.parents[variable] != EqualityForest<Form>.fixed {
      let component = Self.component(of: variable, forest, residual, partition)
      variables[starts[component + 1]] = variable
      starts[component + 1] += 1
    }
  }

  func deallocate() {
    starts.deallocate()
    variables.deallocate()
  }

  @inline(__always)
  func variables(ofComponent component: Int) -> Run<Int32> {
    variables.elements(Int(starts[component])..<Int(starts[component + 1]))
  }

  /// Those of all groups.
  var allVariables: Run<Int32> { variables.elements }

  @inline(__always)
  static func root(of variable: Int32, _ forest: EqualityForest<Form>) -> Int32 {
    let parent = forest.parents[variable]
    return parent >= 0 ? parent : variable
  }

  @inline(__always)
  private static func component(
    of variable: Int32, _ forest: EqualityForest<Form>, _ residual: ResidualSystem<Form>,
    _ partition: Partition
  ) -> Int32 {
    let component = partition.componentOfRoot[residual.rootNumbers[root(of: variable, forest)]]
    return component >= 0 ? component : Int32(truncatingIfNeeded: partition.components.count)
  }
}
