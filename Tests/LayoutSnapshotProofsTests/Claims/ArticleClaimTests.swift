import Foundation
import LayoutSnapshotTesting
import Testing

/// What articles on Auto Layout claim of their layouts, proved at every size instead of shown at two.
///
/// Edges lie on whole pixels, so two gaps that are equal may differ by one pixel, and a center by half of one.
@Suite struct ArticleClaimTests {
  private let root = View()

  init() { root.accessibilityIdentifier = "root" }

  private func add(_ names: String...) -> [View] {
    names.map { name in
      let view = View()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
  }

  /// A check of frames in points, with the size of a pixel.
  private func check(_ name: String, _ test: @escaping @Sendable ([String: CGRect], CGFloat) -> [String])
    -> LayoutCheck
  {
    LayoutCheck(name) { layout in
      let frames = layout.nodes.map {
        ($0.path.split(separator: "/").last.map(String.init) ?? "", $0.frameInRoot)
      }
      // Parts of buttons have the same names; no claim is about them.
      return test(
        Dictionary(frames, uniquingKeysWith: { first, _ in first }), 1 / CGFloat(layout.device.scale))
    }
  }

  /// That lengths are the same but for a pixel.
  private static func unequal(_ lengths: [CGFloat], _ pixel: CGFloat) -> [String] {
    let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
    return most - least < pixel * 1.001 ? [] : ["the lengths are \(lengths)"]
  }

  /// "The buttons are evenly distributed on either height of screen": spacer views of one height.
  @Test func spacers_distributeViewsEvenly_atEverySize() {
    let views = add("a", "b", "c", "d")
    let spacers = add("x", "y", "z")
    for view in views {
      view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    }
    views[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    views[3].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    for (index, spacer) in spacers.enumerated() {
      LayoutConstraint.activate([
        spacer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        spacer.widthAnchor.constraint(equalToConstant: 10),
        spacer.topAnchor.constraint(equalTo: views[index].bottomAnchor),
        spacer.bottomAnchor.constraint(equalTo: views[index + 1].topAnchor),
        spacer.heightAnchor.constraint(equalTo: spacers[0].heightAnchor),
      ])
    }
    let gaps = check("gaps are equal") { frames, pixel in
      let all = ["a", "b", "c", "d"].compactMap { frames[$0] }
      return Self.unequal(zip(all, all.dropFirst()).map { $1.minY - $0.maxY }, pixel)
    }
    expectLayout(of: root, on: .everySize) {
      $0.isUnambiguous
      $0.hasNoConflicts
      gaps
    }
    // The proof would see a gap that is not.
    root.constraints.first { $0.firstItem === spacers[1] && $0.firstAttribute == .height }?.constant = 10
    withKnownIssue { expectLayout(of: root, on: .iPhone5) { _ in gaps } }
  }

  /// "They stay vertically distributed even as the superview changes size": multiples of the middle.
  @Test func multiples_distributeViewsEvenly_atEverySize() {
    let views = add("a", "b", "c", "d")
    for (view, multiplier) in zip(views, [0.000001, 0.666667, 1.33333, 2] as [CGFloat]) {
      let top = LayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .centerY,
        multiplier: multiplier,
        constant: 0)
      LayoutConstraint.activate([
        top, view.heightAnchor.constraint(equalToConstant: 44),
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    let steps = check("tops are evenly spaced") { frames, pixel in
      let tops = ["a", "b", "c", "d"].compactMap { frames[$0]?.minY }
      return Self.unequal(zip(tops, tops.dropFirst()).map { $1 - $0 }, pixel)
    }
    expectLayout(of: root, on: .everySize) {
      $0.isUnambiguous
      $0.hasNoConflicts
      steps
    }
  }

  /// "The width of these spaces changes but they are always equal to each other": guides between margins and buttons.
  @Test func guides_keepSpacesAndButtonsEqual_atEverySize_inBothDirections() {
    let (no, yes) = (Button(type: .system), Button(type: .system))
    no.setTitle("No", for: .normal)
    yes.setTitle("Yes please!", for: .normal)
    (no.accessibilityIdentifier, yes.accessibilityIdentifier) = ("no", "yes")
    let guides = ["leading", "middle", "trailing"].map { name in
      let guide = LayoutGuide()
      guide.identifier = name
      root.addLayoutGuide(guide)
      return guide
    }
    for button in [no, yes] {
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    }
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      margins.leadingAnchor.constraint(equalTo: guides[0].leadingAnchor),
      guides[0].trailingAnchor.constraint(equalTo: no.leadingAnchor),
      no.trailingAnchor.constraint(equalTo: guides[1].leadingAnchor),
      guides[1].trailingAnchor.constraint(equalTo: yes.leadingAnchor),
      yes.trailingAnchor.constraint(equalTo: guides[2].leadingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      no.widthAnchor.constraint(equalTo: yes.widthAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[2].widthAnchor),
    ])
    let spaces = check("spaces are equal") { frames, pixel in
      Self.unequal(["leading", "middle", "trailing"].compactMap { frames[$0]?.width }, pixel)
        + Self.unequal(["no", "yes"].compactMap { frames[$0]?.width }, pixel)
    }
    expectLayout(of: root, on: .everySize.directions) {
      $0.hasNoConflicts
      $0.truncatesNothing
      $0.staysInside
      spaces
    }
    expectLayout(of: root, on: .iPhone17) { $0.mirrorsInRightToLeft }
  }

  /// "The layout keeps the same proportions when the view adapts": centers at shares of the width and the height.
  @Test func proportions_areKept_atEverySize() {
    let shares: [String: (x: CGFloat, y: CGFloat)] = [
      "heartTop": (0.25, 0.3335), "starTop": (0.75, 0.3335), "heartBottom": (1.0 / 6, 0.6665),
      "starMiddle": (0.5, 0.6665), "starBottom": (5.0 / 6, 0.6665),
    ]
    for (name, share) in shares.sorted(by: { $0.key < $1.key }) {
      let view = add(name)[0]
      for (attribute, multiplier) in [(LayoutConstraint.Attribute.centerX, share.x), (.centerY, share.y)] {
        LayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
          multiplier: 2 * multiplier, constant: 0
        ).isActive = true
      }
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    let centers = check("centers keep their shares") { frames, pixel in
      guard let whole = frames["root"] else { return ["there is no root"] }
      return shares.keys.sorted().filter { name in
        guard let frame = frames[name], let share = shares[name] else { return true }
        return abs(frame.midX - share.x * whole.width) > pixel * 0.501
          || abs(frame.midY - share.y * whole.height) > pixel * 0.501
      }
    }
    expectLayout(of: root, on: .everySize) {
      $0.isUnambiguous
      $0.hasNoConflicts
      centers
    }
  }

  /// A row of one and a row of two views: the two are square and alike, and the first takes what is left.
  @Test func grid_keepsMarginsAndSquares_onEveryPhone() {
    let views = add("top", "left", "right")
    let (top, left, right) = (views[0], views[1], views[2])
    let area = root.layoutMarginsGuide
    LayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      top.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      top.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      left.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8),
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      right.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      left.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
      right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      left.heightAnchor.constraint(equalTo: left.widthAnchor),
      right.heightAnchor.constraint(equalTo: right.widthAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
    ])
    let squares = check("squares are alike") { frames, pixel in
      Self.unequal(["left", "right"].compactMap { frames[$0] }.flatMap { [$0.width, $0.height] }, pixel)
    }
    let gaps = check("gaps are 8") { frames, pixel in
      guard let top = frames["top"], let left = frames["left"], let right = frames["right"] else {
        return ["gone"]
      }
      return Self.unequal([8, left.minY - top.maxY, right.minX - left.maxX], pixel)
    }
    expectLayout(of: root, on: .widths(320...440, by: 1, height: 896) + .phones) {
      $0.isUnambiguous
      $0.hasNoConflicts
      $0.overlapsNothing
      $0.staysInside
      squares
      gaps
    }
  }
}
