import Foundation

@testable import LayoutSnapshotViews

extension Change {
  /// Constraints that are changed, exchanged, come and go.
  static let constraints: [Change] = [
    Change(name: "constraint.constant") { $1.of($0.constraints).constant = $1.length(-20...60) },
    Change(name: "constraint.priority") { $1.of($0.constraints).priority = $1.priority() },
    Change(name: "constraint.identifier") { $1.of($0.constraints).identifier = $1.of(["named", nil]) },
    Change(name: "constraint.isPlaceholder") { $1.of($0.constraints).isPlaceholder = $1.chance(2) },
    Change(name: "constraint.isActive") { tree, random in
      let constraint = random.of(tree.constraints)
      // Two items in different trees would be refused for good.
      if constraint.isActive || constraint.closestCommonAncestor != nil { constraint.isActive.toggle() }
    },
    Change(name: "constraints exchanged") { tree, random in
      let old = random.of(tree.constraints)
      guard old.isActive, let first = old.firstItem else { return }
      let new = LayoutConstraint(
        item: first, attribute: old.firstAttribute, relatedBy: old.relation, toItem: old.secondItem,
        attribute: old.secondAttribute, multiplier: old.multiplier, constant: random.length(-10...40))
      old.isActive = false
      tree.hold(new, random.priority().rawValue)
    },
    Change(name: "width constrained") { tree, random in
      let view = random.of(tree.placedViews)
      let relation = random.of(LayoutConstraint.Relation.allCases)
      tree.hold(
        LayoutConstraint(
          item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: random.length(10...500)), random.priority().rawValue)
    },
    Change(name: "views constrained to each other") { tree, random in
      let (a, b) = (random.of(tree.placedViews), random.of(tree.placedViews))
      let attributes = random.of([
        [LayoutConstraint.Attribute.leading, .trailing, .centerX], [.left, .right, .leftMargin],
        [.top, .bottom, .firstBaseline, .lastBaseline, .topMargin], [.width, .height],
      ])
      tree.hold(
        LayoutConstraint(
          item: a, attribute: random.of(attributes), relatedBy: random.of(LayoutConstraint.Relation.allCases),
          toItem: b, attribute: random.of(attributes), multiplier: 1, constant: random.length(-40...40)),
        random.priority().rawValue)
    },
    Change(name: "required widths in conflict") { tree, random in
      let view = random.of(tree.placedViews)
      tree.hold(view.widthAnchor.constraint(equalToConstant: random.length(20...90)))
      tree.hold(view.widthAnchor.constraint(equalToConstant: random.length(100...200)))
    },
    Change(name: "distance of anchors") { tree, random in
      let (a, b) = (random.of(tree.placedViews), random.of(tree.placedViews))
      let distance = a.leadingAnchor.anchorWithOffset(to: b.trailingAnchor)
      tree.hold(distance.constraint(equalToConstant: random.length(0...300)), random.priority().rawValue)
    },
  ]

  /// Views and guides that come, go and change places.
  static let structure: [Change] = [
    Change(name: "removeFromSuperview") { tree, random in
      let leaves = tree.placedViews.filter(\.subviews.isEmpty)
      random.of(leaves).removeFromSuperview()
    },
    Change(name: "addSubview") { tree, random in
      let parents = ([tree.root] + tree.placedViews).filter { type(of: $0) == View.self }
      let label = tree.add(Label(), to: random.of(parents), "new")
      label.text = random.text()
      tree.hold(label.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 30), 600)
      tree.hold(label.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 10), 600)
    },
    Change(name: "moved to the card") { tree, random in
      guard let card = tree.root.viewNamed("card") else { return }
      // A frame grows from the size that its superview has when it comes there, here as in UIKit.
      let movable = tree.placedViews.filter {
        $0.subviews.isEmpty && !card.isDescendant(of: $0) && !$0.translatesAutoresizingMaskIntoConstraints
      }
      card.addSubview(random.of(movable))
    },
    Change(name: "bringSubviewToFront") { tree, random in
      tree.root.bringSubviewToFront(random.of(tree.root.subviews))
    },
    Change(name: "exchangeSubview") { tree, random in
      let last = tree.root.subviews.count - 1
      tree.root.exchangeSubview(at: random.number(0...last), withSubviewAt: random.number(0...last))
    },
    Change(name: "addLayoutGuide") { tree, random in
      let (guide, view) = (LayoutGuide(), random.of(tree.placedViews))
      guide.identifier = random.of(["", "guide"])
      view.addLayoutGuide(guide)
      tree.hold(guide.leadingAnchor.constraint(equalTo: view.trailingAnchor))
      tree.hold(guide.widthAnchor.constraint(equalToConstant: random.length(0...90)))
    },
    Change(name: "removeLayoutGuide") { tree, random in
      let owners = tree.placedViews.filter { view in view.layoutGuides.contains { !($0 is InsetGuide) } }
      guard !owners.isEmpty else { return }
      let owner = random.of(owners)
      owner.removeLayoutGuide(random.of(owner.layoutGuides.filter { !($0 is InsetGuide) }))
    },
    Change(name: "guide.identifier") { tree, random in
      let guides = tree.placedViews.flatMap(\.layoutGuides).filter { !($0 is InsetGuide) }
      if !guides.isEmpty { random.of(guides).identifier = random.of(["", "renamed"]) }
    },
  ]
}
