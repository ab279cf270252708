import Foundation

/// Makes contents that break a layout as small as they can be and still break it.
package enum ContentShrinking {
  /// As many texts as are tried to make one shorter.
  private static let most = 300

  /// The smallest contents that were found, in the fewest places.
  ///
  /// - Parameters:
  ///   - contents: contents that break the layout together.
  ///   - fails: whether contents break it.
  package static func smallest(
    _ contents: [(place: Int, content: ContentSource.Content)],
    where fails: ([(place: Int, content: ContentSource.Content)]) -> Bool
  ) -> [(place: Int, content: ContentSource.Content)] {
    var kept = contents
    for place in contents.map(\.place) where kept.count > 1 {
      let fewer = kept.filter { $0.place != place }
      if fails(fewer) { kept = fewer }
    }
    for index in kept.indices {
      func failsWith(_ content: ContentSource.Content) -> Bool {
        var trial = kept
        trial[index].content = content
        return fails(trial)
      }
      kept[index].content = smallest(kept[index].content, where: failsWith)
    }
    return kept
  }

  private static func smallest(
    _ content: ContentSource.Content, where fails: (ContentSource.Content) -> Bool
  ) -> ContentSource.Content {
    switch content {
    case .text(let text): return .text(shortest(text) { fails(.text($0)) })
    case .picture(nil): return content
    case .picture(var size?):
      // Half as wide, then half as high, for as long as it fails.
      while size.width > 1,
        fails(.picture(CGSize(width: (size.width / 2).rounded(.down), height: size.height)))
      {
        size.width = (size.width / 2).rounded(.down)
      }
      while size.height > 1,
        fails(.picture(CGSize(width: size.width, height: (size.height / 2).rounded(.down))))
      {
        size.height = (size.height / 2).rounded(.down)
      }
      return .picture(size)
    }
  }

  /// The shortest text for which a closure is true, provided that it is true for the whole text: first a beginning, then
  /// without letters in between, then with plain letters.
  package static func shortest(_ text: String, where fails: (String) -> Bool) -> String {
    var letters = beginning(of: Array(text), where: fails)
    var (left, size) = (most, max(letters.count / 2, 1))
    while !letters.isEmpty, left > 0 {
      var (start, hasShrunk) = (0, false)
      while start < letters.count, left > 0 {
        var shorter = letters
        shorter.removeSubrange(start..<min(start + size, letters.count))
        left -= 1
        if fails(String(shorter)) {
          (letters, hasShrunk) = (shorter, true)
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      size = max(size / 2, 1)
    }
    for index in letters.indices where letters[index] != "a" && left > 0 {
      var plainer = letters
      plainer[index] = "a"
      left -= 1
      if fails(String(plainer)) { letters = plainer }
    }
    // Plain letters may be wider than those in their place.
    return String(beginning(of: letters, where: fails))
  }

  /// The shortest beginning of letters that fails, if a longer one always fails, too.
  private static func beginning(of letters: [Character], where fails: (String) -> Bool) -> [Character] {
    var (passes, failing) = (-1, letters.count)
    while failing - passes > 1 {
      let middle = (passes + failing) / 2
      if fails(String(letters[..<middle])) { failing = middle } else { passes = middle }
    }
    return Array(letters[..<failing])
  }
}
