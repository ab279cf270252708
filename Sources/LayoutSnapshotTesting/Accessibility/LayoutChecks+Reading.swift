import Foundation
import LayoutSnapshotViews

extension LayoutChecks {
  /// Every text is larger in the largest text size than in the default one.
  ///
  /// ```swift
  /// expectLayout(of: LoginView(), on: .iPhone17) { $0.textGrowsWithItsSetting }
  /// ```
  ///
  /// Checked are visible labels, fields, text views and the titles of buttons. A text in several fonts fails if one of them stays
  /// small. Titles of buttons with a configuration are not checked, because UIKit scales them itself.
  public var textGrowsWithItsSetting: LayoutCheck {
    LayoutCheck("has text that grows with its setting") { (view, device) throws(LayoutError) in
      try textsThatDoNotGrow(in: view, on: device)
    }
  }

  /// A screen reader reads no element after another one that lies below it and does not begin before it.
  ///
  /// ```swift
  /// expectLayout(of: CheckoutView(), on: .phones) { $0.isReadInOrder }
  /// ```
  ///
  /// An app's own order (`accessibilityElements`) and groups can lead to such an order. Columns that are read one after the
  /// other pass, because the top of a later column does not begin before the end of an earlier one.
  public var isReadInOrder: LayoutCheck {
    LayoutCheck("is read in order") { (view, device) throws(LayoutError) in
      try elementsOutOfOrder(in: view, on: device)
    }
  }
}

private func elementsOutOfOrder(in view: View, on device: Device) throws(LayoutError) -> [String] {
  let names = try ViewNames(view, on: device)
  let elements = ReadingOrder(view, on: device).elements
  let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  func leading(_ frame: CGRect) -> CGFloat { isMirrored ? -frame.maxX : frame.minX }
  func words(_ index: Int) -> String {
    let name = names[elements[index].view]
    let label = elements[index].label.map { " \"\($0)\"" } ?? ""
    return "element \(index + 1)\(label) (\(name))"
  }
  var found: [String] = []
  for (later, element) in elements.enumerated() where !element.frame.isEmpty {
    let overtaken = elements.indices.prefix(later).first { earlier in
      let frame = elements[earlier].frame
      return !frame.isEmpty && element.frame.maxY <= frame.minY && leading(element.frame) <= leading(frame)
    }
    guard let overtaken else { continue }
    found.append(
      "\(words(later)) is read after \(words(overtaken)), but lies above it. Check accessibilityElements and the "
        + "groups around both")
  }
  return found
}

private func textsThatDoNotGrow(in view: View, on device: Device) throws(LayoutError) -> [String] {
  defer { _ = try? view.layout(on: device) }
  let usual = try ShownTexts(in: view, on: device.with(.contentSize(.large)))
  let largest = try ShownTexts(in: view, on: device.with(.contentSize(.accessibilityExtraExtraExtraLarge)))
  return usual.texts.compactMap { path, sizes in
    guard let grown = largest.texts.first(where: { $0.path == path })?.sizes,
      let stuck = firstStuck(sizes, grown)
    else { return nil }
    return
      "\(path): its text stays at \(decimalText(stuck)) points in the largest text size. Give it a font of a text "
      + "style or of UIFontMetrics, and set adjustsFontForContentSizeCategory"
  }
}

/// The first size that does not become larger. If the runs are others than before, the smallest sizes are compared.
private func firstStuck(_ sizes: [CGFloat], _ grown: [CGFloat]) -> CGFloat? {
  if sizes.count == grown.count { return zip(sizes, grown).first { $1 <= $0 }?.0 }
  guard let least = sizes.min(), let leastGrown = grown.min() else { return nil }
  return leastGrown <= least ? leastGrown : nil
}

/// The visible texts of a tree on a device, with the sizes of their fonts.
private struct ShownTexts {
  private(set) var texts: [(path: String, sizes: [CGFloat])] = []

  init(in root: View, on device: Device) throws(LayoutError) {
    let names = try ViewNames(root, on: device)
    for view in names.views where ShownTexts.isVisible(view) {
      if let sizes = ShownTexts.sizes(of: view), !sizes.isEmpty { texts.append((names[view], sizes)) }
    }
  }

  /// Nil for views without text, and for texts whose fonts an app does not choose, as those of segments.
  private static func sizes(of view: View) -> [CGFloat]? {
    if let button = view as? Button {
      return button.configuration == nil ? button.titleLabel?.shownTextSizes : nil
    }
    if view.isPartOfControl { return nil }
    return switch view {
    case let label as Label: label.shownTextSizes
    case let field as TextField: field.shownTextSizes
    case let text as TextView: text.shownTextSizes
    default: nil
    }
  }

  private static func isVisible(_ view: View) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }
}
