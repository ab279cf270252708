import Foundation
import LayoutSnapshotViews

/// A caption on a coloured ground: what the layouts of the gallery place.
final class Tile: Label {
  init(_ name: String, _ color: Color, text: String? = nil) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = color
    self.text = text ?? name
    textAlignment = .center
    textColor = .white
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// The caption with some room around it.
  override var intrinsicContentSize: CGSize {
    let caption = super.intrinsicContentSize
    return CGSize(width: caption.width + 24, height: caption.height + 12)
  }
}

extension View {
  /// Adds views that constraints place.
  func add(_ views: [View]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

/// Four buttons spread evenly down the screen by spacer views of equal height, after "Springs in Auto Layout":
/// the spacers are black, to show how it works.
public final class EvenButtons: View {
  /// The buttons, from top to bottom.
  public let buttons: [Label]
  /// What lies between them.
  public let spacers: [View]

  /// The layout.
  public init() {
    let tiles = ["first", "second", "third", "fourth"].map { Tile($0, .systemBlue) }
    buttons = tiles
    spacers = (0..<3).map { _ in View() }
    super.init(frame: .zero)
    accessibilityIdentifier = "evenButtons"
    backgroundColor = .systemBackground
    add(buttons)
    add(spacers)
    for (index, spacer) in spacers.enumerated() {
      spacer.accessibilityIdentifier = "spacer\(index)"
      spacer.backgroundColor = .black
      LayoutConstraint.activate([
        spacer.centerXAnchor.constraint(equalTo: centerXAnchor),
        spacer.widthAnchor.constraint(equalToConstant: 20),
        spacer.topAnchor.constraint(equalTo: buttons[index].bottomAnchor),
        spacer.bottomAnchor.constraint(equalTo: buttons[index + 1].topAnchor),
        spacer.heightAnchor.constraint(equalTo: spacers[0].heightAnchor),
      ])
    }
    for button in buttons {
      button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 120).isActive = true
    }
    buttons[0].topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
    buttons[3].bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20).isActive = true
  }
}

/// A large view, a row of two squares and a row of three, after "How to create constraints in code": the rows
/// are square, and what is left of the screen is the large view's.
public final class SquareGrid: View {
  /// The views, from top to bottom and left to right.
  public let tiles: [Label]

  /// The layout.
  public init() {
    let colors: [Color] = [
      .systemIndigo, .systemOrange, .systemOrange, .systemTeal, .systemTeal, .systemTeal,
    ]
    tiles = zip(0..<6, colors).map { Tile("view\($0)", $1) }
    super.init(frame: .zero)
    accessibilityIdentifier = "squareGrid"
    backgroundColor = .systemBackground
    add(tiles)
    let rows = [[tiles[0]], Array(tiles[1...2]), Array(tiles[3...5])]
    var above = safeAreaLayoutGuide.topAnchor
    for row in rows {
      for (left, right) in zip(row, row.dropFirst()) {
        LayoutConstraint.activate([
          right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8),
          right.topAnchor.constraint(equalTo: left.topAnchor),
          right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
          right.widthAnchor.constraint(equalTo: left.widthAnchor),
        ])
      }
      row[0].topAnchor.constraint(equalTo: above, constant: 8).isActive = true
      row[0].leftAnchor.constraint(equalTo: leftAnchor, constant: 16).isActive = true
      row[row.count - 1].rightAnchor.constraint(equalTo: rightAnchor, constant: -16).isActive = true
      above = row[0].bottomAnchor
    }
    bottomAnchor.constraint(equalTo: above, constant: 16).isActive = true
    for square in [tiles[1], tiles[3]] {
      // On a screen that lies on its side the rows are higher than it; there they are less than square.
      let ratio = square.heightAnchor.constraint(equalTo: square.widthAnchor)
      ratio.priority = .defaultHigh
      ratio.isActive = true
    }
    tiles[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    tiles[1].heightAnchor.constraint(equalTo: tiles[3].heightAnchor, multiplier: 1.5).at(.defaultLow)
  }
}

extension LayoutConstraint {
  /// Activates the constraint at a priority.
  fileprivate func at(_ priority: LayoutPriority) {
    self.priority = priority
    isActive = true
  }
}

/// Five pictures at fractions of the screen, after "Proportional Spacing with Auto Layout": each is held by its
/// centre alone.
public final class Proportions: View {
  /// The pictures, row by row.
  public let pictures: [Label]

  /// The layout.
  public init() {
    let names = ["heart", "star", "sun", "moon", "cloud"]
    let colors: [Color] = [.systemRed, .systemYellow, .systemOrange, .systemPurple, .systemGray]
    pictures = zip(names, colors).map { Tile($0, $1) }
    super.init(frame: .zero)
    accessibilityIdentifier = "proportions"
    backgroundColor = .systemBackground
    add(pictures)
    let centers: [(x: CGFloat, y: CGFloat)] = [
      (0.5, 0.667), (1.5, 0.667), (0.5, 1.333), (1, 1.333), (1.5, 1.333),
    ]
    for (picture, center) in zip(pictures, centers) {
      picture.widthAnchor.constraint(equalToConstant: 64).isActive = true
      picture.heightAnchor.constraint(equalToConstant: 64).isActive = true
      for (attribute, multiplier) in [(LayoutConstraint.Attribute.centerX, center.x), (.centerY, center.y)] {
        let constraint = LayoutConstraint(
          item: picture, attribute: attribute, relatedBy: .equal, toItem: self, attribute: attribute,
          multiplier: multiplier, constant: 0)
        constraint.identifier = "\(picture.accessibilityIdentifier ?? "")-\(attribute)"
        constraint.isActive = true
      }
    }
  }
}

/// Two buttons with equal room around them, after "Goodbye Spacer Views Hello Layout Guides".
public final class TwoButtons: View {
  /// The left button.
  public let noButton: Label = Tile("noButton", .systemRed, text: "No")
  /// The right button.
  public let yesButton: Label = Tile("yesButton", .systemGreen, text: "Yes, please")
  /// The layout.
  public init() {
    let guides = ["leading", "middle", "trailing"].map { name in
      let guide = LayoutGuide()
      guide.identifier = name
      return guide
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "twoButtons"
    backgroundColor = .systemBackground
    add([noButton, yesButton])
    for guide in guides { addLayoutGuide(guide) }
    let margins = layoutMarginsGuide
    LayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      guides[0].trailingAnchor.constraint(equalTo: noButton.leadingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: noButton.trailingAnchor),
      guides[1].trailingAnchor.constraint(equalTo: yesButton.leadingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: yesButton.trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      noButton.widthAnchor.constraint(equalTo: yesButton.widthAnchor),
    ])
    for item in guides as [LayoutItem] + [noButton, yesButton] {
      item.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      if item is LayoutGuide { item.heightAnchor.constraint(equalToConstant: 10).isActive = true }
    }
    yesButton.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
  }
}

/// A title, two rows of a caption and a field, and a note, after "Working with Constraints in Interface Builder":
/// pinned to margins, aligned, of equal widths, with an inequality and the readable width.
public final class Settings: View {
  /// The heading.
  public let title: Label = Tile("title", .systemIndigo, text: "Settings")
  /// The captions, from top to bottom.
  public let captions: [Label] = [
    Tile("nameCaption", .systemGray, text: "Name"), Tile("mailCaption", .systemGray, text: "E-mail"),
  ]
  /// The fields beside them.
  public let fields: [Label] = [
    Tile("nameField", .systemTeal, text: "Ada"), Tile("mailField", .systemTeal, text: "ada@example.org"),
  ]
  /// The text at the end.
  public let note = Label()
  /// How far the heading lies below the safe area.
  public private(set) lazy var titleTop = title.topAnchor.constraint(
    equalTo: safeAreaLayoutGuide.topAnchor, constant: 12)

  /// The layout.
  public init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "settings"
    backgroundColor = .systemBackground
    note.accessibilityIdentifier = "note"
    note.numberOfLines = 0
    note.text = "Changes are saved as you type. Nobody else can see what you enter here."
    add([title] + captions + fields + [note])
    let (margins, readable) = (layoutMarginsGuide, readableContentGuide)
    var constraints = [
      titleTop,
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.heightAnchor.constraint(equalToConstant: 44),
      captions[0].widthAnchor.constraint(equalTo: captions[1].widthAnchor),
      fields[0].widthAnchor.constraint(equalTo: fields[1].widthAnchor),
      note.topAnchor.constraint(equalTo: fields[1].bottomAnchor, constant: 16),
      note.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      note.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
    ]
    for (index, (caption, field)) in zip(captions, fields).enumerated() {
      let above = index == 0 ? title : fields[index - 1]
      constraints += [
        caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        field.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 16),
        field.heightAnchor.constraint(equalToConstant: 32),
        caption.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ]
      caption.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    }
    LayoutConstraint.activate(constraints)
  }
}
