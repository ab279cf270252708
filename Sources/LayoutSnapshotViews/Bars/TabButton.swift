import Foundation

/// The view of a tab bar item: an image, a title below it, and a badge.
final class TabButton: View {
  private let picture = ImageView()
  private let label = Label()
  private let badge = Label()
  private let badgeGround = View()
  /// The first four place the picture and the title; in low bars the fifth keeps them apart.
  private var places: [LayoutConstraint] = []
  private var isLow: Bool?
  private var platter: LookMeasures.TabPlatter?
  /// The space of the image and the title in a low bar.
  private let group = LayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    badgeGround.layer.cornerRadius = 9
    for part in [picture, label, badgeGround, badge] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    let least = badgeGround.widthAnchor.constraint(greaterThanOrEqualToConstant: 18)
    LayoutConstraint.activate([
      label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -4),
      badgeStart, badgeTop,
      badgeGround.heightAnchor.constraint(equalToConstant: 18), least,
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: badgeGround.leadingAnchor, constant: 5),
      badgeX, badgeY, hugging,
    ])
    // Without an image, the image view has no intrinsic size.
    for extent in [picture.widthAnchor, picture.heightAnchor] {
      let none = extent.constraint(equalToConstant: 0)
      none.priority = LayoutPriority(1)
      none.isActive = true
    }
  }

  private lazy var badgeStart = badgeGround.leadingAnchor.constraint(
    equalTo: picture.centerXAnchor, constant: 4)
  private lazy var badgeX = badge.centerXAnchor.constraint(equalTo: badgeGround.centerXAnchor)
  private lazy var badgeY = badge.centerYAnchor.constraint(equalTo: badgeGround.centerYAnchor)
  private lazy var badgeTop = badgeGround.topAnchor.constraint(equalTo: topAnchor, constant: 2)
  private lazy var hugging = {
    let constraint = badgeGround.widthAnchor.constraint(equalTo: badge.widthAnchor, constant: 10)
    constraint.priority = LayoutPriority(999)
    return constraint
  }()

  /// Places the title below the image, or beside it in a low bar.
  private func place(isLow: Bool, on platter: LookMeasures.TabPlatter?) {
    guard isLow != self.isLow || platter != self.platter else { return }
    (self.isLow, self.platter) = (isLow, platter)
    LayoutConstraint.deactivate(places)
    if isLow {
      if group.owningView == nil { addLayoutGuide(group) }
      places = [
        picture.leadingAnchor.constraint(equalTo: group.leadingAnchor),
        picture.centerYAnchor.constraint(equalTo: topAnchor),
        label.trailingAnchor.constraint(equalTo: group.trailingAnchor),
        label.centerYAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
        group.centerXAnchor.constraint(equalTo: centerXAnchor),
        group.topAnchor.constraint(equalTo: topAnchor), group.bottomAnchor.constraint(equalTo: bottomAnchor),
      ]
    } else {
      if group.owningView != nil { removeLayoutGuide(group) }
      places = [
        picture.centerXAnchor.constraint(equalTo: centerXAnchor),
        picture.centerYAnchor.constraint(equalTo: topAnchor),
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.firstBaselineAnchor.constraint(equalTo: topAnchor),
      ]
    }
    LayoutConstraint.activate(places)
  }

  /// Moves the parts by what the item and the appearance say.
  private func adjust(_ item: UITabBarItem, isLow: Bool, _ looks: UITabBarItemStateAppearance) {
    let insets = item.imageInsets
    let pictureX = (insets.left - insets.right) / 2
    let pictureY = (insets.top - insets.bottom) / 2
    let titleX = item.titlePositionAdjustment.horizontal + looks.titlePositionAdjustment.horizontal
    let titleY = item.titlePositionAdjustment.vertical + looks.titlePositionAdjustment.vertical
    // What stands beside the edge where text begins moves the other way in text from right to left.
    let side: CGFloat = isLow && isRightToLeft ? -1 : 1
    places[0].constant = side * pictureX
    places[1].constant = (isLow ? 16 : platter?.picture ?? 20) + pictureY
    places[2].constant = side * titleX
    places[3].constant = (isLow ? 16 : platter?.baseline ?? 44) + titleY
    if isLow { places[4].constant = 5 + side * (titleX - pictureX) }
    let badge = looks.badgePositionAdjustment
    badgeStart.constant = 4 + (isRightToLeft ? -badge.horizontal : badge.horizontal)
    badgeTop.constant = 2 + (platter.map { $0.picture - 20 } ?? 0) + badge.vertical
    badgeX.constant = looks.badgeTitlePositionAdjustment.horizontal
    badgeY.constant = looks.badgeTitlePositionAdjustment.vertical
    resize(insets)
  }

  /// Makes the picture smaller or larger where insets at opposite edges do not make up for each other.
  private func resize(_ insets: EdgeInsets) {
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let size = picture.shownImage?.size ?? .zero
    for (extent, isNeeded) in [(pictureWidth, across != 0), (pictureHeight, down != 0)]
    where extent.isActive != isNeeded { extent.isActive = isNeeded }
    pictureWidth.constant = max(0, size.width - across)
    pictureHeight.constant = max(0, size.height - down)
  }

  private lazy var pictureWidth = picture.widthAnchor.constraint(equalToConstant: 0)
  private lazy var pictureHeight = picture.heightAnchor.constraint(equalToConstant: 0)

  func show(
    _ item: UITabBarItem, isChosen: Bool, isLow: Bool, platter: LookMeasures.TabPlatter?, color: Color?,
    _ looks: UITabBarItemStateAppearance
  ) {
    place(isLow: isLow, on: platter)
    let color = looks.iconColor ?? color
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = color
    let own = item.titleAttributes(isChosen ? [.normal, .selected] : [.normal])
    label.show(
      item.title ?? item.controller?.title, .systemFont(ofSize: isLow ? 12 : 10, weight: .medium),
      color: color ?? .systemGray, looks.titleTextAttributes.merging(own) { $1 })
    badge.show(
      item.badgeValue, .systemFont(ofSize: 13), color: .white,
      looks.badgeTextAttributes.merging(item.badgeAttributes(isChosen: isChosen)) { $1 })
    badge.isHidden = item.badgeValue == nil
    badgeGround.isHidden = item.badgeValue == nil
    badgeGround.backgroundColor = item.badgeColor ?? looks.badgeBackgroundColor ?? .systemRed
    accessibilityIdentifier = item.accessibilityIdentifier
    adjust(item, isLow: isLow, looks)
  }
}
