/// Conditions speak of the system the app runs on, and of its modules.
extension Preparation {
  mutating func writeConditions() {
    for index in source.tokens.indices {
      guard source.tokens[index].kind == .hash, source.text(index) == "#if" || source.text(index) == "#elseif"
      else {
        continue
      }
      var last = index
      while last + 1 < source.tokens.count, !source.tokens[last + 1].beginsLine { last += 1 }
      for condition in source.phoneConditions(from: index + 1, through: last) {
        edits.replace(condition, by: "true")
      }
    }
  }
}
