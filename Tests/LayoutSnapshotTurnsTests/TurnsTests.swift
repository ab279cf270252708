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
}
