import Foundation
import LayoutSnapshotViews

/// What of a scene depends on size classes: which views and constraints are there, and what they are like.
///
/// It is asked again whenever the scene is laid out for a device of other size classes. Views that are not
/// installed live here; those that are belong to their superviews.
final class SceneVariations {
  /// The scene's view, which owns this object and must not be owned by it.
  weak var root: View?

  private struct VariedView {
    weak var view: View?
    let element: XMLElement
    /// What lies in the view if nothing is left out.
    let subviews: [(id: String, view: View)]
  }

  private struct HeldConstraint {
    let constraint: LayoutConstraint
    let id: String
    weak var holder: View?
    let element: XMLElement
    let constant: Double
  }

  private var views: [VariedView] = []
  private var constraints: [HeldConstraint] = []
  private var installed: SizeClasses?

  /// Whether anything differs between size classes.
  private(set) var isVaried = false

  func note(_ element: XMLElement, _ view: View, _ items: [String: LayoutItem]) {
    guard element.children.contains(where: { $0.name == "variation" }) else { return }
    isVaried = true
    let list = element.child("subviews").map { Array($0.children) } ?? []
    let subviews = list.compactMap { element -> (id: String, view: View)? in
      guard let id = element["id"], let view = items[id] as? View else { return nil }
      return (id, view)
    }
    views.append(VariedView(view: view, element: element, subviews: subviews))
  }

  func note(
    _ constraint: LayoutConstraint, _ element: XMLElement, id: String, heldBy holder: View, constant: Double
  ) {
    if element.children.contains(where: { $0.name == "variation" }) { isVaried = true }
    constraints.append(
      HeldConstraint(constraint: constraint, id: id, holder: holder, element: element, constant: constant))
  }

  /// Brings the scene to what it is in size classes.
  ///
  /// - Parameter configure: gives a view the attributes that an element has.
  func install(
    for classes: SizeClasses, configure: (View, XMLElement) throws(InterfaceBuilderError) -> Void
  ) throws(InterfaceBuilderError) {
    guard installed != classes else { return }
    let isFirst = installed == nil
    installed = classes
    let absent = absentObjects(for: classes)
    for varied in views {
      guard let view = varied.view else { continue }
      if !isFirst { try configure(view, varied.element.resolved(for: classes)) }
      install(varied.subviews, in: view, without: absent)
    }
    for held in constraints {
      let constraint = held.constraint
      constraint.constant =
        try held.element.variations(for: classes).reversed().first { $0["constant"] != nil }?
        .numberOrNone("constant") ?? held.constant
      guard let holder = held.holder else { continue }
      let isWanted = !absent.contains(held.id) && isPresent(constraint)
      if constraint.isActive == isWanted { continue }
      if isWanted { try hold(held, in: holder) } else { constraint.isActive = false }
    }
  }

  private func hold(_ held: HeldConstraint, in holder: View) throws(InterfaceBuilderError) {
    holder.addConstraint(held.constraint)
    let illegality = held.constraint.illegality
    if illegality == nil, held.constraint.isActive { return }
    let reason = illegality ?? .outsideHolder(held.element.parent?.parent?["id"] ?? "")
    throw InterfaceBuilderError(.illegalConstraint(reason), at: held.element.location)
  }

  /// The identifiers of the views and constraints that are not there in size classes.
  private func absentObjects(for classes: SizeClasses) -> Set<String> {
    var absent: Set<String> = []
    for varied in views {
      for variation in varied.element.variations(for: classes) {
        for mask in variation.children where mask.name == "mask" {
          for change in mask.children {
            guard let id = change["reference"] else { continue }
            if change.name == "exclude" { absent.insert(id) } else { absent.remove(id) }
          }
        }
      }
    }
    return absent
  }

  private func install(_ subviews: [(id: String, view: View)], in view: View, without absent: Set<String>) {
    let wanted = subviews.filter { !absent.contains($0.id) }.map(\.view)
    let present = subviews.map(\.view).filter { $0.superview === view }
    if zip(wanted, present).allSatisfy({ $0 === $1 }), wanted.count == present.count { return }
    for subview in present { subview.removeFromSuperview() }
    for subview in wanted {
      if let stack = view as? StackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// Whether both items of a constraint lie in the scene's tree.
  private func isPresent(_ constraint: LayoutConstraint) -> Bool {
    guard let root else { return false }
    return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item = item as? LayoutItem else { return true }
      return item.hostView?.isDescendant(of: root) == true
    }
  }
}

extension XMLElement {
  fileprivate func numberOrNone(_ name: String) throws(InterfaceBuilderError) -> Double? {
    try number(name)
  }
}
