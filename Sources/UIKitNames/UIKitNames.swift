import LayoutSnapshotViews

// UIKit's names for this package's types, by topic. A name that is missing here is missing in the package.

// MARK: Views

/// See ``LayoutSnapshotViews/View``.
public typealias UIView = View
/// See ``LayoutSnapshotViews/Label``.
public typealias UILabel = Label
/// See ``LayoutSnapshotViews/ImageView``.
public typealias UIImageView = ImageView
/// See ``LayoutSnapshotViews/StackView``.
public typealias UIStackView = StackView
/// See ``LayoutSnapshotViews/ScrollView``.
public typealias UIScrollView = ScrollView
/// See ``LayoutSnapshotViews/TextView``.
public typealias UITextView = TextView
/// See ``LayoutSnapshotViews/TableViewCell``.
public typealias UITableViewCell = TableViewCell
/// See ``LayoutSnapshotViews/CollectionViewCell``.
public typealias UICollectionViewCell = CollectionViewCell
/// See ``LayoutSnapshotViews/ProgressView``.
public typealias UIProgressView = ProgressView
/// See ``LayoutSnapshotViews/ActivityIndicatorView``.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// See ``LayoutSnapshotViews/PickerView``.
public typealias UIPickerView = PickerView
/// See ``LayoutSnapshotViews/PickerViewDataSource``.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// See ``LayoutSnapshotViews/PickerViewDelegate``.
public typealias UIPickerViewDelegate = PickerViewDelegate
/// See ``LayoutSnapshotViews/SearchBar``.
public typealias UISearchBar = SearchBar
/// See ``LayoutSnapshotViews/NavigationBar``.
public typealias UINavigationBar = NavigationBar
/// See ``LayoutSnapshotViews/NavigationItem``.
public typealias UINavigationItem = NavigationItem
/// See ``LayoutSnapshotViews/TabBar``.
public typealias UITabBar = TabBar
/// See ``LayoutSnapshotViews/Toolbar``.
public typealias UIToolbar = Toolbar

// MARK: Controls

/// See ``LayoutSnapshotViews/Control``.
public typealias UIControl = Control
/// See ``LayoutSnapshotViews/Action``.
public typealias UIAction = Action
/// See ``LayoutSnapshotViews/Button``.
public typealias UIButton = Button
/// See ``LayoutSnapshotViews/DatePicker``.
public typealias UIDatePicker = DatePicker
/// See ``LayoutSnapshotViews/PageControl``.
public typealias UIPageControl = PageControl
/// See ``LayoutSnapshotViews/SegmentedControl``.
public typealias UISegmentedControl = SegmentedControl
/// See ``LayoutSnapshotViews/Slider``.
public typealias UISlider = Slider
/// See ``LayoutSnapshotViews/Stepper``.
public typealias UIStepper = Stepper
/// See ``LayoutSnapshotViews/Switch``.
public typealias UISwitch = Switch
/// See ``LayoutSnapshotViews/TextField``.
public typealias UITextField = TextField
/// See ``LayoutSnapshotViews/SearchTextField``.
public typealias UISearchTextField = SearchTextField

// MARK: Controllers

/// See ``LayoutSnapshotViews/ViewController``.
public typealias UIViewController = ViewController
/// See ``LayoutSnapshotViews/NavigationController``.
public typealias UINavigationController = NavigationController
/// See ``LayoutSnapshotViews/TabBarController``.
public typealias UITabBarController = TabBarController
/// See ``LayoutSnapshotViews/ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// See ``LayoutSnapshotViews/ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinatorContext
/// See ``LayoutSnapshotViews/RectEdge``.
public typealias UIRectEdge = RectEdge

// MARK: Layout

/// See ``LayoutSnapshotViews/LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// See ``LayoutSnapshotViews/LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// See ``LayoutSnapshotViews/LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// See ``LayoutSnapshotViews/LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// See ``LayoutSnapshotViews/LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// See ``LayoutSnapshotViews/LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority
/// See ``LayoutSnapshotViews/LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide
/// See ``LayoutSnapshotViews/LayoutSupport``.
public typealias UILayoutSupport = LayoutSupport
/// See ``LayoutSnapshotViews/EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// See ``LayoutSnapshotViews/DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// See ``LayoutSnapshotViews/DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// See ``LayoutSnapshotViews/SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// See ``LayoutSnapshotViews/UserInterfaceLayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

// MARK: Looks

/// See ``LayoutSnapshotViews/Color``.
public typealias UIColor = Color
/// See ``LayoutSnapshotViews/Image``.
public typealias UIImage = Image
/// See ``LayoutSnapshotViews/BezierPath``.
public typealias UIBezierPath = BezierPath
/// See ``LayoutSnapshotViews/Layer``.
public typealias CALayer = Layer
/// See ``LayoutSnapshotViews/GradientLayer``.
public typealias CAGradientLayer = GradientLayer
/// See ``LayoutSnapshotViews/CornerMask``.
public typealias CACornerMask = CornerMask
/// See ``LayoutSnapshotViews/LayerCornerCurve``.
public typealias CALayerCornerCurve = LayerCornerCurve

// MARK: Text

/// See ``LayoutSnapshotViews/Font``.
public typealias UIFont = Font
/// See ``LayoutSnapshotViews/FontMetrics``.
public typealias UIFontMetrics = FontMetrics
/// See ``LayoutSnapshotViews/FontDescriptor``.
public typealias UIFontDescriptor = FontDescriptor
/// See ``LayoutSnapshotViews/BaselineAdjustment``.
public typealias UIBaselineAdjustment = BaselineAdjustment
/// See ``LayoutSnapshotViews/TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// See ``LayoutSnapshotViews/LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// See ``LayoutSnapshotViews/ParagraphStyle``.
public typealias NSParagraphStyle = ParagraphStyle
/// See ``LayoutSnapshotViews/MutableParagraphStyle``.
public typealias NSMutableParagraphStyle = MutableParagraphStyle
/// See ``LayoutSnapshotViews/WritingDirection``.
public typealias NSWritingDirection = WritingDirection
/// See ``LayoutSnapshotViews/UnderlineStyle``.
public typealias NSUnderlineStyle = UnderlineStyle
/// See ``LayoutSnapshotViews/TextContainer``.
public typealias NSTextContainer = TextContainer
/// See ``LayoutSnapshotViews/TextInput``.
public typealias UITextInput = TextInput
/// See ``LayoutSnapshotViews/TextContentType``.
public typealias UITextContentType = TextContentType
/// See ``LayoutSnapshotViews/TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// See ``LayoutSnapshotViews/TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// See ``LayoutSnapshotViews/TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType
/// See ``LayoutSnapshotViews/KeyboardType``.
public typealias UIKeyboardType = KeyboardType
/// See ``LayoutSnapshotViews/KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance
/// See ``LayoutSnapshotViews/ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType

// MARK: Traits

/// See ``LayoutSnapshotViews/Traits``.
public typealias UITraitCollection = Traits
/// See ``LayoutSnapshotViews/TraitEnvironmentLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection
/// See ``LayoutSnapshotViews/UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// See ``LayoutSnapshotViews/UserInterfaceIdiom``.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// See ``LayoutSnapshotViews/UserInterfaceSizeClass``.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// See ``LayoutSnapshotViews/ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory
/// See ``LayoutSnapshotViews/TraitEnvironment``.
public typealias UITraitEnvironment = TraitEnvironment
/// See ``LayoutSnapshotViews/TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition
/// See ``LayoutSnapshotViews/TraitChangeRegistration``.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// See ``LayoutSnapshotViews/TraitUserInterfaceIdiom``.
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
/// See ``LayoutSnapshotViews/TraitUserInterfaceStyle``.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// See ``LayoutSnapshotViews/TraitLayoutDirection``.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// See ``LayoutSnapshotViews/TraitHorizontalSizeClass``.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// See ``LayoutSnapshotViews/TraitVerticalSizeClass``.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
/// See ``LayoutSnapshotViews/TraitPreferredContentSizeCategory``.
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
/// See ``LayoutSnapshotViews/TraitDisplayScale``.
public typealias UITraitDisplayScale = TraitDisplayScale
/// A trait by its type; see ``LayoutSnapshotViews/TraitDefinition``.
public typealias UITrait = (any TraitDefinition.Type)
/// See ``LayoutSnapshotViews/AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
