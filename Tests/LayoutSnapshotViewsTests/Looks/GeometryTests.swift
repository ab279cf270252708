import Foundation
import LayoutSnapshotViews
import Testing

/// Frames, bounds, positions and transforms hang together as in UIKit and Core Animation.
@Suite struct GeometryTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func frame_setUnderATransform_readsBackAndMakesTheBounds() {
    let view = View()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = rect(100, 100, 100, 50)
    #expect(view.frame == rect(100, 100, 100, 50))
    #expect(view.bounds == rect(0, 0, 50, 25) && view.center == CGPoint(x: 150, y: 125))
    view.transform = .identity
    #expect(view.frame == rect(125, 112.5, 50, 25))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 7, y: 0)
    view.frame = rect(10, 20, 30, 40)
    #expect(view.frame == rect(10, 20, 30, 40))
    #expect(view.bounds == rect(0, 0, 40, 30))
  }

  @Test func transform_leavesBoundsAndCentre() {
    let view = View(frame: rect(10, 10, 20, 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == rect(0, 10, 40, 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == rect(80, 90, 40, 20) && view.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func convert_appliesTransforms_andMeansTheWindowWithoutAView() {
    let (outer, inner) = (View(frame: rect(10, 10, 100, 100)), View(frame: rect(20, 20, 40, 40)))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint.zero, to: outer) == .zero)
    #expect(inner.convert(inner.bounds, to: outer) == rect(0, 0, 80, 80))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 12, y: 12))
    #expect(inner.convert(CGPoint(x: 12, y: 12), from: nil) == CGPoint(x: 1, y: 1))
    #expect(outer.convert(inner.bounds, from: inner) == rect(0, 0, 80, 80))
    let stranger = View(frame: rect(-10, -10, 5, 5))
    #expect(outer.convert(CGPoint.zero, to: stranger) == CGPoint(x: 20, y: 20))
    #expect(stranger.convert(CGPoint(x: 20, y: 20), from: outer) == CGPoint(x: 40, y: 40))
  }

  @Test func originOfBounds_shiftsWhatLiesInTheView() throws {
    let (root, outer, inner, held) = (View(), View(frame: rect(0, 100, 100, 100)), View(), View())
    root.addSubview(outer)
    inner.frame = rect(5, 50, 10, 10)
    outer.addSubview(inner)
    held.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(held)
    held.topAnchor.constraint(equalTo: outer.topAnchor, constant: 40).isActive = true
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(outer.frame == rect(0, 100, 100, 100) && outer.bounds == rect(0, 30, 100, 100))
    let layout = try root.layout(on: Device(name: "test", width: 200, height: 400, scale: 1))
    let shown = layout.nodes.filter { $0.kind == .view }.map(\.frameInRoot)
    #expect(shown[2] == rect(5, 120, 10, 10))
    #expect(shown[3].minY == 110)
    #expect(inner.frame == rect(5, 50, 10, 10) && held.frame.minY == 40)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 5, y: 120))
    outer.bounds.origin = .zero
    let back = try root.layout(on: Device(name: "test", width: 200, height: 400, scale: 1))
    #expect(back.nodes.filter { $0.kind == .view }.map(\.frameInRoot)[2] == rect(5, 150, 10, 10))
  }

  @Test func layer_keepsItsPosition_whenItsAnchorMoves() {
    let layer = Layer()
    layer.frame = rect(10, 20, 100, 50)
    #expect(layer.position == CGPoint(x: 60, y: 45) && layer.bounds == rect(0, 0, 100, 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 60, y: 45) && layer.frame == rect(60, -5, 100, 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == rect(60, -55, 200, 100))
    layer.bounds = rect(0, 0, 10, 10)
    layer.position = CGPoint(x: 5, y: 5)
    #expect(layer.frame == rect(5, -15, 20, 20))
    let view = View(frame: rect(10, 20, 100, 50))
    view.layer.anchorPoint = .zero
    #expect(view.frame == rect(60, 45, 100, 50) && view.center == CGPoint(x: 60, y: 45))
    view.layer.position = .zero
    #expect(view.frame == rect(0, 0, 100, 50))
  }

  @Test func layers_convertPointsAndRectangles() {
    let view = View(frame: rect(10, 10, 100, 100))
    let (first, second) = (Layer(), Layer())
    first.frame = rect(20, 20, 40, 40)
    first.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    second.frame = rect(5, 5, 10, 10)
    second.bounds.origin = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(first)
    first.addSublayer(second)
    #expect(second.convert(CGPoint(x: 1, y: 1), to: first) == CGPoint(x: 5, y: 5))
    #expect(second.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 32.5, y: 32.5))
    #expect(first.convert(CGPoint(x: 32.5, y: 32.5), from: view.layer) == CGPoint(x: 5, y: 5))
    #expect(view.layer.convert(rect(0, 0, 40, 40), from: first) == rect(30, 30, 20, 20))
    #expect(first.convert(CGPoint.zero, to: nil) == CGPoint(x: 40, y: 40))
  }
}
