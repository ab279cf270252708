import LayoutSnapshotTypeset

/// Font files. One that reads is used as a layout would use it: the outline of every glyph, and a few words.
enum FontTarget {
  static func read(_ bytes: [UInt8]) {
    guard let face = try? FontFace(bytes) else { return }
    for glyph in 0..<min(face.glyphCount, 4096) { _ = face.outline(of: GlyphID(UInt16(glyph))) }
    let style = ParagraphFormat(lineBreakMode: .wordWrapping)
    let text = AttributedText("AVA fi שָׁלוֹם é 12", font: .face(face, size: 17))
    let shaped = ShapedText(text, style: style)
    _ = Typesetter(grid: PixelGrid(scale: 2)).layout(shaped, width: 60)
  }
}
