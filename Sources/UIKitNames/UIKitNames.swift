import ViewTree

// UIKit's names for this package's types, by topic. A name that is missing here is missing in the package.

// MARK: Views

/// See ``ViewTree/View``.
public typealias UIView = View
/// See ``ViewTree/Label``.
public typealias UILabel = Label
/// See ``ViewTree/ImageView``.
public typealias UIImageView = ImageView
/// See ``ViewTree/StackView``.
public typealias UIStackView = StackView
/// See ``ViewTree/ScrollView``.
public typealias UIScrollView = ScrollView
/// See ``ViewTree/TextView``.
public typealias UITextView = TextView
/// See ``ViewTree/TableViewCell``.
public typealias UITableViewCell = TableViewCell
/// See ``ViewTree/CollectionViewCell``.
public typealias UICollectionViewCell = CollectionViewCell
/// See ``ViewTree/ProgressView``.
public typealias UIProgressView = ProgressView
/// See ``ViewTree/ActivityIndicatorView``.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// See ``ViewTree/PickerView``.
public typealias UIPickerView = PickerView
/// See ``ViewTree/PickerViewDataSource``.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// See ``ViewTree/PickerViewDelegate``.
public typealias UIPickerViewDelegate = PickerViewDelegate
/// See ``ViewTree/SearchBar``.
public typealias UISearchBar = SearchBar
/// See ``ViewTree/NavigationBar``.
public typealias UINavigationBar = NavigationBar
/// See ``ViewTree/NavigationItem``.
public typealias UINavigationItem = NavigationItem
/// See ``ViewTree/TabBar``.
public typealias UITabBar = TabBar
/// See ``ViewTree/Toolbar``.
public typealias UIToolbar = Toolbar

// MARK: Controls

/// See ``ViewTree/Control``.
public typealias UIControl = Control
/// See ``ViewTree/Action``.
public typealias UIAction = Action
/// See ``ViewTree/Button``.
public typealias UIButton = Button
/// See ``ViewTree/DatePicker``.
public typealias UIDatePicker = DatePicker
/// See ``ViewTree/PageControl``.
public typealias UIPageControl = PageControl
/// See ``ViewTree/SegmentedControl``.
public typealias UISegmentedControl = SegmentedControl
/// See ``ViewTree/Slider``.
public typealias UISlider = Slider
/// See ``ViewTree/Stepper``.
public typealias UIStepper = Stepper
/// See ``ViewTree/Switch``.
public typealias UISwitch = Switch
/// See ``ViewTree/TextField``.
public typealias UITextField = TextField
/// See ``ViewTree/SearchTextField``.
public typealias UISearchTextField = SearchTextField

// MARK: Controllers

/// See ``ViewTree/ViewController``.
public typealias UIViewController = ViewController
/// See ``ViewTree/NavigationController``.
public typealias UINavigationController = NavigationController
/// See ``ViewTree/TabBarController``.
public typealias UITabBarController = TabBarController
/// See ``ViewTree/ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// See ``ViewTree/ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinatorContext
/// See ``ViewTree/RectEdge``.
public typealias UIRectEdge = RectEdge

// MARK: Layout

/// See ``ViewTree/LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// See ``ViewTree/LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// See ``ViewTree/LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// See ``ViewTree/LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// See ``ViewTree/LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// See ``ViewTree/LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority
/// See ``ViewTree/LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide
/// See ``ViewTree/LayoutSupport``.
public typealias UILayoutSupport = LayoutSupport
/// See ``ViewTree/EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// See ``ViewTree/DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// See ``ViewTree/DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// See ``ViewTree/SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// See ``ViewTree/UserInterfaceLayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

// MARK: Looks

/// See ``ViewTree/Color``.
public typealias UIColor = Color
/// See ``ViewTree/Image``.
public typealias UIImage = Image
/// See ``ViewTree/BezierPath``.
public typealias UIBezierPath = BezierPath
/// See ``ViewTree/Layer``.
public typealias CALayer = Layer
/// See ``ViewTree/GradientLayer``.
public typealias CAGradientLayer = GradientLayer
/// See ``ViewTree/CornerMask``.
public typealias CACornerMask = CornerMask
/// See ``ViewTree/LayerCornerCurve``.
public typealias CALayerCornerCurve = LayerCornerCurve

// MARK: Text

/// See ``ViewTree/Font``.
public typealias UIFont = Font
/// See ``ViewTree/FontMetrics``.
public typealias UIFontMetrics = FontMetrics
/// See ``ViewTree/FontDescriptor``.
public typealias UIFontDescriptor = FontDescriptor
/// See ``ViewTree/BaselineAdjustment``.
public typealias UIBaselineAdjustment = BaselineAdjustment
/// See ``ViewTree/TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// See ``ViewTree/LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// See ``ViewTree/ParagraphStyle``.
public typealias NSParagraphStyle = ParagraphStyle
/// See ``ViewTree/MutableParagraphStyle``.
public typealias NSMutableParagraphStyle = MutableParagraphStyle
/// See ``ViewTree/WritingDirection``.
public typealias NSWritingDirection = WritingDirection
/// See ``ViewTree/UnderlineStyle``.
public typealias NSUnderlineStyle = UnderlineStyle
/// See ``ViewTree/TextContainer``.
public typealias NSTextContainer = TextContainer
/// See ``ViewTree/TextInput``.
public typealias UITextInput = TextInput
/// See ``ViewTree/TextContentType``.
public typealias UITextContentType = TextContentType
/// See ``ViewTree/TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// See ``ViewTree/TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// See ``ViewTree/TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// See ``ViewTree/KeyboardType``.
public typealias UIKeyboardType = KeyboardType
/// See ``ViewTree/KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// See ``ViewTree/ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType

// MARK: Traits

/// See ``ViewTree/Traits``.
public typealias UITraitCollection = Traits
/// See ``ViewTree/TraitEnvironmentLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection
/// See ``ViewTree/UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// See ``ViewTree/UserInterfaceIdiom``.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// See ``ViewTree/UserInterfaceSizeClass``.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// See ``ViewTree/ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory
/// See ``ViewTree/AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
