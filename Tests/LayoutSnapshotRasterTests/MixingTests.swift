import LayoutSnapshotGraphics
import Testing

@testable import LayoutSnapshotRaster

/// Painting that mixes colours with what is below, and painting on sheets.
@Suite struct MixingTests {
  /// A red of two thirds over a blue of three fifths, both premultiplied by hand: (170, 0, 0, 170) and (0, 0, 153, 153).
  ///
  /// The part that both cover is 170 * 153 = 26010, that of the red alone 170 * 102 = 17340, that of the blue alone
  /// 85 * 153 = 13005, each to be divided by 255. Each union is 68 + 51 + 102 = 221.
  @Test(
    arguments: [
      (.multiply, 0x44_0033_DD), (.screen, 0xAA_0099_DD), (.darken, 0x44_0033_DD), (.lighten, 0xAA_0099_DD),
      (.hardLight, 0xAA_0033_DD), (.overlay, 0x44_0099_DD), (.difference, 0xAA_0099_DD),
      (.exclusion, 0xAA_0099_DD), (.clear, 0), (.copy, 0xAA_0000_AA), (.sourceIn, 0x66_0000_66),
      (.sourceOut, 0x44_0000_44), (.sourceAtop, 0x66_0033_99), (.destinationOver, 0x44_0099_DD),
      (.destinationIn, 0x00_0066_66), (.destinationOut, 0x00_0033_33), (.destinationAtop, 0x44_0066_AA),
      (.xor, 0x44_0033_77), (.plusLighter, 0xAA_0099_FF), (.normal, 0xAA_0033_DD),
    ] as [(BlendMode, UInt32)])
  func blend_ofTwoTranslucentColors_isAsComputedByHand(mode: BlendMode, rgba: UInt32) {
    let expected = Pixel(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 255), blue: UInt8(rgba >> 8 & 255),
      alpha: UInt8(rgba & 255))
    let (red, blue) = (
      Pixel(red: 255, green: 0, blue: 0, alpha: 170), Pixel(red: 0, green: 0, blue: 255, alpha: 153)
    )
    let found = premultiplied([.fill(all, blue), .beginBlend(mode), .fill(all, red), .end], at: (5, 5))
    #expect(found == expected)
  }

  /// Grey of 100 over grey of 200, both opaque.
  @Test(
    arguments: [
      (.multiply, 78), (.screen, 222), (.darken, 100), (.lighten, 200), (.hardLight, 157), (.overlay, 188),
      (.difference, 100), (.exclusion, 143), (.copy, 100), (.sourceAtop, 100), (.destinationOver, 200),
      (.plusLighter, 255), (.normal, 100),
    ] as [(BlendMode, UInt8)])
  func blend_ofTwoGreys_isAsComputedByHand(mode: BlendMode, grey: UInt8) {
    let commands: [DisplayList.Command] = [
      .fill(all, Pixel(red: 200, green: 200, blue: 200)), .beginBlend(mode),
      .fill(all, Pixel(red: 100, green: 100, blue: 100)), .end,
    ]
    #expect(premultiplied(commands, at: (5, 5)) == Pixel(red: grey, green: grey, blue: grey))
  }

  /// No channel exceeds its alpha, whatever is mixed; and promises about what shows through hold.
  @Test(arguments: BlendMode.allCases)
  func blend_ofAnyColors_isPremultiplied(mode: BlendMode) {
    for alpha in stride(from: UInt32(0), through: 255, by: 17) {
      for below in stride(from: UInt32(0), through: 255, by: 17) {
        for (own, other) in [(0, 0), (alpha / 3, below), (alpha, below / 2), (alpha, below)] {
          let result = mode.mixed(alpha << 24 | own << 8 | own, with: below << 24 | other << 8 | other)
          #expect(result & 255 <= result >> 24 && result >> 8 & 255 <= result >> 24)
          if alpha == 0, mode.keepsUnderTransparent { #expect(result == below << 24 | other << 8 | other) }
          if below == 255, mode.keepsOpacity { #expect(result >> 24 == 255) }
        }
      }
    }
    #expect(mode.keepsUnderTransparent || mode.mixed(0, with: 0xFF00_00FF) != 0xFF00_00FF)
  }

  /// Half a pixel that is cleared keeps the other half; what lies outside of the shape is as it was.
  @Test func clear_alongAnEdge_leavesWhatIsNotCovered() {
    let half = FixedRect(
      left: Fixed(pixels: 2), top: Fixed(pixels: 2), right: Fixed(rawValue: 6 * 256 + 128),
      bottom: Fixed(pixels: 8))
    let commands: [DisplayList.Command] = [
      .fill(all, .white), .beginBlend(.clear), .paint(.rect(half), .color(.black)), .end,
    ]
    #expect(premultiplied(commands, at: (4, 4)) == .clear)
    #expect(premultiplied(commands, at: (6, 4)).alpha == 127)
    #expect(premultiplied(commands, at: (7, 4)) == .white)
    // Painting with a transparent colour copies it.
    let copied: [DisplayList.Command] = [.fill(all, .white), .beginBlend(.copy), .fill(half, .clear), .end]
    #expect(premultiplied(copied, at: (4, 4)) == .clear)
    // The digest of a picture with holes is that of its pixels, also where the ground is opaque.
    #expect(Rasterizer.digest(of: list(commands)) == Rasterizer.draw(list(commands)).pixelDigest)
  }

  /// On a sheet of its own a drawing has nothing below it but itself.
  @Test func sheet_isMixedWithItselfAlone() {
    let commands: [DisplayList.Command] = [
      .fill(all, .white), .beginSheet, .fill(Showcase.rect(0, 0, 6, 10), .black), .beginBlend(.clear),
      .fill(Showcase.rect(0, 0, 3, 10), .black), .end, .end,
    ]
    #expect(premultiplied(commands, at: (1, 1)) == .white)
    #expect(premultiplied(commands, at: (4, 1)) == .black)
    var whole = list([.fill(all, .white)] + [.fill(Showcase.rect(0, 0, 6, 10), .black)])
    whole.isolate(from: 1)
    #expect(Rasterizer.draw(whole) == Rasterizer.draw(list(Array(commands[0...3]) + [.end])))
  }

  /// Without a blur a shadow is the silhouette, moved; it is that of what lies outside of the clip, too.
  @Test func shadow_ofADrawing_isItsSilhouetteMoved() {
    let shadow = DropShadow(
      offset: FixedPoint(3 * 256, 2 * 256), radius: Fixed(pixels: 0),
      color: Pixel(red: 0, green: 0, blue: 255, alpha: 102))
    let commands: [DisplayList.Command] = [
      .fill(all, .white), .beginClip(.rect(Showcase.rect(4, 0, 10, 10))), .beginShadow(shadow),
      .fill(Showcase.rect(1, 1, 3, 4), Pixel(red: 255, green: 0, blue: 0, alpha: 255)), .end, .end,
    ]
    // Two fifths of blue over white.
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (4..<6).contains(x) && (3..<6).contains(y)
        let expected = isInside ? Pixel(red: 153, green: 153, blue: 255) : .white
        #expect(premultiplied(commands, at: (x, y)) == expected, "\(x) \(y)")
      }
    }
  }

  /// A blurred shadow of a rectangle is that of the shape.
  @Test func shadow_ofARectangle_isThatOfTheShape() {
    let rect = Showcase.rect(12, 10, 28, 26)
    let (offset, radius) = (FixedPoint(512, -256), Fixed(pixels: 3))
    let color = Pixel(red: 10, green: 20, blue: 30, alpha: 200)
    var drawing = DisplayList(width: 40, height: 40)
    drawing.append(.beginShadow(DropShadow(offset: offset, radius: radius, color: color)))
    drawing.append(.fill(rect, .white))
    drawing.append(.end)
    var shape = DisplayList(width: 40, height: 40)
    shape.append(
      .shadow(Shadow(of: .path(Path(rect), .nonZero), offset: offset, radius: radius, color: color)))
    #expect(Rasterizer.draw(drawing) == Rasterizer.draw(shape))
    #expect(Rasterizer.draw(drawing, threads: 8) == Rasterizer.draw(shape))
  }

  private let all = Showcase.rect(0, 0, 10, 10)

  private func list(_ commands: [DisplayList.Command]) -> DisplayList {
    var list = DisplayList(width: 10, height: 10)
    for command in commands { list.append(command) }
    return list
  }

  /// A pixel with its channels as they are stored.
  private func premultiplied(_ commands: [DisplayList.Command], at place: (Int, Int)) -> Pixel {
    Rasterizer.draw(list(commands))[place.0, place.1].premultiplied
  }
}
