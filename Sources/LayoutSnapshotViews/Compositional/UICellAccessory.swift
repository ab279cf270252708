import Foundation

/// What stands at the edge of a list's row.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  enum Edge { case leading, trailing }
  enum Kind {
    case symbol(String, CGSize, Color?)
    case outline(Color?)
    case choice(MultiselectOptions)
    case label(String, Font?, Color?)
    case view(View, Color?)
  }

  let kind: Kind
  let placement: Edge
  let displayed: DisplayedState
  /// Whether it takes room alone.
  let isHidden: Bool
  /// The width that it stands in the middle of; nil for its own.
  let reservedWidth: CGFloat?

  private init(
    _ kind: Kind, _ placement: Edge, _ displayed: DisplayedState, _ options: any UICellAccessoryOptions
  ) {
    (self.kind, self.placement, self.displayed) = (kind, placement, displayed)
    isHidden = options.isHidden
    if case .custom(let width) = options.reservedLayoutWidth {
      reservedWidth = width
    } else {
      reservedWidth = nil
    }
  }

  /// An arrow: there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("chevron.forward", CGSize(width: 8, height: 14), options.tintColor ?? .tertiaryLabel),
      .trailing, displayed, options)
  }
  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("checkmark", CGSize(width: 19, height: 18), options.tintColor), .trailing, displayed, options)
  }
  /// An "i" in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("info.circle", CGSize(width: 22, height: 22), options.tintColor), .trailing, displayed, options)
  }
  /// A minus in a red circle, while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol(
        "minus.circle.fill", CGSize(width: 22, height: 22),
        options.backgroundColor ?? options.tintColor ?? .systemRed), .leading,
      displayed, options)
  }
  /// A plus in a green circle, while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol(
        "plus.circle.fill", CGSize(width: 22, height: 22),
        options.backgroundColor ?? options.tintColor ?? .systemGreen), .leading,
      displayed, options)
  }
  /// A circle that says whether the row is chosen, while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.choice(options), .leading, displayed, options)
  }
  /// Lines to drag the row by, while the list is edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("line.3.horizontal", CGSize(width: 24, height: 14), options.tintColor ?? .tertiaryLabel),
      .trailing, displayed, options)
  }
  /// An arrow that opens what is below the row. It points downward while that is shown.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outline(options.tintColor), .trailing, displayed, options) }
  /// Words.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options.font, options.tintColor), .trailing, displayed, options)
  }
  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (edge, displayed): (Edge, DisplayedState) =
      switch configuration.placement {
      case .leading(let displayed): (.leading, displayed)
      case .trailing(let displayed): (.trailing, displayed)
      }
    return UICellAccessory(
      .view(configuration.customView, configuration.tintColor), edge, displayed, configuration)
  }

  /// Whether it shows that the row is chosen.
  var showsChoice: Bool { if case .choice = kind { true } else { false } }

  func isShown(editing: Bool) -> Bool { displayed == .always || (displayed == .whenEditing) == editing }

  func makeView(expanded isExpanded: Bool, selected isSelected: Bool) -> View {
    func picture(_ name: String, _ color: Color?) -> View {
      let view = ImageView(image: Image(systemName: name))
      view.contentMode = .scaleAspectFit
      if let color { view.tintColor = color }
      return view
    }
    switch kind {
    case .symbol(let name, _, let color): return picture(name, color)
    case .choice(let options):
      return isSelected
        ? picture("checkmark.circle.fill", options.backgroundColor ?? options.tintColor)
        : picture("circle", .tertiaryLabel)
    case .outline(let color): return picture(isExpanded ? "chevron.down" : "chevron.forward", color)
    case .label(let text, let font, let color):
      let label = Label()
      (label.text, label.font, label.textColor) = (
        text, font ?? .preferredFont(forTextStyle: .body), color ?? .secondaryLabel
      )
      return label
    case .view(let view, let color):
      if let color { view.tintColor = color }
      return view
    }
  }

  /// The room that it takes along the row.
  func roomWidth(of size: CGSize) -> CGFloat { reservedWidth ?? size.width }

  func size(of view: View) -> CGSize {
    switch kind {
    case .symbol(_, let size, _): return size
    // The arrow takes the same room whichever way it points.
    case .outline: return CGSize(width: 14, height: 14)
    case .choice: return CGSize(width: 22, height: 22)
    case .label: return view.intrinsicContentSize
    case .view:
      let wish = view.intrinsicContentSize
      return CGSize(
        width: wish.width > 0 ? wish.width : view.bounds.width,
        height: wish.height > 0 ? wish.height : view.bounds.height)
    }
  }
}
