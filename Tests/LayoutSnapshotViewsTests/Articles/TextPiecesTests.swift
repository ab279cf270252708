import Foundation
import TestTools
import Testing
import LayoutSnapshotViews

/// Pieces of the source documents with real buttons and labels.
@Suite struct TextPiecesTests {
  /// Two system buttons as wide as the longer title, three guides that share what is left between the margins.
  @Test(
    arguments: [
      // "Button" is 46 wide at 15 points. 288 - 92 = 196 in three of 65.333: 81.333 and 192.667.
      (Device.iPhone4, [81.5, 192.5], 225), (.iPhone5, [81.5, 192.5], 269),
      // 480 - 32 - 92 = 356 in three of 118.667; 568 - 32 - 92 = 444 in three of 148.
      (.iPhone4.landscape, [134.5, 299.5], 145), (.iPhone5.landscape, [164, 358], 145),
      // 393 - 32 - 92 = 269 in three of 89.667: 105.667 and 241.333.
      (.iPhone15, [317.0 / 3, 724.0 / 3], 411),
    ] as [(Device, [CGFloat], CGFloat)])
  func twoButtons_areSpacedEqually(device: Device, lefts: [CGFloat], top: CGFloat) throws {
    let root = View()
    let (no, yes) = (Button(type: .system), Button(type: .system))
    no.setTitle("No", for: .normal)
    yes.setTitle("Button", for: .normal)
    let guides = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
    for button in [no, yes] {
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
    }
    for guide in guides { root.addLayoutGuide(guide) }
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      margins.leadingAnchor.constraint(equalTo: guides[0].leadingAnchor),
      guides[0].trailingAnchor.constraint(equalTo: no.leadingAnchor),
      no.trailingAnchor.constraint(equalTo: guides[1].leadingAnchor),
      guides[1].trailingAnchor.constraint(equalTo: yes.leadingAnchor),
      yes.trailingAnchor.constraint(equalTo: guides[2].leadingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      no.widthAnchor.constraint(equalTo: yes.widthAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[2].widthAnchor),
      no.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      yes.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    #expect(try root.layout(on: device).conflicts.isEmpty)
    #expect([no, yes].map(\.frame.minX) == lefts)
    #expect([no, yes].allSatisfy { $0.frame.minY == top && abs($0.frame.width - 46) < 0.4 })
  }

  /// A caption that hugs its text, a field that takes the rest, both on one baseline: the guide's form row.
  @Test(
    arguments: [
      (Device.iPhone4, 16, 304), (.iPhone5, 16, 304), (.iPhone4.landscape, 16, 464),
      (.iPhone5.landscape, 16, 552),
      (.iPhone15, 16, 377),
    ] as [(Device, CGFloat, CGFloat)])
  func captionAndField_shareALine(device: Device, left: CGFloat, right: CGFloat) throws {
    let root = View()
    let (caption, field) = (Label(), TextField())
    caption.text = "Label"
    caption.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    field.borderStyle = .roundedRect
    for view in [caption, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.leadingAnchor.constraint(equalToSystemSpacingAfter: caption.trailingAnchor, multiplier: 1),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      caption.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    let layout = try root.layout(on: device)
    #expect(layout.conflicts.isEmpty && layout.nodes.allSatisfy { !$0.isAmbiguous })
    // 41.06 points of text, on the pixel; 8 between.
    let width: CGFloat = device.scale == 3 ? 124.0 / 3 : 41.5
    #expect(caption.frame.minX == left && abs(caption.frame.width - width) < 1e-9)
    let gap = field.frame.minX - caption.frame.maxX
    #expect(abs(gap - 8) < 1e-9 && field.frame.maxX == right)
    // The field's middle is at 117, its baseline 6.044 below; the caption's ascent is 16 at 2x, 16.333 at 3x.
    let top: CGFloat = device.scale == 3 ? 320.0 / 3 : 107
    #expect(abs(caption.frame.minY - top) < 1e-9)
  }

  /// A picture's caption below it, in the middle, which wraps where the screen is too narrow for it.
  @Test(
    arguments: [
      // Ten words of 41.33 and 4.35 between are 452.4 wide; lines of 6 words and a space are 274.1.
      (Device.iPhone4, 274.5, 41), (.iPhone5, 274.5, 41), (.iPhone4.landscape, 452.5, 20.5),
      (.iPhone5.landscape, 452.5, 20.5),
    ] as [(Device, CGFloat, CGFloat)])
  func caption_belowAPicture_wrapsWhereItMust(device: Device, width: CGFloat, height: CGFloat) throws {
    let root = View()
    let (picture, caption) = (ImageView(image: Image(size: CGSize(width: 100, height: 60))), Label())
    caption.text = MultilineTests.text
    caption.numberOfLines = 0
    caption.textAlignment = .center
    for view in [picture, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      caption.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
      caption.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8),
    ])
    let layout = try root.layout(on: device)
    #expect(layout.conflicts.isEmpty)
    #expect(picture.frame == rect((device.width - 100) / 2, 40, 100, 60))
    // A quarter of a point left of the pixel, so half a pixel is rounded up.
    #expect(caption.frame == rect((device.width - width + 0.5) / 2, 108, width, height))
  }
}
