public import Foundation
public import LayoutSnapshotViews
import UIKitFrameworks

/// Makes pictures of a video, like AVFoundation's `AVAssetImageGenerator`.
///
/// ```swift
/// let generator = AVAssetImageGenerator(asset: asset)
/// generator.generateCGImageAsynchronously(for: .zero) { image, _, _ in show(image) }
/// ```
///
/// The video is not read: whoever asks for a picture gets no answer.
open class AVAssetImageGenerator: NSObject {
  /// The video.
  public final let asset: AVAsset
  /// Whether pictures are turned as the video says; false by default.
  open var appliesPreferredTrackTransform = false
  /// How large pictures are at most; zero for any size.
  open var maximumSize = CGSize.zero
  /// How much earlier than its time a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than its time a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Makes pictures of a video.
  public init(asset: AVAsset) { self.asset = asset }
  /// Never answers: the video is not read.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {}
  /// Waits until its task is cancelled: the video is not read.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    try await Unanswered.answer()
  }
  /// Has no effect: nothing is made.
  open func cancelAllCGImageGeneration() {}
}
