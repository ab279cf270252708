import Foundation
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotStore
import LayoutSnapshotSupport
import LayoutSnapshotViews

extension LayoutFindings {
  /// Fails the test if there are findings, and leaves a picture of the smallest screen that has any.
  func report(at site: CallSite) {
    let context = TestContext(site, function: "", testName: nil)
    let settings = try? SnapshotSettings.inForce()
    let picture = context.stray == nil ? settings.flatMap { self.picture(of: context, at: site, $0) } : nil
    guard let message else { return }
    let look = picture.flatMap { path in smallest.map { "\nLook at \($0.device.name): \(path)" } }
    LayoutSnapshotTesting.report(
      SnapshotFailure(message: message + (look ?? ""), evidence: picture.map { [$0] } ?? []), at: site)
  }

  /// Leaves the picture, or removes that of an earlier run.
  ///
  /// A call that runs several times in a test leaves a picture of the first failure.
  /// - Returns: the path of the picture, if it was written now.
  func picture(of context: TestContext, at site: CallSite, _ settings: SnapshotSettings) -> String? {
    let name = context.name(named: nil, on: [])
    let folders = try? SnapshotFolders(
      filePath: "\(site.filePath)", name: name, root: settings.references, artifactsRoot: settings.artifacts,
      temporary: NSTemporaryDirectory(), exists: Files.exists)
    guard let folders else { return nil }
    let place = folders.evidence("expectation.\(site.line).png")
    guard let smallest else {
      // Nothing is done for a test that never failed.
      if Files.exists(folders.artifacts), !written.withLock({ $0.contains(place.path) }) {
        try? place.remove()
      }
      return nil
    }
    guard let tree = try? smallest.view.solvedTree(on: smallest.device),
      let file = try? Rasterizer.draw(tree.displayList).pngData(.quick),
      written.withLock({ $0.insert(place.path).inserted }),
      (try? place.write(file, staging: folders.roots.staging, durably: false)) != nil
    else { return nil }
    return place.path
  }
}

/// The pictures that this process has written.
private let written = Locked<Set<String>>([])
