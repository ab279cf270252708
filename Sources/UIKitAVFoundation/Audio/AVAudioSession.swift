public import Foundation
import UIKitFrameworks

/// How an app's sound is to be heard, like AVFoundation's `AVAudioSession`.
///
/// ```swift
/// let session = AVAudioSession.sharedInstance()
/// try session.setCategory(.playback, mode: .moviePlayback)
/// try session.setActive(true)
/// ```
///
/// What an app sets is kept; nothing is heard. No one is asked for the microphone, and no route of sound is known.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app has set. One lock guards it, as the session is shared.
  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var sampleRate = 0.0
    var bufferDuration: TimeInterval = 0
    var inputs = 0
    var outputs = 0
  }
  private var settings = Settings()
  private let lock = NSLock()
  private static let shared = AVAudioSession()

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  private func read<Value>(_ path: KeyPath<Settings, Value>) -> Value {
    lock.withLock { settings[keyPath: path] }
  }
  private func write<Value>(_ path: WritableKeyPath<Settings, Value>, _ value: Value) {
    lock.withLock { settings[keyPath: path] = value }
  }

  /// What the app uses sound for; `soloAmbient` by default.
  open var category: Category { read(\.category) }
  /// How the app uses its category.
  open var mode: Mode { read(\.mode) }
  /// What else is set about the category.
  open var categoryOptions: CategoryOptions { read(\.options) }
  /// Which apps share the route.
  open var routeSharingPolicy: RouteSharingPolicy { read(\.policy) }
  /// The sample rate that the app wants.
  open var preferredSampleRate: Double { read(\.sampleRate) }
  /// The duration of a buffer that the app wants.
  open var preferredIOBufferDuration: TimeInterval { read(\.bufferDuration) }
  /// The number of channels that the app wants to record.
  open var preferredInputNumberOfChannels: Int { read(\.inputs) }
  /// The number of channels that the app wants to play.
  open var preferredOutputNumberOfChannels: Int { read(\.outputs) }
  /// The categories there are.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  /// Keeps a category.
  open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }
  /// Keeps a category with options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Keeps a category with a mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }
  /// Keeps a category with a mode, options, and which apps share the route.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    lock.withLock {
      (settings.category, settings.mode) = (category, mode)
      (settings.policy, settings.options) = (policy, options)
    }
  }
  /// Keeps a category, in the spelling of Swift 4.
  open func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, options: options)
  }
  /// Keeps a mode.
  open func setMode(_ mode: Mode) throws { write(\.mode, mode) }
  /// Has no effect: nothing is heard.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Has no effect: nothing is heard. The spelling of Swift 4.
  open func setActive(_ active: Bool, with options: SetActiveOptions) throws {}
  /// Keeps a sample rate.
  open func setPreferredSampleRate(_ sampleRate: Double) throws { write(\.sampleRate, sampleRate) }
  /// Keeps the duration of a buffer.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    write(\.bufferDuration, duration)
  }
  /// Keeps the number of channels to record.
  open func setPreferredInputNumberOfChannels(_ count: Int) throws { write(\.inputs, count) }
  /// Keeps the number of channels to play.
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws { write(\.outputs, count) }
  /// Has no effect: there is one output at most.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Where sound comes from and goes to: no device is known.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The devices that could record: none is known.
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// The device that the app wants to record with: none.
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Has no effect: there is no device to record with.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Whether another app plays: none does.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether what is not essential should be silent: no other app plays.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  /// Whether the app may record: no one was asked.
  open var recordPermission: RecordPermission { .undetermined }
  /// Never answers: no one is asked.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}

/// Where sound comes from and goes to, like AVFoundation's `AVAudioSessionRouteDescription`.
///
/// ```swift
/// let hasHeadphones = session.currentRoute.outputs.contains { $0.portType == .headphones }
/// ```
open class AVAudioSessionRouteDescription: NSObject {
  /// Where sound comes from: nowhere.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// Where sound goes to: nowhere.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A plug or device for sound, like AVFoundation's `AVAudioSessionPortDescription`. There is none.
///
/// ```swift
/// let names = session.currentRoute.outputs.map(\.portName)
/// ```
open class AVAudioSessionPortDescription: NSObject {
  /// What kind it is.
  public final let portType: AVAudioSession.Port
  /// What the reader calls it.
  public final let portName: String
  /// What identifies it.
  public final let uid: String

  private init(_ nothing: Never) { switch nothing {} }
}

/// Whether an app may record, like AVFoundation's `AVAudioApplication`.
///
/// ```swift
/// guard AVAudioApplication.shared.recordPermission == .granted else { return }
/// ```
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether an app may record. Raw values match AVFoundation's.
  public enum recordPermission: Int, Sendable {
    /// No one was asked.
    case undetermined = 0x756e_6474
    /// The reader does not want it.
    case denied = 0x6465_6e79
    /// The reader allows it.
    case granted = 0x6772_6e74
  }

  /// The app.
  public static let shared = AVAudioApplication()
  /// Whether the app may record: no one was asked.
  open var recordPermission: recordPermission { .undetermined }
  /// Never answers: no one is asked.
  open class func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {}
  /// Waits until its task is cancelled, and gives false then: no one is asked.
  open class func requestRecordPermission() async -> Bool {
    await Unanswered.untilCancelled()
    return false
  }
}
