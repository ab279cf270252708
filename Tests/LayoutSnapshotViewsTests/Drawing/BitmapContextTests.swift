import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Contexts of images of pixels, and what every context tells and does with images.
@Suite struct BitmapContextTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  /// Red above blue.
  private let halves: Image = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      Color.red.setFill()
      context.fill(rect(0, 0, 8, 4))
      Color.blue.setFill()
      context.fill(rect(0, 4, 8, 4))
    }
  }()

  private func context(_ alpha: CGImageAlphaInfo = .premultipliedLast) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: rgb,
        bitmapInfo: alpha.rawValue))
  }

  /// The pixels of an image on white.
  private func pixels(_ image: Image) throws -> Bitmap {
    let view = ImageView(image: image)
    view.frame = rect(0, 0, 8, 8)
    let root = View()
    root.addSubview(view)
    return Rasterizer.draw(try root.solvedTree(on: .iPhone4).displayList)
  }

  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  @Test func bitmap_hasItsOriginBelow_andShowsImagesUpright() throws {
    let context = try context()
    context.draw(try #require(halves.cgImage), in: rect(0, 0, 8, 8))
    context.setFillColor(Color.green)
    context.fill(rect(0, 0, 2, 2))
    let image = try #require(context.makeImage())
    #expect(image.width == 8 && context.width == 8 && context.height == 8)
    let picture = try pixels(Image(cgImage: image))
    #expect(picture[8, 2] == red && picture[8, 12] == blue)
    #expect(picture[1, 14] == Pixel(red: 0, green: 255, blue: 0) && picture[1, 1] == red)
  }

  @Test func bitmap_withoutOpacity_isBlackWhereNothingIsDrawn() throws {
    let image = try #require(try context(.noneSkipLast).makeImage())
    #expect(try pixels(Image(cgImage: image))[8, 8] == .black)
  }

  @Test func bitmap_ofGrays_isNotThere() {
    let gray = CGContext(
      data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    #expect(gray == nil)
  }

  @Test func draw_inATurnedContext_turnsTheImage() throws {
    let turned = Image.drawn(size: CGSize(width: 8, height: 8), scale: 1) { context in
      context.translateBy(x: 8, y: 0)
      context.rotate(by: .pi / 2)
      halves.draw(in: rect(0, 0, 8, 8))
    }
    let picture = try pixels(turned)
    // What was above is at the right.
    #expect(picture[14, 8] == red && picture[2, 8] == blue)
    let mirrored = Image.drawn(size: CGSize(width: 8, height: 8), scale: 1) { context in
      context.translateBy(x: 0, y: 8)
      context.scaleBy(x: 1, y: -1)
      halves.draw(in: rect(0, 0, 8, 8))
    }
    #expect(try pixels(mirrored)[8, 2] == blue)
  }

  @Test func drawnText_turnsAndGrowsWithTheContext() {
    func commands(_ body: (CGContext) -> Void) -> String {
      let image = Image.drawn(size: CGSize(width: 40, height: 40), scale: 1) { context in
        body(context)
        "I".draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: Font.systemFont(ofSize: 20)])
      }
      guard case .drawing(let list) = image.content else { return "" }
      return "\(list)"
    }
    #expect(!commands { _ in }.contains("transform"))
    #expect(!commands { $0.translateBy(x: 3, y: 0) }.contains("transform"))
    #expect(commands { $0.rotate(by: .pi / 2) }.contains("transform"))
    #expect(commands { $0.scaleBy(x: 2, y: 2) }.contains("transform"))
  }

  @Test func clip_toAMask_showsOnlyWhereTheImageIsOpaque() throws {
    let dot = Image.drawn(size: CGSize(width: 8, height: 8), scale: 1) { context in
      context.fill(rect(0, 0, 4, 8))
    }
    let mask = try #require(dot.cgImage)
    let tinted = Image.drawn(size: CGSize(width: 8, height: 8), scale: 1) { context in
      context.saveGState()
      context.clip(to: rect(0, 0, 8, 8), mask: mask)
      context.setFillColor(Color.red)
      context.fill(rect(0, 0, 8, 8))
      context.restoreGState()
      context.setFillColor(Color.blue)
      context.fill(rect(6, 0, 2, 8))
    }
    let picture = try pixels(tinted)
    #expect(picture[4, 8] == red && picture[10, 8] == .white && picture[14, 8] == blue)
  }

  @Test func context_tellsItsPathAndClip() {
    _ = Image.drawn(size: CGSize(width: 20, height: 20), scale: 1) { context in
      #expect(context.isPathEmpty && context.boundingBoxOfClipPath == rect(0, 0, 20, 20))
      context.translateBy(x: 2, y: 0)
      context.clip(to: rect(1, 2, 5, 6))
      #expect(context.boundingBoxOfClipPath == rect(1, 2, 5, 6))
      context.addRect(rect(4, 4, 8, 8))
      #expect(
        context.pathContains(CGPoint(x: 5, y: 5), mode: .fill)
          && context.boundingBoxOfPath == rect(4, 4, 8, 8))
      context.setLineWidth(2)
      context.replacePathWithStrokedPath()
      #expect(!context.pathContains(CGPoint(x: 8, y: 8), mode: .fill))
      #expect(context.pathContains(CGPoint(x: 3.5, y: 8), mode: .fill))
    }
  }

  @Test func renderer_ofOpaqueImages_fillsThemWithBlack() throws {
    let format = Image().imageRendererFormat
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      #expect(context.format.bounds == rect(0, 0, 8, 8) && context.currentImage.size.width == 8)
    }
    #expect(try pixels(image)[8, 8] == .black)
  }

  @Test func elements_ofAPath_comeWithTheirPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    unsafe path.applyWithBlock { element in
      let element = unsafe element.pointee
      unsafe types.append(element.type)
      if unsafe element.type == .addQuadCurveToPoint { unsafe ends.append(element.points[1]) }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath] && ends == [CGPoint(x: 5, y: 6)])
  }
}
