import Foundation

// The older way to draw an image: a context that code opens and closes by itself.

/// Begins an image with one pixel for each point, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context the current one, until `UIGraphicsEndImageContext()`.
///
/// ```swift
/// UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
/// UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
/// let dot = UIGraphicsGetImageFromCurrentImageContext()
/// UIGraphicsEndImageContext()
/// ```
///
/// - Parameters:
///   - size: the size of the image in points.
///   - opaque: whether the image is black where nothing is drawn, and not transparent.
///   - scale: the number of pixels in a point; 0 for that of the device that is being laid out.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let drawing = ImageDrawing(size: size, scale: scale > 0 ? scale : CGFloat(CurrentDevice.value.scale))
  if opaque { drawing.context.fillBlack(size) }
  CurrentContext.begin(drawing)
}

/// The image that was drawn so far; `nil` unless the current context is one of an image that was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? { CurrentContext.drawing?.image }

/// Ends the image that was begun last. Does nothing if the current context is none of an image that was begun.
public func UIGraphicsEndImageContext() { if CurrentContext.drawing != nil { CurrentContext.end() } }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }

/// Makes the context before the last `UIGraphicsPushContext(_:)` the current one again.
public func UIGraphicsPopContext() { CurrentContext.pop() }
