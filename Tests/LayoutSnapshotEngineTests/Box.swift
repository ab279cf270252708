import LayoutConstraintSolver
import Foundation
import LayoutSnapshotValues

@testable import LayoutSnapshotEngine

/// An item that is no view: it answers what it was told to, and writes down what it is told.
final class Box: EngineItem {
  let name: String
  let handle = ItemHandle()
  private(set) var parent: Box?
  private(set) var boxes: [Box] = []
  var constraints: [Rule] = []
  var features = ItemNature.Features()
  var content = CGSize(width: -1, height: -1)
  /// A text's length, which is broken into lines of 10 points.
  var textLength: CGFloat? { didSet { features.flows = textLength != nil } }
  /// All that the engine has told, in order.
  private(set) var told: [String] = []

  init(_ name: String, in parent: Box? = nil) {
    self.name = name
    self.parent = parent
    handle.item = self
    parent?.boxes.append(self)
  }

  deinit { handle.item = nil }

  func tie(
    _ attribute: LayoutAttribute, to other: Box?, _ otherAttribute: LayoutAttribute, _ constant: Double = 0,
    of item: Box
  ) {
    constraints.append(
      Rule(
        ItemEnd(item.handle, attribute), other.map { ItemEnd($0.handle, otherAttribute) }, constant: constant)
    )
  }

  // MARK: Answers

  var nature: ItemNature { ItemNature(.view, features: features) }
  var parentHandle: ItemHandle? { parent?.handle }
  var givenName: String? { name }
  var readableName: String { name }
  var ownFacts: Layout.ItemFacts { Layout.ItemFacts() }
  func forEachConstraint(
    _ body: (any EngineConstraint, _ isSystem: Bool) throws(EngineError) -> Void
  ) throws(EngineError) {
    for constraint in constraints { try body(constraint, false) }
  }
  func place(of attribute: LayoutAttribute, beside other: ItemHandle?) -> ItemPlace {
    ItemPlace(handle, attribute)
  }
  func direction(in surroundings: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    surroundings
  }
  func contentSize(at width: CGFloat) -> CGSize {
    guard let textLength else { return content }
    let line = min(width, textLength)
    return CGSize(width: line, height: (textLength / line).rounded(.up) * 10)
  }
  var contentStrength: ContentStrength {
    ContentStrength(hugging: (250, 250), resistance: (750, 750))
  }
  var statedFrame: StatedFrame {
    StatedFrame(frame: .zero, in: .zero, horizontal: (false, false, false), vertical: (false, false, false))
  }
  func frame(ofPart part: any EngineItem, in bounds: CGRect) -> CGRect { .zero }
  var isOutOfRow: Bool { false }
  func isTruncated(in size: CGSize) -> Bool { false }
  var readableWidth: Double { 672 }
  func statedMargins(in room: MarginRoom) -> ItemMargins { .none }
  var additionalSafeArea: EdgeInsets { .zero }
  func contentOffset(in view: ScrollSurroundings) -> CGPoint { CGPoint(x: 0, y: -view.safeArea.top) }
  func take(_ frame: CGRect) {
    told.append("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
  }
  func take(textWidth: CGFloat) { told.append("lines of \(Int(textWidth))") }
  func take(scrolling: ScrollSurroundings, contentSize: CGSize?) {
    told.append("below \(Int(scrolling.safeArea.top))")
  }
}

/// A constraint between boxes.
final class Rule: EngineConstraint {
  let first: ItemEnd
  let second: ItemEnd?
  var constant: Double
  let identifier: String? = nil

  init(_ first: ItemEnd, _ second: ItemEnd?, constant: Double) {
    (self.first, self.second, self.constant) = (first, second, constant)
  }

  var form: ConstraintForm {
    ConstraintForm(
      first.handle, first.attribute, .equal, second?.handle, second?.attribute ?? .notAnAttribute,
      multiplier: 1,
      constant: constant, priority: .required)
  }
  var pseudocode: String { "\(first.handle.item?.readableName ?? "?").\(first.attribute) == \(constant)" }
}

extension LayoutEngine {
  /// An engine of a box and those in it.
  convenience init(_ root: Box, basis: EngineBasis = .constraints) throws {
    var (handles, outline) = ([ItemHandle](), Layout.Outline())
    func visit(_ box: Box, _ parent: Int?) {
      let slot = handles.count
      handles.append(box.handle)
      let name = Layout.Outline.Name(text: box.name, ordinal: nil)
      outline.append(Layout.Outline.Entry(name: name, className: "Box", kind: .view, parent: parent))
      for inner in box.boxes { visit(inner, slot) }
    }
    visit(root, nil)
    try self.init(
      ItemTree(handles, outline), constraintCount: 8, direction: .leftToRight, traits: .standard, basis: basis
    )
  }

  /// Solves for a device and tells all items.
  func layOut(on device: Device) throws {
    let edges = try solve(for: Surroundings(device))
    handOut(Layout(device: device, outline: outline, edges: edges, scrolled: scrolled(on: device)))
  }
}

extension Surroundings {
  init(_ device: Device) {
    self.init(device: device, traits: .standard, safeArea: device.safeAreaInsets)
  }
}
