import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Two buttons, and three guides that share what is left between the margins.
@Suite struct GuideTests {
  /// Buttons of 80x30 as their content would make them; the left edges are worked out per device.
  @Test(
    arguments: [
      // 320 less margins of 16: 288 less 160 is 128 in three of 42.667: 58.667 and 181.333.
      (Device.iPhone4, [58.5, 181.5], [225.0, 30]), (.iPhone5, [58.5, 181.5], [269, 30]),
      // 480 and 568 less 16 each: 288 / 3 = 96, 376 / 3 = 125.333.
      (.iPhone4.landscape, [112, 288], [145, 30]), (.iPhone5.landscape, [141.5, 346.5], [145, 30]),
      // 393 - 32 - 160 = 201 in three of 67.
      (.iPhone15, [83, 230], [411, 30]),
    ] as [(Device, [CGFloat], [CGFloat])])
  func buttons_areSpacedEqually(device: Device, lefts: [CGFloat], vertical: [CGFloat]) throws {
    let root = View()
    let (no, yes) = (Box(60, 30), Box(80, 30))
    let (leading, middle, trailing) = (LayoutGuide(), LayoutGuide(), LayoutGuide())
    for button in [no, yes] {
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
    }
    for guide in [leading, middle, trailing] { root.addLayoutGuide(guide) }
    let scene: any OldSpelling = OldGuides(
      root: root, no: no, yes: yes, leading: leading, middle: middle, trailing: trailing)
    scene.activate()
    // What the titles leave to be decided: with contents that hug alike, the larger width is not the only one.
    yes.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    #expect(try root.layout(on: device).conflicts.isEmpty)
    #expect([no, yes].map(\.frame.minX) == lefts)
    #expect([no.frame.minY, no.frame.height] == vertical)
    #expect(leading.layoutFrame.minX == 16)
  }
}

/// Constraints in the spelling of Swift 2. Called through the protocol, it is no use of what is deprecated.
protocol OldSpelling {
  func activate()
}

private struct OldGuides: OldSpelling {
  let root: View
  let no: View
  let yes: View
  let leading: LayoutGuide
  let middle: LayoutGuide
  let trailing: LayoutGuide

  @available(*, deprecated, message: "speaks in deprecated spellings")
  func activate() {
    let margins = root.layoutMarginsGuide
    margins.leadingAnchor.constraintEqualToAnchor(leading.leadingAnchor).active = true
    leading.trailingAnchor.constraintEqualToAnchor(no.leadingAnchor).active = true
    no.trailingAnchor.constraintEqualToAnchor(middle.leadingAnchor).active = true
    middle.trailingAnchor.constraintEqualToAnchor(yes.leadingAnchor).active = true
    yes.trailingAnchor.constraintEqualToAnchor(trailing.leadingAnchor).active = true
    trailing.trailingAnchor.constraintEqualToAnchor(margins.trailingAnchor).active = true
    no.widthAnchor.constraintEqualToAnchor(yes.widthAnchor).active = true
    leading.widthAnchor.constraintEqualToAnchor(middle.widthAnchor).active = true
    leading.widthAnchor.constraintEqualToAnchor(trailing.widthAnchor).active = true
    for item in [leading, middle, trailing, no, yes] as [LayoutItem] {
      item.centerYAnchor.constraintEqualToAnchor(root.centerYAnchor).active = true
    }
  }
}
