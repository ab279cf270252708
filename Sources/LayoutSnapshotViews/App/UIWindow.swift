import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotValues

/// A window with the view of a root controller, like UIKit's `UIWindow`.
open class UIWindow: View {
  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Whether code has shown the window, so that its tree is laid out when the run loop turns.
  private final var isShown = false
  /// The layout that was asked for and has not come yet.
  private final var turn: LayoutTurn?
  /// The test in which something was noted of such a layout.
  private final var notedIn: String?

  /// What `UIApplication.launch` has started with the window.
  final var launched: [AnyObject] = []

  /// Creates a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window of the size of a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }
  /// Creates a window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var window: UIWindow? { self }
  override var rootController: ViewController? { rootViewController }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The screen of the window.
  ///
  /// There is only one, so a new value is the same.
  open var screen: UIScreen {
    get { .main }
    set { _ = newValue }
  }
  /// Whether the window may have the size of its content on a Mac; false by default. It is only stored.
  open var canResizeToFitContent = false
  /// The level of the window; remembered, without effect on snapshots.
  open var windowLevel = Level.normal
  /// Whether the window is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Whether the window can become the key window; always true.
  open var canBecomeKey: Bool { true }
  /// Shows the window and makes it the key window.
  ///
  /// What is in a shown window is laid out as soon as the run loop turns, and again after changes:
  ///
  /// ```swift
  /// window.rootViewController = controller
  /// window.makeKeyAndVisible()
  /// RunLoop.current.run(until: Date())
  /// #expect(controller.view.safeAreaInsets.top == 62)
  /// ```
  ///
  /// The device is ``UIScreen/device``, unless the window was laid out on another one. Waiting for an expectation turns the loop, too. Only
  /// the code that has changed something gets the layout, while it turns the loop of its own thread: ``layoutIfNeeded()`` needs no loop.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Whether the window is hidden. Code that sets it to false shows the window, as ``makeKeyAndVisible()`` does.
  open override var isHidden: Bool {
    didSet {
      let wasShown = isShown
      isShown = !isHidden
      if isShown != wasShown { treeHasChanged() }
    }
  }
  /// Makes the window the key window.
  open func makeKey() {
    UIApplication.shared.keyWindow = self
    becomeKey()
  }
  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called in UIKit when the window is no longer the key window; never called here.
  open func resignKey() {}
  /// Has no effect: a test calls the methods of the view itself.
  open func sendEvent(_ event: UIEvent) {}

  // MARK: Turns of the run loop

  override func treeHasChanged() {
    // What a layout changes is part of it, and a tree that never rests must not keep the loop busy.
    guard isShown, life.pass == nil, turn?.isOfTheRunningCode != true else { return }
    let turn = LayoutTurn(of: self)
    // A thread that cannot wait leaves the turn to those who do.
    guard turn.hasAsker else { return }
    self.turn = turn
    turn.enqueue()
  }

  /// Lays out the window, as this is the turn that it waits for.
  final func take(_ turn: LayoutTurn) {
    guard turn === self.turn else { return }
    // Code within a layout has turned the loop.
    if life.innerPass != nil { return turn.enqueue() }
    self.turn = nil
    guard life.pass == nil, !isHidden, ownSuperview == nil else { return }
    do throws(LayoutError) {
      guard let (view, restlessness) = try layOutOnOwnGround(calling: .needy) else { return }
      note(
        "A window was laid out when the run loop turned. \(path(to: view)): \(restlessness.sentence)",
        turn.test)
    } catch {
      note(
        "A window was to be laid out when the run loop turned, and could not be. \(readableName): \(error)",
        turn.test)
    }
  }

  /// Notes what no code that asks for a layout learns, once for each test.
  private func note(_ sentence: String, _ test: String?) {
    guard let test, test != notedIn else { return }
    notedIn = test
    AbsentNames.shared.note(.layout, sentence, askedForBy: test)
  }

  private func path(to view: View) -> String {
    sequence(first: view, next: \.ownSuperview).map(\.readableName).reversed().joined(separator: "/")
  }

  /// The device of the last layout, or the screen's with what it covers of the window; as for other views while the window is not
  /// shown.
  override var ownGround: OwnGround? {
    guard isShown else { return super.ownGround }
    if let last = life.device, life.deviceSource == .code, last.size == frame.size {
      return OwnGround(device: last, source: .code)
    }
    return shownDevice.map { OwnGround(device: $0, source: .screen) }
  }

  private var shownDevice: Device? {
    let screen = CurrentDevice.unwatched
    let (size, area) = (screen.size, screen.safeAreaInsets)
    if frame == CGRect(origin: .zero, size: size) { return screen }
    let covered = area.remainder(at: frame, in: CGRect(origin: .zero, size: size))
    return Device(window: frame.size, on: screen, safeAreaInsets: covered)
  }

  /// The level of a window. Raw values match UIKit's.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The height of the level; higher levels are in front.
    public var rawValue: CGFloat
    /// Creates a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Whether a level is below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level above another by an amount.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level below another by an amount.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}

extension UIWindow {
  /// Posted in UIKit when a window becomes visible; only tests post it.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted in UIKit when a window is no longer visible; only tests post it.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted in UIKit when a window becomes the key window; only tests post it.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted in UIKit when a window is no longer the key window; only tests post it.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIResponder {
  /// Posted in UIKit before the keyboard appears; only tests post it.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted in UIKit when the keyboard has appeared; only tests post it.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted in UIKit before the keyboard disappears; only tests post it.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted in UIKit when the keyboard has disappeared; only tests post it.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted in UIKit before the keyboard's frame changes; only tests post it.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted in UIKit when the keyboard's frame has changed; only tests post it.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's old frame.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's new frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
