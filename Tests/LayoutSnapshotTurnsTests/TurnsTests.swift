import Dispatch
import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTesting
import LayoutSnapshotTurns
import Testing

@Suite struct TurnsTests {
  @Test func later_runs_inOrderAtTheEndOfTheTurn() {
    var done: [Int] = []
    Turns.later { done.append(1) }
    Turns.later { done.append(2) }
    #expect(done.isEmpty)
    #expect(Turns.run() == .done)
    #expect(done == [1, 2])
    #expect(Turns.run() == .nothing)
    #expect(done == [1, 2])
  }

  @Test func later_byAnAction_runsAfterWhatWaitsAlready() {
    var done: [Int] = []
    Turns.later {
      done.append(1)
      Turns.later { done.append(3) }
    }
    Turns.later { done.append(2) }
    #expect(Turns.run() == .done)
    #expect(done == [1, 2, 3])
  }

  @Test func run_byAnAction_doesNotEndTheTurn() {
    var done: [Int] = []
    Turns.later {
      Turns.later { done.append(3) }
      #expect(Turns.run() == .nothing)
      done.append(1)
    }
    Turns.later { done.append(2) }
    Turns.run()
    #expect(done == [1, 2, 3])
  }

  @Test func run_ofAnActionThatPutsOffItself_endsAndSaysSo() {
    var count = 0
    func again() {
      count += 1
      if count < Turns.mostActions + 5 { Turns.later(again) }
    }
    Turns.later(again)
    #expect(Turns.run() == .endless)
    #expect(count == Turns.mostActions + 1)
    #expect(Turns.run() == .done)
    #expect(count == Turns.mostActions + 5)
  }

  /// What waits already ends.
  @Test func run_doesAllThatWaits_howeverMuch() {
    var done: [Int] = []
    for number in 0..<3 * Turns.mostActions { Turns.later { done.append(number) } }
    #expect(Turns.run() == .done)
    #expect(done == Array(0..<3 * Turns.mostActions))
  }

  /// Actions are counted, not rounds, and what is too much is not lost.
  @Test func run_ofActionsThatPutOffTwo_endsInTheMidst_andGoesOn() {
    var count = 0
    func two(_ depth: Int) {
      count += 1
      guard depth > 0 else { return }
      for _ in 0..<2 { Turns.later { two(depth - 1) } }
    }
    Turns.later { two(11) }
    #expect(Turns.run() == .endless)
    #expect(count == Turns.mostActions + 1)
    while Turns.run() == .endless {}
    #expect(count == 4095)
  }

  /// Threads of queues are used again and again, perhaps by another test, also while they act for somebody.
  @Test func threadsOfQueues_doNothing() async {
    let (ours, theirs) = (Count(), Count())
    Turns.later { ours.value += 1 }
    let receiver = TurnReceiver.current
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        Turns.later { theirs.value += 1 }
        receiver.act {
          Turns.later { ours.value += 10 }
          Turns.run()
        }
        continuation.resume()
      }
    }
    #expect(theirs.value == 0 && ours.value == 0)
    Turns.run()
    // Whoever sends it, it is the receiver's.
    #expect(theirs.value == 0 && ours.value == 11)
  }

  @Test func tasksOutsideOfTests_haveQueuesOfTheirOwn() async {
    let (ours, theirs) = (Count(), Count())
    Turns.later { ours.value += 1 }
    await Task.detached {
      Turns.later { theirs.value += 1 }
      // Another task's work is not this one's.
      Turns.run()
    }.value
    #expect(theirs.value == 1 && ours.value == 0)
    for _ in 0..<20 { await Task.yield() }
    Turns.run()
    #expect(theirs.value == 1 && ours.value == 1)
  }

  /// What the test has asked for comes, whichever task leads to it.
  @Test func tasksOfATest_leadToWhatItHasAskedFor() async {
    let count = Count()
    await load { Turns.later { count.value += 1 } }
    Turns.run()
    #expect(count.value == 1)
    let receiver = TurnReceiver.current
    await Task { receiver.act { Turns.later { count.value += 1 } } }.value
    await Task.detached { receiver.act { Turns.later { count.value += 1 } } }.value
    Turns.run()
    #expect(count.value == 3)
  }

  @concurrent private func load(_ action: @Sendable () -> Void) async { action() }

  /// Each of them may be laying out its own views, while the test waits for both.
  @Test func tasksBesideEachOther_leaveEachOtherAlone() async {
    let counts = (Count(), Count())
    await withTaskGroup { group in
      group.addTask {
        Turns.later { counts.0.value += 1 }
        await Task.yield()
      }
      await group.next()
      group.addTask {
        Turns.later { counts.1.value += 1 }
        Turns.run()
      }
    }
    #expect(counts.0.value == 0 && counts.1.value == 1)
    Turns.run()
    #expect(counts.0.value == 0)
  }

  /// What a task is begun for by an action it asks for itself.
  @Test func tasksOfAnAction_areNotItsReceivers() async {
    let box = Count()
    nonisolated(unsafe) var task: Task<Int, Never>?
    Turns.later {
      task = Task {
        Turns.later { box.value += 1 }
        Turns.run()
        return box.value
      }
    }
    Turns.run()
    #expect(await task?.value == 1)
  }

  /// What is put off for code of the main actor is done there, also while it works.
  @Test @MainActor func actionsOfTheMainActor_areDoneThere() {
    let count = Count()
    let isOver = DispatchSemaphore(value: 0)
    Turns.later { count.value += 1 }
    Task { @concurrent in
      Turns.run()
      isOver.signal()
    }
    isOver.wait()
    #expect(count.value == 0)
    Turns.run()
    #expect(count.value == 1)
  }

  /// What never ends does not keep the main queue busy for ever, and other things still come.
  @Test @MainActor func clocks_doNotDelayOthers() async {
    let (ticks, count) = (Count(), Count())
    func tick() {
      ticks.value += 1
      Turns.later(tick)
    }
    tick()
    for number in 1...5 {
      Turns.later { count.value += 1 }
      for _ in 0..<3 { await passMainQueue() }
      #expect(count.value == number)
    }
    let before = ticks.value
    for _ in 0..<3 { await passMainQueue() }
    #expect(ticks.value == before)
  }

  @MainActor private func passMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// What an action asks for in vain is told of the test that it is for, also where the main queue calls it.
  @Test @MainActor func actions_areTheirTests() async throws {
    let test = try #require(AbsentNames.shared.runningTest)
    nonisolated(unsafe) var found: [String?] = []
    Turns.later {
      found.append(AbsentNames.shared.runningTest)
      Turns.later { found.append(AbsentNames.shared.runningTest) }
    }
    await passMainQueue()
    await passMainQueue()
    #expect(found == [test, test])
  }

  /// What is freed then may put off something itself.
  @Test func forgottenTests_mayPutOffMoreAtTheirEnd() throws {
    final class Last { deinit { Turns.later {} } }
    func leave() {
      let last = Last()
      Turns.later { _ = last }
    }
    leave()
    Turns.forget(test: try #require(AbsentNames.shared.runningTest))
  }

  @Test func forgottenTests_haveNothingToDo() throws {
    var count = 0
    Turns.later { count += 1 }
    Turns.forget(test: try #require(AbsentNames.shared.runningTest))
    #expect(Turns.run() == .nothing)
    #expect(count == 0)
  }

  @Test func loops_thatTurn_endTheTurn() {
    var done: [Int] = []
    Turns.later {
      done.append(1)
      Turns.later { done.append(2) }
    }
    RunLoop.current.run(until: Date())
    #expect(done == [1, 2])
    Turns.later { done.append(3) }
    #expect(done == [1, 2])
    RunLoop.current.run(until: Date())
    #expect(done == [1, 2, 3])
  }

  /// One question is asked of each thread's loop, whoever puts off something on it.
  @Test func loops_endTheTurnOfWhoeverTurnsThem() async {
    let (theirs, ours) = (Count(), Count())
    // On threads of the pool, of which each may be the next one's.
    for _ in 0..<50 { await Task.detached { Turns.later { theirs.value += 1 } }.value }
    for number in 1...50 {
      await Task.yield()
      turnLoop { Turns.later { ours.value += 1 } }
      #expect(ours.value == number)
    }
    #expect(theirs.value == 0)
  }

  private func turnLoop(_ action: () -> Void) {
    action()
    RunLoop.current.run(until: Date())
  }

  /// Code of the main actor is in order with its queue.
  @Test @MainActor func codeOfTheMainActor_endsTheTurnWhereItWaits() async {
    let count = Count()
    Turns.later { count.value += 1 }
    #expect(count.value == 0)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(count.value == 1)
    let receiver = TurnReceiver.current
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        receiver.act { Turns.later { count.value += 1 } }
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(count.value == 2)
  }

  private final class Count: @unchecked Sendable {
    // Safe to send: the tests await each other.
    var value = 0
  }
}
