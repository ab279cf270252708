public import Foundation
public import LayoutSnapshotViews

// Names that UIKit had before Swift 4.2, in which many articles and older apps are written. The compiler says what they are
// called today.

// MARK: Types

/// The older name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = LayoutAttribute
/// The older name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = LayoutRelation
/// The older name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis
/// The older name of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
/// The older name of `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = Control.Event
/// The older name of `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = Control.State
/// The older name of `UIButton.ButtonType`.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = Button.ButtonType
/// The older name of `UITextField.BorderStyle`.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = TextField.BorderStyle
/// The older name of `UITextField.ViewMode`.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = TextField.ViewMode
/// The older name of `UIView.ContentMode`.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = View.ContentMode
/// The older name of `UIView.AutoresizingMask`.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = View.AutoresizingMask
/// The older name of `UIView.AnimationOptions`.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = View.AnimationOptions
/// The older name of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = StackView.Alignment
/// The older name of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = StackView.Distribution
/// The older name of `UITableView.Style`.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The older name of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = TableViewCell.CellStyle
/// The older name of `UITableViewCell.AccessoryType`.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType
/// The older name of `UITableViewCell.SelectionStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle
/// The older name of `UIActivityIndicatorView.Style`.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = ActivityIndicatorView.Style
/// The older name of `UIFont.TextStyle`.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = Font.TextStyle
/// The older name of `UIAlertController.Style`.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The older name of `UIAlertAction.Style`.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The older name of `UIBarButtonItem.SystemItem`.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The older name of `UIBlurEffect.Style`.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The older name of `UIGestureRecognizer.State`.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

// MARK: Constants and functions

/// The older name of `UIEdgeInsets.zero`.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = EdgeInsets.zero
/// The older name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = View.noIntrinsicMetric
/// The older name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = View.layoutFittingCompressedSize
/// The older name of `UITableView.automaticDimension`.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The older name of `UIEdgeInsets(top:left:bottom:right:)`.
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> EdgeInsets
{
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// MARK: Cases with a capital, as before Swift 3

extension LayoutAttribute {
  /// The older name of `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// The older name of `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// The older name of `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// The older name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// The older name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }
  /// The older name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }
  /// The older name of `width`.
  @available(*, deprecated, renamed: "width")
  public static var Width: Self { .width }
  /// The older name of `height`.
  @available(*, deprecated, renamed: "height")
  public static var Height: Self { .height }
  /// The older name of `centerX`.
  @available(*, deprecated, renamed: "centerX")
  public static var CenterX: Self { .centerX }
  /// The older name of `centerY`.
  @available(*, deprecated, renamed: "centerY")
  public static var CenterY: Self { .centerY }
  /// The older name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
  /// The older name of `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }
  /// The older name of `leftMargin`.
  @available(*, deprecated, renamed: "leftMargin")
  public static var LeftMargin: Self { .leftMargin }
  /// The older name of `rightMargin`.
  @available(*, deprecated, renamed: "rightMargin")
  public static var RightMargin: Self { .rightMargin }
  /// The older name of `topMargin`.
  @available(*, deprecated, renamed: "topMargin")
  public static var TopMargin: Self { .topMargin }
  /// The older name of `bottomMargin`.
  @available(*, deprecated, renamed: "bottomMargin")
  public static var BottomMargin: Self { .bottomMargin }
  /// The older name of `leadingMargin`.
  @available(*, deprecated, renamed: "leadingMargin")
  public static var LeadingMargin: Self { .leadingMargin }
  /// The older name of `trailingMargin`.
  @available(*, deprecated, renamed: "trailingMargin")
  public static var TrailingMargin: Self { .trailingMargin }
  /// The older name of `centerXWithinMargins`.
  @available(*, deprecated, renamed: "centerXWithinMargins")
  public static var CenterXWithinMargins: Self { .centerXWithinMargins }
  /// The older name of `centerYWithinMargins`.
  @available(*, deprecated, renamed: "centerYWithinMargins")
  public static var CenterYWithinMargins: Self { .centerYWithinMargins }
  /// The older name of `notAnAttribute`.
  @available(*, deprecated, renamed: "notAnAttribute")
  public static var NotAnAttribute: Self { .notAnAttribute }
}

extension LayoutRelation {
  /// The older name of `equal`.
  @available(*, deprecated, renamed: "equal")
  public static var Equal: Self { .equal }
  /// The older name of `lessThanOrEqual`.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static var LessThanOrEqual: Self { .lessThanOrEqual }
  /// The older name of `greaterThanOrEqual`.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension LayoutConstraint.Axis {
  /// The older name of `horizontal`.
  @available(*, deprecated, renamed: "horizontal")
  public static var Horizontal: Self { .horizontal }
  /// The older name of `vertical`.
  @available(*, deprecated, renamed: "vertical")
  public static var Vertical: Self { .vertical }
}

extension Button.ButtonType {
  /// The older name of `custom`.
  @available(*, deprecated, renamed: "custom")
  public static var Custom: Self { .custom }
  /// The older name of `system`.
  @available(*, deprecated, renamed: "system")
  public static var System: Self { .system }
  /// The older name of `detailDisclosure`.
  @available(*, deprecated, renamed: "detailDisclosure")
  public static var DetailDisclosure: Self { .detailDisclosure }
  /// The older name of `infoLight`.
  @available(*, deprecated, renamed: "infoLight")
  public static var InfoLight: Self { .infoLight }
  /// The older name of `infoDark`.
  @available(*, deprecated, renamed: "infoDark")
  public static var InfoDark: Self { .infoDark }
  /// The older name of `contactAdd`.
  @available(*, deprecated, renamed: "contactAdd")
  public static var ContactAdd: Self { .contactAdd }
}

extension Control.State {
  /// The older name of `normal`.
  @available(*, deprecated, renamed: "normal")
  public static var Normal: Self { .normal }
  /// The older name of `highlighted`.
  @available(*, deprecated, renamed: "highlighted")
  public static var Highlighted: Self { .highlighted }
  /// The older name of `disabled`.
  @available(*, deprecated, renamed: "disabled")
  public static var Disabled: Self { .disabled }
  /// The older name of `selected`.
  @available(*, deprecated, renamed: "selected")
  public static var Selected: Self { .selected }
}

extension Control.Event {
  /// The older name of `touchDown`.
  @available(*, deprecated, renamed: "touchDown")
  public static var TouchDown: Self { .touchDown }
  /// The older name of `touchUpInside`.
  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }
  /// The older name of `valueChanged`.
  @available(*, deprecated, renamed: "valueChanged")
  public static var ValueChanged: Self { .valueChanged }
  /// The older name of `editingChanged`.
  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: Self { .editingChanged }
  /// The older name of `editingDidEnd`.
  @available(*, deprecated, renamed: "editingDidEnd")
  public static var EditingDidEnd: Self { .editingDidEnd }
}

extension View.ContentMode {
  /// The older name of `scaleToFill`.
  @available(*, deprecated, renamed: "scaleToFill")
  public static var ScaleToFill: Self { .scaleToFill }
  /// The older name of `scaleAspectFit`.
  @available(*, deprecated, renamed: "scaleAspectFit")
  public static var ScaleAspectFit: Self { .scaleAspectFit }
  /// The older name of `scaleAspectFill`.
  @available(*, deprecated, renamed: "scaleAspectFill")
  public static var ScaleAspectFill: Self { .scaleAspectFill }
  /// The older name of `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// The older name of `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// The older name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
  /// The older name of `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// The older name of `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
}

extension StackView.Distribution {
  /// The older name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
  /// The older name of `fillEqually`.
  @available(*, deprecated, renamed: "fillEqually")
  public static var FillEqually: Self { .fillEqually }
  /// The older name of `fillProportionally`.
  @available(*, deprecated, renamed: "fillProportionally")
  public static var FillProportionally: Self { .fillProportionally }
  /// The older name of `equalSpacing`.
  @available(*, deprecated, renamed: "equalSpacing")
  public static var EqualSpacing: Self { .equalSpacing }
  /// The older name of `equalCentering`.
  @available(*, deprecated, renamed: "equalCentering")
  public static var EqualCentering: Self { .equalCentering }
}

extension StackView.Alignment {
  /// The older name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static var Fill: Self { .fill }
  /// The older name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static var Leading: Self { .leading }
  /// The older name of `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static var FirstBaseline: Self { .firstBaseline }
  /// The older name of `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// The older name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static var Trailing: Self { .trailing }
  /// The older name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static var LastBaseline: Self { .lastBaseline }
  /// The older name of `top`.
  @available(*, deprecated, renamed: "top")
  public static var Top: Self { .top }
  /// The older name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static var Bottom: Self { .bottom }
}

extension TextAlignment {
  /// The older name of `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// The older name of `center`.
  @available(*, deprecated, renamed: "center")
  public static var Center: Self { .center }
  /// The older name of `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// The older name of `justified`.
  @available(*, deprecated, renamed: "justified")
  public static var Justified: Self { .justified }
  /// The older name of `natural`.
  @available(*, deprecated, renamed: "natural")
  public static var Natural: Self { .natural }
}

extension LineBreakMode {
  /// The older name of `byWordWrapping`.
  @available(*, deprecated, renamed: "byWordWrapping")
  public static var ByWordWrapping: Self { .byWordWrapping }
  /// The older name of `byCharWrapping`.
  @available(*, deprecated, renamed: "byCharWrapping")
  public static var ByCharWrapping: Self { .byCharWrapping }
  /// The older name of `byClipping`.
  @available(*, deprecated, renamed: "byClipping")
  public static var ByClipping: Self { .byClipping }
  /// The older name of `byTruncatingHead`.
  @available(*, deprecated, renamed: "byTruncatingHead")
  public static var ByTruncatingHead: Self { .byTruncatingHead }
  /// The older name of `byTruncatingTail`.
  @available(*, deprecated, renamed: "byTruncatingTail")
  public static var ByTruncatingTail: Self { .byTruncatingTail }
  /// The older name of `byTruncatingMiddle`.
  @available(*, deprecated, renamed: "byTruncatingMiddle")
  public static var ByTruncatingMiddle: Self { .byTruncatingMiddle }
}

extension TextField.BorderStyle {
  /// The older name of `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// The older name of `line`.
  @available(*, deprecated, renamed: "line")
  public static var Line: Self { .line }
  /// The older name of `bezel`.
  @available(*, deprecated, renamed: "bezel")
  public static var Bezel: Self { .bezel }
  /// The older name of `roundedRect`.
  @available(*, deprecated, renamed: "roundedRect")
  public static var RoundedRect: Self { .roundedRect }
}

/// The older form of `CGRect.inset(by:)`.
@available(*, deprecated, message: "Use CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

// MARK: Types of controls and controllers

/// The older name of `UISearchBar.Style`.
@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = SearchBar.Style
/// The older name of `UISearchBar.Icon`.
@available(*, deprecated, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = SearchBar.Icon
/// The older name of `UISegmentedControl.Segment`.
@available(*, deprecated, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = SegmentedControl.Segment
/// The older name of `UISegmentedControl.noSegment`.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = SegmentedControl.noSegment
/// The older name of `UITabBar.ItemPositioning`.
@available(*, deprecated, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = TabBar.ItemPositioning
/// The older name of `UIDatePicker.Mode`.
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = DatePicker.Mode
/// The older name of `UIBarButtonItem.Style`.
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The older name of `UITabBarItem.SystemItem`.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The older name of `UIProgressView.Style`.
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = ProgressView.Style
/// The older name of `UIControl.ContentHorizontalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = Control.ContentHorizontalAlignment
/// The older name of `UIControl.ContentVerticalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = Control.ContentVerticalAlignment
/// The older name of `UINavigationController.Operation`.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = NavigationController.Operation
