/// How a reference relates to what the test produced.
package enum ReferenceState: Hashable, Sendable, CaseIterable {
  /// There is none.
  case missing
  /// It says the same.
  case matching
  /// It says something else, or cannot be read.
  case differing
}

/// What follows.
package enum Decision: Hashable, Sendable {
  /// The test goes on.
  case pass
  /// What the test produced becomes the reference.
  case record
  /// The reference stays as it is, and the test fails.
  case fail

  /// The whole rule: a difference overwrites a reference only in the modes that ask for it.
  package init(_ state: ReferenceState, mode: RecordMode) {
    self =
      switch (mode, state) {
      case (.all, _): .record
      case (_, .matching): .pass
      case (.missing, .missing), (.failed, .missing), (.failed, .differing): .record
      case (.missing, .differing), (.never, .missing), (.never, .differing): .fail
      }
  }
}
