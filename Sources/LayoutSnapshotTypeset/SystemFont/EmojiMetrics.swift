/// The room that emoji take on iOS, where they are relatively wider in small text than in large.
///
/// Two straight lines through the origin, and one from the first to the second between 16 and 24 points, which is
/// how Apple's emoji font is scaled. Fitted to labels of one emoji that Xcode saved: 13 points 19 wide, 17 23,
/// 18 24, 34 38 and 45 50, each within the half point that its frame was rounded up by.
enum EmojiMetrics {
  static func advance(size: Double) -> Double {
    let (small, large) = (1.404, 1.111)
    if size <= 16 { return size * small }
    if size >= 24 { return size * large }
    let share = (size - 16) / 8
    return 16 * small + (24 * large - 16 * small) * share
  }
}
