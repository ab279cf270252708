import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotSupport

extension Color {
  /// The sRGB color that is closest to a Display P3 color. Pictures are in sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // From P3's primaries to sRGB's, both with D65: the product of the two standards' matrices.
    self.init(
      red: encoded(1.2249401763 * r - 0.2249401763 * g),
      green: encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
  }

  /// The fixed color of another color under ``Traits/current``. Here ``Color`` takes the place of `CGColor`.
  public convenience init(cgColor: Color) {
    self.init(cgColor.pixel(in: .current), isGray: cgColor.isGray)
  }

  /// A registered color, or one from a color set of the package's asset catalogs; nil if there is none.
  ///
  /// ```swift
  /// Color.register(.systemPink, named: "Accent")
  /// ```
  public convenience init?(named name: String) {
    guard let color = named.withLock({ $0[name] }) ?? AssetIndex.shared.color(name) else {
      AbsentNames.shared.note(.color, name)
      return nil
    }
    self.init { color.resolvedColor(with: $0) }
  }

  /// A color by its name. The bundle has no effect: all bundles share one registry.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: Traits?) {
    self.init(named: name)
  }

  /// The names under which there are colors, in alphabetical order.
  package static var knownNames: [String] {
    Set(named.withLock { $0.keys }).union(AssetIndex.shared.colorNames).sorted()
  }

  /// Registers a color under a name, as an asset catalog would; nil removes it.
  public static func register(_ color: Color?, named name: String) { named.withLock { $0[name] = color } }

  /// Gets the color's components under ``Traits/current``; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    unsafe red?.pointee = parts.red
    unsafe green?.pointee = parts.green
    unsafe blue?.pointee = parts.blue
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// Gets hue, saturation, brightness and opacity under ``Traits/current``; always returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    let (high, low) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
    let range = high - low
    var turn: CGFloat = 0
    if range > 0 {
      if high == parts.red {
        turn = (parts.green - parts.blue) / range
      } else if high == parts.green {
        turn = (parts.blue - parts.red) / range + 2
      } else {
        turn = (parts.red - parts.green) / range + 4
      }
    }
    unsafe hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    unsafe saturation?.pointee = high > 0 ? range / high : 0
    unsafe brightness?.pointee = high
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// Gets the gray value and the opacity under ``Traits/current``; returns false for a color that is not gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let parts = parts
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    unsafe white?.pointee = parts.red
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// The color's opacity under ``Traits/current``.
  public var alpha: CGFloat { parts.alpha }

  /// The components under ``Traits/current``, each from 0 to 1, and the opacity: gray and opacity for a color that was
  /// made from a gray, else red, green, blue and opacity.
  public var components: [CGFloat]? {
    let parts = parts
    return isGray ? [parts.red, parts.alpha] : [parts.red, parts.green, parts.blue, parts.alpha]
  }

  /// The number of ``components``, the opacity among them.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> Color? { withAlphaComponent(alpha) }

  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let pixel = pixel(in: .current)
    func share(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
    return (share(pixel.red), share(pixel.green), share(pixel.blue), share(pixel.alpha))
  }
}

private let named = Locked([String: Color]())

/// Converts a value of sRGB's curve, which P3 shares, to linear light.
private func linear(_ value: CGFloat) -> CGFloat {
  guard value > 0.04045 else { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  // base^2.4, computed with roots that are the same on every machine, unlike the C library's powers.
  let fifth = root(5, of: base)
  return base * base * fifth * fifth
}

private func encoded(_ light: CGFloat) -> CGFloat {
  guard light > 0.0031308 else { return light * 12.92 }
  // light^(1/2.4) is the twelfth root of its fifth power.
  let fifth = light * light * light * light * light
  return 1.055 * root(3, of: fifth.squareRoot().squareRoot()) - 0.055
}

/// A root by Newton's method, from above.
private func root(_ degree: Int, of value: CGFloat) -> CGFloat {
  guard value > 0 else { return 0 }
  var guess = max(1, value)
  for _ in 0..<64 {
    var power: CGFloat = 1
    for _ in 1..<degree { power *= guess }
    let next = (CGFloat(degree - 1) * guess + value / power) / CGFloat(degree)
    if next >= guess { break }
    guess = next
  }
  return guess
}
