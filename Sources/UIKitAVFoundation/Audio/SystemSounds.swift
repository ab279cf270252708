public import Foundation

/// The number of a short sound.
public typealias SystemSoundID = UInt32
#if !canImport(Darwin)
  /// The address of a file, as functions of C take it.
  public typealias CFURL = URL
#endif

/// The sound that is a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff
/// The sound of the reader's choice.
public let kUserPreferredAlert: SystemSoundID = 0x1000
/// It went well.
public let kAudioServicesNoError: OSStatus = 0
/// It did not go well, for no reason that is known.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Has no effect: nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Has no effect: nothing is heard, and nothing vibrates.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Has no effect, and never answers: no sound ends.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}
/// Has no effect, and never answers: no sound ends.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}
/// Makes no sound, and says so: `kAudioServicesSystemSoundUnspecifiedError`. The number stays as it was.
///
/// ```swift
/// var sound: SystemSoundID = 0
/// let status = AudioServicesCreateSystemSoundID(url as CFURL, &sound)
/// // status != kAudioServicesNoError && sound == 0
/// ```
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: inout SystemSoundID
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }
/// Has no effect: no sound was made.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesSystemSoundUnspecifiedError
}
