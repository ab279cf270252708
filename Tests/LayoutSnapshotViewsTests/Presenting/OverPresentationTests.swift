import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@testable import LayoutSnapshotViews

/// What is behind a presentation.
@Suite struct OverPresentationTests {
  private let device = Device(name: "phone", width: 320, height: 480, scale: 1)

  private func picture(_ style: UIModalPresentationStyle) throws -> Bitmap {
    let (presenter, other) = (ViewController(), ViewController())
    presenter.view.backgroundColor = Color(red: 0, green: 0, blue: 1, alpha: 1)
    let box = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    box.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    other.view.addSubview(box)
    other.view.backgroundColor = .clear
    other.modalPresentationStyle = style
    presenter.present(other, animated: false)
    return Rasterizer.draw(try presenter.view.solvedTree(on: device).displayList)
  }

  /// A clear view over the presenter, in whose place the other styles have black.
  @Test func presenter_isSeenBehindWhatIsOverIt() throws {
    let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
    for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
      let seen = try picture(style)
      #expect(seen[10, 10] == red && seen[10, 200] == blue, "\(style)")
    }
    for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
      let seen = try picture(style)
      #expect(seen[10, 10] == red && seen[10, 200] == .black, "\(style)")
    }
  }
}
