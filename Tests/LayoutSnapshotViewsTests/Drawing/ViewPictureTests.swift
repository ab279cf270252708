import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@testable import LayoutSnapshotViews

/// Pictures of views in contexts and in other views, and what contexts can do beside paths.
@Suite struct ViewPictureTests {
  private let side: CGFloat = 8

  private func picture(_ view: View) throws -> Bitmap {
    let device = Device(name: "screen", width: 8, height: 8, scale: 1)
    let root = View()
    root.addSubview(view)
    return Rasterizer.draw(try root.solvedTree(on: device).displayList)
  }

  /// A view whose left half is red.
  private func card() -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let half = View(frame: CGRect(x: 0, y: 0, width: 4, height: 8))
    half.backgroundColor = .red
    view.addSubview(half)
    return view
  }

  private func image(_ body: (CGContext) -> Void) -> Image {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { body($0.cgContext) }
  }

  @Test func drawHierarchy_drawsTheViewAndEverythingInIt() throws {
    let (card, red) = (card(), Pixel(red: 255, green: 0, blue: 0))
    var isDrawn = false
    let image = image { _ in isDrawn = card.drawHierarchy(in: card.bounds, afterScreenUpdates: true) }
    let picture = try picture(ImageView(image: image))
    #expect(isDrawn && picture[0, 0] == red && picture[3, 7] == red && picture[4, 0] != red)
    #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
  }

  @Test func snapshotView_isAViewInTheSamePlace() throws {
    let card = card()
    card.frame.origin = CGPoint(x: 2, y: 1)
    let copy = try #require(card.snapshotView(afterScreenUpdates: true))
    #expect(copy.frame == CGRect(x: 2, y: 1, width: 8, height: 8))
    let picture = try picture(copy)
    #expect(picture[2, 1] == Pixel(red: 255, green: 0, blue: 0) && picture[6, 1] == .white)
    let part = card.resizableSnapshotView(
      from: CGRect(x: 3, y: 0, width: 2, height: 2), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 2, height: 2))
    #expect(View().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func transparencyLayer_isFadedAsAWhole() throws {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    func drawn(grouped: Bool) throws -> Bitmap {
      try picture(
        ImageView(
          image: image { context in
            context.setAlpha(0.5)
            context.setFillColor(red)
            if grouped { context.beginTransparencyLayer(auxiliaryInfo: nil) }
            context.fill([CGRect(x: 0, y: 0, width: 8, height: 8), CGRect(x: 0, y: 0, width: 4, height: 8)])
            if grouped { context.endTransparencyLayer() }
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 7, y: 7, width: 1, height: 1))
          }))
    }
    let (single, whole) = (try drawn(grouped: false), try drawn(grouped: true))
    #expect(single[0, 0] != single[5, 0])
    #expect(whole[0, 0] == whole[5, 0] && whole[5, 0] == single[5, 0])
    // The opacity of what comes after the group is the context's again.
    #expect(whole[7, 7] == single[7, 7])
  }

  @Test func clipToRectangles_keepsWhatLiesInAny() throws {
    let picture = try picture(
      ImageView(
        image: image { context in
          context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 4, y: 4, width: 2, height: 2)])
          context.setFillColor(gray: 0, alpha: 1)
          context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }))
    #expect(picture[1, 1] == Pixel(red: 0, green: 0, blue: 0) && picture[5, 5] == picture[1, 1])
    #expect(picture[3, 1] == .white && picture[3, 3] == .white)
  }
}
