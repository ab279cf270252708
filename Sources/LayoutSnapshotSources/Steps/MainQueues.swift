/// What the main queue gets is done before the next picture. Most of it finds the way by methods that the compiler prefers to Dispatch's;
/// where it could not choose, prepared sources call others.
extension Preparation {
  /// The type that the main queue is taken of, and what it is asked.
  private static let calls = ["DispatchQueue": "sync", "OperationQueue": "addOperation"]

  mutating func writeMainQueues() {
    for index in source.tokens.indices.dropLast(4)
    where source.isLeftIn[index] && source.isMark(".", at: index + 1) && source.isWord("main", at: index + 2)
    {
      guard let call = Self.calls[source.text(index)], source.isMark(".", at: index + 3),
        source.text(index + 4) == call
      else { continue }
      edits.insert("_", at: source.tokens[index + 4].range.lowerBound)
    }
  }
}
