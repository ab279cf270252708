import Foundation
import LayoutSnapshotTools
import TestTools
import LayoutSnapshotViews
import ToolWorkloads

/// Layouts that articles on Auto Layout teach, and what tools make of others: what printed code has to build.
struct ArticleLayouts {
  private(set) var roots: [(name: String, root: View)] = []

  init() throws {
    roots = [
      ("Guides", spreadByGuides()), ("Grid", grid()), ("Centres", multipliedCentres()),
      ("Buttons", buttonsBetweenGuides()), ("Mixed", mixed()), ("Masks", masks()),
    ]
    for seed in [3, 4, 8, 11] {
      let canvas = RandomCanvas(seed: UInt64(seed), contents: false).root
      try LayoutEditor(canvas, on: .iPhone4).addMissingConstraints()
      roots.append(("Random\(seed)", canvas))
    }
    roots.append(("Stacked", try stacked()))
    roots.append(("Texts", texts()))
    roots.append(("Controls", controls()))
  }

  private func view<Created: View>(_ view: Created, _ name: String?, in root: View) -> Created {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Four views, the first at the top and the last at the bottom, with guides of equal height between them.
  private func spreadByGuides() -> View {
    let root = View()
    let views = (0..<4).map { view(View(), "button \($0)", in: root) }
    let guides = (0..<3).map { index in
      let guide = LayoutGuide()
      guide.identifier = "space \(index)"
      root.addLayoutGuide(guide)
      return guide
    }
    for view in views {
      LayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 30),
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
    }
    for (index, guide) in guides.enumerated() {
      LayoutConstraint.activate([
        guide.widthAnchor.constraint(equalToConstant: 10),
        guide.leftAnchor.constraint(equalTo: root.leftAnchor),
        guide.heightAnchor.constraint(equalTo: guides[0].heightAnchor),
        views[index].bottomAnchor.constraint(equalTo: guide.topAnchor),
        views[index + 1].topAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    views[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    views[3].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    return root
  }

  /// One view above two squares above three, by the long form of constraints and the root's margins.
  private func grid() -> View {
    let root = View()
    let views = (0..<6).map { _ in view(View(), nil, in: root) }
    func add(
      _ a: Int, _ own: LayoutConstraint.Attribute, _ b: LayoutItem?, _ its: LayoutConstraint.Attribute,
      _ constant: CGFloat = 0
    ) {
      root.addConstraint(
        LayoutConstraint(
          item: views[a], attribute: own, relatedBy: .equal, toItem: b, attribute: its, multiplier: 1,
          constant: constant))
    }
    add(0, .top, root, .topMargin, 16)
    for (first, last) in [(0, 0), (1, 2), (3, 5)] {
      add(first, .left, root, .left, 16)
      add(last, .right, root, .right, -16)
      for index in first..<last {
        add(index + 1, .left, views[index], .right, 8)
        add(index + 1, .width, views[index], .width)
        add(index + 1, .top, views[index], .top)
        add(index + 1, .bottom, views[index], .bottom)
      }
    }
    add(1, .top, views[0], .bottom, 8)
    add(3, .top, views[1], .bottom, 8)
    add(1, .height, views[1], .width)
    add(3, .height, views[3], .width)
    add(3, .bottom, root, .bottomMargin, -16)
    return root
  }

  /// Pictures at fractions of the screen, each with an identifier on its constraints.
  private func multipliedCentres() -> View {
    let root = View()
    for (index, (x, y)) in [(0.5, 0.667), (1.5, 0.667), (0.5, 1.333), (1, 1.333), (1.5, 1.333)].enumerated() {
      let picture = view(
        ImageView(image: Image(size: CGSize(width: 60, height: 40))), "heart \(index)", in: root)
      for (attribute, factor) in [(LayoutConstraint.Attribute.centerX, x), (.centerY, y)] {
        let constraint = LayoutConstraint(
          item: picture, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
          multiplier: factor, constant: 0)
        constraint.identifier = "heart \(index) \(attribute)"
        root.addConstraint(constraint)
      }
    }
    return root
  }

  /// Two buttons with equal gaps between each other and the margins.
  private func buttonsBetweenGuides() -> View {
    let root = View()
    let margins = root.layoutMarginsGuide
    let buttons = ["No", "Yes, please"].map { title in
      let button = Button(type: .system)
      button.setTitle(title, for: .normal)
      return view(button, title, in: root)
    }
    let gaps = (0..<3).map { _ in LayoutGuide() }
    for gap in gaps { root.addLayoutGuide(gap) }
    LayoutConstraint.activate([
      margins.leadingAnchor.constraint(equalTo: gaps[0].leadingAnchor),
      gaps[0].trailingAnchor.constraint(equalTo: buttons[0].leadingAnchor),
      buttons[0].trailingAnchor.constraint(equalTo: gaps[1].leadingAnchor),
      gaps[1].trailingAnchor.constraint(equalTo: buttons[1].leadingAnchor),
      buttons[1].trailingAnchor.constraint(equalTo: gaps[2].leadingAnchor),
      gaps[2].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor),
      gaps[0].widthAnchor.constraint(equalTo: gaps[1].widthAnchor),
      gaps[0].widthAnchor.constraint(equalTo: gaps[2].widthAnchor),
    ])
    for item in gaps as [LayoutItem] + buttons {
      item.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    }
    return root
  }

  /// Texts, priorities, distances between anchors, inner margins, colours, directions.
  private func mixed() -> View {
    let root = View()
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    let title = view(Label(), "title", in: root)
    title.text = "A title that takes \"more\" than one line on narrow screens\\"
    title.numberOfLines = 0
    title.font = .preferredFont(forTextStyle: .title2)
    title.textColor = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    title.setContentHuggingPriority(LayoutPriority(252), for: .vertical)
    let note = view(Label(), "note", in: root)
    note.text = "note"
    note.font = .monospacedDigitSystemFont(ofSize: 11.5, weight: .bold)
    note.setContentCompressionResistancePriority(.required, for: .horizontal)
    let box = view(View(), "box", in: root)
    box.semanticContentAttribute = .forceLeftToRight
    box.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    box.backgroundColor = .secondarySystemBackground
    let dot = view(View(), "dot", in: box)
    let wish = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -3)
    wish.priority = LayoutPriority(740.5)
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      title.topAnchor.constraint(
        equalToSystemSpacingBelow: root.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      note.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 30),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor), wish,
      box.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 8),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 140),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2.0 / 3),
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      dot.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      dot.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      dot.widthAnchor.constraint(equalTo: box.leadingAnchor.anchorWithOffset(to: dot.leadingAnchor)),
      dot.heightAnchor.constraint(greaterThanOrEqualTo: dot.widthAnchor),
    ])
    return root
  }

  /// Frames that grow with the root.
  private func masks() -> View {
    let root = View(frame: rect(0, 0, 100, 200))
    let box = root.drop("box", 10, 20, 50, 60)
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    let dot = box.drop("dot", 5, 5, 10, 10)
    dot.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    root.drop("fixed", 3, 4, 5.5, 6)
    return root
  }

  /// A form whose rows were put into stack views by the tool.
  private func stacked() throws -> View {
    let root = View()
    let editor = LayoutEditor(root, on: .iPhone8)
    for (row, name) in ["Name", "Street"].enumerated() {
      let label = root.drop(Label(), name, at: rect(16, 40 + Double(row) * 40, 80, 20.5))
      label.text = name
      root.drop("field \(name)", 104, 36 + Double(row) * 40, 255, 30)
    }
    let views = root.subviews
    let rows = [
      try editor.embedInStack([views[0], views[1]]), try editor.embedInStack([views[2], views[3]]),
    ]
    let form = try editor.embedInStack(rows)
    form.setCustomSpacing(StackView.spacingUseSystem, after: rows[0])
    try editor.pin([form], [.leading(0), .trailing(0), .top()])
    return root
  }

  /// Texts in several fonts, in paragraphs of their own, and in the system's styles, one below the other.
  private func texts() -> View {
    let paragraph = MutableParagraphStyle()
    (paragraph.lineSpacing, paragraph.lineHeightMultiple, paragraph.alignment) = (6, 1.2, .center)
    let mixed = NSMutableAttributedString(string: "Large \"and\" small\nin two lines")
    mixed.addAttributes(
      [.font: Font.systemFont(ofSize: 30, weight: .bold), .foregroundColor: Color.systemRed],
      range: NSRange(location: 0, length: 5))
    mixed.addAttributes([.kern: 2, .underlineStyle: 1], range: NSRange(location: 6, length: 5))
    let labels = (0..<4).map { _ in Label() }
    (labels[0].attributedText, labels[0].numberOfLines) = (mixed, 0)
    labels[1].attributedText = NSAttributedString(
      string: "A paragraph that is wrapped at the margins of a phone, with room between its lines",
      attributes: [.paragraphStyle: paragraph, .font: Font.italicSystemFont(ofSize: 15)])
    labels[1].numberOfLines = 0
    (labels[2].text, labels[2].font) = ("Headline", .preferredFont(forTextStyle: .headline))
    labels[2].adjustsFontForContentSizeCategory = true
    (labels[3].text, labels[3].font) = ("Footnote", .preferredFont(forTextStyle: .footnote))
    let note = TextView()
    (note.isScrollEnabled, note.isEditable, note.attributedText) = (false, false, mixed)
    return column(labels + [note])
  }

  /// One of each control, with what decides on its size.
  private func controls() -> View {
    var configuration = Button.Configuration.filled()
    (configuration.title, configuration.imagePadding) = ("Continue", 6)
    (configuration.image, configuration.imagePlacement) = (Image(size: CGSize(width: 12, height: 20)), .top)
    configuration.contentInsets = DirectionalEdgeInsets(top: 3, leading: 20, bottom: 9, trailing: 5)
    let (configured, titled) = (Button(type: .system), Button(type: .custom))
    configured.configuration = configuration
    titled.setAttributedTitle(
      NSAttributedString(string: "Large", attributes: [.font: Font.boldSystemFont(ofSize: 28)]), for: .normal)
    let pictured = Button(type: .custom)
    pictured.setBackgroundImage(Image(size: CGSize(width: 60, height: 44)), for: .normal)
    let field = TextField()
    (field.placeholder, field.borderStyle) = ("Name", .roundedRect)
    (field.font, field.clearButtonMode) = (.preferredFont(forTextStyle: .title2), .always)
    let segments = SegmentedControl(items: ["One", "Another", "3"])
    segments.selectedSegmentIndex = 1
    let (slider, control, progress, pages) = (Slider(), Switch(), ProgressView(), PageControl())
    (slider.maximumValue, slider.value, control.isOn, progress.progress) = (10, 4, true, 0.25)
    (pages.numberOfPages, pages.currentPage) = (4, 2)
    let (indicator, date, search) = (ActivityIndicatorView(style: .large), DatePicker(), SearchBar())
    (date.datePickerMode, date.preferredDatePickerStyle, search.placeholder) = (.date, .compact, "Search")
    return column([
      configured, titled, pictured, field, segments, slider, control, progress, pages, indicator, date,
      search,
    ])
  }

  private func column(_ views: [View]) -> View {
    let root = View()
    var above = root.topAnchor
    for (index, content) in views.enumerated() {
      _ = view(content, "item \(index)", in: root)
      content.topAnchor.constraint(equalTo: above, constant: 4).isActive = true
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
      content.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16).isActive = true
      above = content.bottomAnchor
    }
    return root
  }
}
