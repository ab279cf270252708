import LayoutSnapshotProofs
import LayoutSnapshotViews

/// Checks that lay the view out several times. They prove what a single layout cannot show.
extension LayoutChecks {
  /// A second layout changes nothing.
  ///
  /// A view fails if its `layoutSubviews()` or `updateConstraints()` builds on the result of the call before.
  public var isIdempotent: LayoutCheck {
    LayoutCheck("is idempotent") { (view, device) throws(LayoutError) in
      try LayoutProofs.changesOfASecondLayout(of: view, on: device)
    }
  }

  /// Layouts on other screens in between change nothing: a rotation there and back, a small phone, a large pad.
  public var survivesRotation: LayoutCheck {
    LayoutCheck("survives rotation") { (view, device) throws(LayoutError) in
      try LayoutProofs.changesAfterRotation(of: view, on: device)
    }
  }

  /// From right to left, the layout is the mirror image of the layout from left to right, to the pixel.
  public var mirrorsInRightToLeft: LayoutCheck {
    LayoutCheck("mirrors in right-to-left") { (view, device) throws(LayoutError) in
      try LayoutProofs.differencesFromTheMirrorImage(of: view, on: device)
    }
  }

  /// The order in which constraints were activated and siblings were added does not matter.
  ///
  /// A view fails if its constraints leave something open that then depends on the order.
  public var doesNotDependOnOrder: LayoutCheck {
    LayoutCheck("does not depend on order") { (view, device) throws(LayoutError) in
      try LayoutProofs.changesWithAnotherOrder(of: view, on: device)
    }
  }

  /// In every text size no text is cut off and no views overlap that do not do so in the device's own size.
  public var growsWithText: LayoutCheck {
    let rules = [truncatesNothing, overlapsNothing]
    return LayoutCheck("grows with text") { (view, device) throws(LayoutError) in
      try problemsOfGrowth(of: view, on: device, by: rules)
    }
  }

  /// A reused view looks like a new one: after one state, another state gives the same frames as it gives a new view.
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
    LayoutCheck("is stable under reuse") { (_, device) throws(LayoutError) in
      try LayoutProofs.changesOfReuse(of: make, states: states, on: device)
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
) throws(LayoutError) -> [String] {
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
  var problems: [String] = []
  for size in ContentSizeCategory.allCases where size != .unspecified {
    for (subject, finding) in try subjects(device.with(.contentSize(size)))
    where known.insert(subject).inserted {
      problems.append("\(finding) in the text size \(size)")
    }
  }
  return problems
}
