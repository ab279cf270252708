import Foundation
import LayoutSnapshotProofs
import LayoutSnapshotViews

/// Checks that lay the view out several times. They prove what a single layout cannot show.
extension LayoutChecks {
  /// A second layout changes nothing.
  ///
  /// A view fails if its `layoutSubviews()` or `updateConstraints()` builds on the result of the call before.
  public var isIdempotent: LayoutCheck {
    LayoutCheck.ofTree("is idempotent") { (view, device) throws(LayoutError) in
      try LayoutProofs.changesOfASecondLayout(of: view, on: device)
    }
  }

  /// Layouts on other screens in between change nothing: a rotation there and back, a small phone, a large pad, other sizes.
  ///
  /// The other sizes are paths at random, others for each device and always the same ones. A failure names the shortest path that
  /// was found to fail, if the subject is an expression that creates the view.
  public var survivesRotation: LayoutCheck {
    LayoutCheck.ofTree("survives rotation") { (view, device) throws(LayoutError) in
      try LayoutProofs.changesAfterRotation(of: view, on: device)
    }
    .over { make, device in LayoutProofs.shortestRotation(of: make, on: device) }
  }

  /// From right to left, the layout is the mirror image of the layout from left to right, to the pixel.
  public var mirrorsInRightToLeft: LayoutCheck {
    LayoutCheck.ofTree("mirrors in right-to-left") { (view, device) throws(LayoutError) in
      try LayoutProofs.differencesFromTheMirrorImage(of: view, on: device)
    }
    .shown { $1.with(.rightToLeft) }
  }

  /// The order in which constraints were activated and siblings were added does not matter.
  ///
  /// A view fails if its constraints leave something open that then depends on the order.
  public var doesNotDependOnOrder: LayoutCheck {
    LayoutCheck.ofTree("does not depend on order") { (view, device) throws(LayoutError) in
      try LayoutProofs.changesWithAnotherOrder(of: view, on: device)
    }
  }

  /// In every text size no text is cut off and no views overlap that do not do so in the device's own size.
  public var growsWithText: LayoutCheck {
    let rules = [truncatesNothing, overlapsNothing]
    return LayoutCheck.ofTree("grows with text") { (view, device) throws(LayoutError) in
      try problemsOfGrowth(of: view, on: device, by: rules).map { "\($0.text) in the text size \($0.size)" }
    }
    .shown { view, device in
      let first = try? problemsOfGrowth(of: view, on: device, by: rules).first
      return first.map { device.with(.contentSize($0.size)) } ?? device
    }
  }

  /// A reused view looks like a new one: after one state, another state gives the same frames and looks as it
  /// gives a new view.
  ///
  /// ```swift
  /// expectLayout(of: MessageCell(), on: .iPhone17) {
  ///   $0.isStableUnderReuse(of: { MessageCell() }, states: [{ $0.say(short) }, { $0.say(long) }])
  /// }
  /// ```
  /// - Parameters:
  ///   - make: creates a new view.
  ///   - states: closures that configure the view. Every pair of them is tried.
  public func isStableUnderReuse<Reused: View>(
    of make: @escaping @Sendable () -> Reused, states: [@Sendable (Reused) -> Void]
  ) -> LayoutCheck {
    let name = "is stable under reuse"
    return LayoutCheck(name) { (_, device) throws(LayoutError) in
      try LayoutProofs.changesOfReuse(of: make, states: states, on: device)
    }
    .reduced { _, device in
      SmallestTree(ofReused: make, states: states, failing: name, on: device)
    }
  }

  /// A view has a frame. The failure says why it does not: which constraints forbid it, and which constants would allow it.
  ///
  /// ```swift
  /// expectLayout(of: card, on: .iPhone8) { $0.places("title", at: CGRect(x: 16, y: 20, width: 300, height: 21)) }
  /// ```
  /// - Parameters:
  ///   - path: the path of the view, or the end of it, such as its identifier.
  ///   - frame: the frame in the superview's coordinates.
  public func places(_ path: String, at frame: CGRect) -> LayoutCheck {
    LayoutCheck("places \(path)") { (view, device) throws(LayoutError) in
      let names = try ViewNames(view, on: device)
      let found = names.views.filter { names[$0] == path || names[$0].hasSuffix("/" + path) }
      guard let target = found.first else { return ["there is no view \(path)"] }
      if found.count > 1 {
        return ["there are \(found.count) views \(path): \(names[found[0]]), \(names[found[1]])"]
      }
      let explanation = try explain(target, wants: frame, on: device)
      return explanation.isThere ? [] : ["\(explanation)".replacing("\n", with: "\n    ")]
    }
  }

  /// Every change of a constraint has an effect on one of the devices: none is superfluous or untested.
  ///
  /// - Parameters:
  ///   - minimum: the least share of changes that have an effect, from 0 to 1.
  ///   - matrix: the devices; by default the one that is checked.
  public func constraintsMatter(minimum: Double = 1, on matrix: DeviceMatrix? = nil) -> LayoutCheck {
    LayoutCheck("constraints matter") { (view, device) throws(LayoutError) in
      let coverage = try ConstraintCoverage(of: view, on: matrix ?? [device])
      return coverage.score >= minimum ? [] : coverage.unnoticed.map(\.description)
    }
  }
}

/// What fails in other text sizes and not in the device's own, each with the first size.
private func problemsOfGrowth(
  of view: View, on device: Device, by rules: [LayoutCheck]
) throws(LayoutError) -> [(text: String, size: ContentSizeCategory)] {
  func subjects(_ device: Device) throws(LayoutError) -> [(subject: String, finding: String)] {
    let layout = try view.layout(on: device)
    return rules.flatMap { $0.findings(layout) }.map { finding in
      // "a and b overlap by 3 x 4" and "a: its text is cut off" are about the same with other numbers.
      let end = finding.range(of: " overlap by")?.lowerBound ?? finding.endIndex
      return (String(finding[..<end]), finding)
    }
  }
  defer { _ = try? view.layout(on: device) }
  var known = Set(try subjects(device).map(\.subject))
  var problems: [(text: String, size: ContentSizeCategory)] = []
  for size in ContentSizeCategory.allCases where size != .unspecified {
    for (subject, finding) in try subjects(device.with(.contentSize(size)))
    where known.insert(subject).inserted {
      problems.append((finding, size))
    }
  }
  return problems
}
