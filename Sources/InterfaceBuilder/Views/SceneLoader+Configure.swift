import Foundation
import ViewTree

extension SceneLoader {
  /// Gives a view the attributes that every view has, and then those of its class.
  func configureView(_ view: View, _ element: XMLElement) throws(InterfaceBuilderError) {
    view.accessibilityIdentifier =
      element.child(key: "accessibilityConfiguration")?["identifier"] ?? element["userLabel"]
    // The canvas shows indicators that only hide because they are not running.
    let showsStopped = options.placeholdersCount && element.flag("hidesWhenStopped") == true
    view.isHidden = element.flag("hidden") == true && !showsStopped
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
    if let color = try color(element, key: "tintColor") { view.tintColor = color }
    if let label = view as? Label { try configure(label, element) }
    try configureControl(view, element)
    try configureField(view, element)
    if let scroll = view as? ScrollView { try configure(scroll, element) }
    applyRuntimeAttributes(to: view, element)
    if let stack = view as? StackView { try configure(stack, element) }
    if let imageView = view as? ImageView { configure(imageView, element) }
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
    } else if options.placeholdersCount {
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
      element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
  }

  private func configure(_ imageView: ImageView, _ element: XMLElement) {
    imageView.image = image(element["image"] ?? element.child("imageReference", key: "image")?["image"])
  }

  /// A view's size of content where that is not the class's own affair: as the canvas was told, or as it was saved.
  func stateContent(of view: View, _ element: XMLElement, _ frame: CGRect?) {
    var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
    if options.intrinsics == .saved, let frame {
      let insets = view.alignmentRectInsets
      switch content(of: element) {
      case .both:
        width = max(0, frame.width - insets.left - insets.right)
        height = max(0, frame.height - insets.top - insets.bottom)
      case .vertical: height = max(0, frame.height - insets.top - insets.bottom)
      case .none: break
      }
    }
    if options.placeholdersCount, options.intrinsics == .own {
      let hasHomeIndicator = document.canvas.device.map { $0.safeAreaInsets.bottom > 0 } ?? false
      let controls = CanvasControls(
        toolsVersion: document.toolsVersion, hasHomeIndicator: hasHomeIndicator)
      (width, height) = controls.size(of: element)
      // What Xcode had drawn of the user's own classes.
      if let size = document.resources.designables[element["id"] ?? ""] {
        (width, height) = (CGFloat(size.width), CGFloat(size.height))
      }
    }
    if options.placeholdersCount, let room = canvasSize(of: view, element) {
      if room.axis == .horizontal { width = room.extent } else { height = room.extent }
    }
    // Placeholders are for the canvas; a class that the user gives has a size of its own at run time.
    if options.placeholdersCount || classes[element["customClass"] ?? ""] == nil {
      if let text = element["placeholderIntrinsicWidth"] {
        width = Double(text).map { CGFloat($0) } ?? View.noIntrinsicMetric
      }
      if let text = element["placeholderIntrinsicHeight"] {
        height = Double(text).map { CGFloat($0) } ?? View.noIntrinsicMetric
      }
    }
    view.statedContentSize = (width, height)
  }

  /// What the canvas gives an empty view across a stack that does not fill it, so that it can be seen.
  private func canvasSize(
    of view: View, _ element: XMLElement
  ) -> (axis: LayoutConstraint.Axis, extent: CGFloat)? {
    guard element.name == "view", let stack = view.superview as? StackView, stack.alignment != .fill,
      !isHeld(element, across: stack.axis)
    else { return nil }
    return stack.axis == .vertical ? (.horizontal, 240) : (.vertical, 50)
  }

  /// Whether a view's own constraints, on it or on what is in it, have a say in its extent across a stack.
  private func isHeld(_ element: XMLElement, across axis: LayoutConstraint.Axis) -> Bool {
    let edges: Set<String> =
      axis == .vertical
      ? ["leading", "trailing", "left", "right", "width", "leadingMargin", "trailingMargin"]
      : ["top", "bottom", "height", "topMargin", "bottomMargin"]
    let constraints = element.child("constraints").map { Array($0.children) } ?? []
    let id = element["id"]
    return constraints.contains { constraint in
      let onFirst = constraint["firstItem"] == nil || constraint["firstItem"] == id
      return (onFirst && edges.contains(constraint["firstAttribute"] ?? ""))
        || (constraint["secondItem"] == id && edges.contains(constraint["secondAttribute"] ?? ""))
    }
  }

  /// The axes along which an element's content has a size.
  private func content(of element: XMLElement) -> ViewClass.Content {
    switch element.name {
    case "imageView": element["image"] != nil ? .both : .none
    case "textView": element.flag("scrollEnabled") == false ? .both : .none
    default: ViewClass.named(element.name)?.content ?? .none
    }
  }
}
