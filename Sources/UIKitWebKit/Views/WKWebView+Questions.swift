public import Foundation
public import LayoutSnapshotViews
import UIKitFrameworks

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension WKWebView {
  /// Never answers: there is no page in which the script could run. It ends when the task is cancelled.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try await Unanswered.answer()
  }
  /// Never answers: there is no page in which the script could run.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {}
  /// Never answers: there is no page in which the script could run. It ends when the task is cancelled.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try await Unanswered.answer() }
  /// Never answers: there is no page in which the function could run.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {}
  /// Never answers: there is no page in which the function could run. It ends when the task is cancelled.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { try await Unanswered.answer() }

  /// Never answers: no other process draws a picture. It ends when the task is cancelled.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> Image {
    try await Unanswered.answer()
  }
  /// Never answers: no other process makes a document.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {}
  /// Never answers: no other process makes a document. It ends when the task is cancelled.
  public func pdf(configuration: WKPDFConfiguration? = nil) async throws -> Data {
    try await Unanswered.answer()
  }
  /// Never answers: no other process makes an archive.
  public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {}

  /// Never answers: there is no page to search.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) {}
  /// Never answers: there is no page to search. It ends when the task is cancelled.
  public func find(
    _ string: String, configuration: WKFindConfiguration? = nil
  ) async throws -> WKFindResult { try await Unanswered.answer() }

  /// Never answers: nothing is downloaded.
  public func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {}
  /// Never answers: nothing is downloaded.
  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void
  ) {}

  /// Never answers: nothing is played.
  public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {}
  /// Never answers: nothing is played.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {}
  /// Never answers: nothing is played.
  public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {}
  /// Never answers: nothing is played.
  public func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void) {}
  /// Never answers: the page uses no camera.
  public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) {}
  /// Never answers: the page uses no microphone.
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) {}
}

/// Whether a page plays something. Raw values match WebKit's.
public enum WKMediaPlaybackState: Int, Sendable, CaseIterable {
  /// It has nothing to play.
  case none = 0
  /// It plays.
  case playing = 1
  /// It has stopped for now.
  case paused = 2
  /// It was told to stop.
  case suspended = 3
}

/// What of a page is drawn into a picture. No picture is made here.
///
/// ```swift
/// let part = WKSnapshotConfiguration()
/// part.snapshotWidth = 200
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKSnapshotConfiguration: NSObject, NSCopying {
  /// The part of the view; the whole view by default.
  open var rect = CGRect.null
  /// The width of the picture; `nil` for the width of the part.
  open var snapshotWidth: NSNumber?
  /// Whether what was changed last is drawn, too; true by default.
  open var afterScreenUpdates = true

  /// Creates a configuration with the usual values.
  public override init() { super.init() }

  /// A configuration with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyOnItsActor {
      let copy = WKSnapshotConfiguration()
      (copy.rect, copy.snapshotWidth) = (rect, snapshotWidth)
      copy.afterScreenUpdates = afterScreenUpdates
      return copy
    }
  }
}

/// What of a page becomes a document. No document is made here.
///
/// ```swift
/// let part = WKPDFConfiguration()
/// part.rect = CGRect(x: 0, y: 0, width: 320, height: 480)
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKPDFConfiguration: NSObject, NSCopying {
  /// The part of the page; `nil` for all of it.
  open var rect: CGRect?
  /// Whether the page has no background in the document; false by default.
  open var allowTransparentBackground = false

  /// Creates a configuration with the usual values.
  public override init() { super.init() }

  /// A configuration with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyOnItsActor {
      let copy = WKPDFConfiguration()
      (copy.rect, copy.allowTransparentBackground) = (rect, allowTransparentBackground)
      return copy
    }
  }
}

/// How text is found. No text is found here.
///
/// ```swift
/// let backwards = WKFindConfiguration()
/// backwards.backwards = true
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKFindConfiguration: NSObject, NSCopying {
  /// Whether text is searched backwards; false by default.
  open var backwards = false
  /// Whether capital letters are others than small ones; false by default.
  open var caseSensitive = false
  /// Whether the search goes on from the other end; true by default.
  open var wraps = true

  /// Creates a configuration with the usual values.
  public override init() { super.init() }

  /// A configuration with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    copyOnItsActor {
      let copy = WKFindConfiguration()
      (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
      return copy
    }
  }
}

/// Whether text was found. Only tests make one.
///
/// ```swift
/// page.find("Simulator") { result in counter.isHidden = !result.matchFound }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class WKFindResult: NSObject {
  /// Whether text was found; false unless a subclass says otherwise.
  open var matchFound: Bool { false }
}
