/// The way in which text runs.
public enum UserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
