/// What a view's content means, which decides whether it mirrors. The numbers are UIKit's.
public enum SemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Mirrors with the direction of text.
  case unspecified = 0
  /// Controls of a player, which do not mirror.
  case playback = 1
  /// Directions in space, which do not mirror.
  case spatial = 2
  /// Never mirrors.
  case forceLeftToRight = 3
  /// Always mirrored.
  case forceRightToLeft = 4

  func direction(in surroundings: UserInterfaceLayoutDirection) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: surroundings
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension View {
  final var directionHere: UserInterfaceLayoutDirection {
    var root = self
    while let view = root.superview { root = view }
    return semanticContentAttribute.direction(in: root.surroundings.direction)
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
