import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG

extension Image {
  /// The image as a PNG file; nil for what is not a bitmap, such as a symbol or a drawing.
  public func pngData() -> Data? {
    guard case .bitmap(let named) = content else { return nil }
    return (try? named.bitmap.pngData(.small)).map { Data($0) }
  }

  /// Always nil: there is no encoder for JPEG files here, as UIKit has none for some images.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// The image itself: nothing here is decoded late.
  public func preparingForDisplay() -> Image? { self }
  /// Hands the image on at once.
  public func prepareForDisplay(completionHandler: @escaping (Image?) -> Void) { completionHandler(self) }
}
