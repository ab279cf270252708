import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotViews

/// A picture of a view on a device, as a PNG file and as the frames in it.
///
/// ```swift
/// let picture = try LoginView().render(on: .iPhone17)
/// try picture.pngData.write(to: URL(filePath: "login.png"))
/// ```
public struct RenderedPicture: Hashable, Sendable {
  /// The PNG file. Its bytes are the same on every machine.
  public let pngData: Data
  /// The layout that was drawn. `layout.device` has the size in points and the scale.
  public let layout: Layout

  /// The width of the picture in pixels.
  public let width: Int
  /// The height of the picture in pixels.
  public let height: Int
}

extension LayoutSubject {
  /// Draws a view, a view controller or a scene on a device, without a test and without a reference.
  ///
  /// ```swift
  /// let picture = try ProfileViewController().render(on: .iPhone17, traits: .dark)
  /// ```
  /// - Parameters:
  ///   - device: the device.
  ///   - traits: traits added to the device, such as `.dark`.
  /// - Throws: `LayoutError` if the view cannot be laid out on the device; an error of the PNG encoder.
  public func render(on device: Device, traits: Traits...) throws -> RenderedPicture {
    let tree = try layoutView.solvedTree(on: device.with(Traits(traitsFrom: traits)))
    let bitmap = Rasterizer.draw(tree.displayList)
    return RenderedPicture(
      pngData: Data(try bitmap.pngData(.small)), layout: tree.layout, width: bitmap.width,
      height: bitmap.height)
  }
}
