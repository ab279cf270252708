/// What a view's content means, which decides whether the view mirrors. The numbers are UIKit's.
public enum SemanticContentAttribute: Int, Sendable, CaseIterable {
  /// The view mirrors in right-to-left text.
  case unspecified = 0
  /// Playback controls, which never mirror.
  case playback = 1
  /// Content about directions in space, which never mirrors.
  case spatial = 2
  /// The view never mirrors.
  case forceLeftToRight = 3
  /// The view is always mirrored.
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
    semanticContentAttribute.direction(in: (layoutRoot ?? root).surroundings.direction)
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
