import Foundation
import LayoutSnapshotEngine

extension View {
  /// A target for the smallest fitting size: zero.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target for the largest fitting size: larger than any screen.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size nearest to a target that satisfies the view's constraints. It throws if there is none.
  ///
  /// - Throws: ``LayoutError``.
  public func fittingSize(
    near targetSize: CGSize = View.layoutFittingCompressedSize,
    horizontal: LayoutPriority = .fittingSizeLevel, vertical: LayoutPriority = .fittingSizeLevel
  ) throws(LayoutError) -> CGSize {
    let target = FittingTarget(
      size: targetSize, horizontal: horizontal.engineValue, vertical: vertical.engineValue)
    let engine = try makeEngine(.fitting(target))
    return try ask { () throws(EngineError) in try engine.fittingSize() }
  }

  /// The device for this view. A device for components gets the size that the view's constraints ask for.
  func extent(on device: Device) throws(LayoutError) -> SizedDevice {
    if device.extent == .wholeContent { return try wholeContentExtent(on: device) }
    guard case .fitting(let width, let height) = device.extent else { return SizedDevice(device) }
    let room = CGSize(width: width ?? device.width, height: height ?? device.height)
    if width != nil, height != nil { return SizedDevice(device.sized(room)) }
    // The fitting size depends on traits, which a layout sets.
    _ = try solve(on: SizedDevice(device.sized(room)))
    let size = try fittingSize(
      near: CGSize(width: width ?? 0, height: height ?? 0),
      horizontal: width == nil ? .fittingSizeLevel : .required,
      vertical: height == nil ? .fittingSizeLevel : .required)
    let scale = CGFloat(device.scale)
    func whole(_ extent: CGFloat) -> CGFloat {
      let pixels = (extent * scale - 0.001).rounded(.up)
      return pixels > 0 ? pixels / scale : 0
    }
    return SizedDevice(
      device.sized(CGSize(width: width ?? whole(size.width), height: height ?? whole(size.height))))
  }
}

extension View {
  /// The extent, rounded up to whole pixels.
  final func wholePixels(_ extent: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (extent * scale - 0.001).rounded(.up) / scale
  }
}
