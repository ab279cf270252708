public import Foundation

/// The sound of a notification, like Apple's `UNNotificationSound`. It is remembered: nothing sounds here.
///
/// ```swift
/// content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
/// ```
open class UNNotificationSound: NSObject {
  private enum Kind: Hashable {
    case standard
    case ringtone
    case named(UNNotificationSoundName)
    case ringtoneNamed(UNNotificationSoundName)
  }

  private let kind: Kind
  /// How loud a sound is that sounds in silence; `nil` for one that does not.
  private let criticalVolume: Float?

  private init(_ kind: Kind, criticalVolume: Float? = nil) {
    (self.kind, self.criticalVolume) = (kind, criticalVolume)
  }

  /// Creates the sound of a file in the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(.named(name)) }

  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(.standard) }
  /// The system's sound that sounds in silence, too.
  open class var defaultCritical: UNNotificationSound {
    UNNotificationSound(.standard, criticalVolume: 1)
  }
  /// The system's sound of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(.ringtone) }

  /// The system's sound that sounds in silence, too, as loud as is said.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(.standard, criticalVolume: volume)
  }
  /// The sound of a file in the app that sounds in silence, too.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.named(name), criticalVolume: 1)
  }
  /// The sound of a file in the app that sounds in silence, too, as loud as is said.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(.named(name), criticalVolume: volume) }
  /// The sound of a file in the app, for calls.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.ringtoneNamed(name))
  }

  /// Whether another object is the same sound.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return kind == other.kind && criticalVolume == other.criticalVolume
  }
  /// The same number for the same sound.
  open override var hash: Int { kind.hashValue }
}

/// The name of a file with a sound, like Apple's `UNNotificationSoundName`.
///
/// ```swift
/// let name = UNNotificationSoundName(rawValue: "bell.caf")
/// ```
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String
  /// Takes the name of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes the name of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
