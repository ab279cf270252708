import Foundation

/// A pair of buttons that increase and decrease a value, like UIKit's `UIStepper`: 94 by 32 points.
open class Stepper: Control {
  /// The value, limited to the range; 0 by default.
  open var value: Double {
    get { storedValue }
    set { storedValue = clamped(newValue) }
  }
  /// The least value; 0 by default.
  open var minimumValue = 0.0 { didSet { storedValue = clamped(storedValue) } }
  /// The greatest value; 100 by default.
  open var maximumValue = 100.0 { didSet { storedValue = clamped(storedValue) } }
  /// The amount of one step; 1 by default. It has no effect on snapshots.
  open var stepValue = 1.0
  /// Whether a step past one end of the range continues at the other; false by default.
  open var wraps = false
  /// Whether a touch that lasts repeats its step; remembered, as nobody touches the control.
  open var autorepeat = true
  /// Whether actions are sent during a touch that lasts; remembered, as nobody touches the control.
  open var isContinuous = true
  private var storedValue = 0.0
  private var images = (minus: StateImages(), plus: StateImages(), ground: StateImages())
  private var dividers: [DividerPlace: Image] = [:]

  /// Creates a stepper at the origin of a frame, with its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Stepper.size))
    contentPriorities = .hugged
  }
  /// Creates a stepper at the origin.
  public convenience init() { self.init(frame: .zero) }

  private static let size = CGSize(width: 94, height: 32)

  // MARK: Images

  /// Sets the image of the button that increases the value, drawn in the tint color if it is a template.
  open func setIncrementImage(_ image: Image?, for state: State) { images.plus[state] = image }
  /// The image of the button that increases the value; a plus where none was set.
  open func incrementImage(for state: State) -> Image? {
    images.plus[state] ?? (state == .normal ? Image(systemName: "plus") : nil)
  }
  /// Sets the image of the button that decreases the value, drawn in the tint color if it is a template.
  open func setDecrementImage(_ image: Image?, for state: State) { images.minus[state] = image }
  /// The image of the button that decreases the value; a minus where none was set.
  open func decrementImage(for state: State) -> Image? {
    images.minus[state] ?? (state == .normal ? Image(systemName: "minus") : nil)
  }
  /// Sets the image that is stretched over the control in place of the gray ground.
  open func setBackgroundImage(_ image: Image?, for state: State) { images.ground[state] = image }
  /// The image that was set as the ground in a state.
  open func backgroundImage(for state: State) -> Image? { images.ground[state] }
  /// Sets the image between the two buttons, by their states.
  open func setDividerImage(
    _ image: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[DividerPlace(left: leftState, right: rightState)] = image
  }
  /// The image that was set to stand between the two buttons.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> Image? {
    dividers[DividerPlace(left: state, right: rightSegmentState)]
  }

  private func clamped(_ number: Double) -> Double {
    number > minimumValue ? min(number, max(minimumValue, maximumValue)) : minimumValue
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Stepper.size }
  /// 94 by 32 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Stepper.size }

  override func takeStyle(of proxy: View, unlike fresh: View) {
    super.takeStyle(of: proxy, unlike: fresh)
    guard let proxy = proxy as? Stepper else { return }
    if images.minus.isEmpty { images.minus = proxy.images.minus }
    if images.plus.isEmpty { images.plus = proxy.images.plus }
    if images.ground.isEmpty { images.ground = proxy.images.ground }
    if dividers.isEmpty { dividers = proxy.dividers }
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("decrementImage", images.minus.shown(in: state))
    notes.note("incrementImage", images.plus.shown(in: state))
    notes.note("backgroundImage", images.ground.shown(in: state))
    notes.note("dividerImage", DividerPlace.image(in: dividers, state, state))
  }

  override func drawContent(on canvas: Canvas) {
    let bounds = canvas.bounds
    if let ground = images.ground.shown(in: state) {
      canvas.draw(ground, in: bounds, tintColor: tintColor)
    } else {
      canvas.fill(bounds, cornerRadius: 8, .tertiarySystemFill)
    }
    let minus = (isEnabled && (wraps || value > minimumValue)) ? state : state.union(.disabled)
    let plus = (isEnabled && (wraps || value < maximumValue)) ? state : state.union(.disabled)
    let ends = isRightToLeft ? (plus, minus) : (minus, plus)
    if let divider = DividerPlace.image(in: dividers, ends.0, ends.1) {
      let width = divider.size.width
      canvas.draw(
        divider, in: CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height),
        tintColor: tintColor)
    } else {
      canvas.fill(CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), .separator)
    }
    draw("minus", images.minus, minus, at: isRightToLeft ? 0.75 : 0.25, on: canvas)
    draw("plus", images.plus, plus, at: isRightToLeft ? 0.25 : 0.75, on: canvas)
  }

  /// Draws the sign of a button at a share of the width.
  private func draw(
    _ name: String, _ images: StateImages, _ state: State, at share: CGFloat, on canvas: Canvas
  ) {
    let isUsable = !state.contains(.disabled)
    let middle = CGPoint(x: canvas.bounds.width * share, y: canvas.bounds.height / 2)
    guard let image = images.shown(in: state) else {
      return Symbol(name: name, configuration: Image.SymbolConfiguration(pointSize: 14)).draw(
        on: canvas, in: CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16),
        isUsable ? .label : .tertiaryLabel)
    }
    let (size, isOriginal) = (image.size, image.renderingMode == .alwaysOriginal)
    canvas.group(alpha: isUsable || !isOriginal || images[state] != nil ? 1 : 0.5) {
      canvas.draw(
        isOriginal ? image : image.withRenderingMode(.alwaysTemplate),
        in: CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
        tintColor: isUsable ? tintColor : .tertiaryLabel)
    }
  }
}

/// Between which states an image divides two parts of a control.
struct DividerPlace: Hashable {
  let left: UInt
  let right: UInt

  init(left: Control.State, right: Control.State) {
    (self.left, self.right) = (left.rawValue, right.rawValue)
  }

  /// The image between two states: that for both of them, for one of them, or for ``Control/State/normal``.
  static func image(
    in images: [DividerPlace: Image], _ left: Control.State, _ right: Control.State
  ) -> Image? {
    images[DividerPlace(left: left, right: right)] ?? images[DividerPlace(left: left, right: .normal)]
      ?? images[DividerPlace(left: .normal, right: right)]
      ?? images[DividerPlace(left: .normal, right: .normal)]
  }
}
