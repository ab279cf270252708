import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Five pictures at fractions of the screen, by multiplied centres and by stack views.
///
/// They are squares of 100. Three of them overlap where the screen is less than 400 across, which centres allow
/// and stack views do not, so that these get squares of 60.
@Suite struct ProportionTests {
  private let root = View()

  private func pictures(_ side: CGFloat) -> [ImageView] {
    (0..<5).map { _ in ImageView(image: Image(size: CGSize(width: side, height: side))) }
  }

  private func center(_ view: View, _ attribute: LayoutConstraint.Attribute, _ multiplier: CGFloat) {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
      multiplier: multiplier, constant: 0)
    constraint.identifier = "center"
    root.addConstraint(constraint)
  }

  /// Centres at 0.5 and 1.5 of the middle in the upper row, at 0.5, 1 and 1.5 in the lower.
  private static let columns: [CGFloat] = [0.5, 1.5, 0.5, 1, 1.5]

  /// The left edges, and the tops of both rows at 0.667 and 1.333 of the middle.
  static let frames: [(Device, [CGFloat], [CGFloat])] = [
    // 80, 160 and 240 less 50; 160.08 and 319.92 less 50.
    (.iPhone4, [30, 190, 30, 110, 190], [110, 270]),
    // 189.428 and 378.572 less 50.
    (.iPhone5, [30, 190, 30, 110, 190], [139.5, 328.5]),
    // 120, 240 and 360; 106.72 and 213.28.
    (.iPhone4.landscape, [70, 310, 70, 190, 310], [56.5, 163.5]),
    (.iPhone5.landscape, [92, 376, 92, 234, 376], [56.5, 163.5]),
    // 98.25, 196.5 and 294.75; 284.142 and 567.858.
    (.iPhone15, [145.0 / 3, 734.0 / 3, 145.0 / 3, 440.0 / 3, 734.0 / 3], [234, 518]),
  ]

  private func check(_ device: Device, _ lefts: [CGFloat], _ tops: [CGFloat], side: CGFloat) throws {
    let layout = try root.layout(on: device)
    #expect(layout.conflicts.isEmpty)
    #expect(!layout.nodes.contains { $0.isAmbiguous })
    let frames = layout.nodes.filter { $0.className == "ImageView" }.map(\.frameInRoot)
    // A smaller square begins later by half of what it lacks, which is whole pixels.
    let later = (100 - side) / 2
    #expect(zip(frames, lefts).allSatisfy { abs($0.minX - $1 - later) < 1e-9 })
    #expect(frames.map { $0.minY - later } == [tops[0], tops[0], tops[1], tops[1], tops[1]])
    // A side between two pixels is rounded with its edges.
    #expect(frames.allSatisfy { abs($0.width - side) < 0.4 && abs($0.height - side) < 0.4 })
  }

  @Test(arguments: frames)
  func multipliedCentres_placePictures(device: Device, lefts: [CGFloat], tops: [CGFloat]) throws {
    for (index, picture) in pictures(100).enumerated() {
      picture.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(picture)
      center(picture, .centerX, Self.columns[index])
      center(picture, .centerY, index < 2 ? 0.667 : 1.333)
    }
    #expect(root.constraints.count == 10)
    try check(device, lefts, tops, side: 100)
  }

  /// Either the stack's leading edge is half a picture before the first centre, or the first picture's centre
  /// is there and the stack follows.
  @Test(arguments: frames, [false, true])
  func stackViews_placePictures(
    expected: (device: Device, lefts: [CGFloat], tops: [CGFloat]), byFirstPicture: Bool
  ) throws {
    let pictures = self.pictures(60)
    let rows = [
      StackView(arrangedSubviews: Array(pictures[..<2])), StackView(arrangedSubviews: Array(pictures[2...])),
    ]
    for (stack, multiplier) in zip(rows, [0.667, 1.333]) {
      stack.distribution = .equalSpacing
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      center(stack, .centerY, multiplier)
      center(stack, .centerX, 1)
      if byFirstPicture {
        center(stack.arrangedSubviews[0], .centerX, 0.5)
      } else {
        LayoutConstraint(
          item: stack, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .centerX,
          multiplier: 0.5, constant: -30
        ).isActive = true
      }
    }
    try check(expected.device, expected.lefts, expected.tops, side: 60)
  }
}
