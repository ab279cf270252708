import Foundation
import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotViews

/// Images that code begins and ends by itself.
@Suite struct ImageContextTests {
  private let size = CGSize(width: 8, height: 4)

  private func draw() {
    Color.systemRed.setFill()
    BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).addClip()
    UIRectFill(CGRect(x: 2, y: 0, width: 6, height: 4))
  }

  @Test func begunImages_areWhatARendererDraws() throws {
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    draw()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    #expect(image.size == size && image.scale == 2)
    #expect(commands(of: image) == commands(of: drawn))
    // The clip is part of it, and ended.
    #expect(commands(of: image).last == .end)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func anImage_isWhatWasDrawnSoFar() throws {
    UIGraphicsBeginImageContext(size)
    draw()
    let first = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let second = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(first.scale == 1)
    // What is drawn next still lies in the clip.
    #expect(commands(of: second).dropLast(2) == commands(of: first).dropLast())
    #expect(commands(of: second).count == commands(of: first).count + 1)
  }

  @Test func opaqueImages_areBlackWhereNothingIsDrawn() throws {
    UIGraphicsBeginImageContextWithOptions(size, true, 1)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(commands(of: image).count == 1)
    guard case .paint(_, .color(let pixel)) = try #require(commands(of: image).first) else {
      throw CancellationError()
    }
    #expect(pixel == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test func contexts_areNested_andEndedBySameKind() throws {
    UIGraphicsBeginImageContext(size)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(size)
    let inner = try #require(UIGraphicsGetCurrentContext())
    #expect(inner !== outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    // The current context is no image's, so there is nothing to get or to end.
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func whatDrawingCodeForgetsToEnd_endsWithIt() {
    _ = UIGraphicsImageRenderer(size: size).image { _ in UIGraphicsBeginImageContext(size) }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private func commands(of image: Image) -> [DisplayList.Command] {
    if case .drawing(let list) = image.content { list.commands } else { [] }
  }
}
