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

/// What the rows of a picker view show and how large they are, like UIKit's `UIPickerViewDelegate`.
///
/// A view of a row comes before an attributed title, and that before a title.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol PickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row with attributes.
  func pickerView(_ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// The view of a row; one that has been shown before may be given back.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View
  /// The height of a wheel's rows; 32 points by default.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel; by default wheels share the width equally.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// Called when the user has selected a row. Only tests call it.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns `nil` by default.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  /// Returns `nil` by default.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that stands for none by default.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View { unanswered(self, pickerView.noView) }
  /// Returns 32 points by default.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat {
    unanswered(self, Wheel.usualRowHeight)
  }
  /// Returns by default what the other wheels leave.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    unanswered(self, PickerView.sharedWidth)
  }
  /// Does nothing by default.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A view with wheels of rows, one of them selected in each, like UIKit's `UIPickerView`.
///
/// It is 320 by 216 points. Rows are drawn flat and 32 points high, or as high as the delegate says.
/// They fade with the distance from the selected row.
open class PickerView: View {
  /// The data source, which gives the numbers of wheels and rows.
  open weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which gives the titles or views of rows.
  open weak var delegate: (any PickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the selected rows have a ground. As in UIKit since iOS 7, they always have.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }
  private var selection: [Int: Int] = [:]
  /// The views of rows near the selected ones; nil until they are asked for.
  private var rowViews: [RowPlace: View]?

  private struct RowPlace: Hashable {
    let component: Int
    let row: Int
  }

  /// What a delegate without views of rows returns.
  final var noView: View { unusedView }
  private lazy var unusedView = View()
  /// What a delegate without widths of wheels returns.
  static let sharedWidth: CGFloat = -1

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
  /// The size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheels = wheels
    guard wheels.indices.contains(component) else { return .zero }
    let frames = Wheel.frames(of: wheels, in: bounds, isMirrored: isRightToLeft)
    return CGSize(width: frames[component].width, height: wheels[component].rowHeight)
  }
  /// The view of a row, if the delegate gives views and the row is near the selected one.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    rowViews?[RowPlace(component: component, row: row)]
  }
  /// Selects a row at once, without animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    reloadAllComponents()
  }
  /// The selected row of a wheel; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    max(-1, min(max(0, selection[component] ?? 0), numberOfRows(inComponent: component) - 1))
  }
  /// Asks for all rows again in the next layout.
  open func reloadAllComponents() {
    for view in (rowViews ?? [:]).values { view.removeFromSuperview() }
    rowViews = nil
    setNeedsLayout()
  }
  /// Asks for the rows of a wheel again in the next layout.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// 320 by 216 points, whatever size is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var wheels: [Wheel] {
    (0..<max(0, numberOfComponents)).map { component in
      var wheel = Wheel(
        rows: (0..<numberOfRows(inComponent: component)).map { row in
          delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }, selected: selectedRow(inComponent: component))
      guard let delegate else { return wheel }
      wheel.rowHeight = max(0, delegate.pickerView(self, rowHeightForComponent: component))
      let width = delegate.pickerView(self, widthForComponent: component)
      wheel.width = width >= 0 ? width : nil
      for row in wheel.nearRows.map({ wheel.selected + $0 }) {
        if let view = rowViews?[RowPlace(component: component, row: row)] {
          wheel.hidden.insert(row)
          wheel.rows[row] = (view as? Label)?.text ?? view.accessibilityLabel ?? wheel.rows[row]
        } else if let text = delegate.pickerView(
          self, attributedTitleForRow: row, forComponent: component)
        {
          (wheel.styled[row], wheel.rows[row]) = (text, text.string)
        }
      }
      return wheel
    }
  }

  /// What the wheels show, in the order of their components.
  package var shownWheels: [ShownWheel] { Wheel.shown(wheels, in: bounds, isMirrored: isRightToLeft) }

  override var isLaidOutEachTime: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRowViews()
  }

  /// Shows the delegate's views of the rows near the selected ones, if it gives any.
  private func placeRowViews() {
    guard let delegate else { return }
    let (wheels, known) = (wheels, rowViews)
    let frames = Wheel.frames(of: wheels, in: bounds, isMirrored: isRightToLeft)
    for (component, wheel) in wheels.enumerated() {
      for distance in wheel.nearRows {
        let place = RowPlace(component: component, row: wheel.selected + distance)
        if known == nil {
          let view = delegate.pickerView(
            self, viewForRow: place.row, forComponent: component, reusing: nil)
          // A delegate without views has none for any row.
          if view === noView { return rowViews = [:] }
          view.alpha = Wheel.alpha(at: distance)
          rowViews = rowViews ?? [:]
          rowViews?[place] = view
          addSubview(view)
          clipsToBounds = true
        }
        rowViews?[place]?.frame = wheel.rect(ofRow: distance, in: frames[component])
      }
    }
  }

  override func hasPutIn(_ view: View) -> Bool {
    rowViews?.values.contains { $0 === view } == true || super.hasPutIn(view)
  }

  override func drawContent(on canvas: Canvas) { Wheel.draw(wheels, of: self, on: canvas) }
}
