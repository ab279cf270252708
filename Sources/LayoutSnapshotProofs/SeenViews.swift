import Foundation
import LayoutSnapshotViews

/// What can be seen of a tree: the places of its views that show something or that somebody gave a name.
package struct SeenViews {
  /// The places in the root of the views of one name or kind, from top to bottom.
  private let places: [String: [CGRect]]

  package init(_ root: View, on device: Device) throws(LayoutError) {
    let tree = try TreeFrames(root, on: device)
    var places: [String: [CGRect]] = [:]
    var hidden: Set<ObjectIdentifier> = []
    for view in tree.views.dropFirst() {
      let isHidden = view.isHidden || view.superview.map { hidden.contains(ObjectIdentifier($0)) } == true
      if isHidden {
        hidden.insert(ObjectIdentifier(view))
        continue
      }
      guard let name = Self.name(of: view) else { continue }
      let place = root.convert(view.bounds, from: view)
      if !place.isEmpty { places[name, default: []].append(place) }
    }
    for name in places.keys {
      places[name]?.sort { ($0.minY, $0.minX, $0.maxY, $0.maxX) < ($1.minY, $1.minX, $1.maxY, $1.maxX) }
    }
    self.places = places
  }

  /// What a view is compared by; nil for one that only holds others together, and for the parts of controls.
  private static func name(of view: View) -> String? {
    if view.isPartOfControl { return nil }
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    let kind = frameworkClass(of: view)
    let holdsOthers = kind == "View" || kind == "StackView" || kind == "ScrollView"
    let isSeen = view.backgroundColor != nil || view.layer.borderWidth > 0
    if !isSeen, holdsOthers { return nil }
    return holdsOthers ? "a view with a background" : "a \(kind)"
  }

  /// What differs from other views to these, in words.
  package func differences(from other: SeenViews) -> [String] {
    Set(places.keys).union(other.places.keys).sorted().flatMap { name -> [String] in
      let (new, old) = (places[name] ?? [], other.places[name] ?? [])
      if new.count != old.count { return ["\(name): \(old.count) -> \(new.count) of them"] }
      return zip(old, new).filter { !$0.isNear($1, 0) }.map { "\(name): \($0.text) -> \($1.text)" }
    }
  }
}
