import Foundation
import LayoutSnapshotTypeset

extension Font {
  /// How heavy a font is. The numbers are UIKit's, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number itself.
    public let rawValue: CGFloat
    /// A weight with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight with a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// The weight -0.6.
    public static let thin = Weight(-0.6)
    /// The weight -0.4.
    public static let light = Weight(-0.4)
    /// The weight of normal text, 0.
    public static let regular = Weight(0)
    /// The weight 0.23.
    public static let medium = Weight(0.23)
    /// The weight 0.3.
    public static let semibold = Weight(0.3)
    /// The weight 0.4.
    public static let bold = Weight(0.4)
    /// The weight 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest weight, 0.62.
    public static let black = Weight(0.62)

    /// The named weight with the nearest number.
    var cut: FontWeight {
      var nearest = FontWeight.regular
      var distance = CGFloat.infinity
      for (weight, cut) in Weight.named where abs(weight.rawValue - rawValue) < distance {
        (nearest, distance) = (cut, abs(weight.rawValue - rawValue))
      }
      return nearest
    }

    private static let named: [(Weight, FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
  }
}
