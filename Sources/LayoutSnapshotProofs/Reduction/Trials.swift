/// A bounded number of trials of what can be left out.
struct Trials {
  var left: Int
  let showsProblem: () -> Bool

  /// Leaves out as many parts as possible.
  ///
  /// - Parameters:
  ///   - parts: the parts.
  ///   - isThere: whether a part is there; it may have gone with another one.
  ///   - leave: leaves parts out, and returns how to take that back.
  mutating func leaveOut<Part>(
    _ parts: [Part], ifThere isThere: (Part) -> Bool, _ leave: ([Part]) -> () -> Void
  ) {
    var parts = parts
    var size = max(parts.count / 2, 1)
    while !parts.isEmpty {
      var (kept, start) = ([Part](), 0)
      while start < parts.count {
        let chunk = parts[start..<min(start + size, parts.count)].filter(isThere)
        start += size
        if !chunk.isEmpty, !isSuperfluous(chunk, leave) { kept += chunk }
      }
      let hasShrunk = kept.count < parts.count
      parts = kept
      // A part may have become superfluous with another one.
      if size == 1, !hasShrunk { return }
      size = max(min(size / 2, parts.count / 2), 1)
      if left <= 0 { return }
    }
  }

  private mutating func isSuperfluous<Part>(_ parts: [Part], _ leave: ([Part]) -> () -> Void) -> Bool {
    if left <= 0 { return false }
    left -= 1
    let putBack = leave(parts)
    if showsProblem() { return true }
    putBack()
    return false
  }
}
