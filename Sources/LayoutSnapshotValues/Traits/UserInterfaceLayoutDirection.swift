/// A layout direction. The numbers are UIKit's.
public enum UserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
