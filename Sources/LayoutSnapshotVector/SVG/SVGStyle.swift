/// The properties of an element that shapes are drawn by.
struct SVGStyle {
  // Children have these, too, unless they say otherwise.
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var fillRule = VectorFillRule.winding
  var clipRule = VectorFillRule.winding
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(1)
  var cap = VectorStroke.Cap.butt
  var join = VectorStroke.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var color = VectorColor.black
  var isVisible = true
  var fontSize = 16.0
  var strokesFirst = false
  var hasMarkers = false

  /// What belongs to the element alone.
  var own = Own()

  struct Own {
    var isDisplayed = true
    var opacity = 1.0
    var transform = VectorTransform.identity
    var clipPath: String?
    var mask: String?
    var hasFilter = false
    /// Whether it is clipped to a shape of CSS, such as `circle()`.
    var isClippedToAShape = false
    /// Nil for a mode that is not drawn.
    var blend: VectorBlend? = .normal
    var isAnimated = false
    var keepsStrokeWidth = false
    var isVisibleOverflow: Bool?
    var isAlphaMask = false
    var stopColor: VectorColor? = .black
    var stopOpacity = 1.0
  }

  /// What children begin with.
  var inherited: SVGStyle {
    var style = self
    style.own = Own()
    return style
  }

  /// Takes a property's value. One that is not understood is ignored, as CSS wants it: `fill: color(…)` after a fill that
  /// is understood leaves that one.
  mutating func set(_ name: String, _ text: String) {
    if text == "inherit" { return }
    switch name {
    case "fill": fill = SVGPaint(text) ?? fill
    case "fill-opacity": fillOpacity = SVGStyle.opacity(text) ?? fillOpacity
    case "fill-rule": fillRule = SVGStyle.rule(text) ?? fillRule
    case "clip-rule": clipRule = SVGStyle.rule(text) ?? clipRule
    case "color": color = VectorColor(svg: text) ?? color
    case "visibility": isVisible = text == "visible"
    case "paint-order": strokesFirst = text.hasPrefix("stroke")
    case "marker", "marker-start", "marker-mid", "marker-end": hasMarkers = text != "none"
    case "font-size": setFontSize(text)
    case "display": own.isDisplayed = text != "none"
    case "opacity": own.opacity = SVGStyle.opacity(text) ?? own.opacity
    case "transform":
      own.transform = text == "none" ? .identity : VectorTransform(svg: text) ?? own.transform
    case "clip-path":
      own.clipPath = SVGPaint.id(text)
      own.isClippedToAShape = own.clipPath == nil && text != "none" && !text.isEmpty
    case "mask": own.mask = SVGPaint.id(text)
    case "filter": own.hasFilter = text != "none" && !text.isEmpty
    case "mix-blend-mode": own.blend = VectorBlend(rawValue: text)
    case "animation", "animation-name": own.isAnimated = text != "none"
    case "vector-effect": own.keepsStrokeWidth = text == "non-scaling-stroke"
    case "overflow": own.isVisibleOverflow = text == "visible" || text == "auto"
    case "mask-type": own.isAlphaMask = text == "alpha"
    case "stop-color":
      own.stopColor = text.lowercased() == "currentcolor" ? nil : VectorColor(svg: text) ?? own.stopColor
    case "stop-opacity": own.stopOpacity = SVGStyle.opacity(text) ?? own.stopOpacity
    default: setStroke(name, text)
    }
  }

  private mutating func setStroke(_ name: String, _ text: String) {
    switch name {
    case "stroke": stroke = SVGPaint(text) ?? stroke
    case "stroke-opacity": strokeOpacity = SVGStyle.opacity(text) ?? strokeOpacity
    case "stroke-width": if let length = SVGLength(text), length.value >= 0 { strokeWidth = length }
    case "stroke-linecap": cap = ["butt": .butt, "round": .round, "square": .square][text] ?? cap
    case "stroke-linejoin":
      join =
        ["miter": .miter, "round": .round, "bevel": .bevel, "miter-clip": .miter, "arcs": .miter][text]
        ?? join
    case "stroke-miterlimit":
      if let number = SVGScanner.numbers(text)?.first, number >= 1 { miterLimit = number }
    case "stroke-dashoffset": dashOffset = SVGLength(text) ?? dashOffset
    case "stroke-dasharray":
      let parts = text.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }
      let lengths = parts.compactMap { SVGLength($0) }
      if lengths.count == parts.count { dashes = lengths } else if text == "none" { dashes = [] }
    default: break
    }
  }

  private mutating func setFontSize(_ text: String) {
    guard let length = SVGLength(text), length.value >= 0 else { return }
    switch length.unit {
    case .user: fontSize = length.value
    case .em: fontSize *= length.value
    case .ex: fontSize *= length.value / 2
    case .percent: fontSize *= length.value / 100
    }
  }

  private static func opacity(_ text: String) -> Double? {
    guard let length = SVGLength(text), length.unit == .user || length.unit == .percent else { return nil }
    return min(max(length.unit == .percent ? length.value / 100 : length.value, 0), 1)
  }

  private static func rule(_ text: String) -> VectorFillRule? {
    switch text {
    case "nonzero": .winding
    case "evenodd": .evenOdd
    default: nil
    }
  }
}

extension SVGLength {
  init(_ value: Double) { self.value = value }
}
