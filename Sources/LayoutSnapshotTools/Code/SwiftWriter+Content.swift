import Foundation
import LayoutSnapshotViews

/// Writes the texts of labels, the settings of stack views and the sizes of images.
extension SwiftWriter {
  mutating func contentLines(_ view: View) -> [String] {
    switch view {
    case let stack as StackView: lines(stack)
    case let label as Label: lines(label)
    case let button as Button: lines(button)
    case let image as ImageView: lines(image)
    default: controlLines(view)
    }
  }

  private func lines(_ stack: StackView) -> [String] {
    var lines: [String] = []
    if stack.axis == .vertical { lines.append("\(member(of: stack, "axis")) = .vertical") }
    if stack.distribution != .fill {
      lines.append("\(member(of: stack, "distribution")) = .\(stack.distribution)")
    }
    if stack.alignment != .fill { lines.append("\(member(of: stack, "alignment")) = .\(name(stack))") }
    if stack.spacing != 0 {
      lines.append("\(member(of: stack, "spacing")) = \(values.spacing(stack.spacing))")
    }
    if stack.isLayoutMarginsRelativeArrangement {
      lines.append("\(member(of: stack, "isLayoutMarginsRelativeArrangement")) = true")
    }
    if stack.isBaselineRelativeArrangement {
      lines.append("\(member(of: stack, "isBaselineRelativeArrangement")) = true")
    }
    return lines
  }

  /// The name of the alignment. In a row, leading is called top.
  private func name(_ stack: StackView) -> String {
    switch (stack.alignment, stack.axis) {
    case (.leading, .horizontal): "top"
    case (.trailing, .horizontal): "bottom"
    default: "\(stack.alignment)"
    }
  }

  private mutating func lines(_ label: Label) -> [String] {
    let plain = Label()
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(member(of: label, name)) = \(value)") }
    if let text = label.text { set("text", values.string(text)) }
    if label.font != plain.font, let font = values.font(label.font) { set("font", font) }
    if label.textColor != plain.textColor { set("textColor", values.color(label.textColor)) }
    if label.textAlignment != plain.textAlignment { set("textAlignment", ".\(label.textAlignment)") }
    if label.lineBreakMode != plain.lineBreakMode { set("lineBreakMode", ".\(label.lineBreakMode)") }
    if label.numberOfLines != plain.numberOfLines { set("numberOfLines", "\(label.numberOfLines)") }
    if label.preferredMaxLayoutWidth != 0 {
      set("preferredMaxLayoutWidth", values.number(label.preferredMaxLayoutWidth))
    }
    if label.adjustsFontSizeToFitWidth { set("adjustsFontSizeToFitWidth", "true") }
    if label.minimumScaleFactor != 0 { set("minimumScaleFactor", values.number(label.minimumScaleFactor)) }
    if label.adjustsFontForContentSizeCategory { set("adjustsFontForContentSizeCategory", "true") }
    if let (made, name) = attributedLines(
      label.attributedText, of: label, font: label.font, color: label.textColor)
    {
      lines += made + ["\(member(of: label, "attributedText")) = \(name)"]
    }
    return lines
  }

  private mutating func lines(_ button: Button) -> [String] {
    let plain = Button(type: button.buttonType)
    var lines: [String] = []
    if let title = button.title(for: .normal) {
      lines.append("\(member(of: button, "setTitle"))(\(values.string(title)), for: .normal)")
    }
    if let (made, name) = attributedLines(
      button.attributedTitle(for: .normal), of: button, font: nil, color: nil)
    {
      lines += made + ["\(member(of: button, "setAttributedTitle"))(\(name), for: .normal)"]
    }
    if let color = button.titleColor(for: .normal) {
      lines.append("\(member(of: button, "setTitleColor"))(\(values.color(color)), for: .normal)")
    }
    if let image = button.image(for: .normal) {
      lines.append("\(member(of: button, "setImage"))(\(picture(image)), for: .normal)")
    }
    if let image = button.backgroundImage(for: .normal) {
      lines.append("\(member(of: button, "setBackgroundImage"))(\(picture(image)), for: .normal)")
    }
    if button.configuration == nil, let font = button.titleLabel?.font, font != plain.titleLabel?.font,
      let text = values.font(font)
    {
      lines.append("\(member(of: button, "titleLabel"))?.font = \(text)")
    }
    if button.contentEdgeInsets != .zero {
      lines.append("\(member(of: button, "contentEdgeInsets")) = \(values.insets(button.contentEdgeInsets))")
    }
    return lines + configurationLines(button)
  }

  private mutating func lines(_ view: ImageView) -> [String] {
    view.image.map { ["\(member(of: view, "image")) = \(picture($0))"] } ?? []
  }

  /// An image of the same size. Its content comes from files.
  mutating func picture(_ image: Image) -> String {
    usesPictures = true
    return
      "emptyPicture(width: \(values.number(image.size.width)), height: \(values.number(image.size.height)))"
  }

  /// The helper function that creates images of a size.
  var pictureHelper: [String] {
    guard usesPictures else { return [] }
    let size = "CGSize(width: width, height: height)"
    let ours = ["  Image(size: \(size))"]
    let theirs = ["  UIGraphicsImageRenderer(size: \(size)).image { _ in }"]
    let body =
      switch dialect {
      case .package: ours
      case .uiKit: theirs
      case .both: ["#if canImport(UIKit)"] + theirs + ["#else"] + ours + ["#endif"]
      }
    let type = dialect.name(ofFrameworkClass: "Image")
    return ["", "private func emptyPicture(width: CGFloat, height: CGFloat) -> \(type) {"] + body + ["}"]
  }
}
