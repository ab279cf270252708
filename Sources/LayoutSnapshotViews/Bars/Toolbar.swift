import Foundation

/// A bar with buttons at the bottom, like UIKit's `UIToolbar`.
open class Toolbar: Bar {
  /// The items, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? { didSet { setNeedsUpdateConstraints() } }
  private let row = BarRow(from: .leading)

  /// Sets ``items`` at once, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  package override func height(on device: Device) -> CGFloat { height(on: device, regular: 44) }

  open override func updateConstraints() {
    let device = root.life.device ?? .iPhone15
    row.show(
      items ?? [], in: self, middle: height(on: device) / 2, margin: Bar.margin(on: device), fillsBar: true)
    super.updateConstraints()
  }
}
