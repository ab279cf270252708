import Foundation

/// Saves no picture, as there is no library; the target's method is not called.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: Image, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
