extension Pixel: CustomStringConvertible {
  /// `#RRGGBB`, followed by the alpha where the pixel is not opaque.
  public var description: String {
    let digits = hex(red) + hex(green) + hex(blue)
    return alpha == 255 ? "#" + digits : "#" + digits + hex(alpha)
  }

  private func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
