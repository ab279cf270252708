import Foundation
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotViews

/// The picture of a view on a device, made without a test.
///
/// ```swift
/// let picture = try CardView().render(on: .iPhone17, traits: .dark)
/// try picture.pngData.write(to: URL(filePath: "card.png"))
/// print(picture.size, picture.pixelWidth, picture.pixelHeight)
/// ```
public struct RenderedPicture: Hashable, Sendable {
  /// The picture as a PNG file. The same view gives the same bytes on every machine.
  public let pngData: Data
  /// The size in points, which for components is the component's own.
  public let size: CGSize
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// The frames of everything in the picture, with conflicts and cut-off text.
  public let layout: Layout
}

/// Why there is no picture of a view.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The view could not be laid out on the device, which is named.
  case layout(LayoutError, device: String)
  /// The layout has no pixels, or more than a PNG file can hold. The reason is in words.
  case picture(String, device: String)

  /// What is wrong, on which device, and what to do about it.
  public var description: String {
    switch self {
    case .layout(let error, let device):
      "There is no picture on \(device), because there is no layout. \(error)"
    case .picture(let reason, let device): "There is no picture on \(device). \(reason)"
    }
  }
}

extension LayoutSubject {
  /// Draws a view, a view controller or a scene on a device, outside of any test.
  ///
  /// ```swift
  /// import LayoutSnapshotTesting
  /// let picture = try LoginViewController().render(on: .iPhone17.landscape)
  /// try picture.pngData.write(to: URL(filePath: "login.png"))
  /// ```
  ///
  /// The pixels are those that `assertSnapshot` compares. Nothing is stored.
  ///
  /// - Parameters:
  ///   - device: the device to lay out on, such as `.iPhone17` or `.sizeThatFits`.
  ///   - traits: traits added to the device, such as `.dark`.
  /// - Throws: ``RenderError`` if the view cannot be laid out or has no pixels.
  public func render(on device: Device, traits: Traits...) throws(RenderError) -> RenderedPicture {
    let device = device.with(Traits(traitsFrom: traits))
    let tree: SolvedTree
    do throws(LayoutError) { tree = try layoutView.solvedTree(on: device) } catch {
      throw .layout(error, device: device.name)
    }
    let bitmap = Rasterizer.draw(tree.displayList)
    do throws(PNGEncodingError) {
      let sized = tree.layout.device
      return RenderedPicture(
        pngData: Data(try bitmap.sameEverywherePNGData(.small)),
        size: CGSize(width: sized.width, height: sized.height),
        pixelWidth: bitmap.width, pixelHeight: bitmap.height, layout: tree.layout)
    } catch { throw .picture("\(error)", device: device.name) }
  }
}
