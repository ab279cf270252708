import Foundation
import Testing
import UIKitAVFoundation

/// Players, sessions and speech, which keep what an app says and are silent.
@Suite struct PlayingTests {
  private let address = URL(fileURLWithPath: "/nowhere/film.mp4")

  @Test func player_waits_andTimeStandsStill() {
    let player = AVPlayer(url: address)
    #expect(player.timeControlStatus == .paused && player.rate == 0 && player.reasonForWaitingToPlay == nil)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate && player.currentTime() == .zero)
    #expect(player.currentItem?.duration.isIndefinite == true && player.currentItem?.status == .unknown)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentItem == nil && player.reasonForWaitingToPlay == .noItemToPlay)
    player.pause()
    #expect(player.timeControlStatus == .paused)
  }

  @Test func queue_goesToTheNextItem_whenTheAppDoes() {
    let items = (0..<3).map { _ in AVPlayerItem(url: address) }
    let player = AVQueuePlayer(items: Array(items[..<2]))
    #expect(player.currentItem === items[0] && player.actionAtItemEnd == .advance)
    #expect(!player.canInsert(items[1], after: nil) && player.canInsert(items[2], after: items[0]))
    player.insert(items[2], after: items[0])
    player.advanceToNextItem()
    #expect(player.currentItem === items[2] && player.items().count == 2)
    player.remove(items[2])
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    player.advanceToNextItem()
    #expect(player.currentItem == nil && player.items().isEmpty)
  }

  @Test func asset_neverAnswers_untilItsTaskIsCancelled() async {
    let asset = AVURLAsset(url: address)
    #expect(asset.url == address)
    let task = Task { try await asset.load(.duration) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func audioPlayer_needsAFile() throws {
    let error = #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: address) }
    #expect(error?.domain == NSOSStatusErrorDomain && error?.code == 2_003_334_207)
    #expect(error?.localizedDescription.contains("/nowhere/film.mp4") == true)
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(player.prepareToPlay() && !player.isPlaying && player.play() && player.isPlaying)
    player.pause()
    #expect(!player.isPlaying && player.currentTime == 0 && player.data == Data([1]) && player.url == nil)
  }

  @Test func recorder_doesNotBegin() throws {
    let recorder = try AVAudioRecorder(url: address, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
    #expect(!recorder.record() && !recorder.isRecording && recorder.settings[AVFormatIDKey] as? Int != nil)
  }

  @Test func session_keepsWhatTheAppSays() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playAndRecord, mode: .videoChat, options: [.defaultToSpeaker, .duckOthers])
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    #expect(session.category == .playAndRecord && session.mode == .videoChat)
    #expect(session.categoryOptions.rawValue == 10 && session.recordPermission == .undetermined)
    try session.setCategory(.soloAmbient)
    #expect(session.mode == .default && session.categoryOptions == [])
    session.requestRecordPermission { _ in Issue.record("no one was asked") }
  }

  @Test func speech_waitsUntilItIsStopped() {
    let synthesizer = AVSpeechSynthesizer()
    #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .word))
    let text = AVSpeechUtterance(string: "Good morning")
    #expect(text.rate == 0.5 && text.speechString == "Good morning" && text.voice == nil)
    synthesizer.speak(text)
    #expect(synthesizer.isSpeaking && synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused)
    #expect(!synthesizer.pauseSpeaking(at: .word) && synthesizer.continueSpeaking())
    #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
    #expect(AVSpeechSynthesisVoice(language: "en-GB") == nil && AVSpeechSynthesisVoice.speechVoices().isEmpty)
  }

  @Test func export_waitsUntilItIsCancelled() throws {
    let export = try #require(
      AVAssetExportSession(asset: AVURLAsset(url: address), presetName: AVAssetExportPresetHighestQuality))
    export.exportAsynchronously { Issue.record("nothing is written") }
    #expect(export.status == .waiting && export.progress == 0)
    export.cancelExport()
    #expect(export.status == .cancelled)
  }

  @Test func photoSettings_haveNumbersOfTheirOwn() {
    let first = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
    first.flashMode = .on
    let copy = AVCapturePhotoSettings(from: first)
    #expect(copy.flashMode == .on && copy.uniqueID != first.uniqueID && copy.format?.count == 1)
  }

  @Test func players_tellWhoObservesWhatTheAppChanges() {
    let player = AVPlayer()
    var told: [Float] = []
    let observation = player.observe(\.rate, options: [.initial, .new, .old]) { _, change in
      told += [change.oldValue, change.newValue].compactMap(\.self)
    }
    player.rate = 2
    player.rate = 2
    player.isMuted = true
    #expect(told == [0, 0, 2])
    observation.invalidate()
    player.rate = 1
    #expect(told.count == 3)
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4"))
    var statuses: [AVPlayerItem.Status] = []
    let status = item.observe(\.status, options: .initial) { item, _ in statuses.append(item.status) }
    player.replaceCurrentItem(with: item)
    #expect(statuses == [.unknown])
    withExtendedLifetime(status) {}
  }
}
