import Dispatch
import LayoutSnapshotSupport
import Testing

@Suite struct LockedTests {
  @Test func value_changedByManyThreads_losesNoChange() {
    let numbers = Locked<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<1000 { numbers.withLock { $0.append(8 * number + thread) } }
    }
    #expect(numbers.withLock { $0.sorted() } == Array(0..<8000))
  }

  @Test func error_inTheClosure_freesTheLock() {
    struct Refusal: Error {}
    let number = Locked(1)
    #expect(throws: Refusal.self) {
      try number.withLock { number throws(Refusal) in
        number = 2
        throw Refusal()
      }
    }
    #expect(number.withLock { $0 } == 2)
  }

  @Test func value_isFreedWithItsLock() {
    final class Object {}
    weak var object: Object?
    do {
      let held = Object()
      object = held
      let locked = Locked<Object?>(nil)
      locked.withLock { $0 = held }
      #expect(object != nil)
    }
    #expect(object == nil)
  }
}
