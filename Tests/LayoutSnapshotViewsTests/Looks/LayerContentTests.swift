import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What layers draw of their own: contents, an override of `draw(in:)`, and themselves into a context.
@Suite struct LayerContentTests {
  private let root = View()
  private let box = View(frame: rect(4, 6, 10, 20))

  private final class Disc: Layer {
    override func draw(in context: CGContext) {
      context.setFillColor(Color.green)
      context.fill(rect(0, 0, 2, 2))
    }
  }

  init() { root.addSubview(box) }

  /// What is painted on the screen's ground.
  private func painted() throws -> [String] {
    let list = try root.solvedTree(on: .iPhone4).displayList
    return "\(list)".split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test func contents_areDrawnAsTheGravitySays() throws {
    box.layer.contents = Image(color: .red, size: CGSize(width: 4, height: 2)).cgImage
    #expect(try painted() == ["fill 8 12 28 52 #FF0000"])
    box.layer.contentsGravity = .resizeAspect
    #expect(box.contentMode == .scaleAspectFit)
    #expect(try painted() == ["fill 8 27 28 37 #FF0000"])
    box.layer.contents = Image(color: .red, size: CGSize(width: 4, height: 2))
    #expect(try painted().isEmpty && box.layer.contents is Image)
  }

  @Test func draw_inALayer_isCalled_inItsOwnCoordinates() throws {
    let disc = Disc()
    disc.frame = rect(1, 2, 5, 5)
    box.layer.addSublayer(disc)
    let picture = Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
    let green = Pixel(red: 0, green: 255, blue: 0)
    #expect(picture[10, 16] == green && picture[13, 19] == green)
    #expect(picture[9, 16] == .white && picture[14, 19] == .white && picture[13, 20] == .white)
  }

  @Test func render_drawsAView_asTheLastLayoutHasLeftIt() throws {
    box.backgroundColor = .blue
    let inner = View(frame: rect(5, 10, 5, 10))
    inner.backgroundColor = .red
    box.addSubview(inner)
    _ = try root.layout(on: .iPhone4)
    let image = UIGraphicsImageRenderer(size: box.bounds.size).image { box.layer.render(in: $0.cgContext) }
    guard case .drawing(let list) = image.content else {
      Issue.record("nothing was drawn")
      return
    }
    #expect("\(list)".contains("#0000FF") && "\(list)".contains("#FF0000"))
    #expect(box.frame == rect(4, 6, 10, 20) && box.superview === root)
  }

  @Test func render_drawsALayerAndItsSublayers() {
    let (layer, dot) = (Layer(), Layer())
    (layer.frame, dot.frame) = (rect(50, 50, 8, 8), rect(2, 2, 2, 2))
    (layer.backgroundColor, dot.backgroundColor) = (.blue, .red)
    layer.sublayers = [dot]
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      layer.render(in: $0.cgContext)
    }
    guard case .drawing(let list) = image.content else {
      Issue.record("nothing was drawn")
      return
    }
    #expect("\(list)".contains("#0000FF") && "\(list)".contains("#FF0000") && dot.superlayer === layer)
  }
}
