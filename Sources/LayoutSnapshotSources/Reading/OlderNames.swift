/// Names of UIKit that sources from before Swift 3 or 4.2 use, by which such a source is known. `UIKitNames` declares them.
package enum OlderNames {
  /// Types, constants and functions.
  package static let types: Set = [
    "NSLayoutAttribute", "NSLayoutFormatOptions", "NSLayoutRelation", "UIActivityIndicatorViewStyle",
    "UIAlertActionStyle", "UIAlertControllerStyle", "UIBarButtonItemStyle", "UIBarButtonSystemItem",
    "UIBlurEffectStyle", "UIButtonType", "UIControlContentHorizontalAlignment",
    "UIControlContentVerticalAlignment", "UIControlEvents", "UIControlState", "UIDatePickerMode",
    "UIEdgeInsetsInsetRect", "UIEdgeInsetsMake", "UIEdgeInsetsZero", "UIFontTextStyle",
    "UIGestureRecognizerState",
    "UILayoutConstraintAxis", "UILayoutFittingCompressedSize", "UINavigationControllerOperation",
    "UIProgressViewStyle", "UISearchBarIcon", "UISearchBarStyle", "UISegmentedControlNoSegment",
    "UISegmentedControlSegment", "UIStackViewAlignment", "UIStackViewDistribution", "UITabBarItemPositioning",
    "UITabBarSystemItem", "UITableViewAutomaticDimension", "UITableViewCellAccessoryType",
    "UITableViewCellSelectionStyle", "UITableViewCellStyle", "UITableViewStyle", "UITextBorderStyle",
    "UITextFieldViewMode", "UIViewAnimationOptions", "UIViewAutoresizing", "UIViewContentMode",
    "UIViewNoIntrinsicMetric",
  ]

  /// Cases with a capital letter.
  package static let cases: Set = [
    "Bezel", "Bottom", "BottomMargin", "ByCharWrapping", "ByClipping", "ByTruncatingHead",
    "ByTruncatingMiddle", "ByTruncatingTail", "ByWordWrapping", "Center", "CenterX", "CenterXWithinMargins",
    "CenterY", "CenterYWithinMargins", "ContactAdd", "Custom", "DetailDisclosure", "Disabled",
    "EditingChanged", "EditingDidEnd", "Equal", "EqualCentering", "EqualSpacing", "Fill", "FillEqually",
    "FillProportionally", "FirstBaseline", "GreaterThanOrEqual", "Height", "Highlighted", "Horizontal",
    "InfoDark", "InfoLight", "Justified", "LastBaseline", "Leading", "LeadingMargin", "Left", "LeftMargin",
    "LessThanOrEqual", "Line", "Natural", "None", "Normal", "NotAnAttribute", "Right", "RightMargin",
    "RoundedRect", "ScaleAspectFill", "ScaleAspectFit", "ScaleToFill", "Selected", "System", "Top",
    "TopMargin", "TouchDown", "TouchUpInside", "Trailing", "TrailingMargin", "ValueChanged", "Vertical",
    "Width",
  ]

  /// Methods of anchors and constraints.
  package static let methods: Set = [
    "activateConstraints", "constraintEqualToAnchor", "constraintEqualToConstant",
    "constraintGreaterThanOrEqualToAnchor", "constraintGreaterThanOrEqualToConstant",
    "constraintLessThanOrEqualToAnchor", "constraintLessThanOrEqualToConstant", "deactivateConstraints",
  ]
}
