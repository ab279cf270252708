import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotViews

/// Proves what can be proved of the scenes in a folder of Interface Builder documents. See `Scripts/corpus-proofs`.
@main
struct Main {
  /// What is printed.
  private enum Mode: String {
    /// A row for each scene, with its findings.
    case rows
    /// The number of scenes with findings of each kind, as a table for an article.
    case table = "--table"
    /// What a screen reader says in forms.
    case reading = "--reading"
  }

  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    let mode = words.first.flatMap(Mode.init) ?? .rows
    if mode != .rows { words.removeFirst() }
    guard let folder = words.first, let count = words.count > 1 ? Int(words[1]) : mode == .reading ? 20 : 200
    else {
      FileHandle.standardError.write(Data("usage: corpus-proofs [--table | --reading] DIR [SCENES]\n".utf8))
      exit(2)
    }
    let documents = URL(filePath: folder).appending(path: "documents")
    do {
      switch mode {
      case .rows: try printRows(documents, count)
      case .table: try printTable(documents, count)
      case .reading: try Forms.read(documents, count)
      }
    } catch {
      FileHandle.standardError.write(Data("corpus-proofs: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func printRows(_ folder: URL, _ count: Int) throws {
    var (scenes, totals) = (0, [Int](repeating: 0, count: SceneProof.allCases.count))
    print((["document", "views"] + SceneProof.allCases.map(\.rawValue) + ["first"]).joined(separator: "\t"))
    try prove(folder, count) { file, scene, found in
      scenes += 1
      for (index, findings) in found.enumerated() where !findings.isEmpty { totals[index] += 1 }
      let first = zip(SceneProof.allCases, found).lazy.compactMap { proof, findings in
        findings.first.map { "\(proof.rawValue): \($0.replacing("\n", with: " / "))" }
      }.first
      print(
        ([file, "\(scene.view.treeViews.count)"] + found.map { "\($0.count)" } + [first ?? ""]).joined(
          separator: "\t"))
      fflush(nil)
    }
    print((["scenes with findings", "\(scenes)"] + totals.map { "\($0)" }).joined(separator: "\t"))
  }

  private static func printTable(_ folder: URL, _ count: Int) throws {
    var scenes: [[SceneProof: Bool]] = []
    try prove(folder, count) { _, _, found in
      scenes.append(Dictionary(uniqueKeysWithValues: zip(SceneProof.allCases, found.map { !$0.isEmpty })))
    }
    print("| proof | scenes with findings, of \(scenes.count) | of these without a conflict |\n|---|---|---|")
    for proof in SceneProof.allCases {
      let found = scenes.filter { $0[proof] == true }
      print("| \(proof.words) | \(found.count) | \(found.count { $0[.conflicts] != true }) |")
    }
  }

  /// Asks all proofs of the first scene with constraints of each document.
  private static func prove(
    _ folder: URL, _ count: Int, _ tell: (_ file: String, _ scene: CorpusScene, _ found: [[String]]) -> Void
  ) throws {
    var scenes = 0
    for file in try documents(in: folder, for: count) where scenes < count {
      guard let scene = CorpusScene(in: folder.appending(path: file)) else { continue }
      scenes += 1
      tell(
        file, scene,
        SceneProof.allCases.map { (try? $0.findings(scene)) ?? ["the scene cannot be laid out"] })
    }
  }

  /// The documents of a folder, so that the first ones come from all over it.
  static func documents(in folder: URL, for count: Int) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    let step = max(1, files.count / (count * 2))
    return (0..<step).flatMap { first in stride(from: first, to: files.count, by: step).map { files[$0] } }
  }
}
