/// Waits for what the system, the user or another process would answer on a phone: until the task is cancelled.
enum Waiting {
  /// Returns when the task is cancelled, and not before.
  static func untilCancelled() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
  }

  /// Throws when the task is cancelled, and not before.
  static func forAnAnswer<Answer>() async throws -> Answer {
    await untilCancelled()
    throw CancellationError()
  }
}
