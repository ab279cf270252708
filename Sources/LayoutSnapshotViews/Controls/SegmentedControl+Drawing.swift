import Foundation
import LayoutSnapshotGraphics

/// The looks of a segmented control that an app has set by states.
struct SegmentLooks {
  var attributes: [UInt: TextAttributes] = [:]
  var grounds: [UIBarMetrics: StateImages] = [:]
  var dividers: [UIBarMetrics: [DividerPlace: Image]] = [:]
  var adjustments: [UIBarMetrics: [SegmentedControl.Segment: UIOffset]] = [:]

  var isEmpty: Bool { attributes.isEmpty && grounds.isEmpty && dividers.isEmpty && adjustments.isEmpty }

  /// Takes from others what is not set here.
  mutating func fill(from others: SegmentLooks) {
    if attributes.isEmpty { attributes = others.attributes }
    if grounds.isEmpty { grounds = others.grounds }
    if dividers.isEmpty { dividers = others.dividers }
    if adjustments.isEmpty { adjustments = others.adjustments }
  }

  /// The images of grounds that are shown; nil if segments have a color.
  var ground: StateImages? { grounds[.default].flatMap { $0.isEmpty ? nil : $0 } }
  /// The images between segments that are shown; nil for lines.
  var divider: [DividerPlace: Image]? { dividers[.default].flatMap { $0.isEmpty ? nil : $0 } }
  /// The space between two segments: that of the image there, or one point.
  var gap: CGFloat {
    divider.map { DividerPlace.image(in: $0, .normal, .normal)?.size.width ?? 0 } ?? 1
  }

  func attributes(in state: Control.State) -> TextAttributes {
    let plain = attributes[Control.State.normal.rawValue] ?? [:]
    return state == .normal ? plain : plain.merging(attributes[state.rawValue] ?? [:]) { $1 }
  }

  /// The width of a title: the larger one if it is set otherwise while its segment is selected.
  func width(of title: String, in view: View) -> CGFloat {
    let plain = ControlText(title, .medium, view, attributes: attributes(in: .normal)).width
    guard attributes[Control.State.selected.rawValue] != nil else { return plain }
    return max(plain, ControlText(title, .semibold, view, attributes: attributes(in: .selected)).width)
  }

  func note(_ notes: inout LookNotes) {
    for (name, state) in [("title", Control.State.normal), ("selectedTitle", .selected)] {
      let attributes = attributes[state.rawValue] ?? [:]
      notes.note("\(name).foregroundColor", attributes[.foregroundColor] as? Color)
      notes.note("\(name).font", (attributes[.font] as? Font)?.text)
      notes.note("\(name).backgroundImage", ground?[state])
    }
    notes.note("dividerImage", divider.flatMap { DividerPlace.image(in: $0, .normal, .normal) })
  }
}

extension SegmentedControl.Content {
  /// The content of a segment that shows an action.
  init(_ action: Action) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }

  /// What a segment shows, and what it calls.
  var shown: (String?, Image?, Action?) { (title, image, action) }
}

extension SegmentedControl {
  /// Draws the ground, the segments and what stands between them.
  final func drawSegments(on canvas: Canvas) {
    let bounds = canvas.bounds
    let selected = isMomentary ? SegmentedControl.noSegment : selectedSegmentIndex
    let rects = rects(in: bounds)
    if looks.ground == nil { canvas.fill(bounds, cornerRadius: 9, .tertiarySystemFill) }
    for index in segments.indices.dropLast() {
      drawDivider(after: index, selected, rects, on: canvas)
    }
    for index in segments.indices {
      drawGround(ofSegment: index, in: rects[index], isSelected: index == selected, on: canvas)
    }
    for (index, rect) in rects.enumerated() {
      drawContent(ofSegment: index, in: rect, isSelected: index == selected, on: canvas)
    }
  }

  private func state(ofSegment index: Int, isSelected: Bool) -> State {
    isEnabled && segments[index].isEnabled ? (isSelected ? .selected : .normal) : .disabled
  }

  private func drawGround(ofSegment index: Int, in rect: CGRect, isSelected: Bool, on canvas: Canvas) {
    if let images = looks.ground {
      guard let image = images.shown(in: state(ofSegment: index, isSelected: isSelected)) else { return }
      return canvas.draw(image, in: rect, tintColor: tintColor)
    }
    guard isSelected else { return }
    let plate = rect.insetBy(dx: 2, dy: 2)
    canvas.shadow(of: plate, cornerRadius: 7, offset: CGSize(width: 0, height: 3), radius: 4, alpha: 0.12)
    canvas.fill(plate, cornerRadius: 7, selectedSegmentTintColor ?? .selectedSegment)
  }

  /// Draws what stands between a segment and the next one: an image, or a line unless one of them is selected.
  private func drawDivider(after index: Int, _ selected: Int, _ rects: [CGRect], on canvas: Canvas) {
    let bounds = canvas.bounds
    let edge = isRightToLeft ? rects[index].minX - looks.gap : rects[index].maxX
    guard let images = looks.divider else {
      if looks.ground != nil || index == selected || index + 1 == selected { return }
      return canvas.fill(
        CGRect(x: edge, y: 8, width: 1, height: max(0, bounds.height - 16)), .separator)
    }
    let states = [index, index + 1].map { state(ofSegment: $0, isSelected: $0 == selected) }
    let (left, right) = isRightToLeft ? (states[1], states[0]) : (states[0], states[1])
    guard let image = DividerPlace.image(in: images, left, right) else { return }
    canvas.draw(
      image, in: CGRect(x: edge, y: 0, width: looks.gap, height: bounds.height), tintColor: tintColor)
  }

  private func drawContent(ofSegment index: Int, in rect: CGRect, isSelected: Bool, on canvas: Canvas) {
    let segment = segments[index]
    let adjustment = adjustment(ofSegment: index)
    let rect = rect.offsetBy(
      dx: segment.offset.width + adjustment.horizontal, dy: segment.offset.height + adjustment.vertical)
    let isUsable = isEnabled && segment.isEnabled
    let color: Color = isUsable ? .label : .tertiaryLabel
    guard let image = segment.image else {
      let attributes = looks.attributes(in: state(ofSegment: index, isSelected: isSelected))
      return ControlText(segment.title ?? "", isSelected ? .semibold : .medium, self, attributes: attributes)
        .draw(on: canvas, in: rect.insetBy(dx: 4, dy: 0), color)
    }
    let place = CGRect(
      x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2, width: image.size.width,
      height: image.size.height)
    canvas.draw(image, in: canvas.place(place), tint: image.renderingMode == .alwaysOriginal ? nil : color)
  }

  private func adjustment(ofSegment index: Int) -> UIOffset {
    guard let all = looks.adjustments[.default] else { return .zero }
    let isFirst = index == 0
    let isLast = index == segments.count - 1
    let place: Segment =
      isFirst && isLast
      ? .alone
      : isFirst && !isRightToLeft || isLast && isRightToLeft ? .left : isFirst || isLast ? .right : .center
    return all[place] ?? all[.any] ?? .zero
  }
}

extension Color {
  /// The background of a selected segment.
  fileprivate static let selectedSegment = Color(
    light: .white, dark: Pixel(red: 99, green: 99, blue: 102))
}
