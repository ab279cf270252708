import Foundation

/// A pair of buttons that change a number by steps, as UIKit's `UIStepper`: 94 by 32 points.
open class Stepper: Control {
  /// The number; it is kept within the range. 0 by default.
  open var value: Double {
    get { storedValue }
    set { storedValue = clamped(newValue) }
  }
  /// The least number; 0 by default.
  open var minimumValue = 0.0 { didSet { storedValue = clamped(storedValue) } }
  /// The greatest number; 100 by default.
  open var maximumValue = 100.0 { didSet { storedValue = clamped(storedValue) } }
  /// By how much the number changes; 1 by default.
  open var stepValue = 1.0
  /// Whether the number goes on from the other end of the range; false by default.
  open var wraps = false
  private var storedValue = 0.0

  /// A stepper at a place; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Stepper.size))
    contentPriorities = .hugged
  }
  /// A stepper at the origin.
  public convenience init() { self.init(frame: .zero) }

  private static let size = CGSize(width: 94, height: 32)

  private func clamped(_ number: Double) -> Double {
    number > minimumValue ? min(number, max(minimumValue, maximumValue)) : minimumValue
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Stepper.size }
  /// 94 by 32 points, whatever is offered.
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
