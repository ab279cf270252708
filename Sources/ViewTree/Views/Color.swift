import Foundation
import Graphics

/// A colour in sRGB, with UIKit's names for the fixed ones.
///
/// ```swift
/// view.backgroundColor = .orange
/// view.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
/// ```
public struct Color: Hashable, Sendable {
  /// The bytes that are painted.
  package let pixel: Pixel

  /// A colour of components from 0 to 1; what lies outside is brought to the nearer end.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    pixel = Pixel(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// A grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(pixel: Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: byte(alpha)))
  }

  private init(pixel: Pixel) { self.pixel = pixel }
}

extension Color {
  /// White 0.
  public static let black = Color(white: 0, alpha: 1)
  /// White 1/3.
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  /// White 1/2.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// White 2/3.
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  /// White 1.
  public static let white = Color(white: 1, alpha: 1)
  /// Red 1.
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green 1.
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue 1.
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green 1 and blue 1.
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1 and green 1.
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1 and blue 1.
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1 and green 1/2.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 1/2 and blue 1/2.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4 and blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
}

/// The nearest of the 256 steps; not a number is 0.
private func byte(_ component: CGFloat) -> UInt8 {
  component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
}
