import Foundation

/// A change of the colors of a configuration.
///
/// ```swift
/// configuration.imageColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
/// ```
///
/// Two of them are equal only if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// The change.
  public let transform: @Sendable (Color) -> Color
  private let identity = TransformerIdentity()

  /// A change by a function.
  public init(_ transform: @escaping @Sendable (Color) -> Color) { self.transform = transform }

  /// The changed color.
  public func callAsFunction(_ input: Color) -> Color { transform(input) }

  /// The color without its hue.
  public static let grayscale = UIConfigurationColorTransformer { color in
    Color(dynamicProvider: { traits in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      let fixed = color.resolvedColor(with: traits)
      return unsafe fixed.getWhite(&white, alpha: &alpha) ? Color(white: white, alpha: alpha) : fixed
    })
  }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Hashes what copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A change of the attributes of a configuration's text.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
///   var attributes = attributes
///   attributes.font = UIFont.boldSystemFont(ofSize: 15)
///   return attributes
/// }
/// ```
///
/// Two of them are equal only if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// A change by a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Hashes what copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// What copies of a transformer have in common.
private final class TransformerIdentity: Sendable {}
