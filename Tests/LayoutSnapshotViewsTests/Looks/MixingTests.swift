import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@testable import LayoutSnapshotViews

/// Blend modes, shadows and gradients around a point in `draw(_:)`.
@Suite struct MixingTests {
  private final class Drawing: View {
    var body: (CGContext, CGRect) -> Void = { _, _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context, rect) }
    }
  }

  private let device = Device(name: "small", width: 20, height: 20, scale: 1)

  /// A picture of a blue screen with a view of 20 by 10 points at its top, which draws.
  private func picture(
    background: Color? = nil, clips: Bool = false, _ body: @escaping (CGContext, CGRect) -> Void
  ) throws -> Bitmap {
    let root = View()
    root.backgroundColor = Color(red: 0, green: 0, blue: 1, alpha: 1)
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    drawing.backgroundColor = background
    drawing.clipsToBounds = clips
    drawing.body = body
    root.addSubview(drawing)
    return Rasterizer.draw(try root.solvedTree(on: device).displayList)
  }

  private let blue = Pixel(red: 0, green: 0, blue: 255)

  /// The view's own drawing and its background are below, and not what is behind the view.
  @Test(arguments: [false, true])
  func blend_inAView_mixesWithTheViewAlone(clips: Bool) throws {
    // 100 * 200 / 255 is 78.
    let grey = Color(red: 200 / 255, green: 200 / 255, blue: 200 / 255, alpha: 1)
    let multiplied = try picture(background: grey, clips: clips) { context, _ in
      context.setBlendMode(.multiply)
      context.setFillColor(Color(red: 100 / 255, green: 100 / 255, blue: 100 / 255, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(multiplied[5, 5] == Pixel(red: 78, green: 78, blue: 78))
    #expect(multiplied[15, 5] == Pixel(red: 200, green: 200, blue: 200) && multiplied[5, 15] == blue)
    // Without a background there is nothing to multiply with.
    let alone = try picture(clips: clips) { context, _ in
      context.setBlendMode(.multiply)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(alone[5, 5] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func clear_makesAHole() throws {
    let hole = try picture(background: .white) { context, _ in
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 5, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 14, y: 0, width: 2, height: 10))
    }
    #expect(hole[2, 2] == .black && hole[7, 2] == blue && hole[12, 2] == blue)
    #expect(hole[14, 2] == .black && hole[18, 2] == .white)
  }

  /// What an image mixes, it mixes with itself, wherever it is shown; as a whole it is mixed as it is drawn.
  @Test func images_areMixedAsAWhole() throws {
    let ring = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      Color.red.setFill()
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 5, height: 10), .clear)
    }
    let shown = try picture { _, _ in ring.draw(at: .zero) }
    #expect(shown[2, 2] == blue && shown[7, 2] == Pixel(red: 255, green: 0, blue: 0))
    // A copy of the image takes its hole along.
    let copied = try picture(background: .white) { _, _ in ring.draw(at: .zero, blendMode: .copy, alpha: 1) }
    #expect(copied[2, 2] == blue && copied[7, 2] == Pixel(red: 255, green: 0, blue: 0))
    #expect(copied[12, 2] == .white)
    let pale = try picture(background: .white) { _, _ in ring.draw(at: .zero, blendMode: .normal, alpha: 0.6)
    }
    #expect(pale[2, 2] == .white && pale[7, 2] == Pixel(red: 255, green: 102, blue: 102))
  }

  /// A shadow without a blur, of two fifths: its offset is down and to the right, also where the context is turned.
  @Test func shadow_isThatOfEachThingDrawn() throws {
    let shadowed = try picture(background: .white) { context, _ in
      context.saveGState()
      context.setShadow(offset: CGSize(width: 4, height: 2), blur: 0, color: Color(white: 0, alpha: 0.4))
      context.setFillColor(.red)
      context.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 16, y: 0, width: 2, height: 2))
    }
    #expect(shadowed[3, 2] == Pixel(red: 255, green: 0, blue: 0) && shadowed[6, 1] == .white)
    #expect(shadowed[7, 4] == Pixel(red: 153, green: 153, blue: 153) && shadowed[10, 4] == .white)
    // The red square covers the shadow, and after the state was restored there is none.
    #expect(shadowed[5, 4] == Pixel(red: 255, green: 0, blue: 0) && shadowed[19, 3] == .white)
  }

  /// Black in the middle of (10, 5), white at a distance of 4, nothing outside.
  @Test func radialGradient_ends() throws {
    let colors = [Color.black.cgColor, Color.white.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func drawn(_ options: CGGradientDrawingOptions) throws -> Bitmap {
      try picture { context, _ in
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 10.5, y: 5.5), startRadius: 0,
          endCenter: CGPoint(x: 10.5, y: 5.5), endRadius: 4, options: options)
      }
    }
    let bitmap = try drawn([])
    #expect(bitmap[10, 5] == .black && bitmap[12, 5] == Pixel(red: 128, green: 128, blue: 128))
    #expect(bitmap[16, 5] == blue && bitmap[10, 0] == blue)
    #expect(try drawn(.drawsAfterEndLocation)[16, 5] == .white)
    // A context whose transform is set enlarges the circles.
    let large = try picture { context, _ in
      context.translateBy(x: 10.5, y: 5.5)
      context.scaleBy(x: 2, y: 2)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 2, options: [])
    }
    #expect(large[12, 5] == bitmap[12, 5] && large[16, 5] == blue)
  }

  /// An ellipse around the middle: half as high as wide, white at its edge.
  @Test func gradientLayer_radial_isAnEllipse() throws {
    let view = GradientView(colors: [.black, .white])
    #expect(view.gradient.type == .axial)
    view.gradient.type = .radial
    (view.gradient.startPoint, view.gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let device = Device(name: "wide", width: 41, height: 21, scale: 1)
    let bitmap = Rasterizer.draw(try view.solvedTree(on: device).displayList)
    #expect(bitmap[20, 10] == .black && bitmap[0, 0] == .white && bitmap[40, 20] == .white)
    for distance in 1..<10 {
      #expect(abs(Int(bitmap[20 + 2 * distance, 10].red) - Int(bitmap[20, 10 + distance].red)) <= 7)
    }
    // 10 of 20.5 points: 124 of 255.
    #expect((123...125).contains(bitmap[30, 10].red))
  }

  /// Black at the top, and on to white clockwise. An eighth of the turn leads to a corner, also where the layer is no square.
  @Test func gradientLayer_conic_turnsInTheStretchedSquare() throws {
    let view = GradientView(colors: [.black, .white])
    view.gradient.type = .conic
    (view.gradient.startPoint, view.gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    func reds(_ width: CGFloat, _ height: CGFloat) throws -> [Int] {
      let device = Device(name: "layer", width: width, height: height, scale: 1)
      let bitmap = Rasterizer.draw(try view.solvedTree(on: device).displayList)
      let (right, bottom) = (Int(width) - 1, Int(height) - 1)
      let (x, y) = (right / 2, bottom / 2)
      return [
        (x, 0), (right, 0), (right, y), (right, bottom), (x, bottom), (0, bottom), (0, y), (0, 0), (x - 1, 0),
      ].map { Int(bitmap[$0.0, $0.1].red) }
    }
    for size in [(41, 41), (81, 21), (21, 81)] as [(CGFloat, CGFloat)] {
      for (red, expected) in zip(try reds(size.0, size.1), [0, 32, 64, 96, 128, 159, 191, 223, 255]) {
        #expect(abs(red - expected) <= (expected == 255 ? 5 : 2), "\(size) \(expected)")
      }
    }
    // A point in between is where it is on the unit square, however near: here an eighth further.
    view.gradient.endPoint = CGPoint(x: 0.501, y: 0.499)
    #expect(try reds(81, 21)[1] <= 2)
    // Points that make no ray are no trap.
    for end in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: Double.nan, y: 0), CGPoint(x: Double.infinity, y: 1)] {
      view.gradient.endPoint = end
      #expect(try reds(41, 41).count == 9)
    }
  }
}
