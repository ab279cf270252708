import Foundation
import LayoutSnapshotViews
import Testing
import UIKitAVFoundation

/// Observations of players, items and sessions by names.
@Suite struct MediaObservingTests {
  private final class Screen: ViewController {
    var told: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [change?[.oldKey], change?[.newKey]].map { value in
        if let value = value as? NSNumber { return "\(value.doubleValue)" }
        if value is NSNull { return "nil" }
        if let text = value as? String { return text }
        return value.map { "\(type(of: $0))" } ?? "-"
      }
      told.append("\(keyPath ?? "") \(values.joined(separator: " "))")
    }
  }

  @Test func names_ofAPlayer_areToldAtFirst_andWhenTheAppChangesThem() {
    let (screen, player) = (Screen(), AVPlayer())
    unsafe player.addObserver(screen, forKeyPath: "rate", options: [.new, .old], context: nil)
    unsafe player.addObserver(
      screen, forKeyPath: "timeControlStatus", options: [.new, .initial], context: nil)
    unsafe player.addObserver(screen, forKeyPath: "currentItem.status", options: [.new, .old], context: nil)
    #expect(screen.told == ["timeControlStatus - 0.0"])
    player.play()
    #expect(screen.told.dropFirst().sorted() == ["rate 0.0 1.0", "timeControlStatus - 1.0"])
    screen.told = []
    player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4")))
    #expect(screen.told == ["currentItem.status nil 0.0"])
    for name in ["rate", "timeControlStatus"] { player.removeObserver(screen, forKeyPath: name) }
    unsafe player.removeObserver(screen, forKeyPath: "currentItem.status", context: nil)
    player.replaceCurrentItem(with: nil)
    player.pause()
    #expect(screen.told.count == 1)
  }

  @Test func names_ofItemsAndSessions_areKnown() throws {
    let (screen, session) = (Screen(), AVCaptureSession())
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4"))
    for name in ["status", "playbackBufferEmpty", "playbackLikelyToKeepUp"] {
      unsafe item.addObserver(screen, forKeyPath: name, options: [.initial, .new], context: nil)
    }
    #expect(
      screen.told == ["status - 0.0", "playbackBufferEmpty - 1.0", "playbackLikelyToKeepUp - 0.0"])
    screen.told = []
    for name in ["duration", "loadedTimeRanges"] {
      unsafe item.addObserver(screen, forKeyPath: name, options: .initial, context: nil)
    }
    #expect(screen.told == ["duration - -", "loadedTimeRanges - -"])
    screen.told = []
    unsafe session.addObserver(screen, forKeyPath: "running", options: [.initial, .new], context: nil)
    unsafe session.addObserver(screen, forKeyPath: "sessionPreset", options: .new, context: nil)
    session.sessionPreset = .photo
    #expect(screen.told == ["running - 0.0", "sessionPreset - AVCaptureSessionPresetPhoto"])
  }

  @Test func observers_areNotRetained() {
    let player = AVPlayer()
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      unsafe player.addObserver(screen, forKeyPath: "rate", options: .new, context: nil)
    }
    #expect(gone == nil)
    player.play()
    #expect(player.rate == 1)
  }
}
