import Foundation
import LayoutSnapshotGraphics

/// A color in sRGB, fixed or dependent on traits, with UIKit's names.
///
/// ```swift
/// view.backgroundColor = .systemBackground
/// view.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
/// view.backgroundColor = Color { $0.userInterfaceStyle == .dark ? .black : .white }
/// ```
///
/// It is a class, like `UIColor`, so that an extension can add `convenience init(hex:)`. It never changes.
public final class Color: ValueObject, NSCopying, Sendable {
  private let source: Source
  /// Whether the color was made from a gray, which only ``components`` tells.
  let isGray: Bool

  private enum Source: Hashable, Sendable {
    case fixed(Pixel)
    case styled(light: Pixel, dark: Pixel)
    /// A color for each look, in the order of `SystemAppearance`.
    case looks([StyledPixels])
    case leveled(light: Pixel, dark: Pixel, elevated: Pixel)
    case contrasted(normal: Color, increased: Color)
    case provided(Provider, alpha: UInt8?)
    /// The tint color of the view that draws.
    case tint(alpha: UInt8?)
  }

  /// A color with components from 0 to 1. Values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Pixel(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha)))
  }

  /// A gray from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    let (gray, alpha) = (byte(white), byte(alpha))
    self.init(Pixel(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
  }

  /// A color with a hue, a saturation and a brightness, all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (saturation, value) = (unit(saturation), unit(brightness))
    let sector = unit(hue) * 6
    // The channel's distance from the hue at which it is brightest: 0 within 60 degrees, 1 from 120 degrees on.
    func channel(_ turned: CGFloat) -> CGFloat {
      let place = (turned + sector).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * unit(min(place, 4 - place))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A color that a closure resolves each time it is drawn.
  ///
  /// Two such colors are equal only if one is a copy of the other.
  public convenience init(dynamicProvider: @escaping @Sendable (Traits) -> Color) {
    self.init(.provided(Provider(dynamicProvider), alpha: nil))
  }

  /// A color that is the same under all traits.
  package convenience init(_ pixel: Pixel) { self.init(.fixed(pixel)) }

  convenience init(_ pixel: Pixel, isGray: Bool) { self.init(.fixed(pixel), isGray: isGray) }

  /// A color for each style.
  package convenience init(light: Pixel, dark: Pixel) { self.init(.styled(light: light, dark: dark)) }

  /// A color for each look and style, the oldest look first.
  convenience init(looks: [StyledPixels]) { self.init(.looks(looks)) }

  /// A color for each style, and for the elevated level in dark style.
  package convenience init(light: Pixel, dark: Pixel, elevated: Pixel) {
    self.init(.leveled(light: light, dark: dark, elevated: elevated))
  }

  /// A color that is another one if the reader wants more contrast.
  convenience init(normal: Color, increasedContrast: Color) {
    self.init(.contrasted(normal: normal, increased: increasedContrast))
  }

  /// The tint color of the view that draws with it; the system's blue outside of views.
  ///
  /// ```swift
  /// label.textColor = .tintColor
  /// ```
  public static let tintColor = Color(.tint(alpha: nil))

  private init(_ source: Source, isGray: Bool = false) { (self.source, self.isGray) = (source, isGray) }

  /// The same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    let alpha = byte(alpha)
    if case .provided(let provider, _) = source { return Color(.provided(provider, alpha: alpha)) }
    if case .tint = source { return Color(.tint(alpha: alpha)) }
    if case .fixed(let pixel) = source { return Color(pixel.with(alpha: alpha), isGray: isGray) }
    return map { $0.with(alpha: alpha) }
  }

  /// The same color in grays of equal brightness.
  var withoutHue: Color { map(\.grey) }

  /// Transforms the color, for each style that it may have.
  private func map(_ change: @escaping @Sendable (Pixel) -> Pixel) -> Color {
    switch source {
    case .fixed(let pixel): Color(change(pixel))
    case .styled(let light, let dark): Color(light: change(light), dark: change(dark))
    case .looks(let looks): Color(looks: looks.map { $0.map(change) })
    case .leveled(let light, let dark, let elevated):
      Color(light: change(light), dark: change(dark), elevated: change(elevated))
    case .contrasted(let normal, let increased):
      Color(normal: normal.map(change), increasedContrast: increased.map(change))
    case .provided, .tint: Color { [self] traits in Color(change(pixel(in: traits))) }
    }
  }

  /// The fixed color under the given traits.
  public func resolvedColor(with traits: Traits) -> Color {
    Color(pixel(in: traits), isGray: isGray)
  }

  /// The fixed color under ``Traits/current``. Here ``Color`` takes the place of `CGColor`.
  public var cgColor: Color { resolvedColor(with: .current) }

  /// The color's bytes under the given traits.
  ///
  /// - Parameter tint: the tint color of the view that draws.
  package func pixel(in traits: Traits, tint: @autoclosure () -> Color = .systemBlue) -> Pixel {
    switch source {
    case .fixed(let pixel): return pixel
    case .styled(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
    case .looks(let looks):
      let pixels = looks[min(traits.systemAppearance.rank, looks.count - 1)]
      return traits.userInterfaceStyle == .dark ? pixels.dark : pixels.light
    case .leveled(let light, let dark, let elevated):
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    case .contrasted(let normal, let increased):
      return (traits.accessibilityContrast == .high ? increased : normal).pixel(in: traits)
    case .provided(let provider, let alpha):
      let pixel = provider.color(traits).pixel(in: traits, tint: tint())
      return alpha.map(pixel.with(alpha:)) ?? pixel
    case .tint(let alpha):
      // A tint of itself has no color; UIKit takes the usual one.
      let pixel = tint().pixel(in: traits)
      return alpha.map(pixel.with(alpha:)) ?? pixel
    }
  }

  /// The object itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a color with the same components or the same provider.
  public func isEqual(_ object: Any?) -> Bool { (object as? Color)?.source == source }

  /// A hash value that is the same for equal colors.
  public var hash: Int { source.hashValue }

  /// The components of each style.
  public var description: String {
    switch source {
    case .fixed(let pixel): pixel.description
    case .styled(let light, let dark), .leveled(let light, let dark, _): "\(light), dark \(dark)"
    case .looks(let looks): "\(looks[0].light), dark \(looks[0].dark)"
    case .contrasted(let normal, _): normal.description
    case .provided: "dynamic"
    case .tint: "tint color"
    }
  }

  /// A closure with an identity, so that it can be compared.
  private final class Provider: Hashable, Sendable {
    let color: @Sendable (Traits) -> Color

    init(_ color: @escaping @Sendable (Traits) -> Color) { self.color = color }

    static func == (left: Provider, right: Provider) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension Color {
  /// Black: white 0.
  public static let black = Color(white: 0, alpha: 1)
  /// Dark gray: white 1/3.
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  /// Gray: white 1/2.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Light gray: white 2/3.
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  /// White: white 1.
  public static let white = Color(white: 1, alpha: 1)
  /// Red: red 1.
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: green 1.
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: blue 1.
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: green 1 and blue 1.
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: red 1 and green 1.
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: red 1 and blue 1.
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: red 1 and green 1/2.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: red 1/2 and blue 1/2.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: red 0.6, green 0.4 and blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No color: black with an opacity of 0.
  public static let clear = Color(white: 0, alpha: 0)
}

extension Pixel {
  fileprivate func with(alpha: UInt8) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray of the pixel's brightness, with the weights of ITU-R BT.601.
  fileprivate var grey: Pixel {
    let sum: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    let level = UInt8((sum + 500) / 1000)
    return Pixel(red: level, green: level, blue: level, alpha: alpha)
  }
}

/// The component, clamped to the range from 0 to 1; 0 for NaN.
private func unit(_ component: CGFloat) -> CGFloat { component > 0 ? min(component, 1) : 0 }

/// The nearest of 256 steps; 0 for NaN.
private func byte(_ component: CGFloat) -> UInt8 { UInt8((unit(component) * 255).rounded()) }
