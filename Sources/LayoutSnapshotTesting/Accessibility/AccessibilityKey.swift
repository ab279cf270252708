import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import LayoutSnapshotViews

/// A picture of a view with a numbered region over each element that a screen reader reads, and a legend beside it.
final class AccessibilityKey: View {
  private static let legendWidth: CGFloat = 300
  private static let margin: CGFloat = 16
  private static let badgeSide: CGFloat = 20
  private static let gap: CGFloat = 12

  /// Where the next entry of the legend begins.
  private var bottom = margin
  private let pictureSize: CGSize

  /// - Parameters:
  ///   - tree: the solved view, whose size and scale the picture has.
  ///   - elements: what is read, in order.
  init(_ tree: SolvedTree, _ elements: [SpokenElement]) {
    let list = tree.displayList
    let scale = CGFloat(tree.layout.device.scale)
    pictureSize = CGSize(width: CGFloat(list.width) / scale, height: CGFloat(list.height) / scale)
    super.init(frame: .zero)
    backgroundColor = Color(white: 0.93, alpha: 1)
    let picture = ImageView(image: Image(bitmap: Rasterizer.draw(list), scale: scale))
    picture.frame = CGRect(origin: .zero, size: pictureSize)
    picture.clipsToBounds = true
    addSubview(picture)
    for (index, element) in elements.enumerated() { addRegion(index, element.frame, to: picture) }
    // Badges lie over all regions, because a region may cover the corner of another one.
    for (index, element) in elements.enumerated() where isInPicture(element) {
      addBadge(index, at: corner(of: element.frame), to: picture)
    }
    for (index, element) in elements.enumerated() { addEntry(index, element) }
    if elements.isEmpty {
      addLine("A screen reader finds nothing to read.", size: 13, .semibold, color: AccessibilityKey.red)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The screen that shows the picture and the whole legend.
  func device(like device: Device) -> Device {
    let height = max(pictureSize.height, bottom + AccessibilityKey.margin).rounded(.up)
    let width = pictureSize.width.rounded(.up) + AccessibilityKey.legendWidth
    return Device(name: "accessibility", width: Double(width), height: Double(height), scale: device.scale)
  }

  private func addRegion(_ index: Int, _ frame: CGRect, to picture: View) {
    let region = View(frame: frame)
    let color = AccessibilityKey.color(index)
    region.backgroundColor = color.withAlphaComponent(0.22)
    region.layer.borderColor = color.cgColor
    region.layer.borderWidth = 1
    picture.addSubview(region)
  }

  /// Where a badge covers the upper left corner of a frame and little of its content, within the picture.
  private func corner(of frame: CGRect) -> CGPoint {
    let side = AccessibilityKey.badgeSide
    return CGPoint(
      x: max(0, min(frame.minX - side / 2, pictureSize.width - side)),
      y: max(0, min(frame.minY - side / 2, pictureSize.height - side)))
  }

  private func isInPicture(_ element: SpokenElement) -> Bool {
    element.frame.intersects(CGRect(origin: .zero, size: pictureSize))
  }

  private func addBadge(_ index: Int, at place: CGPoint, to host: View) {
    let side = AccessibilityKey.badgeSide
    let badge = Label(frame: CGRect(origin: place, size: CGSize(width: side, height: side)))
    badge.text = "\(index + 1)"
    badge.font = .systemFont(ofSize: index < 99 ? 11 : 9, weight: .bold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = AccessibilityKey.color(index)
    badge.layer.cornerRadius = side / 2
    badge.layer.masksToBounds = true
    host.addSubview(badge)
  }

  private func addEntry(_ index: Int, _ element: SpokenElement) {
    addBadge(
      index, at: CGPoint(x: pictureSize.width.rounded(.up) + AccessibilityKey.margin, y: bottom), to: self)
    let label = element.label ?? ""
    let value = element.value ?? ""
    let hint = element.hint ?? ""
    let top = bottom
    if !label.isEmpty { addLine(label, size: 13, .semibold) }
    if !value.isEmpty { addLine("value: \(value)", size: 11) }
    if !element.traits.isEmpty {
      addLine(element.traits.joined(separator: ", "), size: 11, color: Color(white: 0.35, alpha: 1))
    }
    if !hint.isEmpty { addLine("hint: \(hint)", size: 11, color: Color(white: 0.35, alpha: 1)) }
    if label.isEmpty, value.isEmpty {
      addLine("has neither label nor value", size: 11, color: AccessibilityKey.red)
    }
    if !isInPicture(element) {
      addLine("lies outside of the picture", size: 11, color: AccessibilityKey.red)
    }
    bottom = max(bottom, top + AccessibilityKey.badgeSide) + AccessibilityKey.gap
  }

  /// Adds a text of at most four lines to the legend.
  private func addLine(
    _ text: String, size: CGFloat, _ weight: Font.Weight = .regular, color: Color = .black
  ) {
    let indent = AccessibilityKey.margin + AccessibilityKey.badgeSide + 8
    let width = AccessibilityKey.legendWidth - indent - AccessibilityKey.margin
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = 4
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height.rounded(.up)
    label.frame = CGRect(x: pictureSize.width.rounded(.up) + indent, y: bottom, width: width, height: height)
    addSubview(label)
    bottom += height + 1
  }

  private static let red = Color(red: 0.75, green: 0.1, blue: 0.1, alpha: 1)

  /// Neighbours in the order have different colors; white letters can be read on all of them.
  private static func color(_ index: Int) -> Color {
    let colors: [(CGFloat, CGFloat, CGFloat)] = [
      (0.0, 0.38, 0.8), (0.78, 0.16, 0.22), (0.1, 0.48, 0.2), (0.55, 0.2, 0.7), (0.75, 0.35, 0.0),
      (0.0, 0.45, 0.5), (0.72, 0.1, 0.5), (0.4, 0.4, 0.1),
    ]
    let (red, green, blue) = colors[index % colors.count]
    return Color(red: red, green: green, blue: blue, alpha: 1)
  }
}
