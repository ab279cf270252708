import UIKit
import QuartzCore

@IBDesignable
final class StarView: UIView {
  @IBInspectable var isFilled: Bool = false { didSet { setNeedsLayout() } }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let pulse = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    pulse.toValue = 0.5
    layer.add(pulse, forKey: "pulse")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let path = UIBezierPath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let radius = bounds.width / 2 * (corner % 2 == 0 ? 0.9 : 0.4)
      let point = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    shape.path = path.cgPath
    shape.fillColor = (isFilled ? UIColor.systemYellow : UIColor.clear).cgColor
    shape.strokeColor = UIColor.systemOrange.cgColor
    shape.lineWidth = 2
    shape.lineJoin = .round
  }
}
