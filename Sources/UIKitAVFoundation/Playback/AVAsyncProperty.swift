public import Foundation
public import LayoutSnapshotViews
import UIKitFrameworks

/// What has values that have to be read first.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

/// The name of a value that has to be read first, whatever its type.
///
/// ```swift
/// let property: AVPartialAsyncProperty<AVAsset> = .duration
/// ```
public class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading>: @unchecked Sendable {
  init() {}
}

/// The name of a value that has to be read first.
///
/// ```swift
/// let duration = try await asset.load(.duration)  // waits: the file is not read
/// ```
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{}

extension AVAsynchronousKeyValueLoading {
  /// Waits until its task is cancelled: the file is not read.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    try await Unanswered.answer()
  }
  /// Waits until its task is cancelled: the file is not read.
  public func load<First, Second>(
    _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) { try await Unanswered.answer() }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long the asset is.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init() }
  /// The asset's tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init() }
  /// Whether the asset can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
  /// Whether the asset can be written to a file.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init() }
  /// Whether the asset's content is protected.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init() }
  /// What the asset says about itself.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
  /// What most assets say about themselves.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// How large the track's pictures are.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init() }
  /// How the track's pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
  /// When the track begins, and how long it is.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init() }
  /// How many pictures a second the track has.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init() }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// What is said.
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init() }
  /// What is said, as a text.
  public static var stringValue: AVAsyncProperty<Root, String?> { .init() }
  /// What is said, as data.
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init() }
}
