import LayoutSnapshotProofs
import LayoutSnapshotTesting
import LayoutSnapshotViews

/// What is asked of each scene.
enum SceneProof: String, CaseIterable {
  case conflicts, ambiguous, cutOff, mirror, order, rotation, idempotent, growth, content, swapped, wishes,
    coverage

  private static let device = Device.iPhone17
  private static let widths = 320...430

  /// The proof as an article has it.
  var words: String {
    switch self {
    case .conflicts: "no constraints conflict"
    case .ambiguous: "nothing is ambiguous"
    case .cutOff: "no text is cut off"
    case .mirror: "the layout mirrors from right to left"
    case .order: "the order of constraints and siblings does not matter"
    case .rotation: "a rotation changes nothing, nor does any path through sizes"
    case .idempotent: "a second layout changes nothing"
    case .growth: "in larger text sizes no more text is cut off and no more views overlap"
    case .content: "no text and no picture makes constraints conflict"
    case .swapped: "constraints with their two items swapped give the same layout"
    case .wishes: "what `explain` says moves each view by 10 points"
    case .coverage: "no constraint can be removed without an effect"
    }
  }

  /// One sentence for each problem.
  func findings(_ scene: CorpusScene) throws -> [String] {
    let view = scene.view
    switch self {
    case .conflicts: return try sweep(view) { $0.hasPrefix("these constraints conflict") }
    case .ambiguous: return try sweep(view) { $0.hasSuffix("it is ambiguous") }
    case .cutOff: return try sweep(view) { $0.hasSuffix("its text is cut off") }
    case .mirror: return try LayoutProofs.differencesFromTheMirrorImage(of: view, on: Self.device)
    case .order: return try LayoutProofs.changesWithAnotherOrder(of: view, on: Self.device)
    case .rotation: return try LayoutProofs.changesAfterRotation(of: view, on: Self.device)
    case .idempotent: return try LayoutProofs.changesOfASecondLayout(of: view, on: Self.device)
    case .growth: return try LayoutChecks().growsWithText.proof?(view, Self.device) ?? []
    case .content:
      return ContentFindings([LayoutChecks().hasNoConflicts], with: .hostileContent, on: [Self.device]) {
        view
      }.sentences
    case .swapped:
      let other = try scene.withSwappedItems()
      let devices = Self.widths.map {
        Device(name: "\($0)", width: Double($0), height: Self.device.height, scale: Self.device.scale)
      }
      return EqualityFindings({ other }, { view }, on: devices).message.map { [$0] } ?? []
    case .wishes: return try SceneWishes(view, on: Self.device).findings()
    case .coverage:
      return try ConstraintCoverage(of: view, on: .phones).unnoticed.filter { $0.change == .removed }.map(
        \.description)
    }
  }

  private func sweep(_ view: View, _ isMeant: (String) -> Bool) throws -> [String] {
    try LayoutSweep(of: view, over: .widths(Self.widths), on: Self.device).problems.filter {
      isMeant($0.text)
    }
    .map {
      "\($0.text), at \($0.sizes.map { "\($0.lowerBound)...\($0.upperBound)" }.joined(separator: ", "))"
    }
  }
}
