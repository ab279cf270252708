extension ConstraintSystem {
  /// Gives all values of the last solve, by the variables' index; none before it, or where it failed.
  ///
  /// ```swift
  /// let widest = system.withValues { $0.max() }
  /// ```
  /// - Precondition: the body does not solve the system anew, since the memory is the system's.
  @inlinable
  public func withValues<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    storage.pointee.loanCount += 1
    defer { storage.pointee.loanCount -= 1 }
    return try unsafe body(
      UnsafeBufferPointer(start: storage.pointee.values.base, count: storage.pointee.values.count))
  }
}
