/// A number that depends on every position of a few hundred layouts: equal numbers mean equal text
/// everywhere.
@_cdecl("text_digest")
public func textDigest() -> UInt64 {
  var digest = TextDigest()
  for text in TextDigest.texts {
    for size in [11.0, 12.5, 17, 20.3, 34] {
      for (weight, mode) in TextDigest.variants {
        let style = ParagraphFormat(alignment: .center, lineBreakMode: mode, lineSpacing: 1.5)
        let font = TextFont.system(size, weight: weight)
        let shaped = ShapedText(
          AttributedText([TextRun(text, font: font, kern: 0.3, underline: true)]), style: style)
        for scale in [1.0, 2, 3] {
          let typesetter = Typesetter(grid: PixelGrid(scale: scale))
          digest.add(typesetter.layout(shaped, width: 150.7, lineLimit: 3))
        }
      }
    }
  }
  return digest.value
}

private struct TextDigest {
  static let texts = [
    "The quick brown fox jumps over the lazy dog. AVAST, 1,234.56 €!",
    "Zażółć gęślą jaźń — “naïve” Ångström x\u{301}",
    "Съешь же ещё этих мягких французских булок", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
    "שלום עולם (abc 123) ועוד", "السلام عليكم 123 لا إله", "漢字👨‍👩‍👧 mixed 🇩🇪 text", "a\u{AD}b\tc\n\nd",
  ]
  static let variants: [(FontWeight, LineBreakMode)] = [
    (.regular, .wordWrapping), (.medium, .truncatingMiddle), (.semibold, .truncatingTail),
    (.bold, .characterWrapping),
  ]

  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (number >> shift & 0xFF)) &* 0x0000_0100_0000_01B3
    }
  }

  private mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ layout: TextLayout) {
    for number in [layout.measure.width, layout.measure.height, layout.measure.lastBaseline] { add(number) }
    for line in layout.lines {
      for number in [line.baseline, line.x, line.width] { add(number) }
      for run in line.runs {
        add(run.face.fingerprint)
        for (glyph, x) in zip(run.glyphs, run.positions) {
          add(UInt64(glyph.value))
          add(x)
        }
      }
      for bar in line.underlines {
        for number in [bar.x, bar.y, bar.width, bar.height] { add(number) }
      }
    }
  }
}
