import Foundation
import Testing
import LayoutSnapshotViews

/// Widths and heights of labels that Xcode writes into interface documents, and others by hand.
@Suite
struct LabelSizeTests {
  /// The size of a label on a screen of some scale.
  private func size(_ scale: Int, _ change: (Label) -> Void = { _ in }) throws -> CGSize {
    let label = Label()
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    change(label)
    let root = View()
    root.addSubview(label)
    _ = try root.layout(on: Device(name: "screen", width: 320, height: 480, scale: scale))
    return label.frame.size
  }

  @Test(arguments: [(1, 42.0, 21.0), (2, 41.5, 20.5), (3, 124.0 / 3, 61.0 / 3)])
  func label_atEachScale_isRoundedUpToThePixel(scale: Int, width: Double, height: Double) throws {
    // Five advances at 17 points, kerning and tracking make 41.06; the line is 17 * 2444 / 2048 = 20.287 high.
    #expect(try size(scale) == CGSize(width: width, height: height))
  }

  @Test
  func label_withoutText_takesNoRoom() throws {
    #expect(try size(2) { $0.text = nil } == .zero)
    #expect(try size(2) { $0.text = "" } == .zero)
  }
}
