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
  private var storedValue = 0.0

  /// Creates a stepper at the origin of a frame, with its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Stepper.size))
    contentPriorities = .hugged
  }
  /// Creates a stepper at the origin.
  public convenience init() { self.init(frame: .zero) }

  private static let size = CGSize(width: 94, height: 32)

  private func clamped(_ number: Double) -> Double {
    number > minimumValue ? min(number, max(minimumValue, maximumValue)) : minimumValue
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Stepper.size }
  /// 94 by 32 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Stepper.size }

  override func drawContent(on canvas: Canvas) {
    let (bounds, middle) = (canvas.bounds, canvas.bounds.height / 2)
    canvas.fill(bounds, cornerRadius: 8, .tertiarySystemFill)
    canvas.fill(CGRect(x: bounds.midX - 0.5, y: middle - 9, width: 1, height: 18), .separator)
    let ends: [(name: String, x: CGFloat, isUsable: Bool)] = [
      ("minus", bounds.width / 4, wraps || value > minimumValue),
      ("plus", bounds.width * 3 / 4, wraps || value < maximumValue),
    ]
    for end in ends {
      let x = isRightToLeft ? bounds.width - end.x : end.x
      Symbol(name: end.name, Image.SymbolConfiguration(pointSize: 14)).draw(
        on: canvas, in: CGRect(x: x - 8, y: middle - 8, width: 16, height: 16),
        isEnabled && end.isUsable ? .label : .tertiaryLabel)
    }
  }
}
