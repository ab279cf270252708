import Foundation
import LayoutSnapshotGraphics

extension Canvas {
  /// Draws an image, stretched to a rectangle. A template image is drawn in the tint color.
  public func draw(_ image: Image, in rect: CGRect, tintColor: Color = .systemBlue) {
    draw(image, in: place(rect), tint: image.shownTint(tintColor))
  }

  /// Draws an image where a content mode places it in the view.
  func draw(_ image: Image, mode: View.ContentMode, tint: Color?) {
    let placed = mode.drawingMode.placement(
      width: length(image.size.width), height: length(image.size.height), in: frame)
    draw(image, in: placed, tint: tint)
  }

  /// Draws an image in a rectangle of device pixels.
  ///
  /// - Parameter tint: the color that replaces the image's own, if it takes a tint.
  func draw(_ image: Image, in rect: FixedRect, tint: Color?) {
    guard !rect.isEmpty else { return }
    if case .asset(let asset) = image.content, image.settings.orientation == .up {
      guard let shown = asset.image(for: traitCollection) else { return }
      var settings = image.settings
      // Of photos each variant may have been taken in another way.
      settings.orientation = shown.settings.orientation
      settings.caps = settings.caps ?? shown.settings.caps
      if image.settings.caps == nil { settings.resizingMode = shown.settings.resizingMode }
      return draw(Image(shown.content, size: shown.size, scale: shown.scale, settings), in: rect, tint: tint)
    }
    let flips = image.flipsForRightToLeftLayoutDirection && traitCollection.direction == .rightToLeft
    if flips {
      // Mirrors the image: its left edge comes to lie at the right.
      let sum = Int64(rect.left.rawValue) + Int64(rect.right.rawValue)
      append(.beginTransform(Affine(a: -Affine.one, b: 0, c: 0, d: Affine.one, x: sum, y: 0)))
    }
    guard image.settings.orientation == .up else {
      let (area, transform) = image.settings.orientation.placement(in: rect)
      var settings = image.settings
      settings.orientation = .up
      // What is right-to-left has been mirrored already.
      settings.flips = false
      append(.beginTransform(transform))
      draw(Image(image.content, size: image.size, scale: image.scale, settings), in: area, tint: tint)
      append(.end)
      if flips { append(.end) }
      return
    }
    switch image.content {
    case .nothing: break
    case .asset: break
    case .placeholder: drawPlaceholder(rect)
    case .color(let color):
      let pixel = pixel(tint ?? color)
      if pixel.alpha > 0 { append(.fill(rect, pixel)) }
    case .symbol(let symbol): draw(symbol, in: rect, tint ?? .label)
    case .drawing(let list): draw(list, in: rect, tint: tint)
    case .vector(let vector): draw(vector.list, in: rect, tint: tint)
    case .bitmap(let named):
      var fill = ImageFill(named, in: rect)
      if let caps = image.settings.caps {
        func whole(_ points: CGFloat) -> Int { Int(min(max(points * image.scale, 0), 65535).rounded()) }
        fill.caps = ImageFill.Caps(
          left: whole(caps.left), top: whole(caps.top), right: whole(caps.right), bottom: whole(caps.bottom))
        fill.resizing = image.resizingMode == .tile ? .tile : .stretch
        fill.scale = Int64((scale / image.scale * 65536).rounded())
      }
      fill.tint = tint.map { pixel($0) }
      append(.image(fill))
    }
    if flips { append(.end) }
  }

  /// Marks the place of an image that cannot be shown: a gray area with a frame.
  private func drawPlaceholder(_ rect: FixedRect) {
    let area = points(of: rect)
    let line = 1 / scale
    fill(area, .systemGray3)
    fill(area.insetBy(dx: line, dy: line), .systemGray5)
  }

  /// Draws another display list, stretched to a rectangle; in the tint color as far as it is opaque, if there is one.
  private func draw(_ list: DisplayList, in rect: FixedRect, tint: Color?) {
    guard let tint else { return draw(list, in: rect) }
    append(.beginMask)
    draw(list, in: rect)
    append(.beginMasked)
    append(.fill(rect, pixel(tint)))
    append(.end)
  }

  /// Draws a symbol in one color, stretched to a rectangle.
  func draw(_ symbol: Symbol, in rect: FixedRect, _ color: Color) {
    let (list, ink) = (symbol.drawing, pixel(color))
    // Most symbols are paths and nothing else. Painted in their color, they need no mask, unless some of them shine
    // through others.
    if let painted = list.painted(in: ink) {
      draw(painted, in: rect)
    } else {
      draw(list, in: rect, tint: color)
    }
  }

  /// Draws another display list, stretched to a rectangle.
  private func draw(_ list: DisplayList, in rect: FixedRect) {
    func scaled(_ from: Fixed, _ to: Fixed, _ size: Int) -> Int64 {
      let (length, whole) = (Int64(to.rawValue) - Int64(from.rawValue), Int64(max(1, size)) << 8)
      return min(length * Affine.one / whole, 64 * Affine.one)
    }
    append(
      .beginTransform(
        Affine(
          a: scaled(rect.left, rect.right, list.width), b: 0, c: 0,
          d: scaled(rect.top, rect.bottom, list.height),
          x: Int64(rect.left.rawValue), y: Int64(rect.top.rawValue))))
    // What the drawing mixes, it mixes with itself.
    if list.mixes { append(.beginSheet) }
    for command in list.commands { append(command) }
    if list.mixes { append(.end) }
    append(.end)
  }

  /// Converts a rectangle from device pixels of the root to points of the view.
  private func points(of rect: FixedRect) -> CGRect {
    func points(_ value: Fixed, _ origin: Int) -> CGFloat {
      (CGFloat(value.rawValue) / 256 - CGFloat(origin)) / scale
    }
    let (left, top) = (points(rect.left, edges.left), points(rect.top, edges.top))
    return CGRect(
      x: left, y: top, width: points(rect.right, edges.left) - left,
      height: points(rect.bottom, edges.top) - top)
  }
}

extension Image {
  /// Whether the image is drawn in the tint color: a template, or a symbol by default.
  final var takesTint: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
  }
}

extension View.ContentMode {
  /// The same mode in the type of the drawing modules.
  var drawingMode: LayoutSnapshotGraphics.ContentMode {
    switch self {
    case .scaleToFill, .redraw: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension DisplayList {
  /// The same paths in one color; nil if there is more than opaque paths, or several of a translucent color.
  fileprivate func painted(in color: Pixel) -> DisplayList? {
    var isPainted = false
    var result = DisplayList(width: width, height: height)
    for command in commands {
      switch command {
      case .paint(let shape, .color(let old)) where old.alpha == .max:
        if isPainted, color.alpha < .max { return nil }
        isPainted = true
        result.append(.paint(shape, .color(color)))
      case .beginClip, .beginTransform, .end: result.append(command)
      default: return nil
      }
    }
    return result
  }
}
