package import Dispatch
internal import Foundation
internal import LayoutSnapshotSupport

/// What an app gives to Dispatch's queues.
///
/// The main queue of a phone runs between the code of a test and the next picture, and other queues have the time that they need. So what
/// the main queue gets is put off until the end of the turn, and who lays out waits for the other queues, which run as ever.
///
/// Those who wait otherwise get it, too, when the main queue would run it: by turning the loop, or by `await` on the main actor.
extension Turns {
  /// What tells one action from others.
  package final class Ticket: Sendable {
    package init() {}
  }

  /// Puts off an action that code gives to the main queue.
  ///
  /// - Parameters:
  ///   - delay: after how many seconds it is due. Between the code of a test and its picture one second passes.
  ///   - ticket: by what ``cancel(_:)`` finds it.
  package static func onMainQueue(
    after delay: Double = 0, ticket: Ticket = Ticket(), _ action: @escaping () -> Void
  ) {
    let origin = TurnOrigin.current
    // The time that has passed since the code has asked for the clock is not meant.
    let milliseconds = min((delay * 100).rounded(.up) * 10, 1e9)
    guard milliseconds <= 0 else {
      let due = TurnOrigin(age: origin.age + Int(milliseconds))
      let owner = putOff(action, as: .time, from: due, ticket: ticket, mayAsk: false)
      return DispatchQueue.main.asyncAfter(deadline: .now() + delay) { come(ticket, of: owner) }
    }
    putOff(
      action, as: origin.path.isEmpty ? nil : .result(path: origin.nextPath()),
      from: TurnOrigin(age: origin.age), ticket: ticket, mayAsk: true)
  }

  /// Runs an action as `sync` of the main queue does.
  ///
  /// - Returns: whether it was done. Code that nobody waits for, and that of the main queue, has to ask the queue.
  package static func onMainQueueAndWait(_ action: () -> Void) -> Bool {
    // Tasks that the code of a queue has begun are not that code.
    guard !MainQueue.isRunning, RunningTask.number == nil, let block = TurnOrigin.current.block else {
      return false
    }
    let done = DispatchSemaphore(value: 0)
    withoutActuallyEscaping(action) { action in
      let call = Call(action)
      putOff(
        {
          call.perform()
          TurnQueues.shared.begin(block)
          done.signal()
        }, as: nil, from: TurnOrigin(age: TurnOrigin.current.age), ticket: Ticket(), awaitedBy: block,
        mayAsk: true)
      done.wait()
    }
    return true
  }

  /// A call that is gone once it was made.
  private final class Call {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) { self.body = body }

    func perform() {
      body?()
      body = nil
    }
  }

  /// Forgets an action that was put off.
  package static func cancel(_ ticket: Ticket) { TurnQueues.shared.forget(ticket) }

  /// Code that a queue other than the main one will run, such that whoever lays out waits for it.
  ///
  /// - Parameter delay: after how many seconds it is due.
  package static func inBackground(
    of queue: String, after delay: Double = 0, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let (block, run) = background(of: queue, action)
    let isAwaited = delay * 1000 <= Double(BackgroundWork.longestDelay)
    if isAwaited { TurnQueues.shared.begin(block) }
    return {
      if !isAwaited { TurnQueues.shared.begin(block) }
      run()
    }
  }

  /// Does something when the code of a group has ended.
  package static func notify(
    by group: DispatchGroup, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) {
    guard !MainQueue.isSame(as: queue) else {
      let origin = TurnOrigin.current
      let ticket = Ticket()
      let owner = putOff(
        action, as: .group(group, path: origin.nextPath()), from: TurnOrigin(age: origin.age), ticket: ticket,
        mayAsk: false)
      return group.notify(qos: .unspecified, flags: [], queue: .main) { come(ticket, of: owner) }
    }
    let (block, run) = background(of: queue.label, action)
    TurnQueues.shared.expect(block, after: group)
    group.notify(qos: .unspecified, flags: [], queue: queue) {
      TurnQueues.shared.begin(block)
      run()
    }
  }

  private static func background(
    of queue: String, _ action: @escaping @Sendable () -> Void
  ) -> (BackgroundWork.Block, @Sendable () -> Void) {
    let (receiver, origin) = (TurnReceiver.current, TurnOrigin.current)
    let owner = TurnOwner(of: receiver)
    let block = BackgroundWork.Block(queue: queue, owner: owner, path: origin.nextPath())
    let place = TurnOrigin(path: block.path, age: origin.age, block: block)
    return (
      block,
      {
        place.run { owner.acting(receiver).act(action) }
        TurnQueues.shared.end(block)
      }
    )
  }

  // MARK: - Who does it

  /// How long code that does not belong to the main actor may await what it has given to the main queue before that runs beside the code.
  private static let grace = 0.5

  @discardableResult
  private static func putOff(
    _ action: @escaping () -> Void, as place: BackgroundWork.Place?, from origin: TurnOrigin,
    ticket: Ticket, awaitedBy block: BackgroundWork.Block? = nil, mayAsk: Bool
  ) -> TurnOwner {
    let (sender, receiver) = (TurnReceiver.current, TurnReceiver.ofViews)
    let owner = TurnOwner(of: receiver)
    let waiting = TurnQueues.Action(
      receiver: receiver, isInOrderWithMainActor: RunningTask.number == nil || MainQueue.isRunning,
      origin: origin, ticket: ticket, body: action)
    let asks = mayAsk && (sender.isMain || AbsentNames.shared.loneTest != nil)
    if TurnQueues.shared.add(waiting, of: owner, as: place, awaitedBy: block, mayAsk: asks) {
      TurnLoops.askMainQueue(for: owner)
    }
    guard mayAsk else { return owner }
    if RunningTask.number != nil || Thread.isMainThread { TurnLoops.askLoop() }
    if !receiver.isOfMainActor { runIfNobodyDoes(ticket, of: owner) }
    return owner
  }

  /// The main queue runs what it has got for a time, or for the end of a group.
  private static func come(_ ticket: Ticket, of owner: TurnOwner) {
    let caller = TurnCaller.mainQueue
    TurnQueues.shared.release(ticket, of: owner, to: caller)
    _ = run(of: owner, by: caller)
    runIfNobodyDoes(ticket, of: owner)
  }

  /// Does what nobody has done after some time. Who lays out does it himself.
  private static func runIfNobodyDoes(_ ticket: Ticket, of owner: TurnOwner) {
    DispatchQueue.main.asyncAfter(deadline: .now() + grace) {
      guard !TurnQueues.shared.isAtWork(for: owner) else { return runIfNobodyDoes(ticket, of: owner) }
      if let action = TurnQueues.shared.take(ticket, of: owner) { owner.perform(action) }
    }
  }
}
