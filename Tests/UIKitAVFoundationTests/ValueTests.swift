import Foundation
import Testing
import UIKitAVFoundation

/// Values that files and other processes know by their numbers and names.
@Suite struct ValueTests {
  @Test func makeRect_isTheLargestInTheMiddle() {
    let square = CGRect(x: 10, y: 20, width: 320, height: 320)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 16, height: 9), insideRect: square)
        == CGRect(x: 10, y: 90, width: 320, height: 180))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 9, height: 16), insideRect: square)
        == CGRect(x: 80, y: 20, width: 180, height: 320))
    #expect(AVMakeRect(aspectRatio: CGSize(width: 5, height: 5), insideRect: square) == square)
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: square).isEmpty)
  }

  @Test func characters_areNumbers() {
    #expect(kAudioFormatMPEG4AAC == 1_633_772_320 && kAudioFormatLinearPCM == 1_819_304_813)
    #expect(kCVPixelFormatType_32BGRA == 1_111_970_369)
    #expect(AVAudioSession.RecordPermission.granted.rawValue == 1_735_552_628)
    #expect(AVAudioQuality.high.rawValue == 96 && AVAudioQuality(rawValue: 127) == .max)
  }

  @Test func names_areAVFoundations() {
    #expect(AVMediaType.video.rawValue == "vide" && AVFileType.mp4.rawValue == "public.mpeg-4")
    #expect(AVMetadataObject.ObjectType.qr.rawValue == "org.iso.QRCode")
    #expect(AVCaptureSession.Preset.hd1280x720.rawValue == "AVCaptureSessionPreset1280x720")
    #expect(AVAudioSession.Category.playback.rawValue == "AVAudioSessionCategoryPlayback")
    #expect(
      Notification.Name.AVPlayerItemDidPlayToEndTime.rawValue == "AVPlayerItemDidPlayToEndTimeNotification")
  }

  @Test func errors_areThoseOfFoundation() {
    let error: any Error = AVError(.fileFailedToParse)
    let bridged = error as NSError
    #expect(bridged.domain == "AVFoundationErrorDomain" && bridged.code == -11829)
    #expect((error as? AVError)?.code == .fileFailedToParse)
    do { throw AVError(.diskFull) } catch AVError.diskFull {} catch {
      Issue.record("another error: \(error)")
    }
  }

  @Test func errorsOfFoundation_areCaughtByTheirCodes() {
    let full = NSError(domain: AVFoundationErrorDomain, code: AVError.Code.diskFull.rawValue)
    let other = NSError(domain: "Other", code: AVError.Code.diskFull.rawValue)
    #expect(AVError.diskFull ~= full && !(AVError.diskFull ~= other) && !(AVError.unknown ~= full))
  }

  @Test func sessions_nameTheirNotifications() {
    #expect(
      AVCaptureSession.wasInterruptedNotification.rawValue == "AVCaptureSessionWasInterruptedNotification")
    #expect(
      AVCaptureSession.runtimeErrorNotification.rawValue == "AVCaptureSessionRuntimeErrorNotification")
    #expect(AVCaptureSession.interruptionEndedNotification == .AVCaptureSessionInterruptionEnded)
  }

  @Test func systemSounds_areNotMade() {
    var sound: SystemSoundID = 7
    let status = AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/tmp/a.caf") as CFURL, &sound)
    #expect(status != kAudioServicesNoError && sound == 7)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }
}
