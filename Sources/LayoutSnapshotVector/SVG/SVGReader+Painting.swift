import LayoutSnapshotXML

extension SVGReader {
  /// What a shape is painted with once references are followed.
  enum Paint: Equatable {
    case none
    case color(VectorColor)
    /// A gradient and the transform from its coordinates to the shape's.
    case gradient(VectorGradient, VectorTransform)

    func withAlpha(times factor: Double) -> Paint {
      switch self {
      case .none: .none
      case .color(let color): .color(color.withAlpha(times: factor))
      case .gradient(let gradient, let transform):
        .gradient(gradient.withAlpha(times: factor), transform)
      }
    }
  }

  mutating func paint(
    _ paint: SVGPaint, _ opacity: Double, _ box: VectorBox?, _ context: Context
  ) throws(VectorError) -> Paint {
    switch paint {
    case .none: return .none
    case .color(let color): return .color(color.withAlpha(times: opacity))
    case .currentColor: return .color(context.style.color.withAlpha(times: opacity))
    case .reference(let id, let fallback):
      guard let element = document.element(id: id) else {
        return try self.paint(fallback, opacity, box, context)
      }
      switch document.name(of: element) {
      case "linearGradient", "radialGradient":
        guard let fitted = try gradient(element, box, context) else {
          return try self.paint(fallback, opacity, box, context)
        }
        return fitted.withAlpha(times: opacity)
      case "pattern":
        try canvas.visit(element.descendants.count)
        let hasPicture = element.descendants.contains {
          ["image", "use"].contains(document.name(of: $0))
        }
        canvas.lack(hasPicture ? "embedded picture" : "pattern")
        return .none
      default: return try self.paint(fallback, opacity, box, context)
      }
    }
  }

  mutating func fill(_ path: VectorPath, _ rule: VectorFillRule, _ paint: Paint) throws(VectorError) {
    switch paint {
    case .none: break
    case .color(let color): try canvas.fill(path, rule, color)
    case .gradient(let gradient, let transform):
      try canvas.save()
      try canvas.clip(path, rule)
      try canvas.concatenate(transform)
      try canvas.gradient(gradient)
      canvas.restore()
    }
  }

  mutating func stroke(_ path: VectorPath, _ line: VectorStroke, _ paint: Paint) throws(VectorError) {
    switch paint {
    case .none: break
    case .color(let color): try canvas.stroke(path, line, color)
    case .gradient(let gradient, let transform):
      try canvas.save()
      try canvas.clip(path, line)
      try canvas.concatenate(transform)
      try canvas.gradient(gradient)
      canvas.restore()
    }
  }
}
