import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// A red box of 10 x 20 points at (4, 6) on a white screen at 2x: 20 x 40 pixels at (8, 12).
@Suite struct MaskTests {
  private let root = View()
  private let box = View(frame: rect(4, 6, 10, 20))

  init() {
    root.addSubview(box)
    box.backgroundColor = .red
  }

  private func picture() throws -> Bitmap {
    Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
  }

  private func layer(_ frame: CGRect, _ color: Color?) -> Layer {
    let layer = Layer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  @Test func mask_showsAsMuchAsItIsOpaque() throws {
    box.layer.mask = layer(rect(0, 0, 5, 20), Color.black.withAlphaComponent(0.6))
    let picture = try picture()
    #expect(picture[8, 12] == Pixel(red: 255, green: 102, blue: 102))
    #expect(picture[17, 51] == picture[8, 12])
    #expect(picture[18, 12] == .white && picture[27, 51] == .white)
  }

  /// In Core Animation nothing of a layer shows through a mask that draws nothing.
  @Test(arguments: [nil, Color.clear]) func mask_withoutContent_hidesEverything(color: Color?) throws {
    box.layer.mask = layer(rect(0, 0, 10, 20), color)
    #expect(try picture()[9, 13] == .white)
    box.layer.mask?.backgroundColor = .blue
    #expect(try picture()[9, 13] == Pixel(red: 255, green: 0, blue: 0))
    box.layer.mask?.isHidden = true
    #expect(try picture()[9, 13] == .white)
  }

  @Test func gradient_fadesAViewWithAllThatIsInIt() throws {
    let inner = View(frame: rect(0, 0, 10, 20))
    inner.backgroundColor = .blue
    box.addSubview(inner)
    let fade = GradientLayer()
    fade.frame = rect(0, 0, 10, 20)
    fade.colors = [Color.black.cgColor, Color.clear.cgColor]
    box.layer.mask = fade
    let picture = try picture()
    let greens = (12..<52).map { picture[10, $0].green }
    #expect(greens == greens.sorted() && greens.first ?? 0 < 8 && greens.last ?? 0 > 247)
    // The red behind the blue does not shine through: what fades is the two together.
    #expect((12..<52).allSatisfy { picture[10, $0].red == picture[10, $0].green })
  }

  /// A stroke, a sublayer and corners are as good as a fill.
  @Test func mask_isAllThatALayerDraws() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: rect(1, 1, 8, 18), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = Color.black.cgColor
    shape.lineWidth = 2
    shape.addSublayer(layer(rect(4, 9, 2, 2), .black))
    box.layer.mask = shape
    let picture = try picture()
    #expect(picture[9, 13] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[14, 20] == .white)
    #expect(picture[17, 31] == Pixel(red: 255, green: 0, blue: 0))
  }

  /// What a closed path fills is a clip, which needs no memory of its own.
  @Test func filledShape_isAClip() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: rect(0, 0, 5, 20), transform: nil)
    box.layer.mask = shape
    #expect(!"\(try root.solvedTree(on: .iPhone4).displayList)".contains("mask"))
    #expect(try picture()[17, 51] == Pixel(red: 255, green: 0, blue: 0) && picture()[18, 51] == .white)
    shape.opacity = 0.5
    #expect("\(try root.solvedTree(on: .iPhone4).displayList)".contains("masked"))
    #expect(try picture()[17, 51].green == 127)
  }

  /// Masks in masks, in clips, in groups and in transforms.
  @Test func masks_inEachOther_multiply() throws {
    box.layer.mask = layer(rect(0, 0, 10, 20), Color.black.withAlphaComponent(0.6))
    box.layer.mask?.mask = layer(rect(0, 0, 10, 10), Color.black.withAlphaComponent(0.6))
    box.alpha = 0.5
    box.clipsToBounds = true
    root.layer.mask = layer(rect(0, 0, 320, 480), Color.black.withAlphaComponent(0.8))
    let picture = try picture()
    let red = picture[10, 14]
    #expect(red.red == 255 && abs(Int(red.green) - Int(255 * (1 - 0.6 * 0.6 * 0.5 * 0.8))) < 3)
    #expect(picture[10, 40] == .white)
  }

  @Test func view_asAMask_isLaidOutByItself() throws {
    let mask = StackView(frame: rect(2, 4, 6, 12))
    mask.distribution = .fillEqually
    let (full, empty) = (View(), View())
    full.backgroundColor = .black
    mask.addArrangedSubview(full)
    mask.addArrangedSubview(empty)
    box.mask = mask
    #expect(box.mask === mask && box.layer.mask === mask.layer)
    let picture = try picture()
    #expect(full.frame == rect(0, 0, 3, 12) && mask.frame == rect(2, 4, 6, 12))
    let red = (0..<60).flatMap { y in (0..<40).filter { picture[$0, y] != .white }.map { [$0, y] } }
    #expect(red.first == [12, 20] && red.last == [17, 43] && red.count == 6 * 24)
    box.mask = nil
    #expect(box.layer.mask == nil)
    #expect(try self.picture()[8, 12] == Pixel(red: 255, green: 0, blue: 0))
  }

  /// Letters that show something else, as a banner with a gradient does; nobody else keeps the label.
  @Test func label_asAMask_isCutOut() throws {
    func maskWithALabel() {
      let label = Label(frame: rect(0, 0, 10, 20))
      label.text = "I"
      label.textColor = .clear
      box.layer.mask = label.layer
      label.textColor = .green
    }
    maskWithALabel()
    let picture = try picture()
    let pixels = (12..<52).flatMap { y in (8..<28).map { picture[$0, y] } }
    #expect(pixels.contains(Pixel(red: 255, green: 0, blue: 0)) && pixels.contains(.white))
    #expect(pixels.allSatisfy { $0.red == 255 && $0.green == $0.blue })
  }

  @Test func mask_isNamedWhereItMatters() throws {
    box.layer.mask = layer(rect(0, 0, 5, 20), .black)
    let layout = try root.solvedTree(on: .iPhone4).layout
    #expect("\(layout.json)".contains("Layer 0, 0, 5, 20"))
  }
}
