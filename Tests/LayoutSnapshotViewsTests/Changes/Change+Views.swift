import Foundation

@testable import LayoutSnapshotViews

extension Change {
  /// What every view has.
  static let views: [Change] = [
    .of(View.self, "setContentHuggingPriority") {
      $0.setContentHuggingPriority($1.priority(), for: $1.axis())
    },
    .of(View.self, "setContentCompressionResistancePriority") {
      $0.setContentCompressionResistancePriority($1.priority(), for: $1.axis())
    },
    .of(View.self, "isHidden") { $0.isHidden = $1.chance(2) },
    .of(View.self, "semanticContentAttribute") {
      $0.semanticContentAttribute = $1.of(SemanticContentAttribute.allCases)
    },
    .of(View.self, "accessibilityIdentifier") { view, random in
      view.accessibilityIdentifier = random.of(["other", "a/b", nil])
    },
    .of(View.self, "tag") { $0.tag = $1.number(0...3) },
    .of(View.self, "overrideUserInterfaceStyle") {
      $0.overrideUserInterfaceStyle = $1.of(UserInterfaceStyle.allCases)
    },
    .of(View.self, "setNeedsLayout") { view, _ in view.setNeedsLayout() },
    .of(View.self, "setNeedsUpdateConstraints") { view, _ in view.setNeedsUpdateConstraints() },
    .of(ContentView.self, "content") { $0.content = $1.size() },
    .of(ContentView.self, "content of no width") { view, random in
      view.content = CGSize(width: View.noIntrinsicMetric, height: CGFloat(random.number(3...40)))
    },
    Change(name: "box.frame") { tree, random in
      tree.box.frame = CGRect(x: random.number(0...90), y: random.number(0...400), width: 200, height: 120)
    },
    Change(name: "box.autoresizingMask of what is in it") { tree, random in
      random.of(tree.box.subviews).autoresizingMask = View.AutoresizingMask(
        rawValue: UInt(random.number(0...63)))
    },
    Change(name: "box.frames of what is in it") { tree, random in
      random.of(tree.box.subviews).frame = CGRect(
        x: random.number(0...50), y: random.number(0...50), width: random.number(1...80),
        height: random.number(1...60))
    },
    Change(name: "frame of a constrained view") { tree, random in
      random.of(tree.placedViews.filter { !$0.translatesAutoresizingMaskIntoConstraints }).frame = CGRect(
        x: random.number(0...50), y: random.number(0...50), width: random.number(1...80),
        height: random.number(1...60))
    },
    Change(name: "translatesAutoresizingMaskIntoConstraints") { tree, random in
      let view = random.of(tree.box.subviews)
      view.translatesAutoresizingMaskIntoConstraints.toggle()
    },
    Change(name: "additionalSafeAreaInsets") { $0.controller.additionalSafeAreaInsets = $1.insets() },
  ]

  /// Margins, and what lies at them.
  static let margins: [Change] = [
    .of(View.self, "layoutMargins") { $0.layoutMargins = $1.insets() },
    .of(View.self, "directionalLayoutMargins") { view, random in
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: random.length(0...20), leading: random.length(0...40), bottom: 3, trailing: random.length(0...40)
      )
    },
    .of(View.self, "preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1.chance(2) },
    .of(View.self, "insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1.chance(2) },
    Change(name: "card.layoutMargins") { tree, random in
      tree.root.viewNamed("card")?.layoutMargins = random.insets()
    },
  ]

  /// What only a picture shows.
  static let looks: [Change] = [
    .of(View.self, "backgroundColor") { $0.backgroundColor = $1.color() },
    .of(View.self, "alpha") { $0.alpha = $1.of([0, 0.25, 1]) },
    .of(View.self, "tintColor") { $0.tintColor = $1.color() },
    .of(View.self, "tintAdjustmentMode") { $0.tintAdjustmentMode = $1.of([.normal, .dimmed, .automatic]) },
    .of(View.self, "contentMode") { $0.contentMode = $1.of(View.ContentMode.allCases) },
    .of(View.self, "clipsToBounds") { $0.clipsToBounds = $1.chance(2) },
    .of(View.self, "transform") { $0.transform = CGAffineTransform(translationX: $1.length(0...30), y: 4) },
    .of(View.self, "layer.cornerRadius") { $0.layer.cornerRadius = $1.length(0...20) },
    .of(View.self, "layer.borderWidth") { $0.layer.borderWidth = $1.length(0...6) },
    .of(View.self, "layer.shadowOpacity") { $0.layer.shadowOpacity = $1.of([0, 0.5]) },
    .of(View.self, "drawsTextAsBoxes") { $0.drawsTextAsBoxes = $1.chance(2) },
  ]
}

extension View {
  /// The view or the first one in it with a name.
  func viewNamed(_ name: String) -> View? {
    if accessibilityIdentifier == name { return self }
    for subview in subviews {
      if let found = subview.viewNamed(name) { return found }
    }
    return nil
  }
}
