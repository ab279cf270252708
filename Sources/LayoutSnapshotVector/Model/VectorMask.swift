/// How much of a drawing is seen where, made from what is drawn on a black or an empty ground.
struct VectorMask {
  enum Form {
    /// What is seen lies in all of these paths.
    case clips([(path: VectorPath, rule: VectorFillRule)])
    /// The opacity of these steps says how much is seen.
    case steps([VectorStep])
  }

  let form: Form
  /// Whether opacity says exactly what the brightness of the mask says. Dark parts over bright ones would have to erase them.
  let isExact: Bool

  /// Whether nothing is seen.
  var isEmpty: Bool {
    if case .steps(let steps) = form { !steps.contains(where: \.paints) } else { false }
  }

  /// The step that ends what is seen through the mask.
  var end: VectorStep {
    switch form {
    case .clips: .restore
    case .steps: .endMasked
    }
  }

  /// A mask of steps.
  ///
  /// - Parameters:
  ///   - isAlpha: Whether the opacity of the steps counts. Otherwise that and their brightness do.
  ///   - isInverted: Whether what is seen is where the mask is not.
  init(_ steps: [VectorStep], isAlpha: Bool, isInverted: Bool = false) {
    let drawn = steps
    let steps = steps.map { step in step.mapColors { isAlpha ? $0 : VectorMask.brightness($0) } }
    if isInverted {
      let clips = VectorMask.inverted(steps)
      (form, isExact) = (.clips(clips ?? []), clips != nil)
      return
    }
    // Dark parts that are translucent darken, and do not erase.
    let erases = drawn.allSatisfy { $0.color.map { $0.alpha == 1 } ?? true }
    if erases, let clips = VectorMask.clips(steps) {
      (form, isExact) = (.clips(clips), true)
      return
    }
    form = .steps(steps)
    isExact = isAlpha || VectorMask.areOpaque(steps) || VectorMask.areApart(steps)
  }

  /// White with an opacity of a colour's brightness (SVG 1.1, 14.4).
  private static func brightness(_ color: VectorColor) -> VectorColor {
    // The factors add up to 1; white has to give just that.
    let brightness = color.red * 0.2125 + color.green * 0.7154 + color.blue * 0.0721
    return VectorColor(red: 1, green: 1, blue: 1, alpha: (brightness > 0.9999 ? 1 : brightness) * color.alpha)
  }

  /// A single opaque path, with or without dark paths on it.
  private static func clips(_ steps: [VectorStep]) -> [(path: VectorPath, rule: VectorFillRule)]? {
    guard let shapes = VectorStep.shapes(of: steps), let first = shapes.first, first.color.alpha == 1 else {
      return nil
    }
    var clips = [(path: first.path, rule: first.rule)]
    for shape in shapes.dropFirst() {
      guard shape.color.alpha == 0, shape.hasPlainOutside else { return nil }
      clips.append((outside(of: shape.path), .evenOdd))
    }
    return clips
  }

  /// What lies outside of opaque paths; nil for a mask of anything else.
  private static func inverted(_ steps: [VectorStep]) -> [(path: VectorPath, rule: VectorFillRule)]? {
    guard let shapes = VectorStep.shapes(of: steps),
      shapes.allSatisfy({ $0.color.alpha == 1 && $0.hasPlainOutside })
    else { return nil }
    return shapes.map { (outside(of: $0.path), .evenOdd) }
  }

  /// By the even-odd rule, everything but a path; for paths with a plain outside.
  private static func outside(of path: VectorPath) -> VectorPath {
    var outside = VectorBox(left: -1e5, top: -1e5, right: 1e5, bottom: 1e5).path
    outside.append(path)
    return outside
  }

  /// Whether all that is painted is opaque, such that its order does not matter.
  private static func areOpaque(_ steps: [VectorStep]) -> Bool {
    steps.allSatisfy { step in
      switch step {
      case .fill(_, _, let color), .stroke(_, _, let color): color.alpha == 1
      case .gradient, .beginGroup: false
      default: true
      }
    }
  }

  /// Whether nothing lies on something else; as far as boxes tell.
  private static func areApart(_ steps: [VectorStep]) -> Bool {
    if steps.count(where: \.paints) <= 1 { return true }
    guard let boxes = VectorStep.shapes(of: steps)?.compactMap(\.path.box), boxes.count <= 50 else {
      return false
    }
    return boxes.indices.allSatisfy { index in boxes[..<index].allSatisfy { !$0.overlaps(boxes[index]) } }
  }
}

extension VectorStep.Shape {
  /// Whether the even-odd rule gives the same area: as far as boxes and directions tell, no two parts of the path cover each
  /// other in the same direction.
  fileprivate var hasPlainOutside: Bool { rule == .evenOdd || !path.hasPartsThatCoverEachOther }
}

extension VectorStep {
  /// The colour that it fills or strokes with.
  fileprivate var color: VectorColor? {
    switch self {
    case .fill(_, _, let color), .stroke(_, _, let color): color
    default: nil
    }
  }

  /// The step with other colours.
  func mapColors(_ change: (VectorColor) -> VectorColor) -> VectorStep {
    switch self {
    case .fill(let path, let rule, let color): .fill(path, rule, change(color))
    case .stroke(let path, let stroke, let color): .stroke(path, stroke, change(color))
    case .gradient(let gradient): .gradient(gradient.mapColors(change))
    default: self
    }
  }
}
