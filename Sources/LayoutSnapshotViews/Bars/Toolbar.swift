import Foundation

/// The bar of tools at the bottom.
open class Toolbar: Bar {
  /// What stands in the bar, from where it begins to where it ends.
  open var items: [UIBarButtonItem]? { didSet { setNeedsUpdateConstraints() } }
  private let row = BarRow(from: .leading)

  /// Sets what stands in the bar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override func height(on device: Device) -> CGFloat { height(on: device, regular: 44) }

  open override func updateConstraints() {
    let device = root.life.device ?? .iPhone15
    row.show(
      items ?? [], in: self, middle: height(on: device) / 2, margin: Bar.margin(on: device), fillsBar: true)
    super.updateConstraints()
  }
}
