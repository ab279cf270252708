import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTurns
import LayoutSnapshotValues

/// The device for code that asks for the screen without naming one: the device that is being laid out.
package enum CurrentDevice {
  /// The device of the current layout.
  @TaskLocal package static var laidOut: Device?

  /// The device outside of layouts.
  package static let fallback = Locked(Device.iPhone17)

  /// Notes whether code asks for the device while a value is made.
  @TaskLocal private static var watch: Watch?

  private final class Watch: Sendable {
    let wasAsked = Locked(false)
  }

  /// The current device, for code that depends on it.
  ///
  /// A global constant is computed once for all devices. It gets the device outside of layouts, whichever layout comes
  /// first; otherwise pictures would depend on the order of tests.
  package static var value: Device {
    noteQuestion()
    let outside = fallback.withLock { $0 }
    guard let laidOut, laidOut != outside else { return outside }
    guard GlobalConstants.isOneComputed else { return laidOut }
    AbsentNames.shared.note(
      .device,
      "A global or static constant asked for the screen. It is computed once for all devices and got that of "
        + "\(outside.name). Make it a computed property, or set UIScreen.device.")
    return outside
  }

  /// The current device, for its locale alone, or for code that asks again in each layout.
  package static var unwatched: Device { laidOut ?? fallback.withLock { $0 } }

  /// Notes that what is being made depends on the device.
  static func noteQuestion() { watch?.wasAsked.withLock { $0 = true } }

  /// Runs a closure that makes something for a device.
  ///
  /// - Returns: what was made, and whether it fits this device alone, because the closure asked for the current device.
  package static func watching<Value>(
    _ device: Device, _ make: () throws -> Value
  ) rethrows -> (value: Value, dependsOnDevice: Bool) {
    let watch = Watch()
    let value = try $watch.withValue(watch) {
      try $laidOut.withValue(device) {
        let value = try make()
        // What the value puts off may ask for the device, too.
        if endsTurn == nil { _ = endTurn() }
        return value
      }
    }
    return (value, watch.wasAsked.withLock { $0 })
  }

  /// What is known of the layout that runs.
  private struct Running: Sendable {
    let endsTurn: Bool
    /// Whether its turn has not ended after very many actions.
    let isEndless: Bool
    /// Tasks that are begun in the layout inherit this, and are no part of it.
    let task: String?
  }

  @TaskLocal private static var running: Running?

  /// Whether the layout that runs is the end of a turn: whatever it leads code to put off is done before it is over. Nil outside of
  /// layouts; false within one that is part of another or that code asked for in the midst of its own.
  static var endsTurn: Bool? { running.flatMap { $0.task == RunningTask.number ? $0.endsTurn : nil } }

  /// Whether the turn that the running layout is to end never ends.
  static var isTurnEndless: Bool { running?.isEndless == true }

  /// Ends the turn of the running code for a picture. What never ends is told.
  ///
  /// - Returns: how it has ended.
  static func endTurn() -> Turns.End {
    let end = Turns.run()
    switch end {
    case .endless:
      AbsentNames.shared.note(
        .layout,
        "Code puts something off anew each time that it is done, perhaps with DispatchQueue.main.async, or with receive(on:) or "
          + "delay(for:scheduler:) of Combine. The picture was taken after \(Turns.mostActions) such actions. A phone would show "
          + "the first, each at its time."
      )
    case .late(let queues):
      AbsentNames.shared.note(
        .layout,
        "Code on \(queues.count == 1 ? "the queue" : "the queues") \(queues.joined(separator: ", ")) has not ended after "
          + "\(Turns.longestWait) seconds. The picture was taken without what it leads to. Perhaps it waits for the network, which never "
          + "answers in tests, or for the main thread."
      )
    case .nothing, .done: break
    }
    return end
  }

  /// Runs a closure that lays out or draws on a device: the device and its traits are the current ones.
  ///
  /// What the running code has put off is done before, unless a layout runs already. It is done here, because all layouts of a whole
  /// tree begin here, for a picture, for frames or for a proof, before anything is asked of the tree: its size may depend on it.
  ///
  /// - Parameter endingTurn: Whether the turn of the running code is over. It is not where code lays out its views itself.
  package static func layingOut<Value, Failure: Error>(
    on device: Device, endingTurn: Bool = true, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let endsTurn = endingTurn && endsTurn == nil
    return try Traits.asCurrent(device.traitCollection) { () throws(Failure) in
      try $laidOut.withValue(device) { () -> Result<Value, Failure> in
        let ending: Turns.End = endsTurn ? endTurn() : .nothing
        let running = Running(
          endsTurn: endsTurn, isEndless: ending == .endless, task: RunningTask.number)
        return $running.withValue(running) { () -> Result<Value, Failure> in
          do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
      }.get()
    }
  }
}
