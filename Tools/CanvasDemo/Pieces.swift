import Foundation
import LayoutSnapshotCanvas

/// The text styles, a text of several lines, and one that is cut.
func texts() -> View {
  let styles: [(String, Font.TextStyle)] = [
    ("Large title", .largeTitle), ("Title", .title1), ("Headline", .headline), ("Body", .body),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption1),
  ]
  let long = "The quick brown fox jumps over the lazy dog, and goes home when the work is done."
  let attributed = NSMutableAttributedString(string: "Red, underlined and high")
  attributed.addAttribute(.foregroundColor, value: Color.systemRed, range: NSRange(location: 0, length: 3))
  attributed.addAttribute(
    .underlineStyle, value: UnderlineStyle.single.rawValue, range: NSRange(location: 5, length: 10))
  attributed.addAttribute(
    .font, value: Font.systemFont(ofSize: 24), range: NSRange(location: 20, length: 4))
  return Column(
    styles.map { label($0.0, $0.1) } + [
      label(long), label(long, lines: 1), with(label(long)) { $0.textAlignment = .center },
      label("مرحبا بالعالم"), with(Label()) { $0.attributedText = attributed },
    ])
}

/// A form.
func fields() -> View {
  let names = [("Name", "Ada"), ("E-mail", "ada@example.org"), ("Telephone", "")]
  let fields = names.map { name, text in
    with(TextField()) { ($0.placeholder, $0.text, $0.borderStyle) = (name, text, .roundedRect) }
  }
  let secret = with(TextField()) {
    ($0.text, $0.isSecureTextEntry, $0.borderStyle) = ("secret", true, .roundedRect)
  }
  let note = with(TextView()) {
    $0.text = "A text of a few lines, which wraps between the edges of its view."
    ($0.font, $0.isScrollEnabled) = (.preferredFont(forTextStyle: .body), false)
    $0.backgroundColor = .secondarySystemBackground
  }
  let captioned = zip(names, fields).flatMap { name, field in [label(name.0, .footnote), field as View] }
  return Column(
    [with(SearchBar()) { $0.placeholder = "Search" }] + captioned
      + [label("Password", .footnote), secret, label("Note", .footnote), note])
}

/// Buttons of all configurations.
func buttons() -> View {
  let made: [(String, Button.Configuration)] = [
    ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
  ]
  let configured = made.map { title, configuration in
    var configuration = configuration
    configuration.title = title
    return Button(configuration: configuration)
  }
  var stacked = Button.Configuration.filled()
  (stacked.title, stacked.image, stacked.imagePlacement) = ("Above", Image(systemName: "plus"), .top)
  (stacked.imagePadding, stacked.cornerStyle) = (4, .capsule)
  let system = with(Button(type: .system)) { $0.setTitle("System", for: .normal) }
  let off = with(Button(type: .system)) {
    $0.setTitle("Disabled", for: .normal)
    $0.isEnabled = false
  }
  let starred = with(Button(type: .system)) {
    $0.setTitle("Star", for: .normal)
    $0.setImage(Image(systemName: "star"), for: .normal)
  }
  return Column(configured + [Button(configuration: stacked), row(system, off, starred)])
}

/// Controls without text.
func controls() -> View {
  Column([
    row(
      Switch(), with(Switch()) { $0.isOn = true },
      with(Switch()) { ($0.isOn, $0.onTintColor) = (true, .systemOrange) },
      with(Switch()) { ($0.isOn, $0.isEnabled) = (true, false) }),
    with(Slider()) { $0.value = 0.4 }, with(Slider()) { ($0.value, $0.isEnabled) = (1, false) },
    with(ProgressView()) { $0.progress = 0.3 },
    row(
      with(ActivityIndicatorView()) { $0.startAnimating() },
      with(ActivityIndicatorView(style: .large)) { $0.startAnimating() },
      with(PageControl()) { ($0.numberOfPages, $0.currentPage) = (5, 1) }),
    row(Stepper(), with(Stepper()) { $0.value = 5 }),
    with(SegmentedControl(items: ["Day", "Week", "Month", "Year"])) { $0.selectedSegmentIndex = 2 },
  ])
}

/// Date pickers of both styles.
func pickers() -> View {
  Column([
    row(with(DatePicker()) { $0.preferredDatePickerStyle = .compact }),
    row(
      with(DatePicker()) {
        ($0.preferredDatePickerStyle, $0.datePickerMode, $0.isEnabled) = (.compact, .time, false)
      }),
    with(DatePicker()) { $0.datePickerMode = .date },
    with(DatePicker()) { ($0.datePickerMode, $0.countDownDuration) = (.countDownTimer, 5400) },
  ])
}

/// Looks of layers: corners, borders, shadows, gradients and transforms.
func layers() -> View {
  func box(_ color: Color, _ change: (View) -> Void) -> View {
    with(sized(View(), 56, 56)) {
      $0.backgroundColor = color
      change($0)
    }
  }
  let card = with(View()) { card in
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 16
    (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.3, 8)
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.heightAnchor.constraint(equalToConstant: 96).isActive = true
  }
  let gradient = with(GradientView(colors: [.systemTeal, .systemIndigo])) { band in
    (band.gradient.startPoint, band.gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    band.layer.cornerRadius = 12
    band.heightAnchor.constraint(equalToConstant: 64).isActive = true
  }
  return Column([
    row(
      box(.systemRed) { $0.layer.cornerRadius = 12 },
      box(.systemGreen) {
        $0.layer.cornerRadius = 20
        $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      },
      box(.systemBlue) { $0.layer.cornerRadius = 28 },
      box(.systemFill) {
        ($0.layer.cornerRadius, $0.layer.borderWidth, $0.layer.borderColor) = (10, 2, .label)
      }),
    card, gradient,
    row(
      box(.systemBrown) { $0.transform = CGAffineTransform(rotationAngle: .pi / 8) },
      box(.systemCyan) { $0.transform = CGAffineTransform(scaleX: 0.5, y: 1) },
      box(.systemPurple) { $0.alpha = 0.5 }),
  ])
}

/// Paths as layers draw them.
func shapes() -> View {
  let curve = BezierPath()
  curve.move(to: CGPoint(x: 6, y: 40))
  curve.addLine(to: CGPoint(x: 22, y: 8))
  curve.addCurve(
    to: CGPoint(x: 54, y: 12), controlPoint1: CGPoint(x: 36, y: 52), controlPoint2: CGPoint(x: 54, y: 44))
  let ring = BezierPath(
    arcCenter: CGPoint(x: 30, y: 24), radius: 18, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
  func shape(_ path: BezierPath, _ change: (CAShapeLayer) -> Void) -> View {
    let shape = CAShapeLayer()
    (shape.path, shape.fillColor, shape.lineWidth) = (path.cgPath, nil, 6)
    shape.strokeColor = Color.systemBlue.cgColor
    change(shape)
    return with(sized(View(), 60, 48)) { $0.layer.addSublayer(shape) }
  }
  return Column([
    row(
      shape(curve) { $0.lineJoin = .miter }, shape(curve) { ($0.lineJoin, $0.lineCap) = (.round, .round) },
      shape(curve) { ($0.lineJoin, $0.lineCap) = (.bevel, .square) }),
    row(
      shape(ring) { $0.lineCap = .round }, shape(ring) { ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75) },
      shape(ring) { ($0.lineWidth, $0.lineDashPattern) = (3, [8, 4]) }),
    row(
      shape(curve) { ($0.fillColor, $0.strokeColor) = (Color.systemGreen.cgColor, nil) },
      shape(BezierPath(roundedRect: CGRect(x: 8, y: 8, width: 44, height: 32), cornerRadius: 10)) {
        $0.fillColor = Color.systemYellow.cgColor
      }),
  ])
}

/// Symbols of three sizes.
func symbols() -> View {
  let names = ["star.fill", "xmark.circle.fill", "plus.circle", "magnifyingglass", "checkmark", "ellipsis"]
  let rows = [(17, 6), (28, 6), (44, 4)].map { size, count in
    let views = names.prefix(count).map { name in
      with(ImageView(image: Image(systemName: name))) {
        $0.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: size)
      }
    }
    let row = StackView(arrangedSubviews: views + [View()])
    (row.spacing, row.alignment) = (8, .center)
    return row
  }
  rows[1].tintColor = .label
  rows[2].tintColor = .systemPink
  return Column(rows)
}
