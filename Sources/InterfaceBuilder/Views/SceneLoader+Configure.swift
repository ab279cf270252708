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
    if let semantic = try element.word(
      "semanticContentAttribute",
      [
        "unspecified": SemanticContentAttribute.unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ])
    {
      view.semanticContentAttribute = semantic
    }
    if let color = try color(element, key: "backgroundColor") { view.backgroundColor = color }
    view.alpha = CGFloat(try element.number("alpha") ?? 1)
    view.clipsToBounds = element.flag("clipsSubviews") ?? false
    if let color = try color(element, key: "tintColor") { view.tintColor = color }
    if let label = view as? Label { try configure(label, element) }
    if let button = view as? Button { try configure(button, element) }
    if let scroll = view as? ScrollView { try configure(scroll, element) }
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
    if let behavior = try element.word(
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
      try element.word("axis", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
    stack.distribution =
      try element.word(
        "distribution",
        [
          "fill": StackView.Distribution.fill, "fillEqually": .fillEqually,
          "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
          "equalCentering": .equalCentering,
        ]) ?? .fill
    stack.alignment =
      try element.word(
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
    guard element.name == "view", view.subviews.isEmpty, element.child("subviews") == nil,
      let stack = view.superview as? StackView, stack.alignment != .fill
    else { return nil }
    return stack.axis == .vertical ? (.horizontal, 240) : (.vertical, 50)
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
