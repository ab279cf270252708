import Foundation
import Gallery
import LayoutSnapshotGraphics
import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// The pictures of failures are this package's own snapshots, too.
@Suite struct FailurePictureTests {
  /// A picture as it is.
  private var picture: Snapshotting<Bitmap> {
    Snapshotting(needsDevice: false) { bitmap, _ in [.picture(DrawnPicture(bitmap), ComparisonOptions())] }
  }

  /// What a changed layout leaves: the reference is recorded where nobody looks, and then compared.
  private struct Evidence {
    let failure: SnapshotFailure
    private let folder: TemporaryFolder

    init(
      as strategy: (Settings) -> Snapshotting<View> = { _ in .standard }, _ change: (Settings) -> Void
    ) throws {
      let (folder, settings) = (try TemporaryFolder(), Settings())
      // As on a developer's machine: continuous integration would not record what is compared with next.
      let environment = try SnapshotSettings(
        environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out"])
      func verify() -> SnapshotFailure? {
        SnapshotSettings.$substitute.withValue(environment) {
          verifySnapshot(
            of: settings, as: strategy(settings), on: .iPhone5, record: .missing, root: folder.path,
            testName: "shown")
        }
      }
      #expect(verify() != nil)
      change(settings)
      failure = try #require(verify())
      self.folder = folder
    }

    /// The file of the evidence that ends so.
    func file(_ ending: String) throws -> [UInt8] {
      let path = try #require(failure.evidence.first { $0.hasSuffix(ending) })
      return try #require(try Files.read(path))
    }
  }

  @Test func difference() throws {
    let evidence = try Evidence { $0.titleTop.constant = 16 }
    #expect(evidence.failure.causes == ["title.top == safeArea.top + 16, was + 12"])
    assertSnapshot(of: try Bitmap(png: evidence.file(".diff.png")), as: picture)
  }

  /// Where views are masked, hatching shows that nothing was compared, and what lies under it.
  @Test func difference_masked() throws {
    let evidence = try Evidence {
      .image(masking: [$0.fields[0], $0.note])
    } _: { settings in
      settings.title.backgroundColor = .systemPink
      settings.fields[0].text = "Grace"
      settings.fields[1].text = "grace@example.org"
    }
    assertSnapshot(of: try Bitmap(png: evidence.file(".diff.png")), as: picture)
  }

  /// Expected, difference and actual side by side, as `layout-snapshot diff --side-by-side` writes them.
  @Test func triptych() throws {
    let evidence = try Evidence { $0.titleTop.constant = 40 }
    let expected = Picture.file(try evidence.file(".expected.png"))
    let actual = Picture.file(try evidence.file(".actual.png"))
    let check = try PictureCheck(expected: expected, actual: actual, ComparisonOptions())
    let whole = try #require(try check.triptych(expected: expected, actual: actual))
    assertSnapshot(of: try Bitmap(png: whole), as: picture)
  }

  /// Pictures of different sizes lie over each other at the upper left.
  @Test func difference_ofSizes() throws {
    func drawn(_ device: Device) throws -> Picture {
      .bitmap(Rasterizer.draw(try Settings().solvedTree(on: device).displayList))
    }
    let check = try PictureCheck(
      expected: drawn(.iPhone4), actual: drawn(.iPhone4.landscape), ComparisonOptions())
    assertSnapshot(of: try Bitmap(png: try #require(check.difference)), as: picture)
  }
}
