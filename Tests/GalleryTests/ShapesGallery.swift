import Foundation
import LayoutSnapshotTesting
import Testing

/// What code draws itself: shape layers, masks, effects, `draw(_:)`.
@Suite struct ShapesGallery {
  /// A view that shows a path as a layer does.
  private func shape(_ sheet: Sheet, _ path: BezierPath, _ change: (CAShapeLayer) -> Void) -> View {
    let view = View()
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = Color.systemBlue.cgColor
    layer.lineWidth = 6
    change(layer)
    view.layer.addSublayer(layer)
    return sheet.sized(view, 60, 48)
  }

  /// A corner, an arc and a curve.
  private var path: BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: 6, y: 40))
    path.addLine(to: CGPoint(x: 22, y: 8))
    path.addLine(to: CGPoint(x: 30, y: 36))
    path.addCurve(
      to: CGPoint(x: 54, y: 12), controlPoint1: CGPoint(x: 36, y: 52), controlPoint2: CGPoint(x: 54, y: 44))
    return path
  }

  private var ring: BezierPath {
    BezierPath(
      arcCenter: CGPoint(x: 30, y: 24), radius: 18, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
  }

  @Test func shapes() {
    let sheet = Sheet()
    sheet.row(
      shape(sheet, path) { $0.lineJoin = .miter },
      shape(sheet, path) { ($0.lineJoin, $0.lineCap) = (.round, .round) },
      shape(sheet, path) { ($0.lineJoin, $0.lineCap) = (.bevel, .square) })
    sheet.row(
      shape(sheet, ring) { $0.lineCap = .round },
      shape(sheet, ring) { ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75) },
      shape(sheet, ring) { ($0.lineWidth, $0.lineDashPattern) = (3, [8, 4]) })
    sheet.row(
      shape(sheet, path) { ($0.fillColor, $0.strokeColor) = (Color.systemGreen.cgColor, nil) },
      shape(sheet, BezierPath(rect: CGRect(x: 8, y: 8, width: 44, height: 32))) { $0.lineJoin = .miter },
      shape(
        sheet,
        BezierPath(
          roundedRect: CGRect(x: 8, y: 8, width: 44, height: 32),
          byRoundingCorners: [.topLeft, .bottomRight],
          cornerRadii: CGSize(width: 14, height: 14))
      ) { $0.lineWidth = 2 })
    sheet.row(
      sheet.box(.systemOrange) { view in
        let mask = CAShapeLayer()
        mask.path = BezierPath(ovalIn: CGRect(x: 0, y: 8, width: 56, height: 40)).cgPath
        view.layer.mask = mask
      },
      sheet.sized(Drawn(), 56, 56), blurred(sheet))
    assertSnapshot(of: sheet, on: .allSheets(height: 330))
  }

  /// What contexts do beside covering: blend modes of two discs, shadows, and gradients around points.
  @Test func mixtures() {
    let sheet = Sheet()
    let modes = CGBlendMode.allCases
    for first in stride(from: 0, to: modes.count, by: 5) {
      let row = modes[first..<min(first + 5, modes.count)].map { mode in
        sheet.sized(Discs(mode), 44, 44)
      }
      let stack = StackView(arrangedSubviews: row)
      stack.spacing = 12
      sheet.row(stack)
    }
    sheet.row(
      sheet.sized(Shadowed(blur: 0), 60, 60), sheet.sized(Shadowed(blur: 8), 60, 60),
      sheet.sized(Glow(isFocal: false), 60, 60), sheet.sized(Glow(isFocal: true), 60, 60))
    let radial = GradientView(colors: [.systemYellow, .systemOrange, .systemRed])
    radial.gradient.type = .radial
    (radial.gradient.startPoint, radial.gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    sheet.row(sheet.sized(radial, 140, 60))
    assertSnapshot(of: sheet, on: .allSheets(height: 460))
  }

  /// Colors around a point: a wheel, a wide one from above, and a ring whose colors end before the turn does.
  @Test func wheels() {
    let sheet = Sheet()
    func wheel(_ colors: [Color], _ end: CGPoint, _ width: CGFloat, _ height: CGFloat) -> GradientView {
      let view = GradientView(colors: colors)
      view.gradient.type = .conic
      (view.gradient.startPoint, view.gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), end)
      _ = sheet.sized(view, width, height)
      return view
    }
    let rainbow: [Color] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
    let disc = wheel(rainbow, CGPoint(x: 1, y: 0.5), 80, 80)
    disc.layer.cornerRadius = 40
    let wide = wheel([.systemYellow, .systemOrange, .systemRed], CGPoint(x: 0.5, y: 0), 140, 60)
    let ring = wheel([.systemGreen, .systemTeal, .systemFill], CGPoint(x: 0.5, y: 0), 80, 80)
    ring.gradient.locations = [0, 0.7, 0.7]
    let outline = CAShapeLayer()
    outline.path = BezierPath(ovalIn: CGRect(x: 6, y: 6, width: 68, height: 68)).cgPath
    (outline.fillColor, outline.strokeColor, outline.lineWidth) = (nil, Color.black.cgColor, 12)
    ring.layer.mask = outline
    sheet.row(disc, wide)
    sheet.row(ring)
    assertSnapshot(of: sheet, on: .allSheets(height: 220))
  }

  /// What shows as much as a mask is opaque: a gradient, a ring, letters of a label, a view with corners.
  @Test func masks() {
    let sheet = Sheet()
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
    let fade = GradientLayer()
    fade.colors = [Color.black.cgColor, Color.clear.cgColor]
    fade.startPoint = CGPoint(x: 0, y: 0.5)
    fade.endPoint = CGPoint(x: 1, y: 0.5)
    let ring = CAShapeLayer()
    ring.path = BezierPath(ovalIn: bounds.insetBy(dx: 32, dy: 6)).cgPath
    (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, Color.black.cgColor, 8)
    for mask in [fade, ring] as [Layer] { mask.frame = bounds }
    let word = Label(frame: bounds)
    (word.text, word.font, word.textAlignment) = ("Mask", .boldSystemFont(ofSize: 40), .center)
    let card = View(frame: bounds.insetBy(dx: 10, dy: 10))
    (card.backgroundColor, card.layer.cornerRadius) = (Color.black.withAlphaComponent(0.7), 16)
    let stripes = { (change: (View) -> Void) in self.striped(sheet, change) }
    sheet.row(stripes { $0.layer.mask = fade }, stripes { $0.layer.mask = ring })
    sheet.row(stripes { $0.mask = word }, stripes { $0.mask = card })
    assertSnapshot(of: sheet, on: .allSheets(height: 160))
  }

  /// A gradient with a text on it.
  private func striped(_ sheet: Sheet, _ change: (View) -> Void) -> View {
    let view = GradientView(colors: [.systemPink, .systemOrange, .systemTeal])
    let text = Label(frame: CGRect(x: 8, y: 20, width: 104, height: 20))
    (text.text, text.textColor, text.textAlignment) = ("What is behind", .white, .center)
    text.font = .systemFont(ofSize: 13, weight: .semibold)
    view.addSubview(text)
    change(view)
    return sheet.sized(view, 120, 60)
  }

  private func blurred(_ sheet: Sheet) -> View {
    let ground = View()
    ground.backgroundColor = .systemPurple
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    effect.frame = CGRect(x: 8, y: 8, width: 40, height: 40)
    ground.addSubview(effect)
    return sheet.sized(ground, 56, 56)
  }

  /// Draws as UIKit's views do.
  private final class Drawn: View {
    override func draw(_ rect: CGRect) {
      Color.systemTeal.setFill()
      BezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: .pi / 4)
      context.setStrokeColor(Color.white.cgColor)
      context.setLineWidth(4)
      context.strokeLineSegments(
        between: [CGPoint(x: -14, y: 0), CGPoint(x: 14, y: 0), CGPoint(x: 0, y: -14), CGPoint(x: 0, y: 14)])
      context.restoreGState()
      "A".draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: Font.boldSystemFont(ofSize: 12)])
    }
  }

  @Test func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ViewController()
    controller.view.backgroundColor = .systemTeal
    window.rootViewController = controller
    window.makeKeyAndVisible()
    assertSnapshot(of: window, on: .iPhone4)
  }
}

/// A yellow disc and a blue one, which is drawn in a blend mode.
private final class Discs: View {
  private let mode: CGBlendMode

  init(_ mode: CGBlendMode) {
    self.mode = mode
    super.init(frame: .zero)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(.systemYellow)
    context.fillEllipse(in: CGRect(x: 2, y: 2, width: 28, height: 28))
    context.setBlendMode(mode)
    context.setFillColor(.systemBlue)
    context.fillEllipse(in: CGRect(x: 14, y: 14, width: 28, height: 28))
  }
}

/// A square and letters with a shadow.
private final class Shadowed: View {
  private let blur: CGFloat

  init(blur: CGFloat) {
    self.blur = blur
    super.init(frame: .zero)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setShadow(offset: CGSize(width: 4, height: 4), blur: blur, color: .systemGray)
    context.setFillColor(.systemGreen)
    context.fill(CGRect(x: 6, y: 6, width: 24, height: 24))
    NSAttributedString(string: "Ag", attributes: [.foregroundColor: Color.label])
      .draw(at: CGPoint(x: 34, y: 34))
  }
}

/// Light around a point, or beside one.
private final class Glow: View {
  private let isFocal: Bool

  init(isFocal: Bool) {
    self.isFocal = isFocal
    super.init(frame: .zero)
  }

  override func draw(_ rect: CGRect) {
    let colors = [Color.white.cgColor, Color.systemPurple.cgColor] as CFArray
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
    else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let start = isFocal ? CGPoint(x: center.x - 10, y: center.y - 10) : center
    context.drawRadialGradient(
      gradient, startCenter: start, startRadius: isFocal ? 0 : 10, endCenter: center, endRadius: 28,
      options: [])
  }
}
