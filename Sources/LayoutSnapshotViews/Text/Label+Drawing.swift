import Foundation
import LayoutSnapshotTypeset

extension Label {
  /// Lays out the text in a rectangle and draws it there, vertically centered.
  final func drawText(_ block: TextBlock, in rect: CGRect, on canvas: Canvas) {
    let fitted = fitted(block, to: rect.width)
    let layout = fitted.layout(
      width: rect.width, height: rect.height, lines: numberOfLines, scale: canvas.scale,
      rendering: textRendering)
    // Text that is too high for the rectangle begins at its top.
    func top(of height: Double) -> CGFloat { max(0, rect.height - height) / 2 }
    var y = rect.minY + top(of: layout.measure.height)
    if fitted !== block {
      switch baselineAdjustment {
      case .alignCenters: break
      case .none: y = rect.minY
      case .alignBaselines:
        let whole = block.measure(lines: 1, scale: canvas.scale)
        y = rect.minY + top(of: whole.height) + whole.firstBaseline - layout.measure.firstBaseline
      }
    }
    let origin = CGPoint(x: rect.minX, y: y)
    if let shadowColor {
      let shadows = fitted.looks.map { TextLook(isSlanted: $0.isSlanted) }
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      canvas.draw(layout, shadows, at: place, color: shadowColor)
    }
    canvas.draw(layout, fitted.looks, at: origin, color: drawnColor)
  }

  /// The text at the largest size that fits a width, in steps of a quarter of a point; the text itself if it
  /// fits or must not shrink.
  final func fitted(_ block: TextBlock, to width: CGFloat) -> TextBlock {
    guard numberOfLines == 1, adjustsFontSizeToFitWidth || hasSavedWidth else { return block }
    let traits = currentTraits
    if hasSavedWidth, let squeezed = squeezed(block, to: width, traits) { return squeezed }
    guard adjustsFontSizeToFitWidth else { return block }
    let size = store.font(in: traits).pointSize
    return store.fitted(
      block, to: width, smallest: size * max(0, min(1, minimumScaleFactor)), traits,
      semanticContentAttribute.direction(in: traits.direction))
  }

  /// The text, slightly smaller; nil if it fits, or if it is too wide by more than 1 point plus 2 %.
  private func squeezed(_ block: TextBlock, to width: CGFloat, _ traits: TraitCollection) -> TextBlock? {
    let natural = block.measure(lines: 1, scale: traits.displayScale).width
    guard natural > width, natural <= width * 1.02 + 1 else { return nil }
    let direction = semanticContentAttribute.direction(in: traits.direction)
    // Letter-spacing is not proportional to the size, so the first factor may be slightly too large.
    for hundredth in 0..<4 {
      let smaller = store.shape(traits, direction, factor: width / natural - Double(hundredth) / 100)
      if smaller.measure(lines: 1, scale: traits.displayScale).width <= width { return smaller }
    }
    return nil
  }
}

extension View {
  /// Whether text in this view is drawn as glyphs or as boxes.
  final var textRendering: TextRendering {
    sequence(first: self, next: \.ownSuperview).contains { $0.drawsTextAsBoxes } ? .boxes : .glyphs
  }
}
