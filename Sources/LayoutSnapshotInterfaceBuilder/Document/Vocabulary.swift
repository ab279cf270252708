/// The elements and attributes that are understood here, or that have no bearing on layout and looks.
///
/// Everything else is listed in ``InterfaceBuilderDocument/unsupported``. A line of the tables is an element and
/// its attributes; those of every view are in a list of their own.
enum Vocabulary {
  static func unsupportedParts(of root: XMLElement) -> [UnsupportedPart] {
    var found: [UnsupportedPart] = []
    var skipped = 0
    for element in root.descendants where element.index >= skipped {
      if harmless.contains(element.name) {
        skipped = element.document.nodes[element.index].end
        continue
      }
      let known = attributes[element.name]
      if known == nil {
        found.append(
          UnsupportedPart(element: element.name, attribute: nil, value: nil, location: element.location))
      }
      let isView = ViewClass.named(element.name) != nil
      for attribute in element.attributes {
        if attribute.name == "key" || known == nil { continue }
        let isKnown = known?.contains(attribute.name) == true || (isView && ofViews.contains(attribute.name))
        if isKnown, values[attribute.name]?.contains(attribute.value) != false { continue }
        found.append(
          UnsupportedPart(
            element: element.name, attribute: attribute.name, value: attribute.value,
            location: attribute.location))
      }
    }
    return found
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  /// Elements that say nothing of layout and looks, with all that is in them.
  private static let harmless = words(
    """
    accessibility accessibilityTraits action actions animations attributedString autocorrectionType \
    capability connections customFonts customObject dependencies deployment designables development exit \
    extendedEdge freeformSimulatedSizeMetrics gestureRecognizers inferredMetricsTieBreakers \
    longPressGestureRecognizer modalPageSheetSimulatedSizeMetrics \
    offsetWrapper outletCollection panGestureRecognizer passwordRules pinchGestureRecognizer plugIn point \
    pongPressGestureRecognizer popoverArrowDirection popoverPassthroughViews resources \
    rotationGestureRecognizer screenEdgePanGestureRecognizer simulatedMetricsContainer \
    simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics \
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics \
    splitViewMasterSimulatedSizeMetrics swipeGestureRecognizer tapGestureRecognizer \
    textInputTraits variation wkWebViewConfiguration dataDetectorType \
    dataDetectorTypes date
    """)

  /// The words of attributes that take one of a few.
  private static let values: [String: Set<String>] = [
    "cornerStyle": words("dynamic capsule"),
    "imagePlacement": words("leading trailing top bottom"),
    "alignment": words("fill leading top firstBaseline center trailing bottom lastBaseline"),
    "axis": words("horizontal vertical"),
    "baselineAdjustment": words("alignBaselines alignCenters none"),
    "borderStyle": words("none line bezel roundedRect"),
    "contentHorizontalAlignment": words("center left right fill leading trailing"),
    "contentInsetAdjustmentBehavior": words("automatic scrollableAxes never always"),
    "contentVerticalAlignment": words("center top bottom fill"),
    "datePickerMode": words("time date dateAndTime countDownTimer"),
    "distribution": words("fill fillEqually fillProportionally equalSpacing equalCentering"),
    "keyPath": words(
      """
      layer.cornerRadius layer.borderWidth layer.masksToBounds clipsToBounds accessibilityIdentifier hidden \
      isHidden preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea numberOfLines spacing text \
      preferredMaxLayoutWidth titleLabel.numberOfLines layoutMarginsRelativeArrangement \
      isLayoutMarginsRelativeArrangement placeholder
      """),
    "lineBreakMode": words(
      "tailTruncation headTruncation middleTruncation wordWrap characterWrap clip"),
    "semanticContentAttribute": words("unspecified playback spatial forceLeftToRight forceRightToLeft"),
    "spacingType": words("standard"),
    "textAlignment": words("left center right justified natural"),
  ]

  /// What every view may say.
  private static let ofViews = words(
    """
    adjustsImageSizeForAccessibilityContentSizeCategory alpha ambiguous appearanceType autoresizesSubviews \
    clearsContextBeforeDrawing clipsSubviews colorLabel contentMode customClass customModule \
    customModuleProvider fixedFrame hidden horizontalCompressionResistancePriority \
    horizontalHuggingPriority id insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth misplaced \
    multipleTouchEnabled opaque placeholderIntrinsicHeight placeholderIntrinsicWidth \
    preservesSuperviewLayoutMargins reference restorationIdentifier semanticContentAttribute \
    simulatedAppContext tag translatesAutoresizingMaskIntoConstraints userInteractionEnabled userLabel \
    verifyAmbiguity verticalCompressionResistancePriority verticalHuggingPriority
    """)

  private static let attributes: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      table[String(parts[0])] = words(parts.count > 1 ? String(parts[1]) : "")
    }
    return table
  }()

  private static let lines = """
    adaptation: id
    autoresizingMask: widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY
    barButtonItem: id title style systemItem image catalog width enabled tag userLabel customClass \
    customModule customModuleProvider reference
    bool: value
    button: buttonType contentHorizontalAlignment contentVerticalAlignment lineBreakMode enabled selected \
    highlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted \
    showsTouchWhenHighlighted hasAttributedTitle springLoaded role
    buttonConfiguration: style title image catalog imagePadding imagePlacement cornerStyle
    cells
    collectionReusableView: reuseIdentifier
    collectionView: dataMode pagingEnabled alwaysBounceVertical alwaysBounceHorizontal bounces scrollEnabled \
    showsVerticalScrollIndicator showsHorizontalScrollIndicator keyboardDismissMode prefetchingEnabled \
    minimumZoomScale maximumZoomScale directionalLockEnabled delaysContentTouches canCancelContentTouches \
    bouncesZoom indicatorStyle contentInsetAdjustmentBehavior
    collectionViewCell: reuseIdentifier
    collectionViewCellContentView
    collectionViewController: id sceneMemberID customClass customModule customModuleProvider title userLabel \
    storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier \
    clearsSelectionOnViewWillAppear definesPresentationContext autoresizesArchivedViewToFullSize
    color: alpha colorSpace customColorSpace red green blue white systemColor name cocoaTouchSystemColor \
    catalog xcode11CocoaTouchSystemColor
    constraint: id firstItem firstAttribute secondItem secondAttribute constant multiplier relation priority \
    identifier userLabel placeholder symbolic
    constraints
    containerView
    datePicker: contentHorizontalAlignment contentVerticalAlignment datePickerMode minuteInterval \
    useCurrentDate style enabled
    device: id orientation appearance layout
    directionalEdgeInsets: top leading bottom trailing
    document: type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout \
    useTraitCollections useSafeAreas colorMatched initialViewController launchScreen
    edgeInsets: top left bottom right
    exclude: reference
    fontDescription: type weight pointSize style name family
    frame: minX minY maxX maxY width height
    hostingController: id customClass customModule customModuleProvider sceneMemberID title \
    hidesBottomBarWhenPushed storyboardIdentifier
    image: name width height catalog
    imageReference: image catalog symbolScale
    imageView: image highlightedImage catalog highlighted
    include: reference
    inset: minX minY maxX maxY
    integer: value
    items
    label: text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit numberOfLines \
    minimumFontSize minimumScaleFactor preferredMaxLayoutWidth adjustsLetterSpacingToFitWidth \
    adjustsFontForContentSizeCategory usesAttributedText enabled highlighted
    layoutGuides
    leftBarButtonItems
    mask
    mutableString: base64-UTF8
    navigationBar: barStyle translucent largeTitles
    navigationController: id sceneMemberID customClass customModule customModuleProvider title userLabel \
    storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier \
    automaticallyAdjustsScrollViewInsets navigationBarHidden toolbarHidden definesPresentationContext \
    extendedLayoutIncludesOpaqueBars modalPresentationStyle modalTransitionStyle hidesBarsOnSwipe \
    hidesBottomBarWhenPushed
    navigationItem: id title userLabel customClass customModule customModuleProvider hidesBackButton \
    leftItemsSupplementBackButton largeTitleDisplayMode prompt
    nil: name
    objects
    scopeButtonTitles
    outlet: property destination id
    pageControl: contentHorizontalAlignment contentVerticalAlignment numberOfPages currentPage \
    hidesForSinglePage enabled
    pageViewController: id customClass customModule customModuleProvider sceneMemberID storyboardIdentifier \
    transitionStyle pageSpacing navigationOrientation spineLocation autoresizesArchivedViewToFullSize
    pickerView
    placeholder: placeholderIdentifier id userLabel sceneMemberID customClass customModule \
    customModuleProvider
    progressView: progress progressViewStyle
    preferredSymbolConfiguration: configurationType scale weight pointSize
    prototypes
    real: value
    rect: x y width height
    rightBarButtonItems
    scene: sceneID
    scenes
    scrollView: showsVerticalScrollIndicator showsHorizontalScrollIndicator alwaysBounceVertical \
    alwaysBounceHorizontal keyboardDismissMode pagingEnabled bounces bouncesZoom delaysContentTouches \
    canCancelContentTouches minimumZoomScale maximumZoomScale contentInsetAdjustmentBehavior scrollEnabled \
    directionalLockEnabled indicatorStyle
    sections
    segment: title image enabled catalog
    segmentedControl: contentHorizontalAlignment contentVerticalAlignment segmentControlStyle \
    selectedSegmentIndex apportionsSegmentWidthsByContent enabled selected
    segments
    segue: destination id kind relationship identifier reference unwindAction popoverAnchorBarButtonItem \
    popoverAnchorView modalPresentationStyle modalTransitionStyle customClass customModule \
    customModuleProvider destinationCreationSelector inheritsFrom animates trigger
    size: width height
    slider: contentHorizontalAlignment contentVerticalAlignment value minValue maxValue continuous enabled
    splitViewController: id sceneMemberID customClass customModule customModuleProvider title userLabel \
    storyboardIdentifier extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle preferredDisplayMode \
    behavior primaryBackgroundStyle minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction \
    presentsWithGesture
    stackView: axis distribution alignment spacing spacingType baselineRelativeArrangement \
    layoutMarginsRelativeArrangement
    state: title image backgroundImage catalog
    stepper: contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue stepValue \
    continuous wraps enabled
    string: base64-UTF8
    subviews
    switch: contentHorizontalAlignment contentVerticalAlignment on enabled title
    tabBar: translucent barStyle
    tabBarController: id sceneMemberID customClass customModule customModuleProvider userLabel \
    storyboardIdentifier automaticallyAdjustsScrollViewInsets restorationIdentifier \
    useStoryboardIdentifierAsRestorationIdentifier
    tabBarItem: id title systemItem image selectedImage catalog badgeValue tag userLabel customClass \
    customModule customModuleProvider
    tableView: dataMode style separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight \
    sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight allowsSelection \
    allowsSelectionDuringEditing allowsMultipleSelection alwaysBounceVertical keyboardDismissMode \
    scrollEnabled bounces bouncesZoom showsVerticalScrollIndicator showsHorizontalScrollIndicator \
    separatorInsetReference delaysContentTouches canCancelContentTouches contentInsetAdjustmentBehavior \
    contentViewInsetsToSafeArea
    tableViewCell: style textLabel detailTextLabel imageView rowHeight reuseIdentifier selectionStyle \
    accessoryType editingAccessoryType indentationWidth indentationLevel hidesAccessoryWhenEditing \
    showsReorderControl
    tableViewCellContentView: tableViewCell
    tableViewController: id sceneMemberID customClass customModule customModuleProvider title userLabel \
    storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier \
    clearsSelectionOnViewWillAppear hidesBottomBarWhenPushed autoresizesArchivedViewToFullSize
    tableViewSection: id headerTitle footerTitle userLabel
    textField: text placeholder textAlignment borderStyle contentHorizontalAlignment \
    contentVerticalAlignment minimumFontSize adjustsFontSizeToFit adjustsFontForContentSizeCategory \
    clearButtonMode clearsOnBeginEditing enabled
    textView: text textAlignment editable selectable scrollEnabled bounces bouncesZoom keyboardDismissMode \
    showsVerticalScrollIndicator showsHorizontalScrollIndicator adjustsFontForContentSizeCategory \
    usesAttributedText indicatorStyle allowsEditingTextAttributes alwaysBounceVertical \
    delaysContentTouches canCancelContentTouches contentInsetAdjustmentBehavior
    toolbar: barStyle translucent
    toolbarItems
    userDefinedRuntimeAttribute: type keyPath value catalog
    userDefinedRuntimeAttributes
    view
    viewController: id sceneMemberID customClass customModule customModuleProvider title userLabel \
    storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier \
    automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed \
    modalPresentationStyle modalTransitionStyle definesPresentationContext \
    providesPresentationContextTransitionStyle
    viewControllerLayoutGuide: type id
    viewControllerPlaceholder: storyboardName id sceneMemberID referencedIdentifier storyboardIdentifier \
    bundleIdentifier
    viewLayoutGuide: id
    visualEffectView
    window: visibleAtLaunch
    activityIndicatorView: style hidesWhenStopped animating
    searchBar: searchBarStyle barStyle placeholder text prompt showsCancelButton showsBookmarkButton \
    showsScopeBar showsSearchResultsButton translucent
    """
}
