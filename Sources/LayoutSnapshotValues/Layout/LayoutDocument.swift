import Foundation
import LayoutSnapshotGraphics

/// The JSON of a layout in a file, before anything in it has been checked.
struct LayoutDocument: Hashable, Decodable {
  let conflicts: [Layout.Conflict]?
  let constraints: [LayoutDocumentConstraint]?
  let device: LayoutDocumentDevice
  let nodes: [LayoutDocumentNode]
  let version: Int
}

struct LayoutDocumentDevice: Hashable, Decodable {
  let name: String
  let width: Double
  let height: Double
  let safeArea: [Double]?
  let scale: Int
  let traits: [String]?

  /// The known device with this name if its numbers are the same, except for a height that the content decides on, or
  /// else a device of these numbers; nil if the safe area or the traits are invalid.
  var device: Device? {
    guard let traits = Traits(names: traits ?? []), safeArea?.count ?? 4 == 4 else { return nil }
    let area = safeArea ?? [0, 0, 0, 0]
    let insets = EdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3])
    if let known = Device.named(name), known.width == width, known.scale == scale,
      known.safeAreaInsets == insets, known.height == height || known.extent.isAsHighAsContent
    {
      return known.with(height: height)
    }
    let model = name.suffix(traits.identifier.count) == traits.identifier ? traits.identifier.count + 1 : 0
    let plain = traits == Traits() ? name : String(name.dropLast(model))
    return Device(name: plain, width: width, height: height, scale: scale, safeAreaInsets: insets).with(
      traits)
  }
}

struct LayoutDocumentNode: Hashable, Decodable {
  let ambiguous: Bool?
  let className: String
  let firstBaseline: Double?
  let fixed: [Double]?
  let frame: [Double]
  let hidden: Bool?
  let hugging: [Double]?
  let insets: [Double]?
  let intrinsic: [Double?]?
  let kind: Layout.Node.Kind?
  let lastBaseline: Double?
  let looks: [String: String]?
  let misplaced: [Double]?
  let offset: [Double]?
  let part: Bool?
  let path: String
  let resistance: [Double]?
  let restless: [String]?
  let settings: [String: String]?
  let truncated: Bool?

  enum CodingKeys: String, CodingKey {
    case ambiguous, path, firstBaseline, fixed, frame, hidden, hugging, insets, intrinsic, kind, lastBaseline
    case looks, misplaced, offset, part, resistance, restless, settings, truncated
    case className = "class"
  }

  /// The frame in pixels; nil if it is not on whole pixels, to the third decimal.
  func edges(scale: Int) -> PixelEdges? {
    guard let pixels = pixels(of: frame, scale: scale), pixels.count == 4, pixels[2] >= 0, pixels[3] >= 0
    else { return nil }
    return PixelEdges(
      left: pixels[0], top: pixels[1], right: pixels[0] + pixels[2], bottom: pixels[1] + pixels[3])
  }

  /// The settings of the item; nil if a list has the wrong number of values.
  var facts: Layout.ItemFacts? {
    let lists = [(fixed, 4), (misplaced, 4), (insets, 4), (hugging, 2), (resistance, 2)]
    guard lists.allSatisfy({ $0.0.map(\.count) ?? $0.1 == $0.1 }), intrinsic?.count ?? 2 == 2,
      (intrinsic ?? []).allSatisfy({ $0 ?? 0 >= 0 })
    else { return nil }
    var facts = Layout.ItemFacts()
    facts.isHidden = hidden ?? false
    facts.isPart = part ?? false
    facts.isTruncated = truncated ?? false
    facts.fixedFrame = fixed
    facts.misplaced = misplaced
    facts.insets = insets
    facts.firstBaseline = firstBaseline
    facts.lastBaseline = lastBaseline
    facts.restlessness = restless.flatMap(Layout.Restlessness.init(words:))
    facts.settings = settings ?? [:]
    if let intrinsic { facts.content = (intrinsic[0], intrinsic[1]) }
    if let hugging { facts.hugging = .init(horizontal: hugging[0], vertical: hugging[1]) }
    if let resistance { facts.resistance = .init(horizontal: resistance[0], vertical: resistance[1]) }
    return facts
  }
}

/// Converts points to pixels; nil if a number is not on whole pixels, to the third decimal.
func pixels(of points: [Double], scale: Int) -> [Int]? {
  let pixels = points.compactMap { points -> Int? in
    let exact = points * Double(scale)
    guard abs(exact) < Double(Fixed.wholePixelLimit) else { return nil }
    let whole = exact.rounded()
    return abs(exact - whole) <= 0.0006 * Double(scale) ? Int(whole) : nil
  }
  return pixels.count == points.count ? pixels : nil
}

struct LayoutDocumentConstraint: Hashable, Decodable {
  let attribute: String
  let constant: Double?
  let identifier: String?
  let item: String
  let multiplier: Double?
  let origin: String?
  let priority: Double?
  let relation: String?
  let toAttribute: String?
  let toItem: String?
  let unmet: Bool?

  /// The constraint with slots instead of paths; nil if a part of it does not exist.
  func facts(_ slot: (String) -> Int?) -> Layout.ConstraintFacts? {
    guard let first = slot(item), let attribute = LayoutAttribute(name: attribute),
      attribute != .notAnAttribute, let relation = LayoutRelation(symbol: relation ?? "=="),
      priority.map({ $0 > 0 && $0 < 1000 }) ?? true, ["system", nil].contains(origin)
    else { return nil }
    var second: Layout.ConstraintFacts.Operand?
    if let toItem, let toAttribute {
      guard let place = slot(toItem), let attribute = LayoutAttribute(name: toAttribute) else {
        return nil
      }
      second = .init(slot: place, attribute: attribute)
    } else if toItem != nil || toAttribute != nil {
      return nil
    }
    return Layout.ConstraintFacts(
      first: .init(slot: first, attribute: attribute), relation: relation, second: second,
      multiplier: multiplier ?? 1, constant: constant ?? 0, priority: priority ?? 1000,
      identifier: identifier, isSystem: origin != nil)
  }
}

extension LayoutRelation {
  /// The relation with a `symbol`.
  fileprivate init?(symbol: String) {
    guard let relation = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
    self = relation
  }
}
