import Foundation
import LayoutSnapshotViews

extension SceneLoader {
  /// Gives a view the attributes that every view has, and then those of its class.
  func configureView(_ view: View, _ element: XMLElement) throws(InterfaceBuilderError) {
    let identifier =
      element.child(key: "accessibilityConfiguration")?["identifier"] ?? element["userLabel"]
    // What stands for a view of another module has its name.
    if identifier != nil || !(view is RemoteContentView) { view.accessibilityIdentifier = identifier }
    view.isHidden = element.flag("hidden") == true
    try configureContentPriorities(of: view, element)
    try configureMargins(of: view, element)
    if let semantic = element.word(
      "semanticContentAttribute",
      [
        "unspecified": SemanticContentAttribute.unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ])
    {
      view.semanticContentAttribute = semantic
    }
    if let color = try color(element, key: "backgroundColor") { view.backgroundColor = color }
    view.alpha = CGFloat(element.looseNumber("alpha") ?? 1)
    view.clipsToBounds = element.flag("clipsSubviews") ?? false
    if let mode = element.word("contentMode", contentModes) { view.contentMode = mode }
    if let color = try color(element, key: "tintColor") { view.tintColor = color }
    if let label = view as? Label { try configure(label, element) }
    try configureControl(view, element)
    try configureField(view, element)
    if let scroll = view as? ScrollView { try configure(scroll, element) }
    applyRuntimeAttributes(to: view, element)
    if let stack = view as? StackView { try configure(stack, element) }
    if let imageView = view as? ImageView { try configure(imageView, element) }
  }

  /// What finds the view, and whether it is touched. Documents leave out what is usual for a plain view, also of labels and pictures,
  /// which code makes untouchable.
  ///
  /// It is said once: what varies with the size classes is stated again for each device.
  func configureResponder(_ view: View, _ element: XMLElement) {
    if let tag = element.looseInteger("tag") { view.tag = tag }
    if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
    let isTouched = element.flag("userInteractionEnabled") ?? true
    if view.isUserInteractionEnabled != isTouched { view.isUserInteractionEnabled = isTouched }
    if element.flag("multipleTouchEnabled") == true { view.isMultipleTouchEnabled = true }
  }

  private func configureContentPriorities(
    of view: View, _ element: XMLElement
  ) throws(InterfaceBuilderError) {
    if let priority = try element.priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = try element.priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(priority, for: .vertical)
    }
    if let priority = try element.priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = try element.priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(priority, for: .vertical)
    }
  }

  /// What the view says about its margins, and whether its subviews follow its size.
  private func configureMargins(of view: View, _ element: XMLElement) throws(InterfaceBuilderError) {
    if let insets = try element.insets("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    } else if let insets = try element.insets("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    if let preserves = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let follow = element.flag("autoresizesSubviews") { view.autoresizesSubviews = follow }
    if element.flag("layoutMarginsFollowReadableWidth") == true {
      readableViews.insert(ObjectIdentifier(view))
    }
  }

  private func configure(_ scroll: ScrollView, _ element: XMLElement) throws(InterfaceBuilderError) {
    scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    scroll.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    scroll.isScrollEnabled = element.flag("scrollEnabled") ?? true
    if let behavior = element.word(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": ScrollView.ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes,
        "never": .never, "always": .always,
      ])
    {
      scroll.contentInsetAdjustmentBehavior = behavior
    } else if options.isForCanvas, options.follows(.contentsBelowBars) {
      // The canvas shows every content below the bars.
      scroll.contentInsetAdjustmentBehavior = .always
    }
  }

  private func configure(_ stack: StackView, _ element: XMLElement) throws(InterfaceBuilderError) {
    stack.axis =
      element.word("axis", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
    stack.distribution =
      element.word(
        "distribution",
        [
          "fill": StackView.Distribution.fill, "fillEqually": .fillEqually,
          "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
          "equalCentering": .equalCentering,
        ]) ?? .fill
    stack.alignment =
      element.word(
        "alignment",
        [
          "fill": StackView.Alignment.fill, "leading": .leading, "top": .leading,
          "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing, "bottom": .trailing,
          "lastBaseline": .lastBaseline,
        ]) ?? .fill
    let isStandard = element["spacingType"] == "standard"
    stack.spacing = isStandard ? StackView.spacingUseSystem : try element.number("spacing") ?? 0
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    // The attribute is seldom written; margins that are given mean that they are used.
    let hasMargins =
      (element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins")) != nil
      && options.follows(.marginsOfStacks)
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
  }
}

private let contentModes: KeyValuePairs<String, View.ContentMode> = [
  "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
  "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
  "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
]
