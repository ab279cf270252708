import Foundation

@testable import LayoutSnapshotViews

/// A screen with every kind of view, to be changed between two layouts.
final class ChangingTree {
  let controller = ViewController()
  let root: View
  /// A view at a frame, with views at frames in it.
  let box = View(frame: CGRect(x: 12, y: 300, width: 200, height: 120))
  /// Every view that was ever in the tree, the titles of buttons included, in the order of their making.
  private(set) var views: [View] = []
  /// Every constraint that was ever active, in the order of its making.
  var constraints: [LayoutConstraint] = []

  init() {
    root = controller.view
    views.append(root)
    let title = add(Label(), to: root, "title")
    title.text = "A title of some length"
    let body = add(Label(), to: root, "body")
    (body.text, body.numberOfLines) = ("Several words that need more than a line on small screens.", 0)
    let row = addRow()
    let card = addCard()
    let scroll = addScroll()
    let controls = addControls()
    addBox()
    let column: [LayoutItem] = [title, body, row, card, scroll, controls]
    var above: LayoutYAxisAnchor = root.safeAreaLayoutGuide.topAnchor
    for item in column {
      hold(item.topAnchor.constraint(equalTo: above, constant: 8))
      hold(item.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor))
      hold(item.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor), 900)
      above = item.bottomAnchor
    }
    hold(card.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor), 800)
    hold(scroll.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5))
    hold(scroll.heightAnchor.constraint(equalToConstant: 90))
    hold(title.firstBaselineAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 30))
  }

  /// The views that are in the tree now, without the root and without parts of controls.
  var placedViews: [View] {
    views.filter { $0 !== root && !$0.isPart && $0.isDescendant(of: root) }
  }

  /// Adds a view and takes it up among those that are changed.
  @discardableResult
  func add<Added: View>(_ view: Added, to parent: View, _ name: String) -> Added {
    note(view, name)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @discardableResult
  func note<Noted: View>(_ view: Noted, _ name: String) -> Noted {
    view.accessibilityIdentifier = name
    views.append(view)
    if let label = (view as? Button)?.titleLabel { views.append(label) }
    return view
  }

  /// Activates a constraint.
  func hold(_ constraint: LayoutConstraint, _ priority: Float = 1000) {
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
    constraints.append(constraint)
  }

  private func addRow() -> StackView {
    let row = add(StackView(), to: root, "row")
    let icon = note(ImageView(image: Image(systemName: "star")), "icon")
    let name = note(Label(), "name")
    name.text = "Name"
    let badge = note(ContentView(), "badge")
    let button = note(Button(type: .system), "button")
    button.setTitle("Press", for: .normal)
    let column = note(StackView(), "column")
    column.axis = .vertical
    let caption = note(Label(), "caption")
    (caption.text, caption.numberOfLines) = ("Below another", 2)
    let field = note(TextField(), "field")
    (field.placeholder, field.borderStyle) = ("Write", .roundedRect)
    for view in [caption, field] { column.addArrangedSubview(view) }
    for view in [icon, name, badge, button, column] { row.addArrangedSubview(view) }
    row.spacing = 6
    row.alignment = .center
    return row
  }

  private func addCard() -> View {
    let card = add(View(), to: root, "card")
    card.layoutMargins = EdgeInsets(top: 4, left: 10, bottom: 6, right: 12)
    let inner = add(View(), to: card, "inner")
    inner.preservesSuperviewLayoutMargins = true
    let note = add(TextView(), to: inner, "note")
    (note.text, note.isScrollEnabled) = ("Notes of several words, in a view of their own", false)
    let plain = add(Button(type: .custom), to: card, "plain")
    plain.setTitle("Plain", for: .normal)
    let gap = LayoutGuide()
    gap.identifier = "gap"
    card.addLayoutGuide(gap)
    let margins = card.layoutMarginsGuide
    hold(inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    hold(inner.topAnchor.constraint(equalTo: margins.topAnchor))
    hold(
      LayoutConstraint(
        item: note, attribute: .leading, relatedBy: .equal, toItem: inner, attribute: .leadingMargin,
        multiplier: 1, constant: 0))
    hold(note.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor))
    hold(note.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor))
    hold(note.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor))
    hold(gap.leadingAnchor.constraint(equalTo: inner.trailingAnchor))
    hold(gap.widthAnchor.constraint(equalToConstant: 7))
    hold(gap.topAnchor.constraint(equalTo: inner.topAnchor))
    hold(gap.heightAnchor.constraint(equalTo: inner.heightAnchor))
    hold(plain.leadingAnchor.constraint(equalTo: gap.trailingAnchor))
    hold(plain.firstBaselineAnchor.constraint(equalTo: note.firstBaselineAnchor), 700)
    hold(plain.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor))
    hold(margins.trailingAnchor.constraint(equalTo: plain.trailingAnchor))
    hold(margins.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
    return card
  }

  private func addScroll() -> ScrollView {
    let scroll = add(ScrollView(), to: root, "scroll")
    let text = add(Label(), to: scroll, "scrolled")
    (text.text, text.numberOfLines) = ("What is scrolled is higher than what shows it, or wider.", 0)
    let content = scroll.contentLayoutGuide
    hold(text.topAnchor.constraint(equalTo: content.topAnchor, constant: 5))
    hold(text.bottomAnchor.constraint(equalTo: content.bottomAnchor))
    hold(text.leadingAnchor.constraint(equalTo: content.leadingAnchor))
    hold(text.trailingAnchor.constraint(equalTo: content.trailingAnchor))
    hold(text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor))
    return scroll
  }

  private func addControls() -> StackView {
    let controls = add(StackView(), to: root, "controls")
    controls.axis = .vertical
    controls.alignment = .leading
    let dots = PageControl()
    dots.numberOfPages = 4
    let rows: [View] = [
      Switch(), Slider(), SegmentedControl(items: ["One", "Two"]), ProgressView(), ActivityIndicatorView(),
      dots, Stepper(), DatePicker(), SearchBar(),
    ]
    for (index, view) in rows.enumerated() {
      controls.addArrangedSubview(note(view, "control\(index)"))
    }
    return controls
  }

  private func addBox() {
    note(box, "box")
    root.addSubview(box)
    for (index, frame) in [
      CGRect(x: 0, y: 0, width: 50, height: 20), .init(x: 60, y: 30, width: 80, height: 40),
    ]
    .enumerated() {
      let view = note(View(), "framed\(index)")
      box.addSubview(view)
      view.frame = frame
    }
  }
}

/// A view whose content's size can be changed, with a baseline of its own.
final class ContentView: View {
  var content = CGSize(width: 20, height: 14) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { content }
}
