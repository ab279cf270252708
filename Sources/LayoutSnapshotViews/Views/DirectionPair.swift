/// Two values of one type, one for each direction of text.
struct DirectionPair<Element> {
  var leftToRight: Element?
  var rightToLeft: Element?

  subscript(direction: UserInterfaceLayoutDirection) -> Element? {
    get { direction == .leftToRight ? leftToRight : rightToLeft }
    set {
      switch direction {
      case .leftToRight: leftToRight = newValue
      case .rightToLeft: rightToLeft = newValue
      }
    }
  }

  /// Removes each element that meets the condition.
  mutating func forget(where isUseless: (Element) -> Bool) {
    if let element = leftToRight, isUseless(element) { leftToRight = nil }
    if let element = rightToLeft, isUseless(element) { rightToLeft = nil }
  }
}
