import LayoutSnapshotProofs
import LayoutSnapshotTools
import LayoutSnapshotViews

/// The smallest tree that still fails a check, as code.
///
/// Views and constraints are taken out for as long as the check fails. The tree is put back together afterwards.
struct SmallestTree {
  /// What the tree still fails, and how small it is.
  let title: String
  /// A class that builds the tree.
  let code: String

  /// As many lines of code as stand in a message; more are in a file alone.
  private static let mostLines = 40

  /// Nil for a tree that does not always fail.
  init?(of view: View, failing check: String, _ proof: @escaping LayoutCheck.Proof, on device: Device) {
    let kinds = Set((try? proof(view, device))?.map(Self.kind) ?? [])
    if kinds.isEmpty { return nil }
    let tree = TreeReduction(of: view, on: device) {
      (try? proof(view, device))?.contains { kinds.contains(Self.kind($0)) } == true
    }
    defer {
      tree.restore()
      _ = try? view.layout(on: device)
    }
    title =
      "The smallest tree found that fails \"\(check)\" on \(device.name): "
      + "\(tree.views.left) of \(tree.views.all) views in the root, "
      + "\(tree.constraints.left) of \(tree.constraints.all) constraints."
    code = Self.code(of: view, on: device)
  }

  /// The smallest tree and the first two states that show what a view keeps when it is used again.
  init?<Reused: View>(
    ofReused make: @escaping () -> Reused, states: [@Sendable (Reused) -> Void], failing check: String,
    on device: Device
  ) {
    func fails(_ make: () -> Reused, _ pair: (Int, Int)) -> Bool {
      (try? LayoutProofs.changesOfReuse(of: make, from: states[pair.0], to: states[pair.1], on: device)
        .isEmpty)
        == false
    }
    let pairs = states.indices.flatMap { old in states.indices.map { (old, $0) } }
    guard let pair = pairs.first(where: { fails(make, $0) }) else { return nil }
    let reduction = SlotReduction(of: make) { fails($0, pair) }
    let view = reduction.tree(make)
    title =
      "The smallest tree found that fails \"\(check)\" on \(device.name), with state \(pair.1 + 1) after state "
      + "\(pair.0 + 1): \(view.treeViews.count - 1) of \(make().treeViews.count - 1) views in the root."
    states[pair.1](view)
    code = Self.code(of: view, on: device)
  }

  private static func code(of view: View, on device: Device) -> String {
    let editor = LayoutEditor(view, on: device)
    let ownClasses = editor.classesWrittenAsOthers
    let note =
      ownClasses.isEmpty
      ? "" : "// Without the code of \(ownClasses.joined(separator: ", ")), which may be the cause.\n"
    return note + editor.swiftCode(named: "SmallestTree")
  }

  /// What a finding is about: two views that overlap, or one that is elsewhere or cut off.
  private static func kind(_ finding: String) -> Bool { finding.contains(" overlap by ") }

  /// The tree as it stands in a failure.
  var words: String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.count <= Self.mostLines else { return "\(title) Its code is in the files of the failure." }
    return ([title] + lines.map { $0.isEmpty ? "" : "  " + $0 }).joined(separator: "\n")
  }
}

extension LayoutFindings {
  /// All smallest trees, for a file.
  var code: String { reduced.map { "// \($0.title)\n\($0.code)" }.joined(separator: "\n") }
}
