import Foundation
import LayoutSnapshotCauses
import LayoutSnapshotGraphics
import LayoutSnapshotValues
import Testing

@testable import LayoutSnapshotStore

/// A size that is the content's own may change; a screen's may not.
@Suite struct OwnSizeTests {
  private static let badge = Device(name: "badge", width: 320, height: 480, scale: 3)

  /// A layout of one view that is as large as its device, in pixels.
  private static func layout(_ device: Device, _ width: Int, _ height: Int, of className: String = "View")
    -> Layout
  {
    var outline = Layout.Outline()
    outline.append(
      Layout.Outline.Entry(
        name: Layout.Outline.Name(text: "badge", ordinal: nil), className: className, kind: .view, parent: nil
      ))
    let scale = Double(device.scale)
    let size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    return Layout(
      device: device.sized(size), outline: outline,
      edges: [PixelEdges(left: 0, top: 0, right: width, bottom: height)])
  }

  /// What a layout has to say about a reference: what has changed, or that the reference cannot be read.
  private func words(_ old: Layout, _ new: Layout) -> [String] {
    switch SnapshotPart.frames(new).compare(with: old.jsonBytes) {
    case .same: []
    case .frames(let changes, _, _): changes.map(\.description)
    case .broken(let reason): [reason]
    case .pixels, .lines: ["frames are neither a picture nor a text"]
    }
  }

  private static let free: [(Device, [Int], [Int], String)] = [
    (badge.sizeThatFits, [61, 62], [64, 62], "badge: width 20.333 -> 21.333"),
    (badge.sizeThatFits, [61, 62], [61, 122], "badge: height 20.667 -> 40.667"),
    (badge.fixed(width: 100), [300, 61], [300, 122], "badge: height 20.333 -> 40.667"),
    (badge.wholeContent, [960, 1500], [960, 1501], "badge: height 500 -> 500.333"),
  ]

  @Test(arguments: free)
  func size_ofTheContent_isAChangeLikeAnyOther(device: Device, was: [Int], now: [Int], change: String) {
    let (old, new) = (Self.layout(device, was[0], was[1]), Self.layout(device, now[0], now[1]))
    #expect(words(old, new) == [change])
    #expect(words(new, new).isEmpty)
  }

  private static let fixed: [(Device, [Int], Device, [Int])] = [
    (badge, [960, 1440], badge, [960, 1441]),
    (badge.fixed(width: 100), [300, 61], badge.fixed(width: 100), [303, 61]),
    (badge.fixed(width: 100, height: 20), [300, 60], badge.fixed(width: 100, height: 20), [300, 61]),
    (badge.wholeContent, [960, 1500], badge.wholeContent, [961, 1500]),
    (badge.sizeThatFits, [61, 62], badge.wholeContent, [61, 62]),
    (
      badge.sizeThatFits, [61, 62],
      Device(name: "badge", width: 320, height: 480, scale: 2).sizeThatFits, [61, 62]
    ),
  ]

  @Test(arguments: fixed)
  func screen_thatIsAnother_isNoReference(old: Device, oldSize: [Int], new: Device, newSize: [Int]) throws {
    let said = words(
      Self.layout(old, oldSize[0], oldSize[1]), Self.layout(new, newSize[0], newSize[1]))
    #expect(said.count == 1)
    #expect(try #require(said.first).contains("It was taken on another screen: badge"))
  }

  private static let anyExtent = [badge, badge.sizeThatFits, badge.fixed(width: 20, height: 20)]

  /// A file has three decimals of 20 points and a third.
  @Test(arguments: anyExtent)
  func size_inThirdsOfPoints_isWhatItWas(device: Device) {
    let (old, new) = (Self.layout(device, 61, 61), Self.layout(device, 61, 61, of: "Label"))
    #expect(words(old, new) == ["badge: was a View, is a Label"])
  }
}
