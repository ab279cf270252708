import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotTesting
import LayoutSnapshotRaster
import Testing

/// From views to pixels: single pixels that were worked out by hand, on a screen of 40x30 at 1x.
@Suite struct LookPixelTests {
  private let root = View()
  private let screen = Device(name: "tiny", width: 40, height: 30, scale: 1)

  private func add(_ frame: CGRect, _ color: Color?) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    root.addSubview(view)
    return view
  }

  private func draw(_ traits: Traits...) throws -> Bitmap {
    Rasterizer.draw(try root.solvedTree(on: screen.with(Traits(traitsFrom: traits))).displayList)
  }

  private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Pixel {
    Pixel(red: red, green: green, blue: blue)
  }

  @Test func ground_isThatOfTheStyle() throws {
    #expect(try draw()[0, 0] == .white)
    #expect(try draw(.dark)[0, 0] == .black)
  }

  @Test func halfOpaqueRed_onWhite_isPink() throws {
    _ = add(CGRect(x: 5, y: 5, width: 10, height: 10), Color.red.withAlphaComponent(0.5))
    let bitmap = try draw()
    // 128/255 of (255, 0, 0) over white: 255, and 255 - 128 = 127.
    #expect(bitmap[5, 5] == color(255, 127, 127) && bitmap[14, 14] == color(255, 127, 127))
    #expect(bitmap[4, 5] == .white && bitmap[15, 14] == .white)
  }

  /// Where two views of a translucent group overlap, only the front one shows.
  @Test func alpha_isThatOfTheWholeView() throws {
    let view = add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
    let inner = View(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    view.alpha = 0.5
    let bitmap = try draw()
    #expect(bitmap[0, 0] == color(127, 127, 255))
    #expect(bitmap[5, 0] == color(255, 127, 127) && bitmap[12, 0] == color(255, 127, 127))
  }

  @Test func border_liesInside_andClippingCutsSubviews() throws {
    let view = add(CGRect(x: 10, y: 10, width: 10, height: 10), .white)
    view.layer.borderWidth = 2
    view.layer.borderColor = .green
    view.clipsToBounds = true
    let inner = View(frame: CGRect(x: -5, y: 4, width: 30, height: 2))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let bitmap = try draw()
    #expect(bitmap[10, 14] == color(0, 255, 0) && bitmap[11, 14] == color(0, 255, 0))
    #expect(bitmap[12, 14] == color(255, 0, 0) && bitmap[12, 16] == .white)
    #expect(bitmap[9, 14] == .white && bitmap[20, 14] == .white)
    view.clipsToBounds = false
    #expect(try draw()[9, 14] == color(255, 0, 0))
  }

  /// A corner of radius 10 leaves its outermost pixel free and is full where the quarter circle is.
  @Test func corners_areRoundWhereTheyAreAskedFor() throws {
    let view = add(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    let bitmap = try draw()
    #expect(bitmap[0, 0] == .white && bitmap[19, 0] == .black && bitmap[0, 19] == .black)
    #expect(bitmap[3, 3] == .black && bitmap[1, 1] == .white)
  }

  /// Half of the way the colours have changed by half.
  @Test func gradient_isHalfwayInTheMiddle() throws {
    let view = GradientView(colors: [.black, .white])
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    root.addSubview(view)
    let bitmap = try draw()
    for (y, level) in [(0, 6.4), (9, 121.1), (10, 133.9), (19, 248.6)] {
      #expect(abs(Double(bitmap[3, y].red) - level) <= 1, "\(y)")
    }
  }

  /// A quarter turn brings the left part of a wide view to its top.
  @Test func quarterTurn_bringsLeftToTop() throws {
    let view = add(CGRect(x: 10, y: 10, width: 20, height: 10), .blue)
    let inner = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let bitmap = try draw()
    // The middle is (20, 15): the view now covers 15..<25 across and 5..<25 downwards.
    #expect(bitmap[15, 5] == color(255, 0, 0) && bitmap[24, 14] == color(255, 0, 0))
    #expect(bitmap[15, 15] == color(0, 0, 255) && bitmap[24, 24] == color(0, 0, 255))
    #expect(bitmap[14, 15] == .white && bitmap[25, 15] == .white && bitmap[20, 25] == .white)
  }

  @Test func switch_isGreenAndWhite() throws {
    let control = Switch()
    control.isOn = true
    root.addSubview(control)
    let wide = Device(name: "wide", width: 60, height: 31, scale: 1)
    let bitmap = Rasterizer.draw(try root.solvedTree(on: wide).displayList)
    #expect(bitmap[10, 15] == color(52, 199, 89) && bitmap[36, 15] == .white && bitmap[0, 0] == .white)
  }
}
