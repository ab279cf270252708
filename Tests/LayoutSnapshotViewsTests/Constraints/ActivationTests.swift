import Testing

@testable import LayoutSnapshotViews

@Suite struct ActivationTests {
  /// A root with two branches: root > (left > leaf), right.
  private let root = View()
  private let left = View()
  private let leaf = View()
  private let right = View()
  private let guide = LayoutGuide()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    leaf.addLayoutGuide(guide)
  }

  @Test func constraint_active_isHeldByTheInnermostViewWithBothItems() {
    let cases: [(LayoutItem, LayoutItem?, View)] = [
      (leaf, nil, leaf), (guide, nil, leaf), (guide, leaf, leaf), (leaf, left, left), (leaf, right, root),
      (left, right, root), (right, root, root), (guide, right, root), (root, guide, root),
    ]
    for (first, second, holder) in cases {
      let constraint =
        second.map { first.widthAnchor.constraint(equalTo: $0.widthAnchor) }
        ?? first.widthAnchor.constraint(equalToConstant: 10)
      #expect(!constraint.isActive)
      constraint.isActive = true
      constraint.isActive = true
      #expect(holder.constraints == [constraint])
      constraint.isActive = false
      #expect(holder.constraints.isEmpty)
    }
  }

  @Test func constraint_acrossARemovedView_ends() {
    let across = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let inside = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let outside = right.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([across, inside, outside])
    left.removeFromSuperview()
    #expect([across, inside, outside].map(\.isActive) == [false, true, true])
    #expect(left.superview == nil)
    #expect(root.subviews == [right])
  }

  @Test func constraint_onARemovedGuide_ends() {
    let constraint = guide.topAnchor.constraint(equalTo: right.topAnchor)
    constraint.isActive = true
    leaf.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func addConstraint_onAnOuterView_isHeldThere() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func constraint_thatIsIllegal_isToldWhenEitherTreeIsLaidOut() throws {
    let stranger = View()
    func constraint(
      _ first: LayoutConstraint.Attribute, _ item: LayoutItem?, _ second: LayoutConstraint.Attribute,
      multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: root, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
        multiplier: multiplier, constant: constant)
    }
    let cases: [(LayoutConstraint, ConstraintRefusal.Reason)] = [
      (constraint(.left, stranger, .left), .noCommonAncestor),
      (constraint(.notAnAttribute, left, .left), .noFirstAttribute),
      (constraint(.left, nil, .notAnAttribute, constant: 8), .positionWithoutCounterpart),
      (constraint(.left, left, .left, multiplier: 0), .positionWithoutCounterpart),
      (constraint(.left, left, .width), .differentKinds),
      (constraint(.centerX, left, .height), .differentKinds),
      (constraint(.left, left, .leading), .mixedDirections),
      (constraint(.trailing, left, .right), .mixedDirections),
      (constraint(.width, left, .notAnAttribute), .incompleteSecondSide),
      (constraint(.width, nil, .notAnAttribute, constant: .nan), .notFinite),
      (constraint(.width, left, .width, multiplier: .infinity), .notFinite),
    ]
    for (constraint, reason) in cases {
      constraint.isActive = true
      #expect(!constraint.isActive)
      let refusal = ConstraintRefusal(constraint: constraint.description, reason: reason)
      #expect(root.refusals.last == refusal)
    }
    #expect(throws: LayoutError.illegalConstraints(root.refusals)) { try root.layout(on: .iPhone4) }
    #expect(throws: LayoutError.illegalConstraints(stranger.refusals)) {
      try stranger.layout(on: .iPhone4)
    }
    #expect(stranger.refusals.count == 1)
  }

  @Test func constraint_onMiddlesAndEdges_isLegalInBothDirections() {
    for attribute in [LayoutConstraint.Attribute.left, .leading, .right, .trailing] {
      let constraint = LayoutConstraint(
        item: left, attribute: .centerX, relatedBy: .equal, toItem: right, attribute: attribute,
        multiplier: 1, constant: 0)
      constraint.isActive = true
      #expect(constraint.isActive)
    }
  }

  @Test func addConstraint_withAnItemOutside_isRefused() {
    leaf.accessibilityIdentifier = "leaf"
    leaf.addConstraint(right.widthAnchor.constraint(equalToConstant: 10))
    #expect(right.refusals.map(\.reason) == [.outsideHolder("leaf")])
  }

  @Test func addSubview_intoItself_stopsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }
}
