import Foundation
import LayoutSnapshotEngine

extension View {
  /// The device, as high as the content of the scroll views needs that are cut off on its screen.
  ///
  /// The tree is first laid out on the screen, which tells what scrolls there. Then it is laid out on the highest
  /// screen there is, on which tables measure all their rows instead of estimating them. The height is taken from that.
  /// Beginning with the screen and growing was rejected: if rows are five times as high as estimated, each
  /// layout adds only a fifth of what is missing.
  func wholeContentExtent(on device: Device) throws(LayoutError) -> SizedDevice {
    let screen = device.with(.screen)
    _ = try settled(on: screen)
    let all = outerScrollViews
    guard !all.isEmpty else { throw .noWholeContent(view: readableName, .nothingScrolls) }
    for view in all { view.isShownWhole = view.missingHeight > ScrollView.leastMissing }
    let cut = all.filter(\.isShownWhole)
    guard !cut.isEmpty else {
      if let wide = all.first(where: \.isTooWide) { throw flaw(.sideways, wide) }
      return SizedDevice(device.with(height: screen.height))
    }
    let heights = cut.map(\.frame.height)
    var whole = try settled(on: device.with(height: Device.greatestHeight))
    let growing = zip(cut, heights).filter { $0.frame.height > $1 + ScrollView.leastMissing }.map(\.0)
    if growing.isEmpty { throw flaw(.keepsItsHeight, cut[0]) }
    if let high = growing.first(where: { $0.missingHeight > ScrollView.leastMissing }) {
      throw flaw(.tooHigh, high)
    }
    for _ in 0..<View.mostHeights {
      let missing = growing.map(\.missingHeight).max() ?? 0
      let pixels = ((whole.device.height + Double(missing)) * Double(device.scale) - 0.001).rounded(.up)
      let height = max(screen.height, pixels / Double(device.scale))
      if height == whole.device.height {
        if let away = growing.first(where: \.isScrolledAway) { throw flaw(.scrolledAway, away) }
        return whole
      }
      whole = try settled(on: device.with(height: height))
    }
    throw flaw(.neverSettles, growing[0])
  }

  /// Lays out the tree and asks for none of what a layout tells: only heights matter here.
  private func settled(on device: Device) throws(LayoutError) -> SizedDevice {
    let pass = LayoutPass(root: self, device: device)
    return SizedDevice(device, made: (pass, try pass.run()))
  }

  /// The number of heights that are tried. Content that is half as high as the screen halves the error each time.
  private static let mostHeights = 32

  private func flaw(_ flaw: WholeContentFlaw, _ view: ScrollView) -> LayoutError {
    .noWholeContent(view: view.readableName, flaw)
  }

  /// The visible scroll views that lie in no other scroll view, in the order of the tree.
  private var outerScrollViews: [ScrollView] {
    if isHidden || alpha == 0 { return [] }
    if let scroller { return [scroller] }
    return ownSubviews.flatMap(\.outerScrollViews)
  }
}

/// A device whose size is known, and the layout on it if finding the size has made that.
struct SizedDevice {
  let device: Device
  let made: (pass: LayoutPass, engine: LayoutEngine)?

  init(_ device: Device, made: (pass: LayoutPass, engine: LayoutEngine)? = nil) {
    (self.device, self.made) = (device, made)
  }
}

extension ScrollView {
  /// The height from which on content counts as cut off: less than any pixel.
  fileprivate static let leastMissing: CGFloat = 0.01

  /// How much higher the view has to be to show all its content; negative if there is room left.
  fileprivate var missingHeight: CGFloat {
    wholeHeight + adjustedContentInset.top + adjustedContentInset.bottom - frame.height
  }

  fileprivate var isTooWide: Bool { contentSize.width > frame.width + ScrollView.leastMissing }

  fileprivate var isScrolledAway: Bool {
    abs(contentOffset.y + adjustedContentInset.top) > ScrollView.leastMissing
  }
}
