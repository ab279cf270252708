/// libFuzzer's entry: any bytes are a font that reads, or are refused; nothing else may happen.
///
/// What reads is used as a layout would use it: every glyph's outline, and a few words.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFont(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let face = try? FontFace(bytes) else { return 0 }
  for glyph in 0..<min(face.glyphCount, 4096) { _ = face.outline(of: GlyphID(UInt16(glyph))) }
  let style = ParagraphStyle(lineBreakMode: .wordWrapping)
  let text = AttributedText("AVA fi שָׁלוֹם é 12", font: .face(face, size: 17))
  let shaped = ShapedText(text, style: style)
  _ = Typesetter(grid: PixelGrid(scale: 2)).layout(shaped, width: 60)
  return 0
}
