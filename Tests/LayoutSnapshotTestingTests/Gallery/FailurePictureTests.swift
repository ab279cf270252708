import Foundation
import Gallery
import Graphics
import ImageDiff
import PNGCoding
import SnapshotStore
import Testing

@testable import LayoutSnapshotTesting

/// The pictures of failures are this package's own snapshots, too.
@Suite struct FailurePictureTests {
  /// A picture as it is.
  private var picture: Snapshotting<Bitmap> {
    Snapshotting(needsDevice: false) { bitmap, _ in [.picture(bitmap, ComparisonOptions())] }
  }

  @Test func difference() throws {
    let folder = try TemporaryFolder()
    let settings = Settings()
    // As on a developer's machine: continuous integration would not record what is compared with next.
    let environment = try SnapshotSettings(environment: [:])
    func verify() -> SnapshotFailure? {
      SnapshotSettings.$substitute.withValue(environment) {
        verifySnapshot(of: settings, on: .iPhone5, record: .missing, root: folder.path, testName: "shown")
      }
    }
    #expect(verify() != nil)
    settings.titleTop.constant = 16
    let failure = try #require(verify())
    #expect(failure.causes == ["title.top == safeArea.top + 16, was + 12"])
    let path = try #require(failure.evidence.first { $0.hasSuffix(".diff.png") })
    let bitmap = try Bitmap(png: try #require(try Files.read(path)))
    assertSnapshot(of: bitmap, as: picture)
  }
}
