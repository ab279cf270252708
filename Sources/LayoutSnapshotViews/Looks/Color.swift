import Foundation
import LayoutSnapshotGraphics

/// A colour in sRGB, or one for each style, with UIKit's names.
///
/// ```swift
/// view.backgroundColor = .systemBackground
/// view.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
/// view.backgroundColor = Color { $0.userInterfaceStyle == .dark ? .black : .white }
/// ```
///
/// A class, as UIKit's is, so that an extension can add `convenience init(hex:)`; it never changes.
public final class Color: ValueObject, Sendable {
  private let source: Source

  private enum Source: Hashable, Sendable {
    case fixed(Pixel)
    case styled(light: Pixel, dark: Pixel)
    case provided(Provider, alpha: UInt8?)
  }

  /// A colour of components from 0 to 1; what lies outside is brought to the nearer end.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Pixel(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha)))
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its place on the wheel of hues, how full it is and how bright, all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (saturation, value) = (unit(saturation), unit(brightness))
    let sector = unit(hue) * 6
    // How far a channel lies from its brightest, by the hue: 0 within 60 degrees, 1 from 120 on.
    func channel(_ turned: CGFloat) -> CGFloat {
      let place = (turned + sector).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * unit(min(place, 4 - place))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour that is resolved each time it is drawn.
  ///
  /// Two such colours are equal only if one is a copy of the other.
  public convenience init(dynamicProvider: @escaping @Sendable (Traits) -> Color) {
    self.init(.provided(Provider(dynamicProvider), alpha: nil))
  }

  /// A colour that never changes.
  package convenience init(_ pixel: Pixel) { self.init(.fixed(pixel)) }

  /// A colour for each style.
  package convenience init(light: Pixel, dark: Pixel) { self.init(.styled(light: light, dark: dark)) }

  private init(_ source: Source) { self.source = source }

  /// The same colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    let alpha = byte(alpha)
    if case .provided(let provider, _) = source { return Color(.provided(provider, alpha: alpha)) }
    return map { $0.with(alpha: alpha) }
  }

  /// Greys as bright as the colours.
  var withoutHue: Color { map(\.grey) }

  /// Changes each of the colours that this one may be.
  private func map(_ change: @escaping @Sendable (Pixel) -> Pixel) -> Color {
    switch source {
    case .fixed(let pixel): Color(change(pixel))
    case .styled(let light, let dark): Color(light: change(light), dark: change(dark))
    case .provided: Color { [self] traits in Color(change(pixel(in: traits))) }
    }
  }

  /// The colour that this one is under some traits: one that never changes.
  public func resolvedColor(with traits: Traits) -> Color { Color(pixel(in: traits)) }

  /// The colour under ``Traits/current``, where Core Graphics' type is asked for.
  public var cgColor: Color { resolvedColor(with: .current) }

  /// The bytes that are painted under some traits.
  package func pixel(in traits: Traits) -> Pixel {
    switch source {
    case .fixed(let pixel): return pixel
    case .styled(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
    case .provided(let provider, let alpha):
      let pixel = provider.color(traits).pixel(in: traits)
      return alpha.map(pixel.with(alpha:)) ?? pixel
    }
  }

  /// Whether the other has the same components, or the same provider.
  public func isEqual(_ object: Any?) -> Bool { (object as? Color)?.source == source }

  /// The same for equal colours.
  public var hash: Int { source.hashValue }

  /// The components of each style.
  public var description: String {
    switch source {
    case .fixed(let pixel): pixel.description
    case .styled(let light, let dark): "\(light), dark \(dark)"
    case .provided: "dynamic"
    }
  }

  /// A closure that is told from others by its place in memory.
  private final class Provider: Hashable, Sendable {
    let color: @Sendable (Traits) -> Color

    init(_ color: @escaping @Sendable (Traits) -> Color) { self.color = color }

    static func == (left: Provider, right: Provider) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
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

extension Pixel {
  fileprivate func with(alpha: UInt8) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The pixel by its brightness alone, with the weights of ITU-R BT.601.
  fileprivate var grey: Pixel {
    let sum: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    let level = UInt8((sum + 500) / 1000)
    return Pixel(red: level, green: level, blue: level, alpha: alpha)
  }
}

/// The nearest number from 0 to 1; not a number is 0.
private func unit(_ component: CGFloat) -> CGFloat { component > 0 ? min(component, 1) : 0 }

/// The nearest of the 256 steps; not a number is 0.
private func byte(_ component: CGFloat) -> UInt8 { UInt8((unit(component) * 255).rounded()) }
