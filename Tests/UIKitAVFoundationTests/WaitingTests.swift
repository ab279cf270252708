import Foundation
import Testing
import UIKitAVFoundation

/// Questions that nobody answers: they end with their task, and with the answer of nobody.
@Suite struct WaitingTests {
  private let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/film.mp4"))

  /// What a question gives when its task is cancelled, and whether it waited until then.
  private func answer(_ question: @escaping @Sendable () async -> Bool) async -> (Bool, waited: Bool) {
    let (ends, sender) = AsyncStream.makeStream(of: Bool.self)
    let task = Task {
      let answer = await question()
      sender.yield(Task.isCancelled)
      return answer
    }
    try? await Task.sleep(for: .milliseconds(20))
    task.cancel()
    var iterator = ends.makeAsyncIterator()
    let waited = await iterator.next() ?? false
    return (await task.value, waited)
  }

  @Test func permissions_areNotGiven() async {
    #expect(await answer { await AVCaptureDevice.requestAccess(for: .video) } == (false, true))
    #expect(await answer { await AVAudioApplication.requestRecordPermission() } == (false, true))
  }

  @Test func seeking_doesNotEnd() async {
    let (player, item) = (AVPlayer(playerItem: item), item)
    #expect(await answer { await player.seek(to: .zero) } == (false, true))
    #expect(
      await answer { await player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero) }
        == (false, true))
    #expect(await answer { await player.preroll(atRate: 1) } == (false, true))
    #expect(await answer { await item.seek(to: .zero) } == (false, true))
    #expect(
      await answer { await item.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero) }
        == (false, true))
  }

  @Test func playersAndSessions_goToOtherThreads() async {
    let (player, session) = (AVPlayer(playerItem: item), AVCaptureSession())
    await Task.detached {
      player.play()
      session.sessionPreset = .photo
    }.value
    #expect(player.rate == 1 && session.sessionPreset == .photo)
  }
}
