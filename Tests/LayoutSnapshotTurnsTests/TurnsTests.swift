import Foundation
import LayoutSnapshotTurns
import Testing

@Suite struct TurnsTests {
  @Test func later_runs_inOrderAtTheEndOfTheTurn() {
    var done: [Int] = []
    Turns.later { done.append(1) }
    Turns.later { done.append(2) }
    #expect(done.isEmpty)
    #expect(!Turns.run())
    #expect(done == [1, 2])
    Turns.run()
    #expect(done == [1, 2])
  }

  @Test func later_byAnAction_runsAfterWhatWaitsAlready() {
    var done: [Int] = []
    Turns.later {
      done.append(1)
      Turns.later { done.append(3) }
    }
    Turns.later { done.append(2) }
    #expect(!Turns.run())
    #expect(done == [1, 2, 3])
  }

  @Test func run_byAnAction_doesNotEndTheTurn() {
    var done: [Int] = []
    Turns.later {
      #expect(Turns.run() == false)
      Turns.later { done.append(3) }
      #expect(Turns.run())
      done.append(1)
    }
    Turns.later { done.append(2) }
    Turns.run()
    #expect(done == [1, 2, 3])
  }

  @Test func run_ofAnActionThatPutsOffItself_endsAndSaysThatSomethingWaits() {
    var count = 0
    func again() {
      count += 1
      if count < 250 { Turns.later(again) }
    }
    Turns.later(again)
    #expect(Turns.run())
    #expect(count == Turns.mostRounds)
    #expect(Turns.run())
    #expect(!Turns.run())
    #expect(count == 250)
  }

  @Test func queues_belongToThreads() {
    let done = NSMutableArray()
    nonisolated(unsafe) let seen = done
    Turns.later { done.add(1) }
    let thread = Thread {
      Turns.later { seen.add(2) }
      Turns.run()
      seen.add(3)
    }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(done as? [Int] == [2, 3])
    Turns.run()
    #expect(done as? [Int] == [2, 3, 1])
  }

  @Test func queues_belongToTasks_onWhicheverThread() async {
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

  @Test @MainActor func tasksOfTheMainThread_areOne() async {
    let count = Count()
    // Where others of the main actor run in between, they may end the turn, too.
    await Task { @MainActor in Turns.later { count.value += 1 } }.value
    turn()
    #expect(count.value == 1)
  }

  @MainActor private func turn() { Turns.run() }

  private final class Count: @unchecked Sendable {
    // Safe to send: the tests await each other.
    var value = 0
  }
}
