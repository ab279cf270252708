import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// What a layer does to everything in it: its transform, the colors of copies, and the part of its contents.
@Suite struct SublayerTests {
  private let root = View()
  private let box = View(frame: rect(10, 10, 20, 20))

  init() { root.addSubview(box) }

  private func picture() throws -> Bitmap { Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList) }

  private let red = Pixel(red: 255, green: 0, blue: 0)

  @Test func sublayerTransform_movesSublayersAndSubviews_notTheLayerItself() throws {
    let layer = Layer()
    layer.frame = rect(0, 0, 4, 4)
    layer.backgroundColor = .red
    box.layer.addSublayer(layer)
    let inner = View(frame: rect(0, 16, 4, 4))
    inner.backgroundColor = .green
    box.addSubview(inner)
    box.backgroundColor = .blue
    box.layer.sublayerTransform = CATransform3DMakeScale(-1, 1, 1)
    let picture = try picture()
    #expect(picture[56, 24] == red && picture[24, 24] == Pixel(red: 0, green: 0, blue: 255))
    #expect(picture[56, 56] == Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func sublayerTransform_withAVanishingPoint_changesNothingThatLiesFlat() throws {
    let layer = Layer()
    layer.frame = rect(0, 0, 4, 4)
    layer.backgroundColor = .red
    box.layer.addSublayer(layer)
    let before = try picture()
    box.layer.sublayerTransform.m34 = -1 / 500
    #expect(try picture() == before)
  }

  @Test func instanceColor_isMultipliedWithTheColorsOfTheCopies() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = box.bounds
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
    replicator.instanceColor = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.5
    let dot = Layer()
    dot.frame = rect(0, 0, 4, 4)
    dot.backgroundColor = .white
    replicator.addSublayer(dot)
    box.layer.addSublayer(replicator)
    let picture = try picture()
    #expect(picture[22, 22] == Pixel(red: 255, green: 128, blue: 0))
    #expect(picture[34, 22].red == 128 && picture[46, 22].red == 0 && picture[46, 22].green == 128)
    replicator.instanceColor = nil
    replicator.instanceRedOffset = 0
    #expect(try self.picture()[22, 22] == .white)
  }

  @Test func contentsRect_showsAPartOfThePicture() throws {
    let halves = Image.drawn(size: CGSize(width: 8, height: 8), scale: 1) { context in
      context.setFillColor(Color.red)
      context.fill(rect(0, 0, 4, 8))
      context.setFillColor(Color.green)
      context.fill(rect(4, 0, 4, 8))
    }
    box.layer.contents = halves.cgImage
    box.layer.contentsRect = rect(0.5, 0, 0.5, 1)
    let picture = try picture()
    #expect(picture[24, 40] == Pixel(red: 0, green: 255, blue: 0) && picture[56, 40] == picture[24, 40])
  }

  @Test func background_ofAConfiguration_hasAPicture() throws {
    var configuration = Button.Configuration.plain()
    configuration.title = ""
    configuration.background.image = Image(color: .red, size: CGSize(width: 2, height: 2))
    configuration.background.cornerRadius = 8
    configuration.cornerStyle = .fixed
    let button = Button(configuration: configuration)
    button.frame = rect(40, 10, 20, 20)
    root.addSubview(button)
    let picture = try picture()
    #expect(picture[100, 40] == red && picture[81, 21] == .white)
    configuration.contentInsets = .zero
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == Button.Configuration.plain().contentInsets)
    #expect(configuration.updated(for: button) == configuration)
  }
}
