import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Layers that others draw and arrange, that are set by names, and that know their time.
@Suite struct LayerDelegateTests {
  private let root = View()
  private let layer = Layer()

  private final class Painter: CALayerDelegate {
    var arranged = 0
    func draw(_ layer: Layer, in context: CGContext) {
      context.setFillColor(Color.green)
      context.fill(rect(0, 0, 2, 2))
    }
    func layoutSublayers(of layer: Layer) { arranged += 1 }
    func action(for layer: Layer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private final class Displayer: CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: Layer) {
      calls.append("display")
      layer.contents =
        Image.drawn(size: layer.bounds.size, scale: 1) { context in
          context.setFillColor(Color.blue)
          context.fill(layer.bounds)
        }.cgImage
    }
    func layerWillDraw(_ layer: Layer) { calls.append("will") }
    func draw(_ layer: Layer, in context: CGContext) { calls.append("draw") }
  }

  private final class Frame: Layer {
    let inner = Layer()
    override func layoutSublayers() {
      super.layoutSublayers()
      inner.frame = bounds.insetBy(dx: 1, dy: 1)
    }
  }

  init() {
    layer.frame = rect(4, 6, 10, 20)
    root.layer.addSublayer(layer)
  }

  @Test func delegate_drawsAndArrangesALayerWithoutAView() throws {
    let painter = Painter()
    layer.delegate = painter
    let picture = Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
    #expect(picture[8, 12] == Pixel(red: 0, green: 255, blue: 0) && picture[12, 12] == .white)
    #expect(painter.arranged > 0 && layer.action(forKey: "position") is NSNull)
  }

  @Test func delegate_givesContents_andIsToldBeforeItDraws() throws {
    let displayer = Displayer()
    layer.delegate = displayer
    let picture = Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
    #expect(displayer.calls == ["display", "will", "draw"])
    #expect(picture[12, 20] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func angles_areThoseOfDirections() {
    for step in -314...314 {
      let angle = CGFloat(step) / 100
      let direction = Direction(angle)
      #expect(abs(Direction.angle(x: 3 * direction.cosine, y: 3 * direction.sine) - angle) < 1e-14)
    }
    #expect(Direction.angle(x: -2, y: 0) == .pi && Direction.angle(x: 0, y: -1) == -.pi / 2)
    #expect(Direction.angle(x: 0, y: 0) == 0 && Direction.angle(x: .nan, y: 1) == 0)
  }

  @Test func delegate_ofAViewsLayer_isTheView() {
    #expect(root.layer.delegate === root && layer.delegate == nil)
    #expect(root.action(for: root.layer, forKey: "position") == nil)
  }

  @Test func layoutSublayers_isCalledForLayersInsideOthers() throws {
    let frame = Frame()
    frame.frame = rect(2, 2, 8, 8)
    frame.addSublayer(frame.inner)
    layer.addSublayer(frame)
    _ = try root.solvedTree(on: .iPhone4)
    #expect(frame.inner.frame == rect(1, 1, 6, 6))
  }

  @Test func setValue_setsAPartOfTheTransform_andKeepsTheOthers() throws {
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(NSNumber(value: 3), forKeyPath: "transform.translation.x")
    let map = layer.affineTransform()
    #expect(abs(map.a) < 1e-12 && abs(map.b - 2) < 1e-12 && abs(map.c + 2) < 1e-12 && map.tx == 3)
    let scale = try #require(layer.value(forKeyPath: "transform.scale.x") as? CGFloat)
    #expect(abs(scale - 2) < 1e-12)
  }

  @Test func setValue_setsPropertiesByTheirNames_andStoresOthers() {
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(Color.red, forKeyPath: "borderColor")
    layer.setValue(4, forKeyPath: "bounds.size.width")
    layer.setValue("badge", forKey: "kind")
    #expect(layer.opacity == 0.5 && layer.borderColor == .red && layer.bounds.width == 4)
    #expect(layer.value(forKey: "kind") as? String == "badge" && layer.value(forKey: "none") == nil)
    let shape = CAShapeLayer()
    shape.setValue(0.25, forKey: "strokeEnd")
    #expect(shape.strokeEnd == 0.25)
  }

  @Test func convertTime_countsFromThePausedTime() {
    layer.speed = 0
    layer.timeOffset = 7
    #expect(layer.convertTime(100, from: nil) == 7)
    layer.speed = 2
    layer.timeOffset = 0
    layer.beginTime = 10
    #expect(layer.convertTime(15, from: nil) == 10 && layer.convertTime(10, to: nil) == 15)
    #expect(root.layer.convertTime(10, from: layer) == 15)
  }
}
