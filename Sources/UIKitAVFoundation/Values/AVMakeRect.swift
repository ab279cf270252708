public import Foundation

/// The largest rectangle of a shape in the middle of another rectangle.
///
/// ```swift
/// let wide = AVMakeRect(
///   aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 320, height: 320))
/// // wide == CGRect(x: 0, y: 70, width: 320, height: 180)
/// ```
///
/// It is empty if the shape has no area.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  var size = boundingRect.size
  // Products instead of quotients: sizes of whole numbers are compared exactly.
  if size.width * aspectRatio.height > size.height * aspectRatio.width {
    size.width = size.height * aspectRatio.width / aspectRatio.height
  } else {
    size.height = size.width * aspectRatio.height / aspectRatio.width
  }
  return CGRect(
    x: boundingRect.minX + (boundingRect.width - size.width) / 2,
    y: boundingRect.minY + (boundingRect.height - size.height) / 2, width: size.width, height: size.height)
}
