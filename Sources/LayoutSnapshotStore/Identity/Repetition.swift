/// A call that takes a snapshot under a name for which it has taken one before in this process.
package struct Repetition: Hashable, Sendable {
  /// Which snapshot of the call this is, from 2 on.
  package let number: Int
  /// Whether it is another one than the first.
  package let isDifferent: Bool
  /// Whether an earlier one was recorded in this process.
  package let wasRecorded: Bool

  package init(number: Int, isDifferent: Bool, wasRecorded: Bool) {
    self.number = number
    self.isDifferent = isDifferent
    self.wasRecorded = wasRecorded
  }

  /// What is true of several files, or of several devices.
  package func joined(with other: Repetition) -> Repetition {
    Repetition(
      number: max(number, other.number), isDifferent: isDifferent || other.isDifferent,
      wasRecorded: wasRecorded || other.wasRecorded)
  }

  /// Whether what is there is the reference of the first snapshot, so that it says nothing of this one and must
  /// not be replaced by it.
  package var isOfAnother: Bool { isDifferent && !wasRecorded }

  var text: String {
    """
    The first and the \(number.ordinal) snapshot that this call took in this run differ, but share \
    their references. If the call takes several, as in a loop, give each a name: `named: "..."`. If the test was \
    repeated, what it shows differs from run to run.
    """
  }
}

extension Int {
  /// 2nd, 3rd, 4th, 11th, 21st.
  fileprivate var ordinal: String {
    switch (self % 10, self % 100) {
    case (1, let tens) where tens != 11: "\(self)st"
    case (2, let tens) where tens != 12: "\(self)nd"
    case (3, let tens) where tens != 13: "\(self)rd"
    default: "\(self)th"
    }
  }
}
