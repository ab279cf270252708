import Foundation
import LayoutSnapshotGraphics

/// The looks of one view, in words under UIKit's names, so that a failure can name what changed.
///
/// Only differences from a new view are noted, so references stay small. Colors are resolved with the view's
/// traits, because dynamic colors cannot be compared otherwise.
struct LookNotes {
  /// The traits that the view is drawn with.
  let traits: Traits
  private(set) var texts: [String: String] = [:]

  init(traits: Traits) { self.traits = traits }

  /// Notes a color that is not the usual one.
  mutating func note(_ name: String, _ color: Color?, usual: Color? = nil) {
    let pixel = color?.pixel(in: traits)
    guard pixel != usual?.pixel(in: traits) else { return }
    texts[name] = pixel?.description ?? "nil"
  }

  /// Notes a number that is not the usual one.
  mutating func note(_ name: String, _ number: Double, usual: Double = 0) {
    let text = decimalText(roundedDecimal(number, to: 1000))
    if text != decimalText(roundedDecimal(usual, to: 1000)) { texts[name] = text }
  }

  /// Notes a text, if there is one.
  mutating func note(_ name: String, _ text: String?) {
    if let text { texts[name] = text }
  }

  /// Notes an image.
  mutating func note(_ name: String, _ image: Image?) { note(name, image?.text(in: traits)) }

  /// The looks of each of a tree's views, in the outline's order; empty for guides.
  static func looks(
    of views: [View?], in outline: Layout.Outline, _ traits: Traits
  ) -> [[String: String]] {
    var inForce: [Traits] = []
    return views.indices.map { slot in
      var own = outline.entries[slot].parent.map { inForce[$0] } ?? traits
      views[slot]?.addOwnTraits(to: &own)
      inForce.append(own)
      guard let view = views[slot] else { return [:] }
      var notes = LookNotes(traits: own)
      notes.noteAll(of: view)
      return notes.texts
    }
  }

  /// Notes all looks of a view.
  mutating func noteAll(of view: View) {
    noteGround(of: view)
    view.noteLooks(&self)
  }

  /// Notes the looks that every view has.
  private mutating func noteGround(of view: View) {
    note("backgroundColor", view.backgroundColor)
    guard let layer = view.loadedLayer else { return }
    note("alpha", Double(layer.opacity), usual: 1)
    note("layer.cornerRadius", layer.cornerRadius)
    if layer.cornerRadius != 0, layer.maskedCorners != .all {
      note("layer.maskedCorners", "\(layer.maskedCorners.rawValue)")
    }
    note("layer.borderWidth", layer.borderWidth)
    if layer.borderWidth != 0 { note("layer.borderColor", layer.borderColor) }
    if layer.masksToBounds { note("clipsToBounds", "true") }
    if layer.shadowOpacity != 0 {
      note("layer.shadowOpacity", Double(layer.shadowOpacity))
      note("layer.shadowColor", layer.shadowColor)
      note("layer.shadowRadius", layer.shadowRadius, usual: 3)
      note(
        "layer.shadowOffset",
        "\(decimalText(layer.shadowOffset.width)), \(decimalText(layer.shadowOffset.height))")
    }
    if let colors = (layer as? GradientLayer)?.colors {
      note(
        "layer.colors",
        colors.compactMap { $0 as? Color }.map { $0.pixel(in: traits).description }.joined(separator: ", "))
    }
    if let name = layer.firstRemoteContent { note("content", Layout.remoteContent + name) }
    if let picture = layer.picture { note("layer.contents", picture.image(scale: 1)) }
    if let mask = layer.mask {
      let name = mask.owner?.readableName ?? "\(type(of: mask))"
      let numbers = [mask.frame.minX, mask.frame.minY, mask.frame.width, mask.frame.height]
      note(
        "layer.mask",
        "\(name) \(numbers.map { decimalText(roundedDecimal($0, to: 1000)) }.joined(separator: ", "))")
    }
    let transform = layer.flatTransform
    if !transform.isIdentity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      note("transform", numbers.map { decimalText(roundedDecimal($0, to: 1000)) }.joined(separator: ", "))
    }
  }
}

extension Layer {
  /// What is not drawn of the layer and its sublayers, the first of several. A layer that does not show hides nothing.
  fileprivate var firstRemoteContent: String? {
    let own = bounds.isEmpty ? nil : remoteContent
    return own
      ?? ownSublayers?.lazy.filter { !$0.isHidden && $0.opacity > 0 }.compactMap(\.firstRemoteContent).first
  }
}

extension Font {
  /// The font as a user would call it: `system 17`, `system bold 28`, `Georgia 12`.
  var text: String {
    var words: [String]
    switch textFont.family {
    case .system(let weight, _): words = ["system"] + (weight == .regular ? [] : ["\(weight)"])
    case .face: words = [fontName]
    }
    if isSlanted { words.append("italic") }
    if textFont.monospacedDigits { words.append("monospaced digits") }
    words.append(decimalText(roundedDecimal(pointSize, to: 1000)))
    if let absentName { words.append(Layout.absentFont + absentName) }
    return words.joined(separator: " ")
  }
}

extension Image {
  /// The image's content, in enough detail to tell it from another one.
  fileprivate func text(in traits: Traits) -> String {
    let extent = "\(decimalText(size.width)) x \(decimalText(size.height))"
    let what =
      switch content {
      case .nothing: Layout.emptyPicture + extent
      case .placeholder(let file, let reason):
        Layout.emptyPicture + extent + Layout.undrawnFile + file + ": " + reason
      case .asset(let asset): asset.image(for: traits)?.text(in: traits) ?? Layout.emptyPicture + extent
      case .bitmap(let image): "\(image.name) \(extent), pixels \(digestWords(image.bitmap.pixelDigest))"
      case .vector(let image):
        "\(image.file) \(extent)\(Layout.paths)\(digestWords(image.digest))"
          + (image.lacks.isEmpty ? "" : Layout.partlyDrawn + image.lacks.joined(separator: ", "))
      case .color(let color): "\(color.pixel(in: traits)) \(extent)"
      case .symbol(let symbol):
        Layout.symbol + symbol.name + (symbol.isDrawn ? "" : Layout.boxedSymbol)
          + " \(decimalText(symbol.pointSize))\(symbol.weightText)"
      case .drawing(let list): "drawing \(extent), \(list.commands.count) commands"
      }
    return tint.map { "\(what) in \($0.pixel(in: traits))" } ?? what
  }

  /// The first 8 digits of a digest, which are enough to compare two.
  private func digestWords(_ digest: Digest128) -> String {
    let digits = String(digest.high >> 32, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
