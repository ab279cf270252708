/// Computes every variable from the roots, in the reverse order of the forest's links.
///
/// Variables that depend on nothing (an inset, a fixed size) are written once; a resize touches the others only.
struct Evaluation<Form: AffineForm> {
  /// Unrounded values: rounding a parent first would move what hangs on it.
  private var exact: Buffer<Double>
  /// The variables that depend on a parameter or on a root, each after the one it hangs on.
  private var varying = Buffer<Int32>()
  private let isVarying: Buffer<Bool>
  private var hasWrittenFixed = false

  init(_ presolve: Presolve<Form>) {
    let count = presolve.forest.nodes.count
    exact = Buffer(repeating: 0, count: count)
    isVarying = Buffer(repeating: true, count: count)
    let forest = presolve.forest
    for index in stride(from: forest.links.count - 1, through: 0, by: -1) {
      let variable = forest.links[index]
      let node = forest.nodes[variable]
      let varies = !node.offset.isConstant || (node.parent >= 0 && isVarying[node.parent])
      isVarying[variable] = varies
      if varies {
        varying.append(variable)
      } else {
        exact[variable] = node.offset[0] + (node.parent >= 0 ? node.factor * exact[node.parent] : 0)
      }
    }
  }

  func deallocate() {
    exact.deallocate()
    varying.deallocate()
    isVarying.deallocate()
  }

  mutating func run(
    at point: Form, roots: Buffer<Form>, _ presolve: Presolve<Form>,
    into values: UnsafeMutableBufferPointer<Double>
  ) {
    for root in 0..<roots.count {
      let variable = presolve.residual.rootVariables[root]
      exact[variable] = roots[root].value(at: point)
      values[Int(variable)] = Snapping.snap(exact[variable])
    }
    for index in 0..<varying.count {
      let variable = varying[index]
      let node = presolve.forest.nodes[variable]
      var value = node.offset.value(at: point)
      if node.parent >= 0 { value += node.factor * exact[node.parent] }
      exact[variable] = value
      values[Int(variable)] = Snapping.snap(value)
    }
    if !hasWrittenFixed {
      hasWrittenFixed = true
      for variable in 0..<exact.count where !isVarying[variable] {
        values[variable] = Snapping.snap(exact[variable])
      }
    }
  }
}
