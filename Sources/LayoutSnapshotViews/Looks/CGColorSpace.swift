import Foundation
import LayoutSnapshotSupport

/// A space of colors. All colors here are in sRGB, grays among them.
///
/// ```swift
/// let space = CGColorSpace(name: CGColorSpace.sRGB)
/// ```
public final class CGColorSpace: Equatable, Sendable {
  /// What the components of a color are: ``CGColorSpaceModel/rgb`` or ``CGColorSpaceModel/monochrome``.
  public let model: CGColorSpaceModel
  /// The name.
  public let name: String?

  private init(_ model: CGColorSpaceModel, _ name: String?) { (self.model, self.name) = (model, name) }

  /// The space of a name; nil for a name that is not among those here.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(.rgb, name)
    case CGColorSpace.genericGrayGamma2_2: self.init(.monochrome, name)
    default: return nil
    }
  }

  static let rgb = CGColorSpace(.rgb, nil)
  static let gray = CGColorSpace(.monochrome, nil)

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond 0 and 1. They are clamped.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of a space of grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The number of components of a color, without the opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Whether the components of colors mean the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }
}

/// What the components of a color are. Raw values match Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// How colors are found that a space does not have. All of these are the same here. Raw values match Core Graphics'.
public enum CGColorRenderingIntent: Int32, Sendable, CaseIterable {
  /// As the system decides.
  case defaultIntent = 0
  /// The nearest color.
  case absoluteColorimetric = 1
  /// The nearest color relative to white.
  case relativeColorimetric = 2
  /// A color that looks alike among others.
  case perceptual = 3
  /// A color that is as strong.
  case saturation = 4
}

/// The space of a device's colors, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The space of a device's grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension Color {
  /// A gray from 0, black, to 1, white, by its name as a `CGColor`.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(white: gray, alpha: alpha) }

  /// A color by its components in a space; nil for too few.
  ///
  /// ```swift
  /// let red = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])
  /// ```
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    self.init(components: Array(components.prefix(space.numberOfComponents + 1)))
  }

  /// A color by red, green, blue and alpha, or by gray and alpha; nil for another number.
  convenience init?(components: [CGFloat]) {
    switch components.count {
    case 2: self.init(white: components[0], alpha: components[1])
    case 4:
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// The space of the ``components``.
  public var colorSpace: CGColorSpace? { isGray ? .gray : .rgb }

  /// The color in another space; nil for the gray of a color, which the message says: how it is found is published nowhere.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?)
    -> Color?
  {
    guard let parts = components, space.model != colorSpace?.model else { return self }
    guard space.model == .monochrome else {
      return Color(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    }
    AbsentNames.shared.note(
      .look, "A color was to become a gray by a CGColorSpace. It has none here: it is nil.")
    return nil
  }

  /// A color with the components of another one.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

/// The components of a color, like Core Image's `CIColor`.
///
/// ```swift
/// let red = CIColor(color: view.tintColor).red
/// ```
public final class CIColor: NSObject, NSCopying, Sendable {
  /// The red part, from 0 to 1.
  public let red: CGFloat
  /// The green part, from 0 to 1.
  public let green: CGFloat
  /// The blue part, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// A color by its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// The components of a color under ``Traits/current``.
  public convenience init(color: Color) {
    let parts = color.components ?? []
    let isGray = parts.count == 2
    self.init(red: parts[0], green: parts[isGray ? 0 : 1], blue: parts[isGray ? 0 : 2], alpha: color.alpha)
  }
  /// The components of a color. Here ``Color`` takes the place of `CGColor`.
  public convenience init(cgColor: Color) { self.init(color: cgColor) }

  /// The number of components, the opacity among them.
  public var numberOfComponents: Int { 4 }

  /// The object itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
