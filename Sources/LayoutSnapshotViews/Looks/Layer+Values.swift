import Foundation
import LayoutSnapshotSupport

extension Layer {
  /// Sets a property by its name, or stores a value under a name of one's own, as Core Animation does.
  ///
  /// ```swift
  /// layer.setValue("badge", forKey: "kind")
  /// ```
  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value of a property by its name, or what was stored under the name.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or a part of it, by its path.
  ///
  /// ```swift
  /// layer.setValue(CGFloat.pi / 4, forKeyPath: "transform.rotation.z")
  /// layer.setValue(0.5, forKeyPath: "transform.scale")
  /// ```
  ///
  /// A property that a subclass adds is not found by its name; the message says so.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let part = LayerValue.of(keyPath, in: self) { return part.set(value, on: self) }
    if Mirror(reflecting: self).children.contains(where: { $0.label == keyPath }) {
      AbsentNames.shared.note(
        .look, "setValue(_:forKeyPath:) of a \(type(of: self)) does not reach its property \(keyPath).")
    }
    storedValues[keyPath] = value
  }

  /// The value of a property, or of a part of it, by its path, or what was stored under the name.
  public final func value(forKeyPath keyPath: String) -> Any? {
    LayerValue.of(keyPath, in: self)?.value(of: self) ?? storedValues[keyPath]
  }
}

/// A property of a layer, or a part of one, that a path names.
private struct LayerValue: @unchecked Sendable {
  // Sendable is correct: the closures capture only key paths and functions.
  private let get: (Layer) -> Any?
  private let change: (Layer, Any?) -> Void

  func value(of layer: Layer) -> Any? { get(layer) }
  func set(_ value: Any?, on layer: Layer) { change(layer, value) }

  private static func number(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerValue {
    LayerValue(get: { $0[keyPath: path] }) { layer, value in
      if let number = value.flatMap(CGFloat.init(any:)) { layer[keyPath: path] = number }
    }
  }

  private static func plain<Object: Layer, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>, _ convert: @escaping (Any) -> Value? = { $0 as? Value }
  ) -> LayerValue {
    LayerValue(get: { ($0 as? Object)?[keyPath: path] }) { layer, value in
      guard let object = layer as? Object else { return }
      if let value = value.flatMap(convert) { object[keyPath: path] = value }
    }
  }

  private static func optional<Object: Layer, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> LayerValue {
    LayerValue(get: { ($0 as? Object)?[keyPath: path] }) { layer, value in
      (layer as? Object)?[keyPath: path] = value as? Value
    }
  }

  /// A part of a layer's transform.
  private static func turn(
    _ get: @escaping (TransformParts) -> CGFloat,
    _ change: @escaping (inout TransformParts, CGFloat) -> Void
  ) -> LayerValue {
    LayerValue(get: { get(TransformParts($0.affineTransform())) }) { layer, value in
      guard let number = value.flatMap(CGFloat.init(any:)) else { return }
      var parts = TransformParts(layer.affineTransform())
      change(&parts, number)
      layer.setAffineTransform(parts.transform)
    }
  }

  static func of(_ path: String, in layer: Layer) -> LayerValue? {
    if let found = common[path] { return found }
    switch layer {
    case is CAShapeLayer: return shape[path]
    case is GradientLayer: return gradient[path]
    case let emitter as CAEmitterLayer: return part(path, of: emitter)
    default: return nil
    }
  }

  /// A property of an emitter, or of one of its cells, that decides whether there are particles.
  private static func part(_ path: String, of emitter: CAEmitterLayer) -> LayerValue? {
    let words = path.split(separator: ".").map(String.init)
    if path == "birthRate" { return plain(\CAEmitterLayer.birthRate) { CGFloat(any: $0).map { Float($0) } } }
    guard words.count == 3, words[0] == "emitterCells",
      let cell = emitter.emitterCells?.first(where: { $0.name == words[1] })
    else { return nil }
    let place: ReferenceWritableKeyPath<CAEmitterCell, Float>
    switch words[2] {
    case "birthRate": place = \.birthRate
    case "lifetime": place = \.lifetime
    default: return nil
    }
    return LayerValue(get: { _ in cell[keyPath: place] }) { _, value in
      if let number = value.flatMap(CGFloat.init(any:)) { cell[keyPath: place] = Float(number) }
    }
  }

  private static let common: [String: LayerValue] = [
    "transform.rotation": turn(\.angle) { $0.angle = $1 },
    "transform.rotation.z": turn(\.angle) { $0.angle = $1 },
    "transform.scale": turn(\.mean) { ($0.width, $0.height) = ($1, $1) },
    "transform.scale.x": turn(\.width) { $0.width = $1 },
    "transform.scale.y": turn(\.height) { $0.height = $1 },
    "transform.translation.x": turn(\.x) { $0.x = $1 },
    "transform.translation.y": turn(\.y) { $0.y = $1 },
    "transform": plain(\Layer.transform),
    "frame": plain(\Layer.frame) { $0 as? CGRect ?? ($0 as? NSValue)?.cgRectValue },
    "bounds": plain(\Layer.bounds) { $0 as? CGRect ?? ($0 as? NSValue)?.cgRectValue },
    "bounds.size": plain(\Layer.bounds.size) { $0 as? CGSize ?? ($0 as? NSValue)?.cgSizeValue },
    "bounds.size.width": number(\.bounds.size.width),
    "bounds.size.height": number(\.bounds.size.height),
    "position": plain(\Layer.position) { $0 as? CGPoint ?? ($0 as? NSValue)?.cgPointValue },
    "position.x": number(\.position.x),
    "position.y": number(\.position.y),
    "anchorPoint": plain(\Layer.anchorPoint) { $0 as? CGPoint ?? ($0 as? NSValue)?.cgPointValue },
    "cornerRadius": number(\.cornerRadius),
    "borderWidth": number(\.borderWidth),
    "borderColor": optional(\Layer.borderColor),
    "backgroundColor": optional(\Layer.backgroundColor),
    "shadowColor": optional(\Layer.shadowColor),
    "shadowOffset": plain(\Layer.shadowOffset) { $0 as? CGSize ?? ($0 as? NSValue)?.cgSizeValue },
    "shadowRadius": number(\.shadowRadius),
    "shadowOpacity": plain(\Layer.shadowOpacity) { CGFloat(any: $0).map { Float($0) } },
    "opacity": plain(\Layer.opacity) { CGFloat(any: $0).map { Float($0) } },
    "hidden": plain(\Layer.isHidden),
    "zPosition": number(\.zPosition),
    "masksToBounds": plain(\Layer.masksToBounds),
    "contents": optional(\Layer.contents),
    "name": optional(\Layer.name),
  ]

  private static let shape: [String: LayerValue] = [
    "path": optional(\CAShapeLayer.path),
    "fillColor": optional(\CAShapeLayer.fillColor),
    "strokeColor": optional(\CAShapeLayer.strokeColor),
    "lineWidth": plain(\CAShapeLayer.lineWidth) { CGFloat(any: $0) },
    "strokeStart": plain(\CAShapeLayer.strokeStart) { CGFloat(any: $0) },
    "strokeEnd": plain(\CAShapeLayer.strokeEnd) { CGFloat(any: $0) },
    "lineDashPhase": plain(\CAShapeLayer.lineDashPhase) { CGFloat(any: $0) },
  ]

  private static let gradient: [String: LayerValue] = [
    "colors": optional(\GradientLayer.colors),
    "locations": optional(\GradientLayer.locations),
    "startPoint": plain(\GradientLayer.startPoint) { $0 as? CGPoint ?? ($0 as? NSValue)?.cgPointValue },
    "endPoint": plain(\GradientLayer.endPoint) { $0 as? CGPoint ?? ($0 as? NSValue)?.cgPointValue },
  ]
}

/// A transform as a scale, then a turn, then a move. A skew is lost.
private struct TransformParts {
  var width: CGFloat
  var height: CGFloat
  var angle: CGFloat
  var x: CGFloat
  var y: CGFloat

  init(_ map: CGAffineTransform) {
    width = (map.a * map.a + map.b * map.b).squareRoot()
    let length = (map.c * map.c + map.d * map.d).squareRoot()
    height = map.a * map.d < map.b * map.c ? -length : length
    angle = Direction.angle(x: map.a, y: map.b)
    (x, y) = (map.tx, map.ty)
  }

  /// What Core Animation gives for the scale as a whole.
  var mean: CGFloat { (width + height) / 2 }

  var transform: CGAffineTransform {
    let turn = Direction(angle)
    return CGAffineTransform(
      a: width * turn.cosine, b: width * turn.sine, c: -height * turn.sine, d: height * turn.cosine, tx: x,
      ty: y)
  }
}

extension CGFloat {
  /// The number that a value of any numeric type holds.
  fileprivate init?(any value: Any) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
