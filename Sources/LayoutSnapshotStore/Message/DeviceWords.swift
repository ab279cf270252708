/// Devices in words, as few as tell which are meant.
///
/// ```
/// on iPhone4, iPhone5
/// on all 17 devices
/// on 320x600...347x600
/// on iPhone4, iPhone5, iPhone8 and 9 more
/// ```
package struct DeviceWords {
  /// The names of all devices of the assertion, in its order.
  private let all: [String]

  package init(_ all: [String]) { self.all = all.filter { !$0.isEmpty } }

  /// Where something is so, with a blank before it; nothing where no device is named.
  package func place(_ devices: [String]) -> String {
    let named = devices.filter { !$0.isEmpty }
    if named.isEmpty { return "" }
    if named.count > 4, named.count == all.count { return " on all \(named.count) devices" }
    let parts = parts(of: named)
    if parts.count <= 4 { return " on \(parts.map(\.text).joined(separator: ", "))" }
    let shown = parts.prefix(3)
    let rest = named.count - shown.reduce(0) { $0 + $1.count }
    return " on \(shown.map(\.text).joined(separator: ", ")) and \(rest) more"
  }

  private struct Part {
    let text: String
    let count: Int
  }

  /// Names one by one, and three or more in a row that differ in one number alone as a range.
  private func parts(of names: [String]) -> [Part] {
    var parts: [Part] = []
    var rest = names[...]
    while let first = rest.first {
      let series = self.series(rest)
      let count = series.count >= 3 ? series.count : 1
      parts.append(
        Part(text: count == 1 ? first : "\(first)...\(rest[rest.startIndex + count - 1])", count: count))
      rest.removeFirst(count)
    }
    return parts
  }

  /// The names at the start that follow each other in the assertion and differ in one number alone, which grows by the
  /// same step each time.
  private func series(_ names: ArraySlice<String>) -> ArraySlice<String> {
    guard let first = names.first, var place = all.firstIndex(of: first) else { return names.prefix(1) }
    var end = names.startIndex + 1
    var step: Step?
    while end < names.endIndex, place + 1 < all.count, all[place + 1] == names[end],
      let other = self.step(from: names[end - 1], to: names[end]), step ?? other == other
    {
      step = other
      place += 1
      end += 1
    }
    return names[..<end]
  }

  /// Which number of a name grows, counted from the left, and by how much.
  private struct Step: Equatable {
    let place: Int
    let width: Int
  }

  /// What leads from one name to another; none where they differ in more than a number.
  private func step(from a: String, to b: String) -> Step? {
    let (a, b) = (parts(of: a), parts(of: b))
    guard a.count == b.count else { return nil }
    let different = a.indices.filter { a[$0] != b[$0] }
    guard different.count == 1, let place = different.first, let x = Int(a[place]), let y = Int(b[place]),
      x < y
    else { return nil }
    return Step(place: place, width: y - x)
  }

  /// Digits and what lies between them.
  private func parts(of name: String) -> [String] {
    var parts: [String] = []
    for character in name {
      let isDigit = ("0"..."9").contains(character)
      if let last = parts.last?.last, ("0"..."9").contains(last) == isDigit {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }
}
