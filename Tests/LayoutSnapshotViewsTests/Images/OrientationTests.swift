import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@testable import LayoutSnapshotViews

/// Images that are turned, mirrored, cut and drawn again.
@Suite struct OrientationTests {
  /// Three by two pixels, each of its own gray.
  private let pixels: Image = {
    var bitmap = Bitmap(width: 3, height: 2, fill: .white)
    for y in 0..<2 {
      for x in 0..<3 {
        let gray = UInt8(10 * (3 * y + x))
        bitmap[x, y] = Pixel(red: gray, green: gray, blue: gray)
      }
    }
    return Image(bitmap: bitmap)
  }()

  /// The grays of a picture in rows, each divided by ten.
  private func grays(_ image: Image) throws -> [[Int]] {
    let root = View()
    let view = ImageView(image: image)
    root.addSubview(view)
    let size = image.size
    let device = Device(name: "screen", width: Double(size.width), height: Double(size.height), scale: 1)
    let picture = Rasterizer.draw(try root.solvedTree(on: device).displayList)
    return (0..<picture.height).map { y in (0..<picture.width).map { Int(picture[$0, y].red) / 10 } }
  }

  @Test func orientations_turnAndMirror() throws {
    func turned(_ orientation: Image.Orientation) throws -> [[Int]] {
      try grays(Image(cgImage: try #require(pixels.cgImage), scale: 1, orientation: orientation))
    }
    #expect(try turned(.up) == [[0, 1, 2], [3, 4, 5]])
    #expect(try turned(.down) == [[5, 4, 3], [2, 1, 0]])
    #expect(try turned(.left) == [[2, 5], [1, 4], [0, 3]])
    #expect(try turned(.right) == [[3, 0], [4, 1], [5, 2]])
    #expect(try turned(.upMirrored) == [[2, 1, 0], [5, 4, 3]])
    #expect(try turned(.downMirrored) == [[3, 4, 5], [0, 1, 2]])
    #expect(try turned(.leftMirrored) == [[0, 3], [1, 4], [2, 5]])
    #expect(try turned(.rightMirrored) == [[5, 2], [4, 1], [3, 0]])
  }

  @Test func flippedOrientation_isTheSamePictureMirrored() throws {
    for orientation in Image.Orientation.allCases {
      let image = Image(cgImage: try #require(pixels.cgImage), scale: 1, orientation: orientation)
      let mirrored = try grays(image).map { Array($0.reversed()) }
      #expect(try grays(image.withHorizontallyFlippedOrientation()) == mirrored, "\(orientation)")
    }
  }

  @Test func orientations_inTurn_areOneOrientation() throws {
    let whole = try #require(pixels.cgImage)
    for first in Image.Orientation.allCases {
      for second in Image.Orientation.allCases {
        let once = try grays(Image(cgImage: whole, scale: 1, orientation: first))
        var bitmap = Bitmap(width: once[0].count, height: once.count, fill: .white)
        for y in once.indices {
          for x in once[y].indices {
            let gray = UInt8(10 * once[y][x])
            bitmap[x, y] = Pixel(red: gray, green: gray, blue: gray)
          }
        }
        let inTurn = Image(
          cgImage: try #require(Image(bitmap: bitmap).cgImage), scale: 1, orientation: second)
        let atOnce = Image(cgImage: whole, scale: 1, orientation: first.then(second))
        #expect(try grays(inTurn) == grays(atOnce), "\(first), then \(second)")
      }
    }
  }

  @Test func cropping_keepsTheRectangle() throws {
    let whole = try #require(pixels.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 2)))
    #expect(part.width == 2 && part.height == 2)
    #expect(try grays(Image(cgImage: part)) == [[1, 2], [4, 5]])
    #expect(whole.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func contextDrawsPixels_onTheirHead_unlessItIsTurnedOver() throws {
    let image = try #require(pixels.cgImage)
    let rect = CGRect(x: 0, y: 0, width: 3, height: 2)
    func drawn(_ body: @escaping (CGContext) -> Void) throws -> [[Int]] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return try grays(UIGraphicsImageRenderer(size: rect.size, format: format).image { body($0.cgContext) })
    }
    let headlong = try drawn { $0.draw(image, in: rect) }
    #expect(headlong == [[3, 4, 5], [0, 1, 2]])
    let upright = try drawn { context in
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: rect)
    }
    #expect(upright == [[0, 1, 2], [3, 4, 5]])
  }

  @Test func animatedImage_showsItsFirstPicture() throws {
    let other = Image(bitmap: Bitmap(width: 3, height: 2, fill: .white))
    let image = try #require(Image.animatedImage(with: [pixels, other], duration: 2))
    #expect(try grays(image) == [[0, 1, 2], [3, 4, 5]])
    #expect(image.images?.count == 2 && image.duration == 2)
    #expect(Image.animatedImage(with: [], duration: 1) == nil)
    let view = ImageView(image: other)
    view.animationImages = [Image(color: .red, size: CGSize(width: 9, height: 9))]
    #expect(view.intrinsicContentSize.width == 3 && !view.isAnimating)
    view.startAnimating()
    #expect(view.intrinsicContentSize.width == 9 && view.isAnimating)
    view.stopAnimating()
    #expect(view.intrinsicContentSize.width == 3)
  }
}
