import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Four views spread down a screen, in each of the ways that articles on Auto Layout tell of. All have to give
/// the same places: with 44-point views, gaps of (height - 4 * 44) / 3 points.
@Suite struct SpacerTests {
  private let root = View()
  private let views = (0..<4).map { _ in View() }

  init() {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
  }

  /// The tops: at 480 a gap of 304 / 3 = 101.333, so 0, 145.333, 290.667, 436, on half points.
  static let tops: [(Device, [CGFloat])] = [
    (.iPhone4, [0, 145.5, 290.5, 436]),
    // 392 / 3 = 130.667.
    (.iPhone5, [0, 174.5, 349.5, 524]),
    // 144 / 3 = 48.
    (.iPhone4.landscape, [0, 92, 184, 276]), (.iPhone5.landscape, [0, 92, 184, 276]),
    // 676 / 3 = 225.333, on thirds.
    (.iPhone15, [0, 808.0 / 3, 1616.0 / 3, 808]),
  ]

  private func pinSidesAndEnds() {
    for view in views {
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    }
    views[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    views[3].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
  }

  private func check(_ device: Device, _ tops: [CGFloat]) throws {
    let layout = try root.layout(on: device)
    #expect(layout.conflicts.isEmpty)
    #expect(!layout.nodes.contains { $0.isAmbiguous })
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.allSatisfy { $0.frame.width == device.width })
  }

  @Test(arguments: tops) func spacerViews_areEqual(device: Device, tops: [CGFloat]) throws {
    pinSidesAndEnds()
    let spacers = (0..<3).map { _ in View() }
    for (index, spacer) in spacers.enumerated() {
      spacer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(spacer)
      LayoutConstraint.activate([
        spacer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        spacer.topAnchor.constraint(equalTo: views[index].bottomAnchor),
        spacer.bottomAnchor.constraint(equalTo: views[index + 1].topAnchor),
        spacer.heightAnchor.constraint(equalTo: spacers[0].heightAnchor),
        spacer.widthAnchor.constraint(equalTo: root.widthAnchor),
      ])
    }
    try check(device, tops)
  }

  @Test(arguments: tops) func spacerGuides_inTheOldSpelling_areEqual(device: Device, tops: [CGFloat]) throws {
    pinSidesAndEnds()
    let guides = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
    for guide in guides { root.addLayoutGuide(guide) }
    let scene: any OldSpelling = OldSpacers(root: root, views: views, guides: guides)
    scene.activate()
    try check(device, tops)
  }

  @Test(arguments: tops) func stackView_ofEqualSpacing_isEqual(device: Device, tops: [CGFloat]) throws {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    try check(device, tops)
  }

  /// The tops are multiples of the middle: of 240, 284, 160, 160 and 426 points.
  @Test(
    arguments: [
      (Device.iPhone4, [0, 160, 320, 480]), (.iPhone5, [0, 189.5, 378.5, 568]),
      (.iPhone4.landscape, [0, 106.5, 213.5, 320]), (.iPhone5.landscape, [0, 106.5, 213.5, 320]),
      (.iPhone15, [0, 284, 568, 852]),
    ] as [(Device, [CGFloat])])
  func multipliersOfTheMiddle_spread(device: Device, tops: [CGFloat]) throws {
    for (view, multiplier) in zip(views, [0.000001, 0.666667, 1.33333, 2.0]) {
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      LayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .centerY,
        multiplier: multiplier, constant: 0
      ).isActive = true
    }
    try check(device, tops)
  }
}

private struct OldSpacers: OldSpelling {
  let root: View
  let views: [View]
  let guides: [LayoutGuide]

  @available(*, deprecated, message: "speaks in deprecated spellings")
  func activate() {
    LayoutConstraint.activateConstraints([
      guides[1].heightAnchor.constraintEqualToAnchor(guides[0].heightAnchor),
      guides[2].heightAnchor.constraintEqualToAnchor(guides[0].heightAnchor),
      guides[0].widthAnchor.constraintEqualToConstant(10),
      guides[1].widthAnchor.constraintEqualToConstant(10),
      guides[2].widthAnchor.constraintEqualToConstant(10),
      guides[0].leftAnchor.constraintEqualToAnchor(root.leftAnchor),
      guides[1].leftAnchor.constraintEqualToAnchor(root.leftAnchor),
      guides[2].leftAnchor.constraintEqualToAnchor(root.leftAnchor),
      views[0].bottomAnchor.constraintEqualToAnchor(guides[0].topAnchor),
      views[1].bottomAnchor.constraintEqualToAnchor(guides[1].topAnchor),
      views[2].bottomAnchor.constraintEqualToAnchor(guides[2].topAnchor),
      views[1].topAnchor.constraintEqualToAnchor(guides[0].bottomAnchor),
      views[2].topAnchor.constraintEqualToAnchor(guides[1].bottomAnchor),
      views[3].topAnchor.constraintEqualToAnchor(guides[2].bottomAnchor),
    ])
  }
}
