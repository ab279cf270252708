/// Waits for what the system, the network or the user would answer on a phone: until the task is cancelled.
package enum Unanswered {
  /// Returns when the task is cancelled, and not before.
  package nonisolated(nonsending) static func untilCancelled() async {
    let (answers, asker) = AsyncStream.makeStream(of: Never.self)
    for await _ in answers {}
    // Without its asker the stream would end at once.
    withExtendedLifetime(asker) {}
  }

  /// Throws when the task is cancelled, and not before.
  package nonisolated(nonsending) static func answer<Answer>() async throws -> Answer {
    await untilCancelled()
    throw CancellationError()
  }
}
