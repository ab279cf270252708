import Foundation
import LayoutSnapshotGraphics
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// A box of 10 x 20 points at (4, 6) on a screen of 320x480 at 2x: 20 x 40 pixels at (8, 12).
@Suite struct LooksTests {
  private let root = View()
  private let box = View(frame: rect(4, 6, 10, 20))
  private let inner = View(frame: rect(-2, 0, 5, 5))

  init() {
    root.addSubview(box)
    box.backgroundColor = .red
  }

  /// What is painted on the screen's ground.
  private func painted(_ traits: Traits...) throws -> [String] {
    let list = try root.solvedTree(on: .iPhone4.with(Traits(traitsFrom: traits))).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test func layer_defaults_areThoseOfCoreAnimation() {
    let layer = Layer()
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.borderColor == .black)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowColor == .black)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
    #expect(layer.opacity == 1 && !layer.masksToBounds && !layer.isHidden && layer.backgroundColor == nil)
    #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
    let gradient = GradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let view = View()
    #expect(view.alpha == 1 && !view.clipsToBounds && view.transform.isIdentity && !view.isHidden)
    #expect(view.contentMode == .scaleToFill && view.backgroundColor == nil)
    #expect(view.loadedLayer == nil)
  }

  @Test func view_andItsLayer_areOne() {
    box.layer.backgroundColor = .green
    #expect(box.backgroundColor == .green)
    box.alpha = 0.25
    #expect(box.layer.opacity == 0.25)
    box.layer.masksToBounds = true
    #expect(box.clipsToBounds)
    box.isHidden = true
    #expect(box.layer.isHidden)
    box.layer.frame = rect(1, 2, 3, 4)
    #expect(box.frame == rect(1, 2, 3, 4))
    box.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(box.transform.a == 2)
  }

  @Test func corners_ofABox_areRoundInPixels() throws {
    box.layer.cornerRadius = 3
    #expect(try painted() == ["paint 8 12 28 52 round 6 #FF0000"])
    box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(try painted() == ["paint 8 12 28 52 round 6 0 6 0 #FF0000"])
    box.layer.maskedCorners = []
    #expect(try painted() == ["fill 8 12 28 52 #FF0000"])
  }

  @Test func zPosition_decidesWhatLiesInFront() throws {
    let other = View(frame: rect(0, 0, 5, 5))
    other.backgroundColor = .green
    root.addSubview(other)
    let order = ["fill 8 12 28 52 #FF0000", "fill 0 0 10 10 #00FF00"]
    #expect(try painted() == order)
    box.layer.zPosition = 1
    #expect(try painted() == order.reversed())
    other.layer.zPosition = 1
    #expect(try painted() == order, "equally near, they stand as in the tree")
    other.layer.zPosition = .nan
    #expect(other.layer.zPosition == 0)
    other.layer.zPosition = -3
    let (far, near) = (Layer(), Layer())
    for (layer, color) in [(near, Color.white), (far, .black)] {
      layer.frame = rect(0, 0, 1, 1)
      layer.backgroundColor = color
      box.layer.addSublayer(layer)
    }
    far.zPosition = -1
    #expect(
      try painted() == [order[1], order[0], "fill 8 12 10 14 #000000", "fill 8 12 10 14 #FFFFFF"])
  }

  @Test func border_isPaintedOverWhatIsInTheView() throws {
    box.addSubview(inner)
    inner.backgroundColor = .blue
    box.layer.borderWidth = 0.5
    box.layer.borderColor = .label
    box.layer.cornerRadius = 4
    #expect(
      try painted(.dark) == [
        "paint 8 12 28 52 round 8 #FF0000", "fill 4 12 14 22 #0000FF",
        "border 8 12 28 52 round 8 width 1 #FFFFFF",
      ])
  }

  @Test func clip_holdsForWhatIsInTheView_notForTheBorder() throws {
    box.addSubview(inner)
    inner.backgroundColor = .blue
    box.clipsToBounds = true
    box.layer.borderWidth = 1
    #expect(
      try painted() == [
        "fill 8 12 28 52 #FF0000", "clip 8 12 28 52", "  fill 4 12 14 22 #0000FF", "end",
        "border 8 12 28 52 round 0 width 2 #000000",
      ])
    box.layer.cornerRadius = 5
    #expect(try painted()[1] == "clip 8 12 28 52 round 10")
  }

  @Test func alpha_holdsForTheViewAsAWhole() throws {
    box.addSubview(inner)
    inner.backgroundColor = .blue
    box.alpha = 0.5
    #expect(
      try painted() == [
        "group alpha 128", "  fill 8 12 28 52 #FF0000", "  fill 4 12 14 22 #0000FF", "end",
      ])
    box.alpha = 0.001
    #expect(try painted() == [])
    box.alpha = 2
    #expect(try painted().count == 2)
    box.alpha = .nan
    #expect(try painted() == [])
  }

  @Test func shadow_isCastByTheRoundRectangle() throws {
    box.layer.shadowOpacity = 0.5
    box.layer.shadowOffset = CGSize(width: 1, height: 2)
    box.layer.shadowRadius = 4
    box.layer.cornerRadius = 2
    let shape = "paint 8 12 28 52 round 4 #FF0000"
    #expect(try painted() == ["shadow 8 12 28 52 round 4 offset 2,4 radius 8 #00000080", shape])
    box.layer.shadowColor = Color.blue.withAlphaComponent(0.5).cgColor
    box.layer.shadowPath = BezierPath(rect: rect(0, 0, 1, 1)).cgPath
    #expect(
      try painted()[0] == "shadow path M 8,12 L 10,12 L 10,14 L 8,14 offset 2,4 radius 8 #0000FF40")
    box.layer.masksToBounds = true
    #expect(try painted() == [shape, "clip 8 12 28 52 round 4", "end"])
    (box.layer.masksToBounds, box.layer.shadowPath, box.backgroundColor) = (false, nil, .clear)
    #expect(try painted() == [])
  }

  @Test func gradient_runsBetweenItsPoints() throws {
    let view = GradientView(colors: [.red, .systemBackground, .blue])
    view.frame = rect(0, 0, 50, 100)
    root.addSubview(view)
    box.isHidden = true
    #expect(
      try painted() == [
        "paint 0 0 100 200 gradient 50,0 50,200 0/65536 #FF0000 32768/65536 #FFFFFF 65536/65536 #0000FF"
      ])
    view.gradient.startPoint = CGPoint(x: 0, y: 0)
    view.gradient.endPoint = CGPoint(x: 1, y: 1)
    view.gradient.locations = [0, 0.25, 0.75]
    view.gradient.cornerRadius = 10
    #expect(
      try painted(.dark) == [
        "paint 0 0 100 200 round 20 gradient 0,0 100,200 0/65536 #FF0000 16384/65536 #000000 "
          + "49152/65536 #0000FF"
      ])
  }

  @Test func sublayers_liePaintedUnderSubviews_atRoundedFrames() throws {
    let layer = Layer()
    layer.frame = rect(1.25, 1, 5, 5)
    layer.backgroundColor = .green
    box.addSubview(inner)
    inner.backgroundColor = .blue
    box.layer.addSublayer(layer)
    #expect(try painted().dropFirst() == ["fill 11 14 21 24 #00FF00", "fill 4 12 14 22 #0000FF"])
    let behind = GradientLayer()
    (behind.frame, behind.colors) = (box.bounds, [Color.black])
    box.layer.insertSublayer(behind, at: 0)
    #expect(try painted()[1] == "paint 8 12 28 52 gradient 18,12 18,52 0/65536 #000000")
    behind.removeFromSuperlayer()
    #expect(box.layer.sublayers == [layer] && behind.superlayer == nil)
  }

  @Test func transform_mapsAroundTheMiddle_andLeavesTheLayoutAlone() throws {
    box.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    let layout = try root.layout(on: .iPhone4)
    #expect(layout["View/View"]?.frame == rect(4, 6, 10, 20))
    #expect(box.frame == rect(-1, 11, 20, 10))
    #expect(box.bounds == rect(0, 0, 10, 20) && box.center == CGPoint(x: 9, y: 16))
    // The middle lies at 18, 32 pixels; 18 - 2 * 18 = -18, 32 - 0.5 * 32 = 16.
    let one = 1 << 24
    #expect(
      try painted() == [
        "transform \(2 * one) 0 0 \(one / 2) \(-18 * 256) \(16 * 256)", "  fill 8 12 28 52 #FF0000", "end",
      ])
    box.transform = CGAffineTransform(translationX: 3, y: -1)
    #expect(try painted()[0] == "transform \(one) 0 0 \(one) \(6 * 256) \(-2 * 256)")
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(try painted()[0] == "transform 0 \(one) \(-one) 0 \((18 + 32) * 256) \((32 - 18) * 256)")
    #expect(box.frame == rect(-1, 11, 20, 10))
  }

  @Test func transform_thatNoScreenCouldShow_isLeftOut() throws {
    box.addSubview(inner)
    inner.backgroundColor = .blue
    for (a, d) in [(0.0, 1.0), (1e9, 1), (.nan, 1), (1, .infinity)] {
      inner.transform = CGAffineTransform(a: a, b: 0, c: 0, d: d, tx: 0, ty: 0)
      #expect(try painted() == ["fill 8 12 28 52 #FF0000"])
    }
    inner.transform = CGAffineTransform(scaleX: 10, y: 10)
    box.transform = CGAffineTransform(scaleX: 10, y: 10)
    #expect(try painted().count == 3)
  }

  @Test func center_andBounds_moveTheFrame() {
    let view = View(frame: rect(10, 10, 20, 20))
    view.center = CGPoint(x: 50, y: 60)
    #expect(view.frame == rect(40, 50, 20, 20))
    view.bounds = rect(0, 0, 40, 10)
    #expect(view.frame == rect(30, 55, 40, 10))
  }

  @Test func draw_ofASubclass_liesBetweenGroundAndSubviews() throws {
    let meter = Meter(frame: rect(0, 0, 10, 10))
    root.addSubview(meter)
    box.removeFromSuperview()
    meter.addSubview(box)
    meter.tintColor = .green
    #expect(
      try painted() == [
        "fill 0 0 10 20 #00FF00", "paint 0+128/256 0 20 20 round 4 #FFFFFF",
        "border 0 0 20 20 round 2 width 1 #000000", "clip 0 0 20 10", "  fill 0 0 20 20 #808080", "end",
        "paint path M 0,0 L 20,0 L 10,20 #000000", "fill 8 12 28 52 #FF0000",
      ])
  }
}

private final class Meter: View {
  override func draw(_ rect: CGRect, on canvas: Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height), tintColor)
    canvas.fill(CGRect(x: 0.25, y: 0, width: 9.75, height: 10), cornerRadius: 2, .systemBackground)
    canvas.stroke(rect, cornerRadius: 1, lineWidth: 0.5, .label)
    canvas.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5)) { canvas.fill(rect, .gray) }
    let triangle = BezierPath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 10, y: 0))
    triangle.addLine(to: CGPoint(x: 5, y: 10))
    canvas.fill(triangle, .black)
    canvas.fill(rect, .clear)
    canvas.fill(CGRect(x: 1, y: 1, width: 0, height: 3), .red)
  }
}
