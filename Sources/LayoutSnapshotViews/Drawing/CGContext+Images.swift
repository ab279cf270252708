import Foundation
import LayoutSnapshotGraphics

// Images, texts and groups of drawing.

extension CGContext {
  /// Draws an image in a rectangle. As a whole it is mixed with what is there.
  func draw(_ image: Image, in rect: CGRect) {
    guard state.transform.keepsUpright else { return drawTransformed(image, in: rect, by: .identity) }
    let rect = mapped(rect)
    mixed(within: rect) { canvas.draw(image, in: rect) }
  }

  /// Draws something as a whole that lies in a rectangle of the view.
  private func mixed(within rect: CGRect, _ body: () -> Void) {
    painted {
      if state.blend == .normal { return translucent(body) }
      canvas.append(.beginClip(.rect(canvas.place(rect))))
      canvas.append(.beginSheet)
      translucent(body)
      canvas.append(.end)
      canvas.append(.end)
    }
  }

  /// Draws in a blend mode and with an opacity, and goes on with those of the state.
  func with(_ mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    let outer = (state.blend, state.alpha)
    (state.blend, state.alpha) = (mode.exact, alpha)
    body(self)
    (state.blend, state.alpha) = outer
  }

  /// Draws something with the opacity of the state.
  private func translucent(_ body: () -> Void) {
    guard state.alpha < 1 else { return body() }
    canvas.append(.beginGroup(alpha: UInt8((max(0, state.alpha) * 255).rounded())))
    body()
    canvas.append(.end)
  }

  /// Draws an image in a rectangle, turned by a transform of its own and then as everything else.
  func drawTransformed(_ image: Image, in rect: CGRect, by own: CGAffineTransform) {
    let map = own.concatenating(state.transform)
    mixed(within: rect.applying(map)) { canvas.transformed(by: map) { canvas.draw(image, in: rect) } }
  }

  /// Begins a group of drawing, to which opacity, shadow and blend mode of this moment apply as a whole, until
  /// ``endTransparencyLayer()``.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    let (alpha, blend, shadow) = (min(max(state.alpha, 0), 1), state.blend, state.shadow)
    let first = canvas.list.commands.count
    var begins: [DisplayList.Command] = []
    if blend != .normal {
      canvas.beginBlend(blend)
      begins = [.beginClip(.rect(canvas.place(canvas.bounds))), .beginSheet]
    }
    begins.append(.beginGroup(alpha: UInt8((alpha * 255).rounded())))
    for begin in begins { canvas.append(begin) }
    saveGState()
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
    (state.clips, state.layer) = (begins.count + (blend == .normal ? 0 : 1), (first, shadow))
    openClips += state.clips
  }
  /// Ends a group.
  public func endTransparencyLayer() {
    let layer = state.layer
    restoreGState()
    guard let layer, let shadow = layer.shadow?.command(on: canvas) else { return }
    canvas.cast(shadow, from: layer.first)
  }
  /// How pixels between those of an image are found; remembered only: it is always the same way.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Draws text in a rectangle.
  func draw(_ text: NSAttributedString, in rect: CGRect) {
    let label = Label()
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: 12)
    label.attributedText = text
    let size = label.sizeThatFits(CGSize(width: rect.width, height: .greatestFiniteMagnitude))
    let place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(size.height, rect.height))
    painted {
      translucent {
        // Letters keep their sharpness where they are only moved.
        if state.transform.onlyMoves {
          canvas.inside(mapped(place)) { label.drawContent(on: canvas) }
        } else {
          canvas.transformed(by: state.transform) {
            canvas.inside(place) { label.drawContent(on: canvas) }
          }
        }
      }
    }
  }

  /// Draws text in a width with its upper left corner at a point.
  func draw(
    _ block: TextBlock, looks: [TextLook], width: Double, height: Double, lines: Int, at origin: CGPoint
  ) {
    let layout = block.layout(
      width: width, height: height, lines: lines, scale: canvas.scale, rendering: .glyphs)
    let moved = state.transform.onlyMoves
    let place = moved ? origin.applying(state.transform) : origin
    painted {
      translucent {
        canvas.transformed(by: moved ? .identity : state.transform) {
          canvas.draw(layout, looks, at: place, color: .black)
        }
      }
    }
  }

  /// Clips what is drawn next to the opaque part of an image, which lies in a rectangle as if it was drawn there.
  ///
  /// ```swift
  /// context.clip(to: bounds, mask: icon.cgImage!)
  /// context.fill(bounds)  // the icon in the color of the context
  /// ```
  public func clip(to rect: CGRect, mask: CGImage) {
    let over = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    canvas.append(.beginMask)
    canvas.transformed(by: over.concatenating(state.transform)) {
      canvas.draw(mask.image(scale: 1), in: rect)
    }
    canvas.append(.beginMasked)
    state.clips += 1
    openClips += 1
    state.clipBox = state.clipBox.intersection(mapped(rect))
  }
  /// The smallest rectangle around everything that is not clipped.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clipBox.intersection(canvas.bounds)
    let map = state.transform
    return box.isNull || map.a * map.d == map.b * map.c ? .null : box.applying(map.inverted())
  }

  /// A rectangle under the transform. A rotated one becomes its bounding box.
  private func mapped(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
}

extension CGAffineTransform {
  /// Whether a rectangle stays one, with its upper left corner where it is.
  fileprivate var keepsUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
  fileprivate var onlyMoves: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
