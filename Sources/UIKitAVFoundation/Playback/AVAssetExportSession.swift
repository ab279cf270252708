public import Foundation
import UIKitFrameworks

/// Writes an asset to another file, like AVFoundation's `AVAssetExportSession`.
///
/// ```swift
/// let export = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetMediumQuality)
/// export?.outputURL = url
/// export?.outputFileType = .mp4
/// export?.exportAsynchronously { finish() }
/// ```
///
/// The asset is not read, so that no file is written: an export waits until it is cancelled.
open class AVAssetExportSession: NSObject {
  /// How far an export is. Raw values match AVFoundation's.
  public enum Status: Int, Sendable {
    /// It has not begun.
    case unknown = 0
    /// It waits.
    case waiting = 1
    /// It writes.
    case exporting = 2
    /// It is done.
    case completed = 3
    /// It has failed.
    case failed = 4
    /// It was cancelled.
    case cancelled = 5
  }

  /// What is written.
  public final let asset: AVAsset
  /// How it is written.
  public final let presetName: String
  /// Where it is written to.
  open var outputURL: URL?
  /// In which format it is written.
  open var outputFileType: AVFileType?
  /// Which part is written; all of it by default.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Whether the file can be played while it loads; false by default.
  open var shouldOptimizeForNetworkUse = false
  /// How large the file may be; 0 for any size.
  open var fileLengthLimit: Int64 = 0
  /// What the file says about itself.
  open var metadata: [AVMetadataItem]?
  /// How far the export is.
  open private(set) var status = Status.unknown
  /// Why the export has failed: it has not.
  open var error: (any Error)? { nil }
  /// How much is written, from 0 to 1: nothing is.
  open var progress: Float { 0 }

  /// An export of an asset.
  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
  /// Waits, and never answers: the asset is not read.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    if status == .unknown { status = .waiting }
  }
  /// Waits until its task is cancelled: the asset is not read.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    try await Unanswered.answer() as Void
  }
  /// Waits no more.
  open func cancelExport() { if status == .waiting { status = .cancelled } }
}

/// The spelling of Swift 4.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// With low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// With medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// With the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// With the highest quality, as HEVC.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// 640 by 480 pixels large.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960 by 540 pixels large.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 1280 by 720 pixels large.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels large.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// 3840 by 2160 pixels large.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// As sound of iTunes.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
