import LayoutSnapshotGraphics

/// The premultiplied colours of a gradient at 1024 places, so that a pixel costs no interpolation.
struct ColorRamp {
  let colors: [UInt32]

  /// The last place; the first is 0.
  static let last: Int64 = 1023

  init(_ stops: [LinearGradient.Stop]) {
    colors = (0...Self.last).map { step in
      Self.color(at: Int32((step * 65536 + Self.last / 2) / Self.last), stops).bits
    }
  }

  /// The place of a position in 1/65536.
  @inline(__always)
  static func place(_ position: Int64) -> Int {
    Int(max(0, min(last, (position &* last &+ 1 << 15) &>> 16)))
  }

  private static func color(at position: Int32, _ stops: [LinearGradient.Stop]) -> Pixel {
    guard let next = stops.firstIndex(where: { $0.position > position }) else {
      return stops[stops.count - 1].color.premultiplied
    }
    if next == 0 { return stops[0].color.premultiplied }
    let (from, to) = (stops[next - 1], stops[next])
    let (part, whole) = (UInt32(position - from.position), UInt32(to.position - from.position))
    let (a, b) = (from.color.premultiplied, to.color.premultiplied)
    func mixed(_ channel: (Pixel) -> UInt8) -> UInt8 {
      UInt8((UInt32(channel(a)) * (whole - part) + UInt32(channel(b)) * part + whole / 2) / whole)
    }
    return Pixel(
      red: mixed { $0.red }, green: mixed { $0.green }, blue: mixed { $0.blue }, alpha: mixed { $0.alpha })
  }
}
