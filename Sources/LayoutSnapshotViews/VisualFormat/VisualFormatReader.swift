import Foundation

/// Turns a parsed visual format into constraints, using the views and metrics that its names refer to.
struct VisualFormatReader {
  let text: String
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private typealias Attribute = LayoutConstraint.Attribute

  /// The constraints in the order of the format, followed by those for the alignment options.
  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    let alignments = options.alignments
    let own = format.isVertical ? Attribute.Kind.verticalPosition : .horizontalPosition
    if alignments.contains(where: { $0.kind == own || $0.kind == .size }) {
      throw error(at: 1, .alignmentAlongTheAxis)
    }
    var items: [LayoutItem] = []
    for element in format.views { items.append(try item(element.name)) }

    var result: [LayoutConstraint] = []
    if let leading = format.leading {
      let outer = try superview(of: items[0], format.views[0].name)
      result += try spaces(leading, Gap(outer, startEdge, items[0], startEdge), toSuperview: true)
    }
    for (index, item) in items.enumerated() {
      if index > 0 {
        let gap = Gap(items[index - 1], innerEdges.end, item, innerEdges.start)
        result += try spaces(format.connections[index - 1], gap)
      }
      for predicate in format.views[index].predicates { result.append(try extent(predicate, of: item)) }
    }
    if let trailing = format.trailing, let last = items.last {
      let outer = try superview(of: last, format.views[items.count - 1].name)
      result += try spaces(trailing, Gap(last, endEdge, outer, endEdge), toSuperview: true)
    }
    for attribute in alignments {
      for (a, b) in zip(items, items.dropFirst()) {
        result.append(constraint(a, attribute, .equal, b, attribute))
      }
    }
    return result
  }

  // MARK: Spaces and extents

  /// The distance from an edge of one item to an edge of the one that comes after it.
  private struct Gap {
    let before: LayoutItem
    let end: Attribute
    let after: LayoutItem
    let start: Attribute

    init(_ before: LayoutItem, _ end: Attribute, _ after: LayoutItem, _ start: Attribute) {
      (self.before, self.end, self.after, self.start) = (before, end, after, start)
    }
  }

  private func spaces(
    _ connection: VisualFormat.Connection, _ gap: Gap, toSuperview: Bool = false
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    switch connection {
    case .flush: return [space(gap, .equal, 0)]
    case .standard:
      guard toSuperview else { return [space(gap, .equal, StandardSpacing.sibling)] }
      // UIKit's documentation of layoutMargins describes this since iOS 8, which replaced the fixed 20 points.
      let isFirst = gap.before is View && gap.after.enclosingView === gap.before
      let (end, start) =
        isFirst ? (gap.end.withinMargins, gap.start) : (gap.end, gap.start.withinMargins)
      return [space(Gap(gap.before, end, gap.after, start), .equal, 0)]
    case .predicates(let predicates):
      var result: [LayoutConstraint] = []
      for predicate in predicates {
        if case .name(let name) = predicate.object, metrics[name.text] == nil, views[name.text] != nil {
          throw error(at: name.column, .viewAsSpace(name.text))
        }
        let constraint = space(gap, predicate.relation, try number(predicate.object))
        result.append(try prioritised(constraint, predicate))
      }
      return result
    }
  }

  /// The item that lies further along comes first, so that the space is the constant.
  private func space(
    _ gap: Gap, _ relation: LayoutConstraint.Relation, _ constant: Double
  ) -> LayoutConstraint {
    let fromTheRight = !format.isVertical && options.contains(.directionRightToLeft)
    return fromTheRight
      ? constraint(gap.before, gap.end, relation, gap.after, gap.start, constant)
      : constraint(gap.after, gap.start, relation, gap.before, gap.end, constant)
  }

  private func extent(
    _ predicate: VisualFormat.Predicate, of item: LayoutItem
  ) throws(VisualFormatError) -> LayoutConstraint {
    let attribute: Attribute = format.isVertical ? .height : .width
    if case .name(let name) = predicate.object, metrics[name.text] == nil, views[name.text] != nil {
      return try prioritised(
        constraint(item, attribute, predicate.relation, try self.item(name), attribute), predicate)
    }
    let number = try number(predicate.object)
    return try prioritised(
      constraint(item, attribute, predicate.relation, nil, .notAnAttribute, number), predicate)
  }

  /// The facing edges of two neighbors.
  private var innerEdges: (end: Attribute, start: Attribute) {
    guard format.isVertical else { return (endEdge, startEdge) }
    return options.contains(.spacingBaselineToBaseline) ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
  }

  private var startEdge: Attribute {
    if format.isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var endEdge: Attribute {
    if format.isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> LayoutItem {
    guard let value = views[name.text] else {
      throw error(at: name.column, .unknownView(name.text, known: views.keys.sorted()))
    }
    guard let item = value as? LayoutItem else { throw error(at: name.column, .notAnItem(name.text)) }
    return item
  }

  private func superview(
    of item: LayoutItem, _ name: VisualFormat.Name
  ) throws(VisualFormatError) -> View {
    guard let view = item.enclosingView else { throw error(at: name.column, .noSuperview(of: name.text)) }
    return view
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let number, _): return number
    case .name(let name):
      guard let value = metrics[name.text] else {
        throw error(at: name.column, .unknownMetric(name.text, known: metrics.keys.sorted()))
      }
      guard let number = finiteNumber(value) else { throw error(at: name.column, .notANumber(name.text)) }
      return number
    }
  }

  private func prioritised(
    _ constraint: LayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutConstraint {
    guard let operand = predicate.priority else { return constraint }
    let number = try number(operand)
    guard number > 0, number <= 1000 else { throw error(at: operand.column, .priorityOutOfRange(number)) }
    constraint.priority = LayoutPriority(Float(number))
    return constraint
  }

  private func constraint(
    _ first: LayoutItem, _ attribute: Attribute, _ relation: LayoutConstraint.Relation,
    _ second: LayoutItem?, _ other: Attribute, _ constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: first.handle, attribute, relation, second: second?.handle, other, multiplier: 1,
      constant: constant)
  }

  private func error(at column: Int, _ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(format: text, column: column, reason: reason)
  }
}

extension VisualFormat.Operand {
  fileprivate var column: Int {
    switch self {
    case .number(_, let column): column
    case .name(let name): name.column
    }
  }
}

/// The value of a metric, which may be any of Swift's number types or an `NSNumber`.
private func finiteNumber(_ value: Any) -> Double? {
  let number: Double? =
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as CGFloat: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  return number.flatMap { $0.isFinite ? $0 : nil }
}
