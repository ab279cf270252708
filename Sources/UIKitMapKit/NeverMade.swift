/// What an answer is made of that never comes. As it has no value, no object with one can be made.
struct NeverMade: Sendable {
  private let never: Never

  /// Any fact of the answer: no code gets here.
  func fact<Fact>() -> Fact { switch never {} }
}
