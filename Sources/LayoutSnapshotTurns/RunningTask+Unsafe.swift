/// The task that runs.
package enum RunningTask {
  /// The number of the running task, which no other task of the process has or will have; nil outside of tasks, and where the
  /// system has no such numbers.
  ///
  /// An address would be given to other tasks once this one has ended. Swift prints the number of a task's job alone, and a task is
  /// its job.
  package static var number: String? {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return nil }
    return unsafe withUnsafeCurrentTask { task in
      unsafe task.map { unsafe unsafeBitCast($0, to: UnownedJob.self).description }
    }
  }
}
