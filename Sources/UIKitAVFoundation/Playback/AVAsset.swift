public import Foundation
public import LayoutSnapshotViews
import UIKitFrameworks

/// How far a value of an asset is known. Raw values match AVFoundation's.
public enum AVKeyValueStatus: Int, Sendable {
  /// No one has asked for it.
  case unknown = 0
  /// It is being read.
  case loading = 1
  /// It is known.
  case loaded = 2
  /// It cannot be known.
  case failed = 3
  /// No one wants it any more.
  case cancelled = 4
}

/// A file of sound or pictures, like AVFoundation's `AVAsset`.
///
/// ```swift
/// let item = AVPlayerItem(asset: AVURLAsset(url: url))
/// ```
///
/// The file is not read: whoever asks for what is in it gets no answer.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The address that the asset was made with.
  final let address: URL?

  init(address: URL?) { self.address = address }
  /// An asset of a file.
  public convenience init(url: URL) { self.init(address: url) }

  /// Never answers: the file is not read.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
  }
  /// Never answers: the file is not read.
  open func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
  ) {}
  /// Waits until its task is cancelled: the file is not read.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await Unanswered.answer()
  }
  /// How far a value is known: it is not.
  open func statusOfValue(forKey key: String, error outError: inout NSError?) -> AVKeyValueStatus { .unknown }
  /// How far a value is known: it is not.
  open func statusOfValue(forKey key: String, error outError: Never?) -> AVKeyValueStatus { .unknown }
  /// Has no effect: nothing is read.
  open func cancelLoading() {}
}

/// What is set about how an asset is read: whether its duration has to be exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// What is set about how an asset is read: whether cellular networks may be used.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// A file of sound or pictures by its address, like AVFoundation's `AVURLAsset`.
///
/// ```swift
/// let asset = AVURLAsset(url: url)
/// // asset.url == url
/// ```
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address of the file.
  public final let url: URL

  /// An asset of a file.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }
}

/// A track of a file, like AVFoundation's `AVAssetTrack`. There is none, as no file is read.
///
/// ```swift
/// let pictures = try await asset.loadTracks(withMediaType: .video)  // waits
/// ```
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The number of the track in its file.
  public final let trackID: CMPersistentTrackID
  /// What is in the track.
  public final let mediaType: AVMediaType
  /// How large its pictures are.
  public final let naturalSize: CGSize
  /// How its pictures are turned.
  public final let preferredTransform: CGAffineTransform
  /// When the track begins, and how long it is.
  public final let timeRange: CMTimeRange
  /// How many pictures a second it has.
  public final let nominalFrameRate: Float

  private init(_ nothing: Never) { switch nothing {} }
}

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// No track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
