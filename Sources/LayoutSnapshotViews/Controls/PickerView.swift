import Foundation

/// The numbers of wheels and rows in a picker view, like UIKit's `UIPickerViewDataSource`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol PickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// The number of rows in a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The titles of the rows in a picker view, like UIKit's `UIPickerViewDelegate`.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol PickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
}

/// A view with wheels of rows, one of them selected in each, like UIKit's `UIPickerView`.
///
/// It is 320 by 216 points. Rows are drawn flat and 32 points high.
/// They fade with the distance from the selected row.
open class PickerView: View {
  /// The data source, which gives the numbers of wheels and rows.
  open weak var dataSource: (any PickerViewDataSource)?
  /// The delegate, which gives the titles of rows.
  open weak var delegate: (any PickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  /// Creates a picker view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a picker view of 320 by 216 points at the origin.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216)) }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows in a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Selects a row at once, without animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
  /// The selected row of a wheel; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    max(-1, min(max(0, selection[component] ?? 0), numberOfRows(inComponent: component) - 1))
  }
  /// Has no effect: rows are read each time the view is laid out or drawn.
  open func reloadAllComponents() {}

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// 320 by 216 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(on canvas: Canvas) {
    let wheels = (0..<max(0, numberOfComponents)).map { component in
      Wheel(
        rows: (0..<numberOfRows(inComponent: component)).map { row in
          delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }, selected: selectedRow(inComponent: component))
    }
    Wheel.draw(wheels, of: self, on: canvas)
  }
}

/// A wheel of a picker: its rows and the selected one.
struct Wheel {
  let rows: [String]
  let selected: Int
  /// Its width relative to the other wheels.
  var share: CGFloat = 1

  private static let rowHeight: CGFloat = 32

  /// Draws wheels side by side, over the highlight of the selected row.
  static func draw(_ wheels: [Wheel], of view: View, on canvas: Canvas) {
    let bounds = canvas.bounds
    let plate = CGRect(
      x: 9, y: bounds.midY - rowHeight / 2, width: max(0, bounds.width - 18), height: rowHeight)
    canvas.fill(plate, cornerRadius: 8, .tertiarySystemFill)
    let unit = plate.width / max(1, wheels.reduce(0) { $0 + $1.share })
    var x = plate.minX
    canvas.clip(to: bounds) {
      for wheel in view.isRightToLeft ? wheels.reversed() : wheels {
        let width = unit * wheel.share
        for row in -3...3 where wheel.rows.indices.contains(wheel.selected + row) {
          let rect = CGRect(
            x: x, y: plate.minY + rowHeight * CGFloat(row), width: width,
            height: rowHeight)
          let alpha: CGFloat = [1, 0.4, 0.25, 0.12][abs(row)]
          ControlText(wheel.rows[wheel.selected + row], .regular, size: row == 0 ? 23 : 20, view)
            .draw(on: canvas, in: rect, Color.label.withAlphaComponent(alpha))
        }
        x += width
      }
    }
  }
}
