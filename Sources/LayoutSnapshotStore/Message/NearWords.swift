/// The word that is at most two typing mistakes away, the first of several.
package func nearest(to word: String, in words: [String]) -> String? {
  // Longer words are no mistyped names, and comparing them would take long.
  guard word.count <= 40 else { return nil }
  return words.map { (distance(word, $0), $0) }.filter { $0.0 <= 2 }.min { $0.0 < $1.0 }?.1
}

/// The words that are the fewest typing mistakes away, whatever their case, the nearest first.
///
/// - Parameter atMost: the most mistakes that a word may be away.
package func nearestFew(to word: String, in words: [String], atMost: Int = .max, most: Int) -> [String] {
  let word = String(word.lowercased().prefix(40))
  return words.enumerated().map { (distance(word, $1.lowercased()), $0, $1) }.filter { $0.0 <= atMost }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(most).map(\.2)
}

/// Levenshtein's distance.
private func distance(_ a: String, _ b: String) -> Int {
  let b = Array(b)
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let change = diagonal + (letter == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(change, row[j] + 1, diagonal + 1)
    }
  }
  return row[b.count]
}
