import Foundation
import LayoutSnapshotViews

/// Where a view's size of content comes from when that is not the class's own affair.
extension SceneLoader {
  /// States a size as the canvas was told, or as it was saved.
  func stateContent(of view: View, _ element: XMLElement, _ frame: CGRect?) {
    var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
    if options.intrinsics == .saved {
      (width, height) = savedContent(of: view, element, frame)
      (view as? Label)?.hasSavedWidth = true
    } else if options.isForCanvas {
      (width, height) = canvasContent(of: view, element, frame)
    }
    if options.isForCanvas {
      let room = canvasRoom(of: view, element, frame)
      (width, height) = (room.width ?? width, room.height ?? height)
    }
    // Placeholders are for the canvas; a class that the user gives has a size of its own at run time.
    if options.isForCanvas || classes[element["customClass"] ?? ""] == nil {
      if let text = element["placeholderIntrinsicWidth"] {
        width = Double(text).map { CGFloat($0) } ?? View.noIntrinsicMetric
      }
      if let text = element["placeholderIntrinsicHeight"] {
        height = Double(text).map { CGFloat($0) } ?? View.noIntrinsicMetric
      }
    }
    view.statedContentSize = (width, height)
  }

  /// What the saved frame says along the axes on which a class asks for a size.
  private func savedContent(
    of view: View, _ element: XMLElement, _ frame: CGRect?
  ) -> (width: CGFloat?, height: CGFloat?) {
    guard let frame else { return (nil, nil) }
    let insets = view.alignmentRectInsets
    let width = max(0, frame.width - insets.left - insets.right)
    let height = max(0, frame.height - insets.top - insets.bottom)
    switch content(of: element) {
    case .both: return (width, height)
    case .vertical: return (nil, height)
    case .none: return (nil, nil)
    }
  }

  /// What the canvas of the document's version of Xcode gave to a control, or drew of a user's class.
  private func canvasContent(
    of view: View, _ element: XMLElement, _ frame: CGRect?
  ) -> (width: CGFloat?, height: CGFloat?) {
    if options.follows(.designedSizes), let size = document.resources.designables[element["id"] ?? ""] {
      // It was asked for its size without a width, so that of wrapped text nothing is known but the frame.
      let isWrapped = element.name == "label" && element["numberOfLines"].map { $0 != "1" } ?? false
      if isWrapped { return savedContent(of: view, element, frame) }
      return (CGFloat(size.width), CGFloat(size.height))
    }
    if lacksMetrics(element) { return savedContent(of: view, element, frame) }
    if options.follows(.wholePoints), let label = view as? Label,
      let size = wholePoints(of: label, element, frame)
    {
      return (size.width, size.height)
    }
    let hasHomeIndicator = document.canvas.device.map { $0.safeAreaInsets.bottom > 0 } ?? false
    var size = CanvasControls(
      toolsVersion: canvasVersion, hasHomeIndicator: hasHomeIndicator,
      hasHighNavigationBars: canvasVersion >= 15700 && document.canvas.identifier == "retina4_7",
      isAboveSafeArea: hasHomeIndicator && isAboveSafeArea(element), options: options
    ).size(of: element)
    if element.name == "segmentedControl", canvasVersion < 15000,
      options.follows(.segmentWidthsBefore15000)
    {
      size.width = oldWidthOfSegments(element)
    }
    return size
  }

  /// Before iOS 13 segments were as wide as the widest title in regular letters and 14.2 points, in whole points (6 of 8).
  private func oldWidthOfSegments(_ element: XMLElement) -> CGFloat? {
    let titles = element.child("segments")?.children.map { $0["title"] ?? "" } ?? []
    guard element.flag("apportionsSegmentWidthsByContent") != true, !titles.contains("") else { return nil }
    let label = Label()
    label.font = systemFont(ofSize: 13)
    let widths = titles.map { title -> CGFloat in
      label.text = title
      return (label.intrinsicContentSize.width + 14.2).rounded(.up)
    }
    return (widths.max() ?? 0) * CGFloat(titles.count) + CGFloat(max(0, titles.count - 1))
  }

  /// Whether a view's lower edge is held at that of a safe area, or at the top of the guide of the bars below.
  private func isAboveSafeArea(_ element: XMLElement) -> Bool {
    let constraints = element.parent?.parent?.child("constraints")?.children
    return constraints?.contains { constraint in
      let ends = [
        (constraint["firstItem"], constraint["firstAttribute"]),
        (constraint["secondItem"], constraint["secondAttribute"]),
      ]
      let guide = ends.compactMap(\.0).compactMap { document.objects[$0] }.first {
        $0.name == "viewLayoutGuide" || $0.name == "viewControllerLayoutGuide"
      }
      return guide != nil && ends.contains { $0 == element["id"] && $1 == "bottom" }
    } ?? false
  }

  /// Whether an element shows something of which nothing is known here: text in a font that is not registered, a
  /// picture whose size the document does not say, or one of the system's symbols, which have sizes of their own.
  private func lacksMetrics(_ element: XMLElement) -> Bool {
    guard content(of: element) != .none else { return false }
    let parts: Set<String> = [
      "fontDescription", "attributedString", "state", "buttonConfiguration", "segments", "imageReference",
    ]
    let shown =
      [element] + element.children.filter { parts.contains($0.name) }.flatMap { [$0] + $0.descendants }
    return shown.contains { part in
      switch part.name {
      case "fontDescription", "font": return !isKnownFont(part)
      default:
        guard let name = part["image"] else { return false }
        return part["catalog"] == "system" || document.resources.images[name] == nil
      }
    }
  }

  /// What the canvas gives an empty view in a stack, so that it can be seen. Across a stack that is no number for all
  /// documents: what was saved.
  private func canvasRoom(
    of view: View, _ element: XMLElement, _ frame: CGRect?
  ) -> (width: CGFloat?, height: CGFloat?) {
    guard let stack = view.superview as? StackView else { return (nil, nil) }
    switch element.name {
    case "view"
    where options.follows(.emptyViewsInStacks) && stack.alignment != .fill
      && !isHeld(element, across: stack.axis):
      return stack.axis == .vertical ? (frame?.width, nil) : (nil, frame?.height)
    case "label"
    where options.follows(.emptyLabelsInStacks) && options.intrinsics == .own
      && (stack.alignment == .fill || stack.axis == .horizontal)
      && isEmptyLabel(element):
      return stack.axis == .vertical ? (nil, 50) : (50, nil)
    default: return (nil, nil)
    }
  }

  private func isEmptyLabel(_ element: XMLElement) -> Bool {
    (text(element, key: "text") ?? "").isEmpty && element.child("attributedString") == nil
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
