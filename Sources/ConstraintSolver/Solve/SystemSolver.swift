/// The compiled system behind a `ConstraintSystem`, in the width that its number of parameters needs.
///
/// Behind pointers and not in classes, for the reason that `ConstraintSystem.storage` states.
enum SystemSolver {
  case narrow(UnsafeMutablePointer<CompiledSystem<SIMD4<Double>>>)
  case wide(UnsafeMutablePointer<CompiledSystem<SIMD8<Double>>>)

  init(_ model: Model, values: Buffer<Double>) {
    if model.parameterCount < SIMD4<Double>.scalarCount {
      let system = UnsafeMutablePointer<CompiledSystem<SIMD4<Double>>>.allocate(capacity: 1)
      system.initialize(to: CompiledSystem(model, values: values))
      self = .narrow(system)
    } else {
      let system = UnsafeMutablePointer<CompiledSystem<SIMD8<Double>>>.allocate(capacity: 1)
      system.initialize(to: CompiledSystem(model, values: values))
      self = .wide(system)
    }
  }

  func deallocate() {
    switch self {
    case .narrow(let system):
      system.pointee.deallocate()
      system.deinitialize(count: 1).deallocate()
    case .wide(let system):
      system.pointee.deallocate()
      system.deinitialize(count: 1).deallocate()
    }
  }

  /// Returns whether required rows can all hold.
  @inline(__always)
  func solve(at point: SIMD8<Double>, into values: Buffer<Double>) throws(SolverError) -> Bool {
    switch self {
    case .narrow(let system): try system.pointee.solve(at: SIMD4(lanesOf: point), into: values)
    case .wide(let system): try system.pointee.solve(at: point, into: values)
    }
  }

  func isAmbiguous(_ variable: Int32) -> Bool {
    switch self {
    case .narrow(let system): system.pointee.isAmbiguous(variable)
    case .wide(let system): system.pointee.isAmbiguous(variable)
    }
  }
}

extension CompiledSystem {
  func isAmbiguous(_ variable: Int32) -> Bool {
    structure.root(of: variable).map { structure.rootIsAmbiguous[$0] } ?? false
  }
}
