/// What a user does at once. What code does because of it happens in one turn of a phone's run loop, which is not there
/// in tests: whatever sends an action as a finger would is an event instead.
enum UserEvent {
  /// Tells events apart.
  final class Token: Sendable {}

  /// The event that is going on; nil for code that a test calls itself.
  @TaskLocal static var current: Token?

  /// Runs what an event leads to. An event that code itself sends belongs to the one going on.
  static func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    if current != nil { return try body() }
    return try $current.withValue(Token(), operation: body)
  }
}
