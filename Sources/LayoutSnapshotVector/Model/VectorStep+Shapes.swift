extension VectorStep {
  /// A path that is filled with a colour, in the coordinates around the steps.
  struct Shape {
    let path: VectorPath
    let rule: VectorFillRule
    let color: VectorColor
  }

  /// The filled paths that steps consist of; nil if there is more to them, or if a clip cuts something off.
  static func shapes(of steps: [VectorStep]) -> [Shape]? {
    var shapes: [Shape] = []
    var states: [(transform: VectorTransform, clips: [VectorBox])] = [(.identity, [])]
    for step in steps {
      let state = states[states.count - 1]
      switch step {
      case .save: states.append(state)
      case .restore: states.removeLast()
      case .transform(let next): states[states.count - 1].transform = next.then(state.transform)
      case .clip(let path, _):
        guard let box = path.mapped(by: state.transform).asBox else { return nil }
        // So many say nothing that could be told from a few.
        guard state.clips.count < 20 else { return nil }
        states[states.count - 1].clips.append(box)
      case .fill(let path, let rule, let color):
        let path = path.mapped(by: state.transform)
        guard let box = path.box, state.clips.allSatisfy({ $0.contains(box) }) else { return nil }
        shapes.append(Shape(path: path, rule: rule, color: color))
      default: return nil
      }
    }
    return shapes
  }

  /// The box around all filled and stroked paths, without the widths of lines, in the coordinates around the steps.
  static func box(of steps: [VectorStep]) -> VectorBox? {
    var result: VectorBox?
    var transforms = [VectorTransform.identity]
    // Where gradients are drawn, the path is that of the clip before.
    var clips: [VectorBox?] = [nil]
    for step in steps {
      let transform = transforms[transforms.count - 1]
      var box: VectorBox?
      switch step {
      case .save, .beginGroup, .beginErasing, .beginMask:
        transforms.append(transform)
        clips.append(clips[clips.count - 1])
      case .restore, .endGroup, .endMasked:
        transforms.removeLast()
        clips.removeLast()
      case .beginMasked: break
      case .transform(let next): transforms[transforms.count - 1] = next.then(transform)
      case .fill(let path, _, _), .stroke(let path, _, _): box = path.mapped(by: transform).box
      case .clip(let path, _), .clipToStroke(let path, _):
        clips[clips.count - 1] = path.mapped(by: transform).box
      case .gradient: box = clips[clips.count - 1]
      }
      guard let box else { continue }
      var sum = result ?? box
      sum.add(VectorPoint(box.left, box.top))
      sum.add(VectorPoint(box.right, box.bottom))
      result = sum
    }
    return result
  }
}
