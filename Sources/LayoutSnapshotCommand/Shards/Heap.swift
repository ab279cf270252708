/// The least of elements that change: finding it takes a constant time, and changing it the logarithm of their number.
struct Heap<Element: Comparable> {
  /// Each element is at most as large as those at twice its place and one or two.
  private var elements: [Element]

  /// - Precondition: there is an element, and they are in order.
  init(_ elements: [Element]) {
    precondition(!elements.isEmpty && zip(elements, elements.dropFirst()).allSatisfy { $0 <= $1 })
    self.elements = elements
  }

  /// The least.
  var first: Element { elements[0] }

  /// Puts another element in the place of the least.
  mutating func replaceFirst(by element: Element) {
    var place = 0
    while true {
      let children = (2 * place + 1..<2 * place + 3).clamped(to: 0..<elements.count)
      guard let least = children.min(by: { elements[$0] < elements[$1] }), elements[least] < element else {
        break
      }
      elements[place] = elements[least]
      place = least
    }
    elements[place] = element
  }
}
