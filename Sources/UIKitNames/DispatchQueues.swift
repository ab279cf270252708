public import Foundation
internal import LayoutSnapshotTurns

// The compiler prefers these to Dispatch's own, whose other parameters have defaults. `sync` and what takes a `DispatchWorkItem` stay
// Dispatch's: two methods of the same parameters would be ambiguous.

extension DispatchQueue {
  /// Runs code later: on the main queue before the next picture, which waits for other queues.
  ///
  /// ```swift
  /// DispatchQueue.global().async {
  ///   let names = load()
  ///   DispatchQueue.main.async { label.text = names.joined(separator: ", ") }
  /// }
  /// ```
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    submit(work)
  }
  /// Runs code later, as part of a group.
  public func async(group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void) {
    submit(group: group, work)
  }
  /// Runs code later, with a quality of service.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    submit(qos: qos, work)
  }
  /// Runs code later, perhaps as a barrier.
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    submit(flags: flags, work)
  }
  /// Runs code later, as part of a group, with a quality of service.
  public func async(
    group: DispatchGroup, qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    submit(group: group, qos: qos, work)
  }
  /// Runs code later, with a quality of service, perhaps as a barrier.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    submit(qos: qos, flags: flags, work)
  }

  private func submit(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    _ work: @escaping @Sendable () -> Void
  ) {
    // The group is left before the work counts as over, so that who waits for it finds the group empty.
    group?.enter()
    let member: @Sendable () -> Void = {
      work()
      group?.leave()
    }
    guard !MainQueue.isSame(as: self) else {
      Turns.onMainQueue(member)
      return
    }
    let counted = Turns.inBackground(of: label, member)
    async(group: nil, qos: qos, flags: flags) { counted() }
  }

  /// Runs code at a time: what the main queue gets for the second after the code of a test is done before the picture.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    submit(after: Double(deadline.uptimeNanoseconds) / 1e9 - Double(now) / 1e9, work) { delayed in
      asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { delayed() }
    }
  }
  /// Runs code at a time of the clock on the wall.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    // A time of the wall is negative, so that it is told from others.
    let times = [wallDeadline, DispatchWallTime.now()].map { -Double(Int64(bitPattern: $0.rawValue)) / 1e9 }
    submit(after: times[0] - times[1], work) { delayed in
      asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: []) { delayed() }
    }
  }

  private func submit(
    after delay: Double, _ work: @escaping @Sendable () -> Void,
    _ onOwnQueue: (@escaping @Sendable () -> Void) -> Void
  ) {
    if MainQueue.isSame(as: self) {
      Turns.onMainQueue(after: delay, work)
    } else {
      onOwnQueue(Turns.inBackground(of: label, after: delay, work))
    }
  }
}

extension DispatchGroup {
  /// Runs code when that of the group has ended.
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    Turns.notify(by: self, on: queue, work)
  }
}

// What prepared sources call in the place of `sync` and `addOperation` of the main queues.

extension DispatchQueue {
  /// Runs code on the main queue, and waits for it.
  public func _sync<Value, Failure: Error>(
    execute work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var result: Result<Value, Failure>?
    func run() {
      do throws(Failure) { result = .success(try work()) } catch { result = .failure(error) }
    }
    if !Turns.onMainQueueAndWait(run) { sync { run() } }
    guard let result else { preconditionFailure("A queue returns from sync once it has run the code.") }
    return try result.get()
  }
}

extension OperationQueue {
  /// Runs code on the main queue, before the next picture.
  public func _addOperation(_ block: @escaping @Sendable () -> Void) { Turns.onMainQueue(block) }
  /// Adds an operation, which Foundation runs.
  public func _addOperation(_ operation: Operation) { addOperation(operation) }
}
