import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotProofs
import LayoutSnapshotViews

/// Proves what can be proved of the scenes in a folder of Interface Builder documents. See `Scripts/corpus-proofs`.
@main
struct Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let folder = words.first, let count = words.count > 1 ? Int(words[1]) : 200 else {
      FileHandle.standardError.write(Data("usage: corpus-proofs DIR [SCENES]\n".utf8))
      exit(2)
    }
    do { try prove(URL(filePath: folder).appending(path: "documents"), count) } catch {
      FileHandle.standardError.write(Data("corpus-proofs: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func prove(_ folder: URL, _ count: Int) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    // Documents from all over the folder, the first scene of each that has constraints.
    let step = max(1, files.count / (count * 2))
    let order = (0..<step).flatMap { first in stride(from: first, to: files.count, by: step).map { files[$0] }
    }
    var (scenes, totals) = (0, [Int](repeating: 0, count: SceneProof.allCases.count))
    print((["document", "views"] + SceneProof.allCases.map(\.rawValue) + ["first"]).joined(separator: "\t"))
    for file in order where scenes < count {
      guard let scene = firstScene(folder.appending(path: file)) else { continue }
      scenes += 1
      let found = SceneProof.allCases.map { proof in
        (try? proof.findings(scene)) ?? ["the scene cannot be laid out"]
      }
      for (index, findings) in found.enumerated() where !findings.isEmpty { totals[index] += 1 }
      let first = zip(SceneProof.allCases, found).lazy.compactMap { proof, findings in
        findings.first.map { "\(proof.rawValue): \($0)" }
      }.first
      print(
        ([file, "\(scene.treeViews.count)"] + found.map { "\($0.count)" } + [first ?? ""]).joined(
          separator: "\t"))
      fflush(nil)
    }
    print((["scenes with findings", "\(scenes)"] + totals.map { "\($0)" }).joined(separator: "\t"))
  }

  /// The first scene with a constraint of its own; nil if there is none.
  private static func firstScene(_ file: URL) -> View? {
    guard let document = try? InterfaceBuilderDocument(contentsOf: file) else { return nil }
    for description in document.scenes where description.hasView {
      guard let view = try? document.scene(description, LoadingOptions()).view else { continue }
      if view.treeViews.contains(where: { !$0.constraints.isEmpty }) { return view }
    }
    return nil
  }
}

/// What is asked of each scene.
enum SceneProof: String, CaseIterable {
  case conflicts, ambiguous, cutOff, mirror, order, rotation, idempotent, coverage

  private static let device = Device.iPhone17

  /// One sentence for each problem.
  func findings(_ view: View) throws -> [String] {
    switch self {
    case .conflicts: try sweep(view) { $0.hasPrefix("these constraints conflict") }
    case .ambiguous: try sweep(view) { $0.hasSuffix("it is ambiguous") }
    case .cutOff: try sweep(view) { $0.hasSuffix("its text is cut off") }
    case .mirror: try LayoutProofs.differencesFromTheMirrorImage(of: view, on: Self.device)
    case .order: try LayoutProofs.changesWithAnotherOrder(of: view, on: Self.device)
    case .rotation: try LayoutProofs.changesAfterRotation(of: view, on: Self.device)
    case .idempotent: try LayoutProofs.changesOfASecondLayout(of: view, on: Self.device)
    case .coverage:
      try ConstraintCoverage(of: view, on: .phones).unnoticed.filter { $0.change == .removed }.map(
        \.description)
    }
  }

  private func sweep(_ view: View, _ isMeant: (String) -> Bool) throws -> [String] {
    try LayoutSweep(of: view, over: .widths(320...430), on: Self.device).problems.filter { isMeant($0.text) }
      .map {
        "\($0.text), at \($0.sizes.map { "\($0.lowerBound)...\($0.upperBound)" }.joined(separator: ", "))"
      }
  }
}
