import Foundation

/// A button that pastes, like UIKit's `UIPasteControl`. It looks as a filled button of its colors and corners does.
///
/// ```swift
/// let paste = UIPasteControl(configuration: .init())
/// paste.target = self
/// ```
open class UIPasteControl: Control {
  /// What a control shows. Raw values match UIKit's.
  public enum DisplayMode: UInt, Sendable, CaseIterable {
    /// A symbol and a word.
    case iconAndLabel = 0
    /// A symbol.
    case iconOnly = 1
    /// A word.
    case labelOnly = 2
  }

  /// The look of a control.
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  open class Configuration: NSObject {
    /// What is shown.
    open var displayMode = DisplayMode.iconAndLabel
    /// The shape of the corners.
    open var cornerStyle = Button.Configuration.CornerStyle.medium
    /// The radius of corners of the fixed style; below 0 for the usual one.
    open var cornerRadius: CGFloat = -1
    /// The color of the symbol and the word; white if `nil`.
    open var baseForegroundColor: Color?
    /// The color behind them; the tint color if `nil`.
    open var baseBackgroundColor: Color?
    /// Creates the usual look.
    public override init() { super.init() }

    open override func copy() -> Any { copyAsUIKitDoes() }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }

  /// The look.
  public final let configuration: Configuration
  /// What takes the pasted content. Only tests call it.
  open weak var target: UIResponder?
  private let face: Button

  /// Creates a control of a look.
  public init(configuration: Configuration) {
    self.configuration = configuration
    var look = Button.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly { look.image = Image(systemName: "doc.on.clipboard") }
    look.imagePadding = configuration.displayMode == .iconAndLabel ? 4 : 0
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerRadius >= 0 {
      look.background.cornerRadius = configuration.cornerRadius
      look.cornerStyle = .fixed
    }
    face = Button(configuration: look)
    super.init(frame: CGRect(origin: .zero, size: face.intrinsicContentSize))
    face.isUserInteractionEnabled = false
    contentPriorities = face.contentPriorities
    addPart(face)
  }

  /// Creates a control of the usual look.
  public convenience init() { self.init(configuration: Configuration()) }

  open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var isEnabled: Bool { didSet { face.isEnabled = isEnabled } }
  override func frame(ofPart part: View, in bounds: CGRect) -> CGRect { bounds }
}
