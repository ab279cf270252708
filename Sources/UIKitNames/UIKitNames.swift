public import LayoutSnapshotViews

// UIKit's names for this package's types, by topic. A name is missing here if the package does not have the type.

// MARK: Views

/// See `View`.
public typealias UIView = View
/// See `Label`.
public typealias UILabel = Label
/// See `ImageView`.
public typealias UIImageView = ImageView
/// See `StackView`.
public typealias UIStackView = StackView
/// See `ScrollView`.
public typealias UIScrollView = ScrollView
/// See `TextView`.
public typealias UITextView = TextView
/// See `TableViewCell`.
public typealias UITableViewCell = TableViewCell
/// See `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// See `ProgressView`.
public typealias UIProgressView = ProgressView
/// See `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// See `PickerView`.
public typealias UIPickerView = PickerView
/// See `PickerViewDataSource`.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// See `PickerViewDelegate`.
public typealias UIPickerViewDelegate = PickerViewDelegate
/// See `SearchBar`.
public typealias UISearchBar = SearchBar
/// See `NavigationBar`.
public typealias UINavigationBar = NavigationBar
/// See `NavigationItem`.
public typealias UINavigationItem = NavigationItem
/// See `TabBar`.
public typealias UITabBar = TabBar
/// See `Toolbar`.
public typealias UIToolbar = Toolbar

// MARK: Controls

/// See `Control`.
public typealias UIControl = Control
/// See `Action`.
public typealias UIAction = Action
/// See `Button`.
public typealias UIButton = Button
/// See `DatePicker`.
public typealias UIDatePicker = DatePicker
/// See `DatePicker.Style`.
public typealias UIDatePickerStyle = DatePicker.Style
/// See `PageControl`.
public typealias UIPageControl = PageControl
/// See `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl
/// See `Slider`.
public typealias UISlider = Slider
/// See `Stepper`.
public typealias UIStepper = Stepper
/// See `Switch`.
public typealias UISwitch = Switch
/// See `TextField`.
public typealias UITextField = TextField
/// See `SearchTextField`.
public typealias UISearchTextField = SearchTextField

// MARK: Controllers

/// See `ViewController`.
public typealias UIViewController = ViewController
/// See `NavigationController`.
public typealias UINavigationController = NavigationController
/// See `TabBarController`.
public typealias UITabBarController = TabBarController
/// See `ViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// See `ViewControllerTransitionCoordinatorContext`.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinatorContext
/// See `RectEdge`.
public typealias UIRectEdge = RectEdge

// MARK: Layout

/// See `LayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// See `LayoutAnchor`.
public typealias NSLayoutAnchor = LayoutAnchor
/// See `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// See `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// See `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
/// See `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
/// See `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// See `LayoutSupport`.
public typealias UILayoutSupport = LayoutSupport
/// See `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// See `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// See `RectAlignment`.
public typealias NSRectAlignment = RectAlignment
/// See `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// See `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// See `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

// MARK: Looks

/// See `Color`.
public typealias UIColor = Color
/// See `Image`.
public typealias UIImage = Image
/// A fixed color. See `Color`.
public typealias CGColor = Color
/// See `BezierPath`.
public typealias UIBezierPath = BezierPath
/// See `Layer`.
public typealias CALayer = Layer
/// See `GradientLayer`.
public typealias CAGradientLayer = GradientLayer
/// See `CornerMask`.
public typealias CACornerMask = CornerMask
/// See `LayerCornerCurve`.
public typealias CALayerCornerCurve = LayerCornerCurve

// MARK: Text

/// See `Font`.
public typealias UIFont = Font
/// See `FontMetrics`.
public typealias UIFontMetrics = FontMetrics
/// See `FontDescriptor`.
public typealias UIFontDescriptor = FontDescriptor
/// See `BaselineAdjustment`.
public typealias UIBaselineAdjustment = BaselineAdjustment
/// See `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// See `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// See `ParagraphStyle`.
public typealias NSParagraphStyle = ParagraphStyle
/// See `MutableParagraphStyle`.
public typealias NSMutableParagraphStyle = MutableParagraphStyle
/// See `WritingDirection`.
public typealias NSWritingDirection = WritingDirection
/// See `UnderlineStyle`.
public typealias NSUnderlineStyle = UnderlineStyle
/// See `TextContainer`.
public typealias NSTextContainer = TextContainer
/// See `TextInput`.
public typealias UITextInput = TextInput
/// See `TextContentType`.
public typealias UITextContentType = TextContentType
/// See `TextAutocapitalizationType`.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// See `TextAutocorrectionType`.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// See `TextSpellCheckingType`.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// See `KeyboardType`.
public typealias UIKeyboardType = KeyboardType
/// See `KeyboardAppearance`.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// See `ReturnKeyType`.
public typealias UIReturnKeyType = ReturnKeyType

// MARK: Traits

/// See `Traits`.
public typealias UITraitCollection = Traits
/// See `TraitEnvironmentLayoutDirection`.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection
/// See `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// See `UserInterfaceLevel`.
public typealias UIUserInterfaceLevel = UserInterfaceLevel
/// See `AccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// See `UserInterfaceIdiom`.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// See `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// See `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory
/// See `TraitEnvironment`.
public typealias UITraitEnvironment = TraitEnvironment
/// See `TraitDefinition`.
public typealias UITraitDefinition = TraitDefinition
/// See `TraitChangeRegistration`.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// See `TraitUserInterfaceIdiom`.
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
/// See `TraitUserInterfaceStyle`.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// See `TraitUserInterfaceLevel`.
public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
/// See `TraitAccessibilityContrast`.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
/// See `TraitLayoutDirection`.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// See `TraitHorizontalSizeClass`.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// See `TraitVerticalSizeClass`.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
/// See `TraitPreferredContentSizeCategory`.
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
/// See `TraitDisplayScale`.
public typealias UITraitDisplayScale = TraitDisplayScale
/// A trait by its type; see `TraitDefinition`.
public typealias UITrait = (any TraitDefinition.Type)
/// The editing actions, which every responder has: `#selector(UIResponderStandardEditActions.paste(_:))`.
public typealias UIResponderStandardEditActions = UIResponder
/// See `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

// MARK: Literals

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = Color
/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = Image

// MARK: Text input

/// See `TextSmartQuotesType`.
public typealias UITextSmartQuotesType = TextSmartQuotesType
/// See `TextSmartDashesType`.
public typealias UITextSmartDashesType = TextSmartDashesType
/// See `TextSmartInsertDeleteType`.
public typealias UITextSmartInsertDeleteType = TextSmartInsertDeleteType
